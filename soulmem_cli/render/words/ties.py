"""Words of links, causes, uses and echoes. English, Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # what the entry at the other end of a link is
    "link_replaces": ("replaced", "reemplazada"),
    "link_replaced-by": ("replacement", "reemplazo"),
    "link_because": ("cause", "causa"),
    "link_led-to": ("consequence", "consecuencia"),
    "link_used-together": ("used together", "usadas juntas"),
    "linked_because": ("#{a} because of #{b} · {strength}", "#{a} a causa de #{b} · {strength}"),
    "linked_led-to": ("#{a} led to #{b} · {strength}", "#{a} llevó a #{b} · {strength}"),
    # causes
    "cause_is_entry": (
        "{id} is taken for the number of an entry: the two are linked as well.",
        "{id} se toma por el número de una entrada: las dos quedan además enlazadas.",
    ),
    "why_again": ("already in the chain", "ya está en la cadena"),
    "why_reason": ("“{reason}”", "«{reason}»"),
    "why_nothing": (
        "It was not said why entry {id} happened, nor what came of it. Say so with: soulmem link {id} ID --kind because; "
        "or when you write: soulmem add \"…\" --because \"…\"",
        "No está dicho por qué pasó la entrada {id}, ni a qué llevó. Dilo con: soulmem link {id} ID --kind porque; "
        "o al escribir: soulmem add \"…\" --because \"…\"",
    ),
    "why_cut": (
        "The chain goes on beyond {hops} steps: ask why of the last entries in it.",
        "La cadena sigue más allá de {hops} pasos: pregunta por qué de las últimas entradas que se ven.",
    ),
    # echoes
    "resonance": ("This echoes #{id} ({age}): “{quote}”", "Esto recuerda a #{id} ({age}): «{quote}»"),
}
