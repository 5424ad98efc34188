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
        'or when you write: soulmem add "…" --because "…"',
        "No está dicho por qué pasó la entrada {id}, ni a qué llevó. Dilo con: soulmem link {id} ID --kind porque; "
        'o al escribir: soulmem add "…" --because "…"',
    ),
    "why_cut": (
        "The chain goes on beyond {hops} steps: ask why of the last entries in it.",
        "La cadena sigue más allá de {hops} pasos: pregunta por qué de las últimas entradas que se ven.",
    ),
    # echoes
    "resonance": ("This echoes #{id} ({age}): “{quote}”", "Esto recuerda a #{id} ({age}): «{quote}»"),
    # uses
    "used_counted": ("Noted as used: {ids}.", "Uso anotado: {ids}."),
    "used_already": ("Used within the hour already: {ids}.", "Ya se usaron hace menos de una hora: {ids}."),
    "used_already_one": ("Used within the hour already: {ids}.", "Ya se usó hace menos de una hora: {ids}."),
    "used_tied": ("Stronger link: #{a} ↔ #{b} · {kind} · {strength}", "Enlace más fuerte: #{a} ↔ #{b} · {kind} · {strength}"),
    "used_nothing": ("Nothing was noted.", "No se anotó nada."),
    "used_too_many": (
        "{count} entries are too many for one cue; name at most {most}.",
        "{count} entradas son demasiadas para una sola pregunta; nombra {most} como mucho.",
    ),
    "used_alone": (
        "--used takes the words of the query and nothing else: soulmem recall --used 3,7 QUERY",
        "--used solo admite las palabras de la búsqueda: soulmem recall --used 3,7 BÚSQUEDA",
    ),
}
