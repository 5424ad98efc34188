"""Counting a user's entries by what they are; every function counts what its filters let through."""

import json
from typing import Final, Literal, NamedTuple

from soulmem_cli.domain import Entry, Filters, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.entries import COLUMNS, FROM, built
from soulmem_cli.store.filters import where
from soulmem_cli.store.people import SECRET

JOINED: Final = "FROM entries e JOIN traces t ON t.entry_id = e.id"


class Sums(NamedTuple):
    """How many entries, their first and last local microseconds, and the means of how they felt."""

    entries: int
    first_us: int | None
    last_us: int | None
    valence: float | None
    arousal: float | None


def sums(db: Database, user: UserId, filters: Filters) -> Sums:
    """The entries in one row."""
    condition, values = where(user, filters)
    sql = f"SELECT count(*), min(e.local_us), max(e.local_us), avg(t.valence), avg(t.arousal) {JOINED} WHERE {condition}"
    row = db.row(sql, values)
    return Sums(*row) if row else Sums(0, None, None, None, None)


def by(db: Database, user: UserId, filters: Filters, what: Literal["level", "emotion", "tier"]) -> dict[str, int]:
    """How many entries are of each level, emotion or tier."""
    condition, values = where(user, filters)
    rows = db.rows(f"SELECT t.{what}, count(*) {JOINED} WHERE {condition} GROUP BY 1 ORDER BY 2 DESC, 1", values)
    return {row[0]: row[1] for row in rows}


def certainties(db: Database, user: UserId, filters: Filters) -> dict[str, float]:
    """How sure the readings of each emotion are in sum: what tells two of the same count apart."""
    condition, values = where(user, filters)
    rows = db.rows(f"SELECT t.emotion, sum(t.emotion_score) {JOINED} WHERE {condition} GROUP BY 1", values)
    return {row[0]: row[1] for row in rows}


def people(db: Database, user: UserId, filters: Filters, limit: int) -> list[tuple[str, str, int, float]]:
    """Who comes up most, by all their names: what they are called, or written most often in view; kind, entries, mean valence."""
    condition, values = where(user, filters)
    sql = f"""WITH told AS (
                SELECT e.id, m.kind, coalesce(n.person, m.key) AS key, m.name, t.valence {JOINED}
                JOIN mentions m ON m.entry_id = e.id AND m.kind IN ('person', 'kin')
                LEFT JOIN names n ON n.user_id = e.user_id AND n.key = m.key WHERE {condition}),
              spelled AS (SELECT key, name, row_number() OVER (PARTITION BY key ORDER BY count(*) DESC, name) AS place
                          FROM told GROUP BY key, name),
              once AS (SELECT key, max(kind) AS kind, max(valence) AS valence FROM told GROUP BY key, id)
              SELECT coalesce(c.name, p.name), max(o.kind), count(*), avg(o.valence) FROM once o
              JOIN spelled p ON p.key = o.key AND p.place = 1
              LEFT JOIN names c ON c.user_id = ? AND c.key = o.key AND c.person = o.key AND c.key NOT IN ({SECRET})
              GROUP BY o.key ORDER BY 3 DESC, 1 LIMIT ?"""
    return [(row[0], row[1], row[2], row[3]) for row in db.rows(sql, [*values, user, user, int(filters.private), limit])]


def named(
    db: Database, user: UserId, filters: Filters, kind: Literal["place", "thing"], same: dict[str, str], limit: int
) -> list[tuple[str, int]]:
    """The places or things that come up most, as last written. `same`: folded names that stand for others, folded."""
    condition, values = where(user, filters)
    sql = f"""SELECT m.name, count(DISTINCT e.id), max(e.at_us) {JOINED} JOIN mentions m ON m.entry_id = e.id AND m.kind = ?
              LEFT JOIN json_each(?) o ON o.key = m.key WHERE {condition}
              GROUP BY coalesce(o.value, m.key) ORDER BY 2 DESC, coalesce(o.value, m.key) LIMIT ?"""
    return [(row[0], row[1]) for row in db.rows(sql, [kind, json.dumps(same), *values, limit])]


def tags(db: Database, user: UserId, filters: Filters, limit: int) -> list[tuple[str, int]]:
    """The tags used most, each as last written."""
    condition, values = where(user, filters)
    sql = f"""SELECT max(g.label), count(*) {JOINED} JOIN tags g ON g.entry_id = e.id
              WHERE {condition} GROUP BY g.tag ORDER BY 2 DESC, g.tag LIMIT ?"""
    return [(row[0], row[1]) for row in db.rows(sql, [*values, limit])]


def months(db: Database, user: UserId, filters: Filters, day_ends_s: int) -> list[tuple[str, int]]:
    """Entries of each local month as YYYY-MM, oldest first. `day_ends_s` is how long a day lasts past midnight."""
    condition, values = where(user, filters)
    sql = f"""SELECT strftime('%Y-%m', e.local_us / 1000000 - ?, 'unixepoch') AS month, count(*) {JOINED}
              WHERE {condition} GROUP BY 1 ORDER BY min(e.local_us)"""
    return [(row[0], row[1]) for row in db.rows(sql, [day_ends_s, *values])]


def weightiest(db: Database, user: UserId, filters: Filters, limit: int) -> list[Entry]:
    """The entries that mattered most, newest first among equals."""
    condition, values = where(user, filters)
    sql = f"SELECT {COLUMNS} {FROM} WHERE {condition} ORDER BY t.importance DESC, e.at_us DESC, e.id DESC LIMIT ?"
    return [built(row) for row in db.rows(sql, [*values, limit])]


def in_all(db: Database) -> int:
    """How many entries the journal holds, of every user and whether in view or not."""
    row = db.row("SELECT count(*) FROM entries")
    return int(row[0]) if row else 0


def hidden(db: Database, user: UserId) -> tuple[int, int]:
    """How many entries are private, and how many forgotten."""
    sql = "SELECT count(*) FILTER (WHERE private AND forgotten_us IS NULL), count(forgotten_us) FROM entries WHERE user_id = ?"
    row = db.row(sql, (user,))
    return (row[0], row[1]) if row else (0, 0)


def links(db: Database, user: UserId, *, private: bool) -> int:
    """How many links there are between entries in view."""
    sql = """SELECT count(*) FROM links l JOIN entries a ON a.id = l.a JOIN entries b ON b.id = l.b
             WHERE a.user_id = :user AND b.user_id = :user AND a.forgotten_us IS NULL AND b.forgotten_us IS NULL
             AND a.private <= :private AND b.private <= :private"""
    row = db.row(sql, {"user": user, "private": int(private)})
    return int(row[0]) if row else 0


def gists(db: Database, user: UserId, *, private: bool) -> list[tuple[str, str, int]]:
    """How many gists of each kind are in each state, but for those that were rolled back."""
    sql = """SELECT kind, state, count(*) FROM gists WHERE user_id = ? AND private <= ? AND state <> 'rolled-back'
             GROUP BY 1, 2 ORDER BY 1, 2"""
    return [(row[0], row[1], row[2]) for row in db.rows(sql, (user, int(private)))]


def last_dream(db: Database, user: UserId) -> tuple[int, str, int, str] | None:
    """The newest dream: its number, cycle, start in microseconds, and state."""
    row = db.row("SELECT id, cycle, started_us, state FROM dreams WHERE user_id = ? ORDER BY id DESC LIMIT 1", (user,))
    return (row[0], row[1], row[2], row[3]) if row else None
