"""The vectors that dreams compare: all there are, or those of many entries."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored


def every_raw(db: Database, by: Stored) -> Iterator[tuple[EntryId, str, bytes]]:
    """Every vector as its encoder gave it, whoever's, with the language of its entry, in order."""
    sql = f"""SELECT v.entry_id, t.lang, v.vector FROM embeddings_{by.id} v CROSS JOIN traces t ON t.entry_id = v.entry_id
              ORDER BY v.entry_id"""
    return db.each(sql)


def raws(db: Database, by: Stored, user: UserId, entries: Collection[EntryId]) -> Iterator[tuple[EntryId, str, bytes]]:
    """The same of some entries of a user."""
    sql = f"""SELECT v.entry_id, t.lang, v.vector FROM json_each(?) j CROSS JOIN embeddings_{by.id} v ON v.entry_id = j.value
              CROSS JOIN entries e ON e.id = v.entry_id CROSS JOIN traces t ON t.entry_id = e.id WHERE e.user_id = ?"""
    return db.each(sql, (json.dumps(sorted(entries)), user))
