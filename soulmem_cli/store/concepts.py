"""Which entries have a word, by its stems: what concepts are made of."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database


def having(db: Database, user: UserId, stems: Sequence[str], at_most: int) -> list[EntryId]:
    """The latest entries of a user whose words have any of these stems."""
    sql = """SELECT e.id FROM words w JOIN entries e ON e.id = w.rowid WHERE words MATCH ? AND +e.user_id = ? AND e.forgotten_us IS NULL
             ORDER BY e.local_us DESC LIMIT ?"""
    return [EntryId(row[0]) for row in db.rows(sql, (any_of(stems), user, at_most))]


def having_any(db: Database, stems: Sequence[str], at_most: int) -> array[int]:
    """Entries, whoever wrote them, whose words have any of these stems: all of them, or so many;
    of very many words these are kept, so not as numbers of Python's."""
    sql = "SELECT rowid FROM words WHERE words MATCH ? LIMIT ?"
    return array("q", (row[0] for row in db.rows(sql, (any_of(stems), at_most))))


def any_of(stems: Sequence[str]) -> str:
    """The FTS5 query for any of some stems."""
    return " OR ".join(f'stems : "{stem}"' for stem in stems)


def names(db: Database, user: UserId) -> set[str]:
    """The folded words of the names and kin that a user's entries mention."""
    sql = "SELECT DISTINCT m.key FROM mentions m JOIN entries e ON e.id = m.entry_id WHERE e.user_id = ?"
    return {word for (key,) in db.rows(sql, (user,)) for word in key.split()}
