"""Which feelings a question asks about: «días que me sentí sola», "things that grossed me out"."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Final

from soulmem_cli.domain import Emotion
from soulmem_cli.senses.questions.feeling_words import IN_COMPANY, OTHERWISE, WORDS
from soulmem_cli.senses.words import TOKEN
from soulmem_cli.text import fold

# a question about feelings, not one about a thing that has a feeling's name
FELT: Final = r"""\b(me\ senti\w*|sentir\w*|siento|sentia|senti|estuve|estaba|me\ di[oe]|me\ dieron|me\ da|felt|feel\w*|emotion\w*|emoci\w*
    |moments?|momentos?|dias|days|times|veces|cuando|things\ that|lo\ que|cosas\ que|llore|was|made\ me|ganas)\b"""
NAMED: Final = 0.5  # of the weight of a feeling that only stands there as a word


def asked(text: str) -> dict[Emotion, float]:
    """The feelings a question asks about, each with its weight; nothing when it asks about none. The weights add up to 1 at most."""
    # one with a capital inside a sentence is a name
    said = [fold(word) for at, word in enumerate(TOKEN.findall(text)) if not at or word[0].islower() or word == "I" or text.isupper()]
    if counted(said):  # a pattern is made only where it may be needed
        said = re.sub(rf"\b({OTHERWISE})\b", " ", " ".join(said), flags=re.VERBOSE).split()
    found = counted(said)
    if not found:
        return {}
    share = 1.0 if re.search(FELT, fold(text), re.VERBOSE) else NAMED
    return {emotion: share * count / sum(found.values()) for emotion, count in found.items()}


def counted(said: list[str]) -> Counter[Emotion]:
    """How often each emotion is named in some words."""
    found = Counter[Emotion]()
    for word in said:
        for emotion, (whole, beginnings) in book().items():
            found[emotion] += word in whole or word.startswith(beginnings)
        if word in IN_COMPANY:
            emotion, company = IN_COMPANY[word]
            found[emotion] += re.search(company, " ".join(said)) is not None
    return +found


@cache
def book() -> dict[Emotion, tuple[frozenset[str], tuple[str, ...]]]:
    """The words of each emotion that count whole, and the beginnings of others."""
    made: dict[Emotion, tuple[frozenset[str], tuple[str, ...]]] = {}
    for emotion, line in WORDS.items():
        words = line.split()
        made[emotion] = frozenset(word for word in words if word[-1] != "*"), tuple(word[:-1] for word in words if word[-1] == "*")
    return made
