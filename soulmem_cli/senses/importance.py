"""How much a text mattered: importance 0..1, and what makes it part of who one is."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, NamedTuple

from soulmem_cli.senses import heads
from soulmem_cli.senses.life_events import floor

WORDS_SHARE: Final = 0.5
WORDS_USUAL: Final = 0.45  # what the table of words says of a usual text
# what the heads say, and the importance it stands for: their own numbers keep to the middle
KNOTS: Final = ((0.0, 0.03), (0.31, 0.22), (0.51, 0.55), (0.68, 0.83), (1.0, 0.99))
USUAL_IMPORTANCE: Final = 0.35
SELF: Final = re.compile(
    r"\b(?:soy|siempre he|nunca m[aá]s|decid[ií]|he decidido|me di cuenta|aprend[ií]|mi vida|quiero ser|creo que|"
    r"i am|i'm not|always been|never again|i decided|i've decided|i realised|i realized|i learned|my life|want to be|i believe)\b",
    re.IGNORECASE,
)
PARTICULAR: Final = re.compile(r"\d+|[\"“«][^\"”»]+[\"”»]|(?<=[a-záéíóúñ,] )[A-ZÁÉÍÓÚÑ][\wáéíóúñ]+|[@#]\w+")


class Weight(NamedTuple):
    """How much a text weighs, each 0..1."""

    importance: float
    identity: float
    specificity: float


USUAL: Final = Weight(USUAL_IMPORTANCE, 0.1, 0.3)


def weigh(text: str, vector: bytes | None, lang: str) -> Weight:
    """Read the weight of a text from its words, and from its vector when there is one."""
    telling = heads.read_words(text)[7] - WORDS_USUAL
    base = heads.read_vector(vector, lang)[7] if vector else WORDS_USUAL
    importance = max(floor(text), stretched(base + WORDS_SHARE * telling))
    selfhood = min(1.0, len(SELF.findall(text)) / 2)
    identity = min(1.0, max(0.0, 1.1 * importance - 0.2) * 0.8 + 0.25 * selfhood)
    particulars = len(PARTICULAR.findall(text)) + len(text.split()) / 12
    return Weight(importance, identity, min(1.0, particulars / 6))


def stretched(value: float) -> float:
    """A reading of the heads on the scale of importance, straight between the knots."""
    value = min(KNOTS[-1][0], max(KNOTS[0][0], value))
    for (left, low), (right, high) in pairwise(KNOTS):
        if value <= right:
            return low + (high - low) * (value - left) / (right - left)
    return KNOTS[-1][1]
