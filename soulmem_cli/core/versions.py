"""How an entry came to read as it does: every version, and what changed from one to the next."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Final

from soulmem_cli.core.naming import named, warn_hidden
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry
from soulmem_cli.domain.changes import Part, Stretch, Version
from soulmem_cli.store import versions

WORDS_AT_MOST: Final = 4000  # of a longer text, whole lines are compared
WORD: Final = re.compile(r"\s+|[^\W_]+|.", re.DOTALL)
LINE: Final = re.compile(r".*\n|.+")


def history(session: Session, entry: int) -> list[Version]:
    """The versions of an entry, the first first, whichever of them is named. Raises MissingError."""
    db, user = session.reader()
    (asked,) = named(db, user, [entry])
    warn_hidden(session, [asked])
    assert asked.id is not None
    found = named(db, user, versions.all_of(db, user, asked.id))
    known = {each.id: each for each in found}
    replaced = {each.replaces for each in found if each.forgotten_at is None}
    return [version(each, known.get(each.replaces), current=each.id not in replaced and each.forgotten_at is None) for each in found]


def version(entry: Entry, before: Entry | None, *, current: bool) -> Version:
    """An entry as a version of another."""
    assert entry.id is not None
    return Version(
        entry.id, entry.uid, entry.text, entry.at, entry.written_at, entry.replaces, current, entry.private,
        entry.forgotten_at is not None, difference(before.text, entry.text) if before else (),
    )  # fmt: skip


def difference(old: str, new: str) -> tuple[Stretch, ...]:
    """What was taken out of a text, put in, and left: the two texts are what is left with either."""
    was, now = WORD.findall(old), WORD.findall(new)
    if max(len(was), len(now)) > WORDS_AT_MOST:
        was, now = LINE.findall(old), LINE.findall(new)
    found: list[Stretch] = []
    for what, a, b, c, d in SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
        if what == "equal":
            found.append(Stretch(Part.SAME, "".join(was[a:b])))
            continue
        found += [Stretch(Part.REMOVED, "".join(was[a:b]))] if b > a else []
        found += [Stretch(Part.ADDED, "".join(now[c:d]))] if d > c else []
    return tuple(found)
