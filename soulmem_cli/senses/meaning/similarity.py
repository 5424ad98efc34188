"""Making cosines comparable: vectors centred by language, and a scale where 0 is unrelated and 1 is identical.

Multilingual encoders put all texts of a language in one corner of their space, so that unrelated texts have a cosine near
0.8; with the mean vector of the language subtracted, unrelated is near 0. Means and scale belong to an encoder.
"""

from __future__ import annotations

from array import array
from functools import cache
from math import sqrt
from operator import mul
from pathlib import Path
from typing import Final

from soulmem_cli.settings import BUNDLED

MEANS: Final = Path(__file__).parent / "means.bin"  # passage es, passage en, query es, query en: 384 floats each
KINDS: Final = ("passage-es", "passage-en", "query-es", "query-en")
# how much of its mean is taken from a vector; a question keeps half of what makes it a question
SHARE: Final = {"passage": 1.0, "query": 0.5}


@cache
def mean_of(encoder: str, kind: str) -> array[float] | None:
    """The shipped mean vector of an encoder for `passage-es`, `query-en`, …; None for encoders that have none."""
    if encoder != BUNDLED or not MEANS.exists():
        return None
    values = array("f")
    values.frombytes(MEANS.read_bytes())
    size = len(values) // len(KINDS)
    start = KINDS.index(kind) * size
    return values[start : start + size]


def centred(vector: bytes, encoder: str, role: str, lang: str) -> bytes:
    """A vector with the mean of its role (`passage`, `query`) and language (`es`, `en`; `mix` is both) taken away, unit length."""
    values = array("f")
    values.frombytes(vector)
    sides = [mean_of(encoder, f"{role}-{side}") for side in (("es", "en") if lang == "mix" else (lang,))]
    known = [mean for mean in sides if mean is not None]
    if not known:
        return vector
    share = SHARE[role] / len(known)
    means = [share * sum(parts) for parts in zip(*known, strict=True)]
    moved = [value - mean for value, mean in zip(values, means, strict=True)]
    length = sqrt(sum(map(mul, moved, moved))) or 1.0
    return array("f", [value / length for value in moved]).tobytes()


def asked_vector(raw: bytes, encoder: str, lang: str) -> bytes:
    """The vector of a question in `lang`, as entries are searched with it: centred, and turned where the encoder is the bundled one."""
    question = centred(raw, encoder, "query", lang)
    if encoder != BUNDLED:
        return question
    from soulmem_cli.senses.meaning.adapter import turned

    values = array("f")
    values.frombytes(question)
    moved = turned(values)
    length = sqrt(sum(map(mul, moved, moved))) or 1.0
    return array("f", [value / length for value in moved]).tobytes()


def dot(a: bytes, b: bytes) -> float:
    """The dot product of two vectors."""
    left, right = array("f"), array("f")
    left.frombytes(a)
    right.frombytes(b)
    return float(sum(map(mul, left, right)))
