"""The table of users: fully isolated spaces in one file."""

from __future__ import annotations

from soulmem_cli.domain import UserId
from soulmem_cli.store.database import Database


def find(db: Database, name: str) -> UserId | None:
    """The id of a user, or None when there is none of that name."""
    row = db.row("SELECT id FROM users WHERE name = ?", (name,))
    return UserId(row[0]) if row else None


def names(db: Database) -> dict[UserId, str]:
    """Every user's id and name."""
    return {UserId(row[0]): row[1] for row in db.rows("SELECT id, name FROM users ORDER BY id")}


def insert(db: Database, name: str, now_us: int) -> UserId:
    """Make a user."""
    db.run("INSERT INTO users (name, created_us) VALUES (?, ?)", (name, now_us))
    return UserId(db.last_id)


def counted(db: Database) -> list[tuple[str, int, int | None, int | None]]:
    """Every user: name, entries, local microseconds of the first and the last."""
    sql = """SELECT u.name, count(e.id), min(e.local_us), max(e.local_us)
             FROM users u LEFT JOIN entries e ON e.user_id = u.id AND e.forgotten_us IS NULL
             GROUP BY u.id ORDER BY u.name"""
    return [(row[0], row[1], row[2], row[3]) for row in db.rows(sql)]


def holding(db: Database, user: UserId) -> tuple[int, int | None, int | None]:
    """All a user has, the forgotten too: how many entries, local microseconds of the first and the last."""
    row = db.row("SELECT count(*), min(local_us), max(local_us) FROM entries WHERE user_id = ?", (user,))
    return (row[0], row[1], row[2]) if row else (0, None, None)


def texts(db: Database, user: UserId) -> list[str]:
    """All that a user wrote."""
    return [row[0] for row in db.rows("SELECT text FROM entries WHERE user_id = ? ORDER BY id", (user,))]


def remove(db: Database, user: UserId) -> None:
    """Remove a user and every row of theirs, for good; what hangs on an entry goes with it. Vectors and words are not rows of theirs."""
    for table in ("conflicts", "gists", "pages", "dreams", "events", "names", "entries"):
        db.run(f"DELETE FROM {table} WHERE user_id = ?", (user,))
    db.run("DELETE FROM users WHERE id = ?", (user,))
