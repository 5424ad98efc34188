"""The table of links between entries."""

from __future__ import annotations

from typing import NamedTuple

from soulmem_cli.domain import EntryId, Link, UserId
from soulmem_cli.store.database import Database


class Tie(NamedTuple):
    """A link as it is kept; `said` when a person made it."""

    a: EntryId
    b: EntryId
    kind: str
    strength: float
    because: str | None
    said: bool


def put(db: Database, a: EntryId, b: EntryId, kind: str, strength: float, now_us: int, *, said: bool, because: str | None = None) -> None:
    """Tie two entries, or give a link of this kind between them a new strength."""
    db.run(
        """INSERT INTO links (a, b, kind, strength, because, said, made_us) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (a, b, kind) DO UPDATE SET strength = excluded.strength, because = coalesce(excluded.because, because),
           said = max(said, excluded.said)""",
        (a, b, kind, strength, because, said, now_us),
    )


def between(db: Database, user: UserId, a: EntryId, b: EntryId) -> list[Tie]:
    """Every link between two entries of a user, whichever is first, strongest first."""
    sql = """SELECT l.a, l.b, l.kind, l.strength, l.because, l.said FROM links l JOIN entries e ON e.id = l.a
             WHERE e.user_id = :user AND ((l.a = :a AND l.b = :b) OR (l.a = :b AND l.b = :a)) ORDER BY l.strength DESC, l.kind"""
    return [Tie(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in db.rows(sql, {"user": user, "a": a, "b": b})]


def remove(db: Database, user: UserId, gone: Tie) -> None:
    """Untie one link between two entries of a user."""
    sql = """DELETE FROM links WHERE a = ? AND b = ? AND kind = ? AND a IN (SELECT id FROM entries WHERE user_id = ?)"""
    db.run(sql, (gone.a, gone.b, gone.kind, user))


def of(db: Database, user: UserId, entry: EntryId, limit: int, *, private: bool) -> list[tuple[Link, str | None]]:
    """The links of an entry to others that may be seen, strongest first, each with its reason."""
    sql = """SELECT o.id, l.strength, l.kind, l.because FROM links l
             JOIN entries o ON o.id = CASE WHEN l.a = :entry THEN l.b ELSE l.a END
             WHERE (l.a = :entry OR l.b = :entry) AND o.user_id = :user AND o.forgotten_us IS NULL AND o.private <= :private
             ORDER BY l.strength DESC, o.id LIMIT :limit"""
    rows = db.rows(sql, {"entry": entry, "user": user, "limit": limit, "private": int(private)})
    return [(Link(row[0], row[1], row[2]), row[3]) for row in rows]
