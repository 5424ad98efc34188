"""The trained heads: linear readings of an entry's vector, and a table of what words and pairs of words tell.

`senses/training/train.py` makes both files. `heads.bin`: thirteen rows of 384 floats (seven emotions, four levels,
valence, arousal), then thirteen biases for each of es, en, mix. `words.bin`: twelve floats (the step of the bytes, eleven
biases), then for each of 32,768 hashed words and pairs eleven signed bytes (emotions, levels) and one of rarity.
"""

from __future__ import annotations

import math
import re
import unicodedata
from array import array
from functools import cache
from itertools import pairwise
from operator import mul
from pathlib import Path
from typing import Final
from zlib import crc32

from soulmem_cli.domain import Emotion

HEADS: Final = Path(__file__).parent / "heads.bin"
WORDS: Final = Path(__file__).parent / "words.bin"
EMOTIONS: Final = tuple(emotion.value for emotion in Emotion)
LANGS: Final = ("es", "en", "mix")
LEVELS: Final = ("trivial", "normal", "important", "critical")
FEELING: Final = slice(0, 7)
WEIGHT: Final = slice(7, 11)
OUTPUTS: Final = 13
VALENCE: Final = 11
AROUSAL: Final = 12
BUCKETS: Final = 1 << 15
CELL: Final = 12
RARITY_STEPS: Final = 20  # steps of rarity in one unit
WORDS_SHARE: Final = 1.0  # of the words beside the vector, in log-probability
LEVEL_WORDS_SHARE: Final = 0.2
TOKEN: Final = re.compile("[a-z]+|[!?.]+|[\U0001f300-\U0001faff\u2600-\u27bf]")


def read_vector(vector: bytes, lang: str) -> list[float]:
    """The outputs of the vector heads: seven emotion logits, four of levels, valence, arousal."""
    values = array("f")
    values.frombytes(vector)
    rows, biases = heads()
    bias = biases[LANGS.index(lang) if lang in LANGS else 2]
    return [float(sum(map(mul, values, row))) + bias[i] for i, row in enumerate(rows)]


@cache
def heads() -> tuple[list[array[float]], list[array[float]]]:
    """The rows of weights and the biases by language."""
    values = array("f")
    values.frombytes(HEADS.read_bytes())
    wide = (len(values) - OUTPUTS * len(LANGS)) // OUTPUTS
    rows = [values[i * wide : (i + 1) * wide] for i in range(OUTPUTS)]
    start = OUTPUTS * wide
    return rows, [values[start + i * OUTPUTS : start + (i + 1) * OUTPUTS] for i in range(len(LANGS))]


def counted(text: str) -> dict[int, float]:
    """The hashed words and pairs of a text with 1 + log(count) of each."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    found = [word if word[0].isalpha() else word[:3] for word in TOKEN.findall(plain)]
    counts: dict[int, int] = {}
    for name in (*found, *map(" ".join, pairwise(found))):
        bucket = crc32(name.encode()) % BUCKETS
        counts[bucket] = counts.get(bucket, 0) + 1
    return {bucket: 1 + math.log(count) for bucket, count in counts.items()}


def read_words(text: str) -> list[float]:
    """What the words of a text tell: seven emotion logits and four of levels."""
    table = words()
    head = array("f")
    head.frombytes(table[: 4 * CELL])
    weighted: list[tuple[int, float]] = []
    for bucket, weight in counted(text).items():
        start = 4 * CELL + bucket * CELL
        if table[start + CELL - 1]:
            weighted.append((start, weight * table[start + CELL - 1] / RARITY_STEPS))
    length = math.sqrt(sum(weight * weight for _, weight in weighted)) or 1.0
    told = list(head[1:])
    for start, weight in weighted:
        share = weight / length * head[0]
        for i in range(CELL - 1):
            told[i] += share * (table[start + i] - 256 if table[start + i] > 127 else table[start + i])
    return told


@cache
def words() -> bytes:
    """The table of words."""
    return WORDS.read_bytes()


def normal(logits: list[float]) -> list[float]:
    """Log-probabilities of logits."""
    most = max(logits)
    total = most + math.log(sum(math.exp(each - most) for each in logits))
    return [each - total for each in logits]
