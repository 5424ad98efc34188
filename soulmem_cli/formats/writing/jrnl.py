"""jrnl's own text file: what jrnl and `import` read back as the same entries, days, tags and stars."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import tzinfo
from typing import Final

from soulmem_cli.domain.archives import Archived
from soulmem_cli.formats.jrnl import tags_in
from soulmem_cli.formats.writing.lines import lines
from soulmem_cli.formats.writing.moments import moment
from soulmem_cli.formats.writing.tags import hashed
from soulmem_cli.text import fold

# a line that jrnl might take for the date of another entry; [x] and [1] it lets be. A space would not do: jrnl strips what it reads
DATELIKE: Final = re.compile(r"^\[(?![^\]\n]{0,3}\])", re.MULTILINE)


def written(archived: Iterable[Archived], zone: tzinfo) -> Iterator[str]:
    """A block an entry: its date in brackets, its words, the tags that are not among them, and an empty line."""
    for each in archived:
        entry = each.entry
        words = block(entry.text, starred=entry.starred)
        there = {fold(tag) for tag in hashed(tags_in(words))}  # as they would be written here: jrnl reads @a*b as one
        more = [tag for tag in hashed(entry.tags) if fold(tag) not in there]
        yield f"[{moment(entry.at, zone)}] " + "\n".join([words, *([" ".join(f"#{tag}" for tag in more)] if more else [])]) + "\n\n"


def block(text: str, *, starred: bool) -> str:
    """The words of an entry as they can stand below a date: a star that is no mark is moved off the first line."""
    text = lines(text)
    title, found, rest = text.partition("\n")
    first, *_ = title.splitlines() or [""]  # to jrnl U+2028 and the like end the line that bears the star
    loose = any(line.strip().startswith("*") or line.strip().endswith("*") for line in (first, title))
    if starred and not loose and first == title:
        text = f"{title} *{found}{rest}"
    elif starred or loose:
        text = f"{'*' if starred else ''}\n{text}"
    head, found, body = text.partition("\n")  # a date in the first words is no date at the beginning of a line
    return head + found + DATELIKE.sub(r"\\[", body)
