"""What can be offered while a line is typed: names and numbers of what one user may see."""

from __future__ import annotations

from soulmem_cli.domain import UserId
from soulmem_cli.store.database import Database

SEEN = "e.user_id = ? AND e.forgotten_us IS NULL AND e.private = 0"


def tags(db: Database, user: UserId) -> list[tuple[str, int]]:
    """Every tag of visible entries and how many have it, most used first."""
    sql = f"""SELECT max(g.label), count(*) FROM tags g JOIN entries e ON e.id = g.entry_id
              WHERE {SEEN} GROUP BY g.tag ORDER BY 2 DESC, 1"""
    return [(row[0], row[1]) for row in db.rows(sql, (user,))]


def people(db: Database, user: UserId) -> list[tuple[str, int]]:
    """Everyone in visible entries and in how many, most often first."""
    sql = f"""SELECT max(m.name), count(DISTINCT m.entry_id) FROM mentions m JOIN entries e ON e.id = m.entry_id
              WHERE {SEEN} AND m.kind IN ('person', 'kin') GROUP BY m.key ORDER BY 2 DESC, 1"""
    return [(row[0], row[1]) for row in db.rows(sql, (user,))]


def users(db: Database) -> list[tuple[str, int]]:
    """Every user of the journal and how many entries they have, forgotten ones aside."""
    sql = """SELECT u.name, count(e.id) FROM users u LEFT JOIN entries e ON e.user_id = u.id AND e.forgotten_us IS NULL
             GROUP BY u.id ORDER BY u.name"""
    return [(row[0], row[1]) for row in db.rows(sql)]


def entries(db: Database, user: UserId, digits: str, limit: int) -> list[tuple[int, int, str]]:
    """The newest visible entries whose number begins with `digits`: number, local microseconds, the first of the text."""
    sql = f"""SELECT e.id, e.local_us, substr(e.text, 1, 200) FROM entries e
              WHERE {SEEN} AND CAST(e.id AS TEXT) LIKE ? || '%' ORDER BY e.at_us DESC, e.id DESC LIMIT ?"""
    return [(row[0], row[1], row[2]) for row in db.rows(sql, (user, digits, limit))]


def forgotten(db: Database, user: UserId, digits: str, limit: int) -> list[tuple[int, int]]:
    """The forgotten entries whose number begins with `digits`, last forgotten first: number and local microseconds, never the text."""
    sql = """SELECT e.id, e.local_us FROM entries e WHERE e.user_id = ? AND e.forgotten_us IS NOT NULL
             AND CAST(e.id AS TEXT) LIKE ? || '%' ORDER BY e.forgotten_us DESC, e.id DESC LIMIT ?"""
    return [(row[0], row[1]) for row in db.rows(sql, (user, digits, limit))]


def gists(db: Database, user: UserId, prefix: str, limit: int) -> list[tuple[int, str]]:
    """Gists whose number begins so, the newest first, with what they say."""
    sql = """SELECT id, text FROM gists WHERE user_id = ? AND private = 0 AND CAST(id AS TEXT) LIKE ? || '%' ORDER BY id DESC LIMIT ?"""
    return [(row[0], row[1]) for row in db.rows(sql, (user, prefix, limit))]


def conflicts(db: Database, user: UserId, prefix: str, limit: int) -> list[tuple[int, str]]:
    """Conflicts between visible entries whose number begins so, the newest first, with what they are about."""
    sql = f"""SELECT c.id, c.attribute FROM conflicts c JOIN entries e ON e.id = c.a JOIN entries o ON o.id = c.b
              WHERE {SEEN} AND o.forgotten_us IS NULL AND o.private = 0 AND CAST(c.id AS TEXT) LIKE ? || '%' ORDER BY c.id DESC LIMIT ?"""
    return [(row[0], row[1]) for row in db.rows(sql, (user, prefix, limit))]
