"""NDJSON: one entry a line, read and written line by line, however many there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, BinaryIO

from soulmem_cli.domain.archives import Archived, Tie
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import record
from soulmem_cli.formats.jsons import DECODER, dumped


def written(archived: Iterable[Archived]) -> Iterator[str]:
    """One line an entry, with its links to others by uid."""
    for each in archived:
        yield dumped({**record.written(each), "links": [link(tie) for tie in each.ties]}) + "\n"


def link(tie: Tie) -> dict[str, Any]:
    """A link as seen from the entry it goes out from."""
    made_at = tie.made_at.isoformat() if tie.made_at else None
    return {"uid": tie.b, "kind": tie.kind, "strength": tie.strength, "because": tie.because, "said": tie.said, "made_at": made_at}


def lines(head: bytes, stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Each line that is not blank, with its number; `head` is what was read of the stream already."""
    *whole, rest = head.split(b"\n")
    for number, line in enumerate(chain(whole, [rest + stream.readline()], stream), 1):
        if line.strip():
            yield number, line


def value(line: bytes) -> tuple[Any, bool]:
    """The value on a line, and whether all its bytes were UTF-8. Raises UsageError("line_not_json")."""
    try:
        text, clean = line.decode("utf-8-sig"), True
    except UnicodeDecodeError:
        text, clean = line.decode("utf-8-sig", "replace"), False
    text = text.strip()
    try:
        found, end = DECODER.raw_decode(text)
    except (ValueError, RecursionError) as error:
        raise UsageError("line_not_json") from error
    if end < len(text):
        raise UsageError("line_not_json")
    return found, clean
