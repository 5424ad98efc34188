"""Everyday entries that say almost the same, and how many stand in the way of each."""

from __future__ import annotations

from typing import Final

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.signals import IDENTICAL, MUNDANE

# everyday entries in view that were not replaced; what supports a gist is never crowded
CROWDED: Final = f"""e.user_id = ? AND e.forgotten_us IS NULL AND t.level IN {MUNDANE}
    AND NOT EXISTS (SELECT 1 FROM entries r WHERE r.replaces = e.id AND r.forgotten_us IS NULL) AND NOT EXISTS (
    SELECT 1 FROM gist_evidence v JOIN gists g ON g.id = v.gist_id WHERE v.entry_id = e.id AND g.state <> 'rolled-back')"""


def mundane(db: Database, user: UserId) -> dict[EntryId, bool]:
    """The everyday entries that can be crowded and have a twin at all, and whether they are private."""
    sql = f"""SELECT e.id, e.private FROM entries e JOIN traces t ON t.entry_id = e.id WHERE {CROWDED}
              AND e.id IN (SELECT a FROM links WHERE kind = 'similar' AND strength >= {IDENTICAL}
                           UNION ALL SELECT b FROM links WHERE kind = 'similar' AND strength >= {IDENTICAL}) ORDER BY e.id"""
    return {EntryId(row[0]): bool(row[1]) for row in db.rows(sql, (user,))}


def twins(db: Database, user: UserId) -> list[tuple[EntryId, EntryId]]:
    """Pairs of entries that say almost the same."""
    sql = f"""SELECT l.a, l.b FROM links l JOIN entries e ON e.id = l.a
              WHERE e.user_id = ? AND l.kind = 'similar' AND l.strength >= {IDENTICAL} ORDER BY l.a, l.b"""
    return [(EntryId(row[0]), EntryId(row[1])) for row in db.rows(sql, (user,))]


def known(db: Database, user: UserId) -> dict[EntryId, int]:
    """How many crowd each entry, as the last deep dream found."""
    sql = "SELECT i.entry_id, i.twins FROM interference i JOIN entries e ON e.id = i.entry_id WHERE e.user_id = ?"
    return {EntryId(row[0]): row[1] for row in db.rows(sql, (user,))}


def put(db: Database, entry: EntryId, count: int) -> None:
    """Note how many crowd an entry; nothing is kept of one that has its place for itself."""
    db.run("DELETE FROM interference WHERE entry_id = ?", (entry,))
    if count:
        db.run("INSERT INTO interference (entry_id, twins) SELECT id, ? FROM entries WHERE id = ?", (count, entry))
