"""What is left of a text in a vague memory: a few of its own words in a row, and a vector gone blurred (C9)."""

from __future__ import annotations

import re
from array import array
from typing import Final

from soulmem_cli.senses.passages import Span, sentences, weight
from soulmem_cli.senses.words import STOP
from soulmem_cli.text import fold

WORDS: Final = 6  # of a fragment, at most
SIXES: Final = 6  # dimensions that become one
WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
BREAK: Final = re.compile(r"[.;:!?()…]")


def fragment(text: str) -> Span:
    """Where the few words of a text stand that are left of it: from its weightiest sentence, shortened and never added to."""
    spans = sorted(sentences(text), key=lambda span: (-weight(text[slice(*span)]), span[0]))
    found = [left for span in spans if (left := few(text, *span))]
    start, end = spans[0] if spans else (0, len(text))
    return next((left[0][0], left[-1][1]) for left in [*(each for each in found if len(each) > 1), *found, [(start, min(end, start + 40))]])


def few(text: str, start: int, end: int) -> list[Span]:
    """The first telling words of a sentence; a figure is too exact to be left, and a pause ends it once there are two words."""
    words = [(start + found.start(), start + found.end()) for found in WORD.finditer(text[start:end])]
    while words and dull(text, words[0]):
        words.pop(0)
    kept: list[Span] = []
    for word in words[:WORDS]:
        exact = any(char.isdigit() for char in text[slice(*word)])
        if kept and (exact or (len(kept) > 1 and BREAK.search(text[kept[-1][1] : word[0]]))):
            break
        kept.append(word)
    while len(kept) > 1 and dull(text, kept[-1]):
        kept.pop()
    return kept


def dull(text: str, span: Span) -> bool:
    """Whether a word tells nothing by itself."""
    return fold(text[slice(*span)]) in STOP


def blurred(vector: bytes) -> bytes:
    """A vector whose neighbouring sixes of dimensions are averaged: of 384 values 64 are left, each six times (C9)."""
    values = array("f")
    values.frombytes(vector)
    made = array("f")
    for start in range(0, len(values), SIXES):
        six = values[start : start + SIXES]
        made.extend([sum(six) / len(six)] * len(six))
    return made.tobytes()
