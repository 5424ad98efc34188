"""The vectors that dreams compare: all of a user's, to be held in memory at once."""

from __future__ import annotations

from collections.abc import Iterator

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored


def raws(db: Database, by: Stored, user: UserId) -> Iterator[tuple[EntryId, str, bytes]]:
    """Every vector of a user as its encoder gave it, with the language of its entry, in order."""
    sql = f"""SELECT v.entry_id, t.lang, v.vector FROM embeddings_{by.id} v CROSS JOIN entries e ON e.id = v.entry_id
              CROSS JOIN traces t ON t.entry_id = e.id WHERE e.user_id = ? ORDER BY v.entry_id"""
    for row in db.each(sql, (user,)):
        yield EntryId(row[0]), row[1], row[2]
