"""The users of a journal: who there is, and how one goes for good."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from soulmem_cli.clock import day_at
from soulmem_cli.core.backups import one_at_a_time
from soulmem_cli.core.cleansing import drop_drafts, drop_halves, finish, in_copies, scrub
from soulmem_cli.core.session import Session
from soulmem_cli.domain import UserId
from soulmem_cli.domain.care import UserCount, UserDeleted
from soulmem_cli.errors import MissingError
from soulmem_cli.store import events, purges, rewriting, search, users, vectors
from soulmem_cli.store.database import Database


def listed(session: Session) -> list[UserCount]:
    """Every user, by name, with how many entries they have in view."""
    rows = users.counted(session.reading())
    return [UserCount(name, count, day(session, first), day(session, last)) for name, count, first, last in rows]


def holding(session: Session, name: str) -> UserCount:
    """What would go with a user, the forgotten too. Raises MissingError."""
    db = session.reading()
    found = users.find(db, name)
    if found is None:
        raise MissingError("user_unknown", user=name)
    count, first, last = users.holding(db, found)
    return UserCount(name, count, day(session, first), day(session, last))


def delete(session: Session, name: str) -> UserDeleted:
    """Remove a user and every word of theirs, for good, from the file and from the copies beside it; nobody else's is touched.

    The copies come first, so that what was broken off can be done again. Raises MissingError.
    """
    db = session.writing()
    with one_at_a_time(db.path):  # a copy that is being made now would hold what goes
        whose = users.find(db, name)
        if whose is None:
            finish(session)  # a run that was broken off has left no name
            raise MissingError("user_unknown", user=name)
        drop_halves(session, db.path)
        drop_drafts(session, db.path, lambda: users.texts(db, whose))
        left = strike_from_copies(session, db.path, name)
        with db.transaction():
            count, first, last = users.holding(db, whose)
            struck(db, whose)
            purges.leave_due(db)
            events.append(db, "user-delete", session.now_us, None, entries=count)
        done = scrub(session, db)
    return UserDeleted(name, count, day(session, first), day(session, last), tuple(left), not done)


def struck(db: Database, user: UserId) -> None:
    """Remove a user from a file. Belongs inside a transaction."""
    vectors.sweep(db)
    vectors.remove_user(db, user)
    search.remove_user(db, user)
    users.remove(db, user)
    search.compact(db)


def strike_from_copies(session: Session, journal: Path, name: str) -> list[str]:
    """Remove a user from every copy that is kept beside the journal; those that could not be changed, which are named."""

    def without(db: Database) -> None:
        if (found := users.find(db, name)) is not None:
            struck(db, found)

    _, left = in_copies(journal, lambda path: rewriting.has_user(path, name), without)
    for path in left:  # one by one: a long line would be cut
        session.note("user_left_in_copies", user=name, paths=path)
    return left


def day(session: Session, local_us: int | None) -> date | None:
    """The local day of wall-clock microseconds; None of none."""
    return day_at(local_us, session.settings.day_ends_at) if local_us is not None else None


def facts(whose: UserCount) -> dict[str, object]:
    """What a question about a user tells: who, how many entries, from when to when."""
    return {"user": whose.name, "entries": whose.entries, "first": whose.first_on or "–", "last": whose.last_on or "–"}
