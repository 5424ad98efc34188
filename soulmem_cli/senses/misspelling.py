"""The word that a misspelt one is most likely a slip of: a letter too many, missing, wrong, or two that changed places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SHORTEST: Final = 4  # letters; shorter words are a slip away from too many others
LONG: Final = 9  # letters from which two slips are forgiven


def nearest(word: str, known: Iterable[tuple[str, int]]) -> str | None:
    """Of known words, each with how often it is used, the one that `word` is a slip of; of several the nearest, then the commonest."""
    if len(word) < SHORTEST:
        return None
    most = 2 if len(word) >= LONG else 1
    found: tuple[int, int, str] | None = None
    for other, uses in known:
        if abs(len(other) - len(word)) <= most and (apart := slips(word, other, most)) <= most:
            found = min(found or (apart, -uses, other), (apart, -uses, other))
    return found[2] if found else None


def slips(word: str, other: str, most: int) -> int:
    """How many slips lie between two words (Damerau and Levenshtein, neighbours only), `most` + 1 as soon as it is more."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, letter in enumerate(word, 1):
        line = [i]
        for j, their in enumerate(other, 1):
            cost = min(last[j] + 1, line[j - 1] + 1, last[j - 1] + (letter != their))
            if i > 1 and j > 1 and letter == other[j - 2] and word[i - 2] == their:
                cost = min(cost, before[j - 2] + 1)
            line.append(cost)
        if min(line) > most:
            return most + 1
        before, last = last, line
    return last[-1]
