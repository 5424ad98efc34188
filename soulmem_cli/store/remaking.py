"""Derived tables that cannot be read any more: how that is seen, and how they are made anew, empty.

The tables behind an index of words or of vectors are looked at by plain queries first: vec0 does not live through one that is missing.
"""

from __future__ import annotations

import json
from typing import Final

import apsw

from soulmem_cli.store.database import Database
from soulmem_cli.store.failures import translated
from soulmem_cli.store.health import model
from soulmem_cli.store.vectors import table_of

BEHIND_VECTORS: Final = ("chunks", "rowids", "vector_chunks00", "metadatachunks00", "info")
BEHIND_WORDS: Final = ("data", "idx", "docsize", "config")
STRAY: Final = 0.001  # that a vector may seem to differ from itself, by rounding


def words_are_sound(db: Database) -> bool:
    """Whether the index of words can be read, and holds together. Raises JournalError for a disk that fails."""
    if not complete(db, "words", BEHIND_WORDS):
        return False
    try:
        found = db.connection.execute("PRAGMA integrity_check('words')").fetchall()
        db.connection.execute("SELECT max(rowid) FROM words WHERE words MATCH 'a*'").fetchall()
        db.connection.execute("SELECT count(*) FROM vocabulary").fetchall()
        return found == [("ok",)]
    except apsw.IOError:  # what lies there may be whole, and is not made anew because a disk fails
        with translated(db.path):
            raise
    except apsw.Error:
        return False


def vectors_are_sound(db: Database, encoder: int, dimensions: int) -> bool:
    """Whether every vector of an encoder can be read, as long as it should be and made of numbers."""
    raw, centred = f"embeddings_{encoder}", f"vectors_{encoder}"
    if not complete(db, centred, BEHIND_VECTORS) or not exists(db, raw):
        return False
    try:
        chunks = f"""SELECT 1 FROM {centred}_chunks c LEFT JOIN {centred}_vector_chunks00 v ON v.rowid = c.chunk_id
                     LEFT JOIN {centred}_metadatachunks00 m ON m.rowid = c.chunk_id
                     WHERE octet_length(c.validity) * 8 IS NOT c.size OR octet_length(c.rowids) IS NOT c.size * 8 OR m.data IS NULL
                     OR octet_length(v.vectors) IS NOT c.size * ?"""
        lost = f"SELECT 1 FROM {centred}_rowids WHERE chunk_id NOT IN (SELECT chunk_id FROM {centred}_chunks)"
        odd = f"SELECT 1 FROM {centred} WHERE coalesce(abs(vec_distance_cosine(vector, vector)), 1) > ?"
        return not any(
            db.connection.execute(f"{sql} LIMIT 1", values).fetchall()
            for sql, values in ((chunks, (4 * dimensions,)), (lost, ()), (odd, (STRAY,)))
        )
    except apsw.IOError:
        with translated(db.path):
            raise
    except apsw.Error:
        return False


def broken_encoders(db: Database) -> list[int]:
    """The encoders whose row in the table of encoders says nothing that can be used."""
    rows = db.rows("SELECT id, scale, dimensions FROM encoders")
    return [number for number, scale, dimensions in rows if not usable(scale) or not isinstance(dimensions, int) or dimensions < 1]


def usable(scale: object) -> bool:
    """Whether a scale is the five numbers it should be."""
    try:
        found = json.loads(scale) if isinstance(scale, str) else None
    except ValueError:
        return False
    return isinstance(found, list) and len(found) == 5 and all(isinstance(each, int | float) for each in found)


def complete(db: Database, name: str, behind: tuple[str, ...]) -> bool:
    """Whether a virtual table and all the tables behind it are there."""
    return all(exists(db, each) for each in (name, *(f"{name}_{tail}" for tail in behind)))


def exists(db: Database, name: str) -> bool:
    """Whether there is a table of a name."""
    return db.row("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,)) is not None


def needed(db: Database) -> bool:
    """Whether a derived table cannot be read. Belongs outside a transaction: it reads all of them."""
    return (
        not words_are_sound(db)
        or broken_encoders(db) != []
        or any(not vectors_are_sound(db, *row) or odd(db, *row) for row in db.rows("SELECT id, dimensions FROM encoders"))
    )


def odd(db: Database, number: int, dimensions: int) -> int:
    """How many vectors of an encoder, as it gave them, have a wrong length or are no numbers; those of windows too."""
    raw = f"""SELECT count(*) FROM embeddings_{number} WHERE octet_length(vector) <> ?
              OR coalesce(abs(vec_distance_cosine(vector, vector)), 1) > ?"""
    parts = "SELECT count(*) FROM windows WHERE encoder_id = ? AND octet_length(vector) <> ?"
    return sum(int(row[0]) for row in (*db.rows(raw, (4 * dimensions, STRAY)), *db.rows(parts, (number, dimensions))))


def remade(db: Database) -> set[str]:
    """Make every derived table anew that cannot be read: the names of what is empty now. Belongs inside a transaction."""
    found = set()
    if not words_are_sound(db):
        take_out(db, "words", BEHIND_WORDS)
        db.run(str(model()["table", "words"]))
        found.add("words")
    for number in broken_encoders(db):
        for name in (f"vectors_{number}", f"embeddings_{number}"):
            take_out(db, name, BEHIND_VECTORS)
        db.run("DELETE FROM encoders WHERE id = ?", (number,))
        found.add("vectors")
    for number, dimensions in db.rows("SELECT id, dimensions FROM encoders"):
        if not vectors_are_sound(db, number, dimensions):
            take_out(db, f"vectors_{number}", BEHIND_VECTORS)
            db.run(table_of(number, dimensions))
            found.add("vectors")
        db.run(f"CREATE TABLE IF NOT EXISTS embeddings_{number} (entry_id INTEGER PRIMARY KEY, vector BLOB NOT NULL)")
        sql = f"""DELETE FROM embeddings_{number} WHERE octet_length(vector) <> ?
                  OR coalesce(abs(vec_distance_cosine(vector, vector)), 1) > ?"""
        db.run(sql, (4 * dimensions, STRAY))
        db.run("DELETE FROM windows WHERE encoder_id = ? AND octet_length(vector) <> ?", (number, dimensions))
    return found


def take_out(db: Database, name: str, behind: tuple[str, ...]) -> None:
    """Remove a table, and what is behind it, without asking the extension that made it."""
    for tail in behind:
        db.run(f'DROP TABLE IF EXISTS "{name}_{tail}"')
    if exists(db, name):
        db.run("PRAGMA writable_schema=ON")
        db.run("DELETE FROM sqlite_master WHERE type = 'table' AND name = ? AND sql LIKE 'CREATE VIRTUAL%'", (name,))
        db.run("PRAGMA writable_schema=RESET")
        db.run(f'DROP TABLE IF EXISTS "{name}"')
