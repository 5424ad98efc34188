"""Removing entries for good: from the journal, and from every copy beside it. Nothing of them can be brought back."""

from __future__ import annotations

from soulmem_cli.core.backups import one_at_a_time
from soulmem_cli.core.cleansing import drop_drafts, drop_halves, in_copies, scrub
from soulmem_cli.core.naming import named
from soulmem_cli.core.session import Session
from soulmem_cli.core.users import day
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.care import Aim, Doomed, Purged
from soulmem_cli.store import purges, rewriting, users
from soulmem_cli.store.database import Database


def doomed(session: Session, ids: tuple[EntryId, ...], aim: Aim) -> Doomed:
    """What a purge would remove: entries by number or all of a kind, with their earlier versions. Raises MissingError."""
    db, user = session.reader()
    with db.snapshot():
        wanted = [entry.id for entry in named(db, user, ids) if entry.id is not None]
        wanted += purges.forgotten(db, user) if aim.forgotten else []
        wanted += purges.superseded(db, user) if aim.superseded else []
        gists = tuple(purges.rolled_back(db, user)) if aim.rolled_back else ()
        while older := purges.replaced(db, user, wanted):
            wanted += older
        entries = tuple(dict.fromkeys(wanted))
        _, first, last = purges.span(db, user, entries)
    return Doomed(entries, gists, day(session, first), day(session, last))


def purge(session: Session, what: Doomed) -> Purged:
    """Remove entries and gists with every word of theirs; the copies first, so that a purge that was broken off can be made again.

    Raises JournalError.
    """
    db, user = session.writer()
    uids = purges.uids(db, user, what.entries)
    name = session.settings.user
    with one_at_a_time(db.path):  # a copy that is being made now would hold what goes
        drop_halves(session, db.path)
        drop_drafts(session, db.path, lambda: purges.texts(db, what.entries), what.entries)

        def without(copy: Database) -> None:
            if (found := users.find(copy, name)) is not None:
                purges.strike(copy, found, purges.of_uids(copy, found, uids), what.gists)

        cleaned, left = in_copies(db.path, lambda path: rewriting.has_any(path, name, (*uids, *what.gists)), without)
        with db.transaction():
            before = purges.count_gists(db, user)
            purges.strike(db, user, what.entries, what.gists)
            purges.leave_due(db)
            gists = before - purges.count_gists(db, user)
            if what.entries or gists:
                purges.told(db, user, session.now_us, what.entries, gists)
        done = scrub(session, db)
    for path in left:  # one by one: a long line would be cut
        session.note("purge_left_in_copies", paths=path)
    if what.entries:
        session.note("purge_elsewhere")
    return Purged(what.entries, gists, what.first_on, what.last_on, len(cleaned), tuple(left), not done)
