"""The log of every change: what happened, to what, when, and what undo needs. Never an entry's text."""

import json
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database

PURGE: Final = "purge"  # its fact `ids` has the numbers of what went
# what a dream did that was rolled back did not happen
STANDS: Final = "NOT EXISTS (SELECT 1 FROM dreams d WHERE d.id = events.run_id AND d.state = 'rolled-back')"
# nor did what a person undid
NOT_UNDONE: Final = "NOT EXISTS (SELECT 1 FROM events u WHERE u.kind = 'undo' AND u.facts ->> 'undone' = events.id)"


class Event(NamedTuple):
    """One change: `facts` is what undo needs."""

    entry: EntryId | None
    facts: dict[str, Any]


def append(
    db: Database, kind: str, now_us: int, user: UserId | None, entry: EntryId | None = None, run: int | None = None, **facts: Any
) -> None:
    """Write one event; belongs inside the transaction of the change it tells of."""
    db.run(
        "INSERT INTO events (at_us, user_id, kind, entry_id, run_id, facts, change) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (now_us, user, kind, entry, run, json.dumps(facts, ensure_ascii=False), db.change),
    )
    db.change = db.change or db.last_id


def of_run(db: Database, user: UserId, run: int, kind: str) -> list[Event]:
    """What a run of a dream changed, in order."""
    sql = "SELECT entry_id, facts FROM events WHERE user_id = ? AND run_id = ? AND kind = ? ORDER BY id"
    return [Event(row[0], json.loads(row[1])) for row in db.rows(sql, (user, run, kind))]


def other_of(db: Database, user: UserId, entry: EntryId, kind: str) -> EntryId | None:
    """The other entry that the newest event of a kind ties an entry to."""
    sql = "SELECT facts ->> 'other' FROM events WHERE user_id = ? AND entry_id = ? AND kind = ? ORDER BY id DESC LIMIT 1"
    row = db.row(sql, (user, entry, kind))
    return EntryId(row[0]) if row and row[0] is not None else None


def tied_by_use(db: Database, user: UserId, a: EntryId, b: EntryId, *, after_us: int) -> bool:
    """Whether using two entries together made their link stronger after a moment."""
    sql = f"""SELECT 1 FROM events WHERE user_id = :user AND kind = 'link' AND at_us > :after AND facts ->> 'by' = 'use' AND {STANDS}
             AND ((entry_id = :a AND facts ->> 'other' = :b) OR (entry_id = :b AND facts ->> 'other' = :a))"""
    return db.row(sql, {"user": user, "a": a, "b": b, "after": after_us}) is not None


def last(db: Database) -> int:
    """The number of the newest event; 0 before the first."""
    row = db.row("SELECT max(id) FROM events")
    return (row[0] if row else None) or 0


def touched(db: Database, user: UserId, after: int, *, but: Collection[str] = ()) -> set[EntryId]:
    """Entries of a user that something happened to after an event, kinds in `but` aside."""
    # +: by the few events since, not through all of every entry
    sql = """SELECT entry_id FROM events WHERE user_id = ? AND id > ? AND +entry_id IS NOT NULL
             AND kind NOT IN (SELECT value FROM json_each(?))"""
    return {EntryId(row[0]) for row in db.rows(sql, (user, after, json.dumps(list(but))))}


def purged(db: Database, user: UserId, after: int) -> set[EntryId]:
    """Entries that a person removed for good after an event."""
    sql = "SELECT j.value FROM events e, json_each(e.facts, '$.ids') j WHERE e.user_id = ? AND e.id > ? AND e.kind = ?"
    return {EntryId(row[0]) for row in db.rows(sql, (user, after, PURGE))}


def happened(db: Database, user: UserId, after: int, kinds: Collection[str]) -> bool:
    """Whether anything of these kinds happened to a user after an event."""
    sql = "SELECT 1 FROM events WHERE user_id = ? AND id > ? AND kind IN (SELECT value FROM json_each(?))"
    return db.row(sql, (user, after, json.dumps(list(kinds)))) is not None
