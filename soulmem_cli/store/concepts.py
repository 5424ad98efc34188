"""Which entries have a word, by its stems: what concepts are made of."""

from __future__ import annotations

from collections.abc import Sequence

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database


def having(db: Database, user: UserId, stems: Sequence[str], at_most: int) -> list[EntryId]:
    """The latest entries of a user whose words have any of these stems."""
    sql = """SELECT e.id FROM words w JOIN entries e ON e.id = w.rowid WHERE words MATCH ? AND +e.user_id = ? AND e.forgotten_us IS NULL
             ORDER BY e.local_us DESC LIMIT ?"""
    query = " OR ".join(f'stems : "{stem}"' for stem in stems)
    return [EntryId(row[0]) for row in db.rows(sql, (query, user, at_most))]


def names(db: Database, user: UserId) -> set[str]:
    """The folded words of the names and kin that a user's entries mention."""
    sql = "SELECT DISTINCT m.key FROM mentions m JOIN entries e ON e.id = m.entry_id WHERE e.user_id = ?"
    return {word for (key,) in db.rows(sql, (user,)) for word in key.split()}
