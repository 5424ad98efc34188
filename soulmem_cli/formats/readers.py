"""The reader of each foreign format, loaded when a file is in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Final

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, foreign, ndjson, notes, record, shapes
from soulmem_cli.formats.foreign import Found, Manner
from soulmem_cli.formats.guess import JSON, NDJSON

OBJECT: Final = re.compile(r'\s*\{\s*["}]')
FIGURED: Final = re.compile(r"^(?:\[|#{1,6}\s+|[*_]+)?(\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2}))(?!\d)", re.MULTILINE)


def read(form: str, text: str, manner: Manner, name: str) -> Iterator[Found]:
    """What is in a text of this format. Raises UsageError where it cannot be read as a whole."""
    if form in (JSON, NDJSON):
        return ours(form, text, manner)
    if form == shapes.JRNL:
        from soulmem_cli.formats import jrnl

        return jrnl.read_json(text, manner) if OBJECT.match(text) else jrnl.read(text, manner)
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


def ours(form: str, text: str, manner: Manner) -> Iterator[Found]:
    """Our own lines or document, among files of others."""
    for section, value, line in told(form, text):
        if section in document.HEAD:
            continue
        if section != "entries":
            yield Found(line, element=document.Element(section, value, line))
            continue
        try:
            yield Found(line, record.read(ndjson.value(value)[0] if isinstance(value, bytes) else value, manner.habits))
        except UsageError as error:
            yield foreign.outside(line, error)


def told(form: str, text: str) -> Iterator[document.Element]:
    """The elements of a document, or lines as they stand."""
    if form == JSON:
        return document.elements(text)
    lines = ndjson.lines(text.encode("utf-8", "replace"), BytesIO())
    return (document.Element("entries", line, number) for number, line in lines)


def figures(texts: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The dates in figures at the beginnings of lines and in the names of files, which tell the order they are in."""
    for name, text in texts:
        if found := notes.YEAR_LAST.search(notes.stem(name)):
            yield "-".join(found.groups())
        yield from (found[1] for found in FIGURED.finditer(text))
