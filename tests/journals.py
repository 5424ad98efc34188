"""What tests look up in a journal's file beside the command line."""

from __future__ import annotations

import json
import re
from typing import Any

import apsw
from conftest import Soulmem

from soulmem_cli.store.database import open_journal


def rows(soulmem: Soulmem, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows of a query on the journal's file."""
    db = open_journal(soulmem.db, write=False)
    try:
        db.load_vectors()
        return db.rows(sql, values)
    finally:
        db.close()


def events(soulmem: Soulmem, kind: str) -> list[tuple[int | None, dict[str, Any]]]:
    """The entry and the facts of every event of a kind, oldest first."""
    return [
        (entry, json.loads(facts)) for entry, facts in rows(soulmem, "SELECT entry_id, facts FROM events WHERE kind = ? ORDER BY id", kind)
    ]


def everything_of(soulmem: Soulmem, user: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of one user, table by table, vectors too: what another user must never change."""
    mine = "SELECT id FROM entries WHERE user_id = (SELECT id FROM users WHERE name = ?)"
    found = {"entries": rows(soulmem, f"SELECT * FROM entries WHERE id IN ({mine}) ORDER BY id", user)}
    for table in ("tags", "contexts", "causes", "uses", "traces", "mentions", "sightings", "embeddings_1"):
        found[table] = rows(soulmem, f"SELECT * FROM {table} WHERE entry_id IN ({mine}) ORDER BY 1, 2", user)
    found["vectors_1"] = rows(soulmem, f"SELECT entry_id, hidden, vector FROM vectors_1 WHERE entry_id IN ({mine}) ORDER BY 1", user)
    found["links"] = rows(
        soulmem, f"SELECT a, b, kind, strength, because, said FROM links WHERE a IN ({mine}) OR b IN ({mine})", user, user
    )
    found["events"] = rows(soulmem, "SELECT * FROM events WHERE user_id = (SELECT id FROM users WHERE name = ?) ORDER BY id", user)
    return found


def unstyled(shown: str) -> str:
    """What a terminal shows, without bold, dim and colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", shown)


def sound(soulmem: Soulmem) -> bool:
    """Whether SQLite finds nothing wrong with the file."""
    connection = apsw.Connection(str(soulmem.db))
    try:
        checked = connection.execute("PRAGMA integrity_check").fetchall()
        return checked == [("ok",)] and not connection.execute("PRAGMA foreign_key_check").fetchall()
    finally:
        connection.close()
