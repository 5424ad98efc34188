"""The versions of an entry: what it replaces and what stands in its place, in any number of steps."""

from __future__ import annotations

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database


def all_of(db: Database, user: UserId, entry: EntryId) -> list[EntryId]:
    """An entry with all before it and after it, forgotten ones too, the first first."""
    sql = """WITH RECURSIVE before (id, old) AS (
               SELECT id, replaces FROM entries WHERE user_id = :user AND id = :entry
               UNION SELECT e.id, e.replaces FROM entries e JOIN before ON e.id = before.old WHERE e.user_id = :user),
             after (id) AS (
               SELECT id FROM before
               UNION SELECT e.id FROM entries e JOIN after ON e.replaces = after.id WHERE e.user_id = :user)
             SELECT id FROM after ORDER BY id"""
    return [EntryId(row[0]) for row in db.rows(sql, {"user": user, "entry": entry})]


def carry_over(db: Database, old: EntryId, new: EntryId, now_us: int) -> None:
    """Tie an entry to all that a person tied the one to which it replaces."""
    db.run(
        """INSERT INTO links (a, b, kind, strength, because, said, made_us)
           SELECT CASE WHEN a = :old THEN :new ELSE a END, CASE WHEN b = :old THEN :new ELSE b END, kind, strength, because, said, :now
           FROM links WHERE said AND kind <> 'replaces' AND :old IN (a, b) AND :new NOT IN (a, b) ON CONFLICT DO NOTHING""",
        {"old": old, "new": new, "now": now_us},
    )
