"""Tags put on entries and taken off them, by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soulmem_cli.core.composing import tag_label
from soulmem_cli.core.naming import named
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.care import TagCount, Tagged
from soulmem_cli.errors import MissingError, UsageError
from soulmem_cli.store import events, tags
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold


def counted(session: Session, *, private: bool = False) -> list[TagCount]:
    """Every tag in view, most used first."""
    db, user = session.reader()
    return [TagCount(label, count) for label, count in tags.counted(db, user, private=private)]


def tags_of(session: Session, entry: int) -> Tagged:
    """The tags of one entry (S22). Raises MissingError."""
    db, user = session.reader()
    (found,) = named(db, user, [entry])
    assert found.id is not None
    return Tagged(found.id, found.tags)


def change(session: Session, entry: int, add: Sequence[str], remove: Sequence[str]) -> Tagged:
    """Put tags on an entry and take others off, all of it or nothing. Raises MissingError, UsageError."""
    wanted = {fold(label): label for label in map(tag_label, add)}
    unwanted = {fold(label): label for label in map(tag_label, remove)}
    if both := next((label for tag, label in wanted.items() if tag in unwanted), None):
        raise UsageError("tag_both_ways", tag=both)
    db, user = session.writer()
    with db.transaction():
        (found,) = named(db, user, [entry])
        assert found.id is not None
        return retag(session, db, user, found.id, wanted.values(), unwanted.values())


def retag(session: Session, db: Database, user: UserId, entry: EntryId, wanted: Iterable[str], unwanted: Iterable[str]) -> Tagged:
    """Put labels on an entry and take others off. Belongs inside a transaction. Raises MissingError."""
    before = tags.of(db, entry)
    for label in unwanted:
        if not tags.remove(db, entry, label):
            raise MissingError("tag_not_there", tag=label, id=entry)
    tags.insert(db, entry, wanted, said=True)
    after = tags.of(db, entry)
    added = tuple(label for tag, (label, _) in after.items() if tag not in before)
    removed = tuple(label for tag, (label, _) in before.items() if tag not in after)
    if after != before:
        was = [[label, said] for label, said in before.values()]
        events.append(db, "tag", session.now_us, user, entry, added=added, removed=removed, was=was)
    return Tagged(entry, tuple(label for label, _ in after.values()), added, removed)
