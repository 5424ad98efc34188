"""Nearest neighbours among a set of entries, which lives in a table of this connection alone."""

from __future__ import annotations

from collections.abc import Iterable

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored


def gather(db: Database, entries: Iterable[EntryId]) -> None:
    """Let these entries be the set, and no others."""
    db.run("CREATE TEMP TABLE IF NOT EXISTS candidates (entry_id INTEGER PRIMARY KEY)")
    db.run("DELETE FROM temp.candidates")
    db.run_many("INSERT OR IGNORE INTO temp.candidates (entry_id) VALUES (?)", [(entry,) for entry in entries])


def nearest(db: Database, by: Stored, user: UserId, query: bytes, limit: int) -> list[tuple[EntryId, float]]:
    """Those of the set nearest to a centred vector, with their cosine, best first."""
    sql = f"""SELECT entry_id, distance FROM vectors_{by.id} WHERE vector MATCH ? AND k = ? AND user_id = ?
              AND entry_id IN (SELECT entry_id FROM temp.candidates)"""
    found = [(EntryId(row[0]), 1.0 - row[1]) for row in db.rows(sql, (query, limit, user))]
    return sorted(found, key=lambda hit: (-hit[1], hit[0]))


def vector(db: Database, by: Stored, entry: EntryId) -> bytes | None:
    """The centred vector of an entry."""
    row = db.row(f"SELECT vector FROM vectors_{by.id} WHERE entry_id = ?", (entry,))
    return bytes(row[0]) if row else None
