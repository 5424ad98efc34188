"""The table of tags."""

from __future__ import annotations

from collections.abc import Iterable

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold


def insert(db: Database, entry: EntryId, labels: Iterable[str], *, said: bool) -> None:
    """Put tags on an entry; one it has already keeps its label, and becomes said when it is said now."""
    rows = [(entry, fold(label), label, said) for label in labels if fold(label)]
    db.run_many(
        "INSERT INTO tags (entry_id, tag, label, said) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (entry_id, tag) DO UPDATE SET said = max(said, excluded.said)",
        rows,
    )


def of(db: Database, entry: EntryId) -> dict[str, tuple[str, bool]]:
    """The tags of an entry: the folded tag → its label, and whether it was said."""
    rows = db.rows("SELECT tag, label, said FROM tags WHERE entry_id = ? ORDER BY tag", (entry,))
    return {row[0]: (row[1], bool(row[2])) for row in rows}


def remove(db: Database, entry: EntryId, label: str) -> bool:
    """Take a tag off an entry; False when it did not have it."""
    db.run("DELETE FROM tags WHERE entry_id = ? AND tag = ?", (entry, fold(label)))
    return db.changed > 0


def counted(db: Database, user: UserId, *, private: bool = False) -> list[tuple[str, int]]:
    """Every tag of a user's visible entries, with how many have it, most used first; private ones only when asked."""
    sql = """SELECT max(g.label), count(*) FROM tags g JOIN entries e ON e.id = g.entry_id
             WHERE e.user_id = ? AND e.forgotten_us IS NULL AND e.private <= ? GROUP BY g.tag ORDER BY 2 DESC, g.tag"""
    return [(row[0], row[1]) for row in db.rows(sql, (user, int(private)))]
