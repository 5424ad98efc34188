"""Whether a question asks for what holds now: «mi teléfono actual», "my favourite bar", «cuánto gano»."""

from __future__ import annotations

import re
from typing import Final

from soulmem_cli.text import fold

SURELY: Final = 1.0
LIKELY: Final = 0.7
NOW: Final = r"""\b(actual\w*|ahora|hoy\ en\ dia|ultim[oa]s?|mas\ reciente|de\ momento|todavia|current\w*|now|nowadays|latest
    |these\ days|newest|most\ recent|at\ the\ moment|still)\b"""
# what is asked in the present of one fact
FACT: Final = r"""^(?:cual(?:es)?\ (?:es|son)\ |what'?s\ |what\ is\ |which\ is\ )?(?:mi|mis|my)\b
    |^(?:quien(?:es)?\ (?:es|son)|donde\ vivo|cuanto\ (?:gano|cobro|peso|pago|mido)|who'?s|who\ is|where\ (?:do|am)\ i|how\ much\ do\ i
        |what\ do\ i|(?:what|which)\ .*\ do\ i|how\ (?:many|long|old))\b
    |^que\ (?:dosis|telefono|numero|coche|carro|auto|moto|medicina|medicacion)\b
    |\b(?:favou?rit[eoa]s?|codigo|code|clave|contraseña|password|combination|combinacion|dosis|dose|sueldo|salary|pin)\b
    |^(?:numero|number|direccion|address|telefono|phone)\b"""
PAST: Final = r"\b(cuando|when|was|were|did|fue|era|vez|time|how\ i|how\ did|como\ (?![lmst]e\b)\w+e)\b"


def asked(text: str) -> float:
    """How surely a question asks for the newest of what is known, 0..1."""
    plain = fold(text).strip(" ¿¡?!").replace("’", "'")
    if re.search(PAST, plain, re.VERBOSE):
        return 0.0
    if re.search(NOW, plain, re.VERBOSE):
        return SURELY
    return LIKELY if re.search(FACT, plain, re.VERBOSE) else 0.0
