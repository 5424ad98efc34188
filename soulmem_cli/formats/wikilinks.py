"""Links between notes: [[2024-03-14]] in one leads to the first entry of the other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from soulmem_cli.formats import foreign, marks, notes
from soulmem_cli.formats.foreign import Found
from soulmem_cli.text import fold

LINK: Final = re.compile(r"(?<!!)\[\[([^\[\]|#^\n]+)(?:[#^][^\[\]|\n]*)?(?:\|[^\[\]\n]*)?\]\]")

Note = tuple[str, list[Found]]


def named(found: Found) -> Found:
    """An entry with a uid made of its moment and words, so that others can lead to it."""
    record = found.record
    if record is None or record.draft.uid is not None or not record.dated:
        return found
    return found._replace(record=record._replace(draft=record.draft._replace(uid=marks.of_moment(record.draft))))


def tied(bundle: Iterable[Note]) -> Iterator[Note]:
    """Notes with their links as rows after their entries; a link to no note of the bundle stays words."""
    notes_here = [(name, [named(each) for each in found]) for name, found in bundle]
    firsts = {fold(notes.stem(name)): uid for name, found in reversed(notes_here) if (uid := first(found))}
    for name, found in notes_here:
        yield name, [*found, *(row for each in found for row in rows(each, firsts))]


def first(found: list[Found]) -> str | None:
    """The uid of the first entry of a note."""
    return next((each.record.draft.uid for each in found if each.record and each.record.draft.uid), None)


def rows(found: Found, firsts: dict[str, str]) -> Iterator[Found]:
    """The links of one entry."""
    if found.record is None or found.record.draft.uid is None:
        return
    a = found.record.draft.uid
    words = (fold(notes.stem(f"{word.strip().rpartition('/')[2]}.md")) for word in LINK.findall(found.record.draft.text))
    for b in dict.fromkeys(firsts.get(word) for word in words):
        if b is not None and b != a:
            yield foreign.row("links", found.line, {"a": a, "b": b, "kind": "related", "said": True})
