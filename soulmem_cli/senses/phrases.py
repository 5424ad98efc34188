"""Patterns that are compiled when a text first has what all they match has: to compile all that tell goals and facts takes as long as to
start Python six times, and to look for each of them in every sentence longer than to read it.

Whatever such a pattern matches has one of a few strings, in lower case: `needed.py` has them, worked out from the patterns by
`training/needs.py`. A pattern it does not know is looked for everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from zlib import crc32

from soulmem_cli.senses.needed import NEEDED

EVERY: Final[list[Phrase]] = []  # there is, for who works out what they need


class Phrase:
    """A pattern, and the strings of which all it matches has one; none when nothing is known of it."""

    __slots__ = ("compiled", "needed", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.needed = NEEDED.get(crc32(source.encode()), ())
        self.compiled: re.Pattern[str] | None = None
        EVERY.append(self)

    def search(self, text: str) -> re.Match[str] | None:
        """The first match in a text."""
        return self.pattern.search(text) if self.may_be_in(text) else None

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Every match in a text."""
        return self.pattern.finditer(text) if self.may_be_in(text) else iter(())

    def may_be_in(self, text: str) -> bool:
        """Whether a text has what it takes to match."""
        if not self.needed:
            return True
        lower = text.lower()
        return any(string in lower for string in self.needed)

    @property
    def pattern(self) -> re.Pattern[str]:
        """The pattern, compiled once."""
        if self.compiled is None:
            self.compiled = re.compile(self.source)
        return self.compiled
