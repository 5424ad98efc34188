"""The users of a journal: who there is, and how one goes for good."""

from __future__ import annotations

from datetime import date

from soulmem_cli.clock import day_at
from soulmem_cli.core.session import Session
from soulmem_cli.domain.care import UserCount, UserDeleted
from soulmem_cli.errors import MissingError
from soulmem_cli.store import events, search, users, vectors


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
    """Remove a user and every word of theirs from the file, for good; nobody else's is touched. Raises MissingError."""
    db = session.writing()
    with db.transaction():
        found = users.find(db, name)
        if found is None:
            raise MissingError("user_unknown", user=name)
        count, first, last = users.holding(db, found)
        vectors.remove_user(db, found)
        search.remove_user(db, found)
        search.compact(db)
        users.remove(db, found)
        events.append(db, "user-delete", session.now_us, None, entries=count)
    if not db.fold_log():
        session.note("log_busy", path=str(db.path))
    return UserDeleted(name, count, day(session, first), day(session, last))


def day(session: Session, local_us: int | None) -> date | None:
    """The local day of wall-clock microseconds; None of none."""
    return day_at(local_us, session.settings.day_ends_at) if local_us is not None else None


def facts(whose: UserCount) -> dict[str, object]:
    """What a question about a user tells: who, how many entries, from when to when."""
    return {"user": whose.name, "entries": whose.entries, "first": whose.first_on or "–", "last": whose.last_on or "–"}
