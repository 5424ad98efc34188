"""Entries by filter alone, without a query: nothing that ranks is loaded for them."""

from __future__ import annotations

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry, Filters, UserId
from soulmem_cli.store import entries
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold


def browse(session: Session, filters: Filters, limit: int) -> list[Entry]:
    """Entries by filter alone, newest first; of one that was replaced, what came in its place."""
    db, user = session.reader()
    filters = filters._replace(current=True)
    found = entries.listed(db, user, filters, limit)
    if not found:
        tell_unknown(session, db, user, filters)
    return found


def offered(session: Session, filters: Filters, limit: int, *, deep: bool = False) -> list[Entry]:
    """Entries by filter alone as memory offers them: those asleep only when `deep` (rule 1 of SPEC), and how many there are is said."""
    filters = filters._replace(current=True)
    found = browse(session, filters if deep else filters._replace(awake=True), limit)
    if not deep and len(found) < limit:
        db, user = session.reader()
        asleep = entries.passing(db, user, filters) - len(found)
        if asleep:
            session.note("asleep_one" if asleep == 1 else "asleep_many", count=asleep)
    return found


def tell_unknown(session: Session, db: Database, user: UserId, filters: Filters) -> None:
    """Say which tags that were asked for no entry has, and which ones look like them."""
    if not filters.tags:
        return
    from difflib import get_close_matches

    from soulmem_cli.store import tags

    known = {fold(label): label for label, _ in tags.counted(db, user, private=filters.private)}
    for tag in filters.tags:
        asked = fold(tag.lstrip("#"))
        if asked not in known:
            close = [f"#{known[near]}" for near in get_close_matches(asked, known, 3, 0.6)]
            session.note("tag_unknown", tag=tag.lstrip("#"), close=close)
