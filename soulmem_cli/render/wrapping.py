"""Laying words out in a column: lines broken by the cells a terminal gives them, not by their characters."""

from __future__ import annotations

import os
import sys
from typing import Final

NARROW: Final = 60
WIDE: Final = 100


def width() -> int:
    """The width to write prose for: COLUMNS, or the terminal's, or 80; never below 60 or above 100."""
    said = os.environ.get("COLUMNS", "")
    if said.isdigit() and int(said):
        columns = int(said)
    else:
        try:
            columns = os.get_terminal_size(sys.stdout.fileno()).columns or 80
        except (AttributeError, OSError, ValueError):
            columns = 80
    return max(NARROW, min(WIDE, columns))


def cells(text: str) -> int:
    """How many cells of a terminal a text takes."""
    if text.isascii():
        return len(text)
    from unicodedata import category, east_asian_width

    return sum(0 if category(c) in ("Mn", "Me", "Cf") else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def wrapped(text: str, columns: int) -> list[str]:
    """The lines of a text, broken between words; a word longer than a line stands alone."""
    return flowed(text.split(), columns, " ")


def flowed(pieces: list[str], columns: int, gap: str = "  ") -> list[str]:
    """Lines of pieces that stay whole; one longer than a line stands alone."""
    lines: list[str] = []
    line = ""
    for piece in pieces:
        joined = f"{line}{gap}{piece}" if line else piece
        if line and cells(joined) > columns:
            lines.append(line)
            line = piece
        else:
            line = joined
    return [*lines, line]


def paired(rows: list[tuple[str, str]], columns: int, widest: int = 26) -> list[str]:
    """Two columns: a name and what it means, wrapped beside it; below it when the name is wider than `widest`."""
    left = max((cells(name) for name, _ in rows if cells(name) <= widest), default=0)
    lines = []
    for name, meaning in rows:
        first, *rest = wrapped(meaning, columns - left - 4)
        if cells(name) > left:
            lines.append(f"  {name}")
            lines.append(f"{'':{left + 4}}{first}")
        else:
            lines.append(f"  {name}{'':{left - cells(name)}}  {first}")
        lines.extend(f"{'':{left + 4}}{line}" for line in rest)
    return [line.rstrip() for line in lines]
