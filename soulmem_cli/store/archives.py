"""Reading a whole journal: what an archive holds, and the words that a dream may not lose."""

from __future__ import annotations

from collections.abc import Iterator

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database


def written(db: Database, user: UserId) -> Iterator[tuple[EntryId, str]]:
    """Every text of a user with its number, in order."""
    for row in db.each("SELECT id, text FROM entries WHERE user_id = ? ORDER BY id", (user,)):
        yield EntryId(row[0]), row[1]


def count(db: Database, user: UserId) -> int:
    """How many entries a user has, hidden ones too."""
    row = db.row("SELECT count(*) FROM entries WHERE user_id = ?", (user,))
    return int(row[0]) if row else 0
