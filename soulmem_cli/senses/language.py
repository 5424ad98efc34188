"""Which language a text is in, from its small words, its letters and its endings; cheap, offline, for a few words too."""

from __future__ import annotations

import re
from typing import Final

from soulmem_cli.senses.words import ENGLISH, SPANISH, TOKEN

# words both languages write alike tell nothing
SHARED: Final = frozenset(
    """
    a me he no son as once all has tan era sin solo va fin red real final color animal hotel bar
    """.split()
)
ES_WORDS: Final = (SPANISH - SHARED) | frozenset(
    """
    hoy ayer mañana anoche noche dia día mama mamá papa papá casa trabajo hijo hija años año gracias bueno buena nada
    algo siempre nunca ahora luego despues después antes vida gente hacer hecho dije dijo fui fuimos salio salió llego
    llegó vino tarde semana jefe amiga amigo hermana hermano abuela abuelo comida cena perro gato lluvia feliz triste
    miedo asco rabia
    """.split()
)
EN_WORDS: Final = (ENGLISH - SHARED) | frozenset(
    """
    today yesterday tomorrow tonight night day mum mom dad home work job son daughter years year thanks good bad
    nothing something always never later life people made said went got came week boss friend sister brother grandma
    dinner lunch dog cat rain happy sad scared angry still again first last back going one two
    """.split()
)
ES_LETTERS: Final = re.compile("[ñ¿¡áéíóúü]", re.IGNORECASE)
ES_ENDINGS: Final = ("cion", "ción", "ando", "iendo", "mente", "aron", "ieron", "ito", "ita", "dad", "amos", "imos", "aba", "ía", "é", "ó")
EN_ENDINGS: Final = ("ing", "tion", "ght", "ould", "ness", "less", "'t", "'s", "ck", "wn", "th", "sh", "ee", "oo")


def weigh(text: str) -> tuple[float, float]:
    """How much of a text speaks for Spanish and for English, in words."""
    spanish = 0.6 * min(3, len(ES_LETTERS.findall(text)))
    english = 0.4 * len(re.findall(r"\w['’](?:t|s|m|re|ve|ll|d)\b", text))
    for word in TOKEN.findall(text.casefold()):
        if word in ES_WORDS:
            spanish += 1
        elif word in EN_WORDS:
            english += 1
        elif word.endswith(ES_ENDINGS) and len(word) > 3:
            spanish += 0.4
        elif (word.endswith(EN_ENDINGS) or "w" in word or "k" in word) and len(word) > 2:
            english += 0.35
    return spanish, english


def detect(text: str, usual: str = "en") -> str:
    """`es`, `en`, or `mix` when both are really there; `usual` when nothing tells."""
    spanish, english = weigh(text)
    if spanish == english == 0:
        return usual
    lesser = min(spanish, english)
    if lesser >= 2.5 and lesser / max(spanish, english) > 0.28:
        return "mix"
    if spanish == english:
        return usual
    return "es" if spanish > english else "en"


def side(text: str, usual: str = "en") -> str:
    """The one language a text is nearer to: `es` or `en`."""
    spanish, english = weigh(text)
    return usual if spanish == english else "es" if spanish > english else "en"
