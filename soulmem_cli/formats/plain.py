"""Plain text: entries under lines that are a date, or after a date and a colon; without any, the whole file is one entry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from typing import Final

from soulmem_cli.formats import foreign, stamps
from soulmem_cli.formats.foreign import Found, Manner

AROUND: Final = " \t\r#=*_-–—>:."
PARTS: Final = re.compile(r":\s+|\s+[-–—]\s+|\t")  # what may part a date from the words; a colon inside a time does not
# what every date has, so that the grammar is asked of few lines: figures parted by a sign, or a year and the beginning of a month
MAYBE: Final = re.compile(
    r"\d[-/._]\d|^(?=.*[12]\d{3})(?=.*\b(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|oct|nov|dic|dec))|\b[12]\d{7}\b", re.IGNORECASE
)


def read(text: str, manner: Manner, day: datetime | None) -> Iterator[Found]:
    """The entries of a text; what stands above the first date is of `day`, which the name of the file tells, or undated."""
    at, begun = day, 1
    words: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r")
        head = dated(line, manner)
        if head is None:
            words.append(line)
            continue
        yield from closed(begun, words, at, manner)
        (at, rest), begun = head, number
        words = [rest] if rest else []
    yield from closed(begun, words, at, manner)


def closed(begun: int, words: list[str], at: datetime | None, manner: Manner) -> Iterator[Found]:
    """The entry that some lines are, unless there is nothing on them."""
    text = "\n".join(words)
    if text.strip():
        yield foreign.entry(begun, text.strip("\n").rstrip(), at, manner)


def dated(line: str, manner: Manner) -> tuple[datetime, str] | None:
    """The moment a line begins with, and the words after it; None when it begins with none."""
    if not MAYBE.search(line[: stamps.LONGEST]):
        return None
    whole = stamps.read(line.strip(AROUND), manner)
    if whole is not None:
        return whole.at, ""
    for found in PARTS.finditer(line[: stamps.LONGEST]):
        stamp = stamps.read(line[: found.start()].strip(AROUND), manner)
        if stamp is not None and line[found.end() :].strip():
            return stamp.at, line[found.end() :]
    return None
