"""What is known of a word before it is read: whether it is a given name, a common word, a place or a thing."""

from __future__ import annotations

import mmap
import os
from functools import cache
from typing import Final

PAGES: Final = os.path.join(os.path.dirname(__file__), "lexicon.txt")
GIVEN: Final = frozenset("efnx")  # the marks of given names
SMALL: Final = ("ito", "ita")
COMMON: Final = frozenset("123")  # the marks of ordinary words, from the most used to the less


@cache
def book() -> mmap.mmap:
    """The lexicon: a word a line, folded, sorted by its bytes, with a letter for each thing it is."""
    with open(PAGES, "rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)


@cache
def marks(word: str) -> str:
    """What a folded word is, a letter for each.

    `e` and `n` given names in Spanish and English, `x` of elsewhere and nicknames, `f` a name many bear that is also a
    word, `s` a surname, `p` a place, `t` a thing, `b` of these a brand, a team or a show, `1` to `3` an ordinary word. A small name
    («Marianita») is one of elsewhere.
    """
    return listed(word) or ("x" if word[-3:] in SMALL and any(len(base) > 3 and small(listed(base)) for base in bases(word)) else "")


def ordinary(word: str) -> bool:
    """Whether a folded word is one of everyday Spanish or English."""
    return any(mark.isdigit() for mark in marks(word))


def small(known: str) -> bool:
    """Whether a name with these marks may be said small: a given name that is no word beside."""
    return not GIVEN.isdisjoint(known) and COMMON.isdisjoint(known) and "f" not in known


def bases(word: str) -> tuple[str, ...]:
    """What a word in -ito or -ita may be made of: Mariana, Juan, Pedro, Carmen."""
    return (word[:-3] + word[-1], word[:-3], word[:-4]) if word[-4:-3] == "c" else (word[:-3] + word[-1], word[:-3])


def listed(word: str) -> str:
    """What the lexicon itself says of a folded word."""
    page, wanted = book(), word.encode() + b" "
    low, high = 0, len(page)
    while low < high:
        middle = (low + high) // 2
        start = page.rfind(b"\n", low, middle) + 1 or low
        end = page.find(b"\n", start)
        line = page[start:end]
        if line.startswith(wanted):
            return line[len(wanted) :].decode()
        if line < wanted:
            low = end + 1
        else:
            high = start
    return ""
