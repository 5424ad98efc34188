"""Who is in which entries, asked by any name of theirs."""

from __future__ import annotations

import json
from collections.abc import Collection

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.filters import ALL_NAMES

MENTIONED = f"""SELECT m.entry_id FROM mentions m JOIN entries e ON e.id = m.entry_id
                WHERE e.user_id = ? AND e.forgotten_us IS NULL AND e.private <= ?
                AND m.kind IN ('person', 'kin') AND m.key IN ({ALL_NAMES})"""


def anybody(db: Database, user: UserId, names: Collection[str], *, private: bool) -> bool:
    """Whether any entry in view mentions somebody by one of these folded names, or by another name of theirs."""
    keys = json.dumps(list(names))
    return db.row(f"{MENTIONED} LIMIT 1", (user, private, keys, user, keys)) is not None


def among(db: Database, user: UserId, names: Collection[str], entries: Collection[EntryId], *, private: bool) -> set[EntryId]:
    """Those of a few entries in view that mention somebody by one of these folded names, or by another name of theirs."""
    keys = json.dumps(list(names))
    sql = f"{MENTIONED} AND m.entry_id IN (SELECT value FROM json_each(?))"
    return {EntryId(row[0]) for row in db.rows(sql, (user, private, keys, user, keys, json.dumps(list(entries))))}


def spread(db: Database, user: UserId, names: Collection[str], *, private: bool) -> int:
    """In how many entries in view somebody of these folded names is mentioned."""
    keys = json.dumps(list(names))
    row = db.row(f"SELECT count(DISTINCT entry_id) FROM ({MENTIONED})", (user, private, keys, user, keys))
    return int(row[0]) if row else 0
