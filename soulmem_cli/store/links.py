"""The table of links between entries."""

from __future__ import annotations

from soulmem_cli.domain import EntryId, Link, UserId
from soulmem_cli.store.database import Database


def put(db: Database, a: EntryId, b: EntryId, kind: str, strength: float, now_us: int, *, said: bool, because: str | None = None) -> None:
    """Tie two entries, or give a link of this kind between them a new strength."""
    db.run(
        """INSERT INTO links (a, b, kind, strength, because, said, made_us) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (a, b, kind) DO UPDATE SET strength = excluded.strength, because = coalesce(excluded.because, because),
           said = max(said, excluded.said)""",
        (a, b, kind, strength, because, said, now_us),
    )


def remove(db: Database, a: EntryId, b: EntryId) -> list[tuple[str, float, str | None]]:
    """Untie two entries, whichever is first; answers what was there: kind, strength, because."""
    pair = (a, b, b, a)
    gone = db.rows("SELECT kind, strength, because FROM links WHERE (a = ? AND b = ?) OR (a = ? AND b = ?)", pair)
    db.run("DELETE FROM links WHERE (a = ? AND b = ?) OR (a = ? AND b = ?)", pair)
    return [(row[0], row[1], row[2]) for row in gone]


def of(db: Database, user: UserId, entry: EntryId, limit: int, *, private: bool) -> list[tuple[Link, str | None]]:
    """The links of an entry to others that may be seen, strongest first, each with its reason."""
    sql = """SELECT o.id, l.strength, l.kind, l.because FROM links l
             JOIN entries o ON o.id = CASE WHEN l.a = :entry THEN l.b ELSE l.a END
             WHERE (l.a = :entry OR l.b = :entry) AND o.user_id = :user AND o.forgotten_us IS NULL AND o.private <= :private
             ORDER BY l.strength DESC, o.id LIMIT :limit"""
    rows = db.rows(sql, {"entry": entry, "user": user, "limit": limit, "private": int(private)})
    return [(Link(row[0], row[1], row[2]), row[3]) for row in rows]
