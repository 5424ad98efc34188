"""Finding entries by the numbers a person gives."""

from __future__ import annotations

from collections.abc import Sequence

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry, EntryId, UserId
from soulmem_cli.errors import MissingError
from soulmem_cli.store import entries, users
from soulmem_cli.store.database import Database


def named(db: Database, user: UserId, ids: Sequence[int]) -> list[Entry]:
    """The entries of these numbers, each once, in the order given. Raises MissingError for the first that is none."""
    asked = [EntryId(each) for each in dict.fromkeys(ids)]
    found = entries.of_ids(db, user, asked)
    for each in asked:
        if each not in found:
            raise MissingError("entry_unknown", id=each)
    return [found[each] for each in asked]


def require(session: Session, entry: EntryId) -> None:
    """Raise MissingError when this user has no such entry, or there is no such user, or no journal."""
    db = session.reading() if session.has_journal else None
    user = users.find(db, session.settings.user) if db else None
    if db is None or user is None or entries.get(db, user, entry) is None:
        raise MissingError("entry_unknown", id=entry)


def warn_hidden(session: Session, found: Sequence[Entry]) -> None:
    """Say which of the entries are private or forgotten: a number reaches them all the same."""
    for entry in found:
        if entry.forgotten_at is not None:
            session.note("entry_forgotten", id=entry.id)
        elif entry.private:
            session.note("entry_private", id=entry.id)
