"""Long texts by parts: what an entry says in passing is found by the vector of those two sentences, not of the whole."""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from soulmem_cli.senses.meaning import Encoder

LONG: Final = 30  # words; what a shorter text says in passing, it says
SENTENCES: Final = 2  # of a window, each beginning one sentence after the last
MOST: Final = 24  # windows of a text; a longer one has larger windows
BREAK: Final = r"(?<=[.!?…])[\"”»)]*\s+|\n+"


class Meant(NamedTuple):
    """The vector of a text and those of its windows; a short text has none."""

    whole: bytes
    windows: tuple[bytes, ...] = ()


def meant(encoder: Encoder, texts: Sequence[str]) -> list[Meant]:
    """What an encoder makes of texts that will be searched, in one batch of it all."""
    parts = [windows(text) for text in texts]
    made = iter(encoder.passages([*texts, *(window for each in parts for window in each)]))
    whole = [next(made) for _ in texts]
    return [Meant(vector, tuple(next(made) for _ in each)) for vector, each in zip(whole, parts, strict=True)]


def windows(text: str) -> list[str]:
    """The windows of a long text of more than two sentences, at most 24 of them."""
    if len(text.split()) < LONG:
        return []
    sentences = [part.strip() for part in re.split(BREAK, text) if part.strip()]
    if len(sentences) <= SENTENCES:
        return []
    step = ceil((len(sentences) - 1) / MOST)
    return [" ".join(sentences[start : start + step + 1]) for start in range(0, len(sentences) - 1, step)]


def packed(vector: bytes) -> bytes:
    """A vector in signed bytes, its longest part ±127: a quarter of the room, and its cosines are the same to two decimals."""
    values = array("f")
    values.frombytes(vector)
    longest = max(max(values), -min(values)) or 1.0
    return array("b", [round(value * 127 / longest) for value in values]).tobytes()
