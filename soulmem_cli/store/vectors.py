"""Encoders and their vectors: two tables for each encoder, made when it is first used.

A vector is `bytes`: `dimensions` little-endian 32-bit floats. `embeddings_N` keeps what the encoder gave, `vectors_N`
the centred one that is searched, with the user as partition.
"""

import json
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.domain.scale import Scale
from soulmem_cli.errors import JournalError, UnreadableVectors
from soulmem_cli.store.database import Database
from soulmem_cli.store.filters import tables, where

FEW: Final = 100  # vectors that are sooner looked up one by one than all gone through

# How hidden an entry is: 0 shown, 1 private, 2 forgotten.
HIDDEN = "CASE WHEN forgotten_us IS NOT NULL THEN 2 ELSE private END"


class Stored(NamedTuple):
    """An encoder as a journal knows it."""

    id: int
    name: str
    dimensions: int
    digest: str
    state: str
    scale: Scale


def encoder(db: Database, state: str = "active") -> Stored | None:
    """The encoder whose vectors serve (`active`), or the one being built beside it (`building`)."""
    row = db.row("SELECT id, name, dimensions, digest, state, scale FROM encoders WHERE state = ?", (state,))
    try:
        return Stored(row[0], row[1], row[2], row[3], row[4], Scale(*json.loads(row[5]))) if row else None
    except (TypeError, ValueError) as error:
        raise JournalError("journal_damaged", path=str(db.path)) from error


def add_encoder(db: Database, name: str, dimensions: int, digest: str, scale: Scale, state: str, now_us: int) -> Stored:
    """Make room for the vectors of an encoder."""
    sweep(db)  # tables without an encoder may have the number that comes
    values = (name, dimensions, digest, json.dumps(scale), state, now_us)
    db.run("INSERT INTO encoders (name, dimensions, digest, scale, state, made_us) VALUES (?, ?, ?, ?, ?, ?)", values)
    made = Stored(db.last_id, name, dimensions, digest, state, scale)
    db.run(f"CREATE TABLE embeddings_{made.id} (entry_id INTEGER PRIMARY KEY, vector BLOB NOT NULL)")
    db.run(table_of(made.id, dimensions))
    return made


def table_of(number: int, dimensions: int) -> str:
    """What makes the table that an encoder's vectors are searched in."""
    return (
        f"CREATE VIRTUAL TABLE vectors_{number} USING vec0 (entry_id INTEGER PRIMARY KEY, user_id INTEGER PARTITION KEY,"
        f" hidden INTEGER, vector FLOAT[{dimensions}] DISTANCE_METRIC=cosine)"
    )


def drop_encoder(db: Database, gone: Stored) -> None:
    """Remove an encoder and every vector it made."""
    db.run(f"DROP TABLE embeddings_{gone.id}")
    db.run(f"DROP TABLE vectors_{gone.id}")
    db.run("DELETE FROM windows WHERE encoder_id = ?", (gone.id,))
    db.run("DELETE FROM encoders WHERE id = ?", (gone.id,))


def activate(db: Database, chosen: Stored) -> None:
    """Let an encoder serve, and no other; the tables of the one before stay until `sweep`."""
    db.run("DELETE FROM encoders WHERE state = 'active'")
    db.run("UPDATE encoders SET state = 'active' WHERE id = ?", (chosen.id,))


def sweep(db: Database) -> int:
    """Drop the vectors of encoders that are no more; how many there were."""
    sql = """SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'embeddings_[0-9]*'
             AND substr(name, 12) NOT IN (SELECT id FROM encoders)"""
    gone = [row[0].removeprefix("embeddings_") for row in db.rows(sql)]
    for number in gone:
        db.run(f"DROP TABLE embeddings_{number}")
        db.run(f"DROP TABLE IF EXISTS vectors_{number}")
    db.run("DELETE FROM windows WHERE encoder_id NOT IN (SELECT id FROM encoders)")
    return len(gone)


def require_rows(db: Database, number: int) -> None:
    """Raise UnreadableVectors when the table is missing in which vec0 looks up what it is to change: it would end the process."""
    rows = f"vectors_{number}_rowids"
    if db.row("SELECT 1 FROM sqlite_master WHERE name = ?", (rows,)) is None:
        raise UnreadableVectors("vectors_unreadable", path=str(db.path), reason=f"no such table: {rows}")


def put(db: Database, by: Stored, user: UserId, entry: EntryId, raw: bytes, centred: bytes) -> None:
    """Keep the vectors of an entry, as hidden as the entry is; nothing for one that is gone by now."""
    require_rows(db, by.id)
    db.run(f"INSERT OR REPLACE INTO embeddings_{by.id} (entry_id, vector) SELECT id, ? FROM entries WHERE id = ?", (raw, entry))
    db.run(f"DELETE FROM vectors_{by.id} WHERE entry_id = ?", (entry,))
    sql = f"INSERT INTO vectors_{by.id} (entry_id, user_id, hidden, vector) SELECT id, ?, {HIDDEN}, ? FROM entries WHERE id = ?"
    db.run(sql, (user, centred, entry))


def refresh_hidden(db: Database, entry: EntryId) -> None:
    """Hide or show the vectors of an entry as the entry itself is now hidden or shown."""
    for (encoder_id,) in db.rows("SELECT id FROM encoders"):
        row = db.row(f"SELECT {HIDDEN} FROM entries WHERE id = ?", (entry,))
        if row:
            require_rows(db, encoder_id)
            db.run(f"UPDATE vectors_{encoder_id} SET hidden = ? WHERE entry_id = ?", (row[0], entry))


def remove_user(db: Database, user: UserId) -> None:
    """Remove every vector of a user, whichever encoder made it; belongs before the entries go."""
    for (encoder_id,) in db.rows("SELECT id FROM encoders"):
        for table in ("embeddings", "vectors"):
            db.run(f"DELETE FROM {table}_{encoder_id} WHERE entry_id IN (SELECT id FROM entries WHERE user_id = ?)", (user,))


def remove(db: Database, entries: Collection[EntryId]) -> None:
    """Remove every vector of entries, whichever encoder made it."""
    given = (json.dumps(list(entries)),)
    for (encoder_id,) in db.rows("SELECT id FROM encoders"):
        for table in ("embeddings", "vectors"):
            db.run(f"DELETE FROM {table}_{encoder_id} WHERE entry_id IN (SELECT value FROM json_each(?))", given)


def missing(db: Database, by: Stored, after: EntryId, limit: int) -> list[tuple[EntryId, UserId, str, str]]:
    """The next entries after a number, of every user, that have no vector by this encoder yet: id, user, text, language."""
    sql = f"""SELECT e.id, e.user_id, e.text, coalesce(t.lang, 'mix') FROM entries e LEFT JOIN traces t ON t.entry_id = e.id
              WHERE e.id > ? AND NOT EXISTS (SELECT 1 FROM embeddings_{by.id} v WHERE v.entry_id = e.id) ORDER BY e.id LIMIT ?"""
    return [(row[0], row[1], row[2], row[3]) for row in db.rows(sql, (after, limit))]


def count_missing(db: Database, by: Stored) -> int:
    """How many entries have no vector by this encoder."""
    sql = f"SELECT count(*) FROM entries e WHERE NOT EXISTS (SELECT 1 FROM embeddings_{by.id} v WHERE v.entry_id = e.id)"
    row = db.row(sql)
    return int(row[0]) if row else 0


def everything(db: Database, by: Stored, user: UserId) -> Iterator[tuple[EntryId, int, bytes]]:
    """The centred vectors of a user's entries, each with how hidden it is, in order."""
    for row in db.each(f"SELECT entry_id, hidden, vector FROM vectors_{by.id} WHERE user_id = ? ORDER BY entry_id", (user,)):
        yield EntryId(row[0]), row[1], bytes(row[2])


def raw(db: Database, by: Stored, entry: EntryId) -> bytes | None:
    """The vector of an entry as its encoder gave it."""
    row = db.row(f"SELECT vector FROM embeddings_{by.id} WHERE entry_id = ?", (entry,))
    return row[0] if row else None


def raws(db: Database, by: Stored, entries: list[EntryId]) -> dict[EntryId, bytes]:
    """The vectors of a few entries as their encoder gave them."""
    sql = f"SELECT entry_id, vector FROM embeddings_{by.id} WHERE entry_id IN (SELECT value FROM json_each(?))"
    return {EntryId(row[0]): row[1] for row in db.rows(sql, (str(list(entries)),))}


def nearest(
    db: Database, by: Stored, user: UserId, filters: Filters, query: bytes, limit: int, before: EntryId | None = None
) -> list[tuple[EntryId, float]]:
    """The entries nearest to a centred query vector among those that pass the filters, and have a smaller number than `before`,
    with their cosine, best first."""
    values: list[object] = [query, limit, user, 1 if filters.private else 0]
    seen, within = "hidden <= ?", ""
    if before is not None or where(user, filters) != where(user, Filters(private=filters.private)):
        passing, given = chosen(user, filters, before)
        few = db.rows(f"{passing} LIMIT {FEW + 1}", given)
        if len(few) <= FEW:
            return sorted(similarities(db, by, [row[0] for row in few], query).items(), key=lambda hit: -hit[1])[:limit]
        seen, within = "hidden >= ?" if filters.forgotten else seen, f"AND entry_id IN ({passing})"  # vec0 takes one list of ids only
        values += given
    sql = f"SELECT entry_id, distance FROM vectors_{by.id} WHERE vector MATCH ? AND k = ? AND user_id = ? AND {seen} {within}"
    return sorted(((EntryId(row[0]), 1.0 - row[1]) for row in db.rows(sql, values)), key=lambda hit: -hit[1])


def chosen(user: UserId, filters: Filters, before: EntryId | None) -> tuple[str, list[object]]:
    """A query for the numbers of the entries that pass the filters, smaller than `before`, and its values."""
    condition, values = where(user, filters)
    if before is None:
        return f"SELECT e.id FROM {tables(condition)} WHERE {condition}", values
    return f"SELECT e.id FROM {tables(condition)} WHERE {condition} AND e.id < ?", [*values, before]


def similarities(db: Database, by: Stored, entries: list[EntryId], query: bytes) -> dict[EntryId, float]:
    """The cosine of a centred query vector with each of a few entries."""
    sql = f"""SELECT v.entry_id, vec_distance_cosine(v.vector, ?) FROM json_each(?) j
              CROSS JOIN vectors_{by.id} v ON v.entry_id = j.value"""
    return {EntryId(row[0]): 1.0 - row[1] for row in db.rows(sql, (query, str(sorted(entries))))}
