"""Removing entries for good: each row that holds a word of theirs, and what the log and the undoing of dreams still know of them."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store import changes, events, search, vectors
from soulmem_cli.store.database import Database

DUE: Final = "rewrite-due"  # in meta while rows were removed and the file was not written anew since
ABOUT = ("about", "conditions", "text", "lines")  # fields of gists and pages that hold words of entries


def forgotten(db: Database, user: UserId) -> list[EntryId]:
    """Every entry that is out of sight."""
    return numbers(db, "SELECT id FROM entries WHERE user_id = ? AND forgotten_us IS NOT NULL ORDER BY id", user)


def superseded(db: Database, user: UserId) -> list[EntryId]:
    """Every entry in whose place another one in view has come."""
    sql = """SELECT id FROM entries e WHERE user_id = ? AND EXISTS (
             SELECT 1 FROM entries r WHERE r.replaces = e.id AND r.user_id = e.user_id AND r.forgotten_us IS NULL) ORDER BY id"""
    return numbers(db, sql, user)


def rolled_back(db: Database, user: UserId) -> list[str]:
    """The uids of gists that a run made which was undone; not of those a person let go of, which would be made again."""
    sql = """SELECT uid FROM gists WHERE user_id = ?1 AND state <> 'forgotten' AND (state = 'rolled-back'
             OR run_id IN (SELECT id FROM dreams WHERE user_id = ?1 AND state = 'rolled-back')) ORDER BY id"""
    return [row[0] for row in db.rows(sql, (user,))]


def replaced(db: Database, user: UserId, entries: Collection[EntryId]) -> list[EntryId]:
    """Versions that are seen only as what came before some of these entries."""
    sql = """SELECT DISTINCT o.id FROM entries o JOIN entries r ON r.replaces = o.id
             WHERE o.user_id = ?1 AND r.forgotten_us IS NULL AND r.id IN (SELECT value FROM json_each(?2))
             AND o.id NOT IN (SELECT value FROM json_each(?2))
             AND NOT EXISTS (SELECT 1 FROM entries x WHERE x.replaces = o.id AND x.forgotten_us IS NULL
                             AND x.id NOT IN (SELECT value FROM json_each(?2)))"""
    return numbers(db, sql, user, json.dumps(list(entries)))


def span(db: Database, user: UserId, entries: Collection[EntryId]) -> tuple[int, int | None, int | None]:
    """How many of these entries there are, and the local microseconds of the first and the last."""
    sql = "SELECT count(*), min(local_us), max(local_us) FROM entries WHERE user_id = ? AND id IN (SELECT value FROM json_each(?))"
    row = db.row(sql, (user, json.dumps(list(entries))))
    return (row[0], row[1], row[2]) if row else (0, None, None)


def uids(db: Database, user: UserId, entries: Collection[EntryId]) -> list[str]:
    """The names that entries have in every copy of the journal."""
    sql = "SELECT uid FROM entries WHERE user_id = ? AND id IN (SELECT value FROM json_each(?)) ORDER BY id"
    return [row[0] for row in db.rows(sql, (user, json.dumps(list(entries))))]


def of_uids(db: Database, user: UserId, wanted: Collection[str]) -> list[EntryId]:
    """The entries that have these names."""
    sql = "SELECT id FROM entries WHERE user_id = ? AND uid IN (SELECT value FROM json_each(?)) ORDER BY id"
    return numbers(db, sql, user, json.dumps(list(wanted)))


def texts(db: Database, entries: Collection[EntryId]) -> list[str]:
    """What stands in entries."""
    sql = "SELECT text FROM entries WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"
    return [row[0] for row in db.rows(sql, (json.dumps(list(entries)),))]


def count_gists(db: Database, user: UserId) -> int:
    """How many gists a user has, in whatever state."""
    row = db.row("SELECT count(*) FROM gists WHERE user_id = ?", (user,))
    return int(row[0]) if row else 0


def strike(db: Database, user: UserId, entries: Collection[EntryId], gists: Collection[str] = ()) -> None:
    """Remove entries and gists with every row that knows of them. Belongs inside a transaction; `Database.rewrite` ends the work."""
    doomed = json.dumps(list(entries))
    vectors.sweep(db)
    vectors.remove(db, entries)
    search.remove(db, entries)
    keys = names_in(db, doomed)
    strike_events(db, user, doomed)
    strike_changes(db, user, doomed)
    db.run(
        """UPDATE uses SET cue = '' WHERE entry_id IN (SELECT id FROM entries WHERE user_id = ?) AND cue IN (
           SELECT cue FROM uses WHERE entry_id IN (SELECT value FROM json_each(?)))""",
        (user, doomed),
    )
    db.run("DELETE FROM entries WHERE user_id = ? AND id IN (SELECT value FROM json_each(?))", (user, doomed))
    db.run("DELETE FROM gists WHERE user_id = ? AND uid IN (SELECT value FROM json_each(?))", (user, json.dumps(list(gists))))
    strike_names(db, user, keys)
    search.compact(db)


def names_in(db: Database, doomed: str) -> list[str]:
    """The folded names in entries, whether they were taken for somebody's or not."""
    sql = """SELECT key FROM mentions WHERE entry_id IN (SELECT value FROM json_each(?1))
             UNION SELECT key FROM sightings WHERE entry_id IN (SELECT value FROM json_each(?1))"""
    return [row[0] for row in db.rows(sql, (doomed,))]


def strike_events(db: Database, user: UserId, doomed: str) -> None:
    """Remove what the log tells of entries, and of others together with them."""
    db.run(
        """DELETE FROM events WHERE user_id = ?1 AND (entry_id IN (SELECT value FROM json_each(?2))
           OR facts ->> 'other' IN (SELECT value FROM json_each(?2))
           OR facts ->> 'conflict' IN (SELECT uid FROM conflicts WHERE a IN (SELECT value FROM json_each(?2))
                                       OR b IN (SELECT value FROM json_each(?2))))""",
        (user, doomed),
    )
    sql = """SELECT id, facts FROM events WHERE user_id = ? AND kind = 'people-forget'
             AND EXISTS (SELECT 1 FROM json_each(facts, '$.mentions') WHERE value ->> 0 IN (SELECT value FROM json_each(?)))"""
    gone = set(json.loads(doomed))
    for number, told in db.rows(sql, (user, doomed)):
        facts = json.loads(told)
        facts["mentions"] = [each for each in facts["mentions"] if each[0] not in gone]
        db.run("UPDATE events SET facts = ? WHERE id = ?", (json.dumps(facts, ensure_ascii=False), number))


def strike_changes(db: Database, user: UserId, doomed: str) -> None:
    """Remove what undoing dreams would put back of entries, and every word in it."""
    runs = "run_id IN (SELECT id FROM dreams WHERE user_id = ?)"
    db.run(f"DELETE FROM dream_changes WHERE {runs} AND field IN (SELECT value FROM json_each(?))", (user, json.dumps(ABOUT)))
    for table in changes.tables(db):
        if "entry_id" not in table.columns:
            continue
        place = f"place ->> {table.key.index('entry_id')}" if table.key else "place"
        sql = f"DELETE FROM dream_changes WHERE {runs} AND name = ? AND {place} IN (SELECT value FROM json_each(?))"
        db.run(sql, (user, table.name, doomed))


def strike_names(db: Database, user: UserId, keys: Collection[str]) -> None:
    """Remove what was said of names that no entry has any more, and what the log tells of them."""
    left = """SELECT m.key FROM mentions m JOIN entries e ON e.id = m.entry_id WHERE e.user_id = :user
              UNION SELECT key FROM sightings WHERE user_id = :user"""
    given = {"user": user, "keys": json.dumps(list(keys))}
    lone = f"SELECT value FROM json_each(:keys) WHERE value NOT IN ({left})"
    sql = f"""SELECT key FROM names n WHERE user_id = :user AND key NOT IN ({left}) AND (key IN ({lone})
              OR person IN (SELECT person FROM names WHERE user_id = :user AND key IN ({lone})))"""
    gone = {row[0] for row in db.rows(f"{lone} UNION {sql}", given)}
    given["keys"] = json.dumps(sorted(gone))
    db.run("DELETE FROM names WHERE user_id = :user AND key IN (SELECT value FROM json_each(:keys))", given)
    db.run(
        """DELETE FROM events WHERE user_id = :user AND kind GLOB 'people-*'
           AND EXISTS (SELECT 1 FROM json_each(facts, '$.keys') WHERE value IN (SELECT value FROM json_each(:keys)))""",
        given,
    )


def told(db: Database, user: UserId, now_us: int, entries: Collection[EntryId], gists: int) -> None:
    """The one event that a purge leaves: how many, and their numbers. Belongs inside its transaction."""
    events.append(db, events.PURGE, now_us, user, None, entries=len(entries), gists=gists, ids=sorted(entries))


def leave_due(db: Database) -> None:
    """Note that the file is to be written anew, with the removal itself: whoever is killed in between leaves that to the next."""
    db.run("INSERT OR REPLACE INTO meta (key, value) VALUES (?, '')", (DUE,))


def due(db: Database) -> bool:
    """Whether the file is still to be written anew."""
    return db.row("SELECT 1 FROM meta WHERE key = ?", (DUE,)) is not None


def done(db: Database) -> None:
    """Note that it was written anew. Belongs inside a transaction."""
    db.run("DELETE FROM meta WHERE key = ?", (DUE,))


def numbers(db: Database, sql: str, *values: object) -> list[EntryId]:
    """The entries a query answers."""
    return [EntryId(row[0]) for row in db.rows(sql, values)]
