"""Endings of words looked up as a whole, several times as fast as the Snowball stemmers, which look letter by letter."""

from __future__ import annotations

from typing import Any, Final

Table = tuple[dict[str, Any], tuple[int, ...]]  # what there is, by its letters; and of which lengths, the longest first

TABLES: Final[dict[int, Table]] = {}  # by the list they are of: a stemmer has the same ones as long as the program runs


class Endings:
    """What a stemmer does to find which of its beginnings or endings a word has: the longest that its own condition, if any, allows."""

    cursor: int
    limit: int
    limit_backward: int
    current: str

    def find_among(self, known: list[Any]) -> int:
        """The number of what the word has from the cursor on, moving past it; 0 when it has none of them."""
        by_letters, lengths = TABLES.get(id(known)) or table(known)
        at = self.cursor
        for length in lengths:
            if at + length <= self.limit and (found := by_letters.get(self.current[at : at + length])) is not None:
                self.cursor = at + length
                if found.method is None or found.method(self):
                    self.cursor = at + length
                    return int(found.result)
        return 0

    def find_among_b(self, known: list[Any]) -> int:
        """The number of what the word has before the cursor, moving back over it; 0 when it has none of them."""
        by_letters, lengths = TABLES.get(id(known)) or table(known)
        at = self.cursor
        for length in lengths:
            if at - length >= self.limit_backward and (found := by_letters.get(self.current[at - length : at])) is not None:
                self.cursor = at - length
                if found.method is None or found.method(self):
                    self.cursor = at - length
                    return int(found.result)
        return 0


def table(known: list[Any]) -> Table:
    """The table of a stemmer's list."""
    by_letters = {each.s: each for each in known}
    TABLES[id(known)] = by_letters, tuple(sorted({len(letters) for letters in by_letters}, reverse=True))
    return TABLES[id(known)]
