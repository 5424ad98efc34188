"""The reader of each foreign format, loaded when a file is in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from soulmem_cli.formats import notes, shapes
from soulmem_cli.formats.foreign import Found, Manner

FIGURED: Final = re.compile(r"^(?:\[|#{1,6}\s+|[*_]+)?(\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2}))(?!\d)", re.MULTILINE)


def read(form: str, text: str, manner: Manner, name: str) -> Iterator[Found]:
    """What is in a text of this format. Raises UsageError where it cannot be read as a whole."""
    if form == shapes.JRNL:
        from soulmem_cli.formats import jrnl

        return jrnl.read_json(text, manner) if text.lstrip().startswith("{") else jrnl.read(text, manner)
    if form == shapes.DAYONE:
        from soulmem_cli.formats import dayone

        return dayone.read(text, manner)
    if form == shapes.MARKDOWN:
        from soulmem_cli.formats import markdown

        return markdown.read(text, manner, name)
    if form == shapes.CSV:
        from soulmem_cli.formats import csvs

        return csvs.read(text, manner)
    if form == shapes.SOULMEMORY:
        from soulmem_cli.formats import soulmemory

        return soulmemory.read(text, manner)
    if form == shapes.AUDREY:
        from soulmem_cli.formats import audrey

        return audrey.read(text, manner)
    from soulmem_cli.formats import plain

    day = notes.day_of(name, manner)
    return plain.read(text, manner, day.at if day else None)


def figures(texts: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The dates in figures at the beginnings of lines and in the names of files, which tell the order they are in."""
    for name, text in texts:
        if found := notes.YEAR_LAST.search(notes.stem(name)):
            yield "-".join(found.groups())
        yield from (found[1] for found in FIGURED.finditer(text))
