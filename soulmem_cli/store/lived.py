"""What a day holds, for who tells of it: its entries, who is in them, what they are like, and what was usual before."""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import date, time
from typing import Final

from soulmem_cli.domain import Emotion, EntryId, Level, Source, UserId
from soulmem_cli.domain.pages import Aimed, Anniversary, Likeness, Lived, Met
from soulmem_cli.store.database import Database

# in view, a person's own words, and not replaced by others in view
TOLD: Final = f"""e.user_id = :user AND e.forgotten_us IS NULL AND e.private <= :private AND e.source <> '{Source.GENERATED}'
    AND NOT EXISTS (SELECT 1 FROM entries r WHERE r.replaces = e.id AND r.forgotten_us IS NULL AND r.private <= :private)"""
DAY_US: Final = 86_400_000_000
EPOCH: Final = date(1970, 1, 1).toordinal()
SURE: Final = 3.0  # log-odds of a sighting
WHO: Final = "('person', 'kin')"
OPEN: Final = "('pendiente', 'pendientes', 'abierto', 'sin resolver', 'sin-resolver', 'todo', 'open', 'unresolved', 'pending')"


def next_at(db: Database, user: UserId, from_us: int, until_us: int) -> int | None:
    """The wall clock of the first entry at or after a moment and before another; None when there is none."""
    sql = "SELECT min(local_us) FROM entries WHERE user_id = ? AND local_us >= ? AND local_us < ?"
    row = db.row(sql, (user, from_us, until_us))
    return row[0] if row else None


def days(db: Database, user: UserId, until_us: int, day_ends: time) -> list[date]:
    """The days with entries, hidden ones too, before a wall clock, in order; a day lasts past midnight until `day_ends`."""
    late_us = (day_ends.hour * 60 + day_ends.minute) * 60_000_000
    sql = "SELECT DISTINCT (local_us + ?) / ? FROM entries WHERE user_id = ? AND local_us < ? ORDER BY 1"
    return [date.fromordinal(row[0]) for row in db.rows(sql, (EPOCH * DAY_US - late_us, DAY_US, user, until_us)) if row[0] > 0]


def moments(db: Database, user: UserId, entries: Collection[EntryId]) -> list[int]:
    """The wall clock of each of some entries, hidden ones too."""
    sql = "SELECT local_us FROM entries WHERE +user_id = ? AND id IN (SELECT value FROM json_each(?))"
    return [row[0] for row in db.rows(sql, (user, json.dumps(sorted(entries))))]


def of_day(db: Database, user: UserId, since_us: int, until_us: int, *, private: bool) -> list[Lived]:
    """The entries between two wall clocks, half-open, that may be told of, in order."""
    sql = f"""SELECT e.id, e.text, e.local_us, e.private, t.emotion, t.second_emotion, t.valence, t.arousal, t.importance, t.salience,
                t.level, EXISTS (SELECT 1 FROM tags g WHERE g.entry_id = e.id AND g.tag IN {OPEN})
              FROM entries e JOIN traces t ON t.entry_id = e.id
              WHERE {TOLD} AND e.local_us >= :since AND e.local_us < :until ORDER BY e.local_us, e.id"""
    given = {"user": user, "private": int(private), "since": since_us, "until": until_us}
    return [
        Lived(
            EntryId(row[0]), row[1], row[2], bool(row[3]), Emotion(row[4]), Emotion(row[5]) if row[5] else None, row[6], row[7], row[8],
            row[9], Level(row[10]), bool(row[11]),
        )
        for row in db.rows(sql, given)
    ]  # fmt: skip


def secret(db: Database, user: UserId, since_us: int, until_us: int) -> bool:
    """Whether any entry between two wall clocks, half-open, is private."""
    sql = "SELECT 1 FROM entries WHERE user_id = ? AND local_us >= ? AND local_us < ? AND private = 1 LIMIT 1"
    return db.row(sql, (user, since_us, until_us)) is not None


def met(db: Database, user: UserId, entries: Collection[EntryId], before_us: int, *, private: bool) -> list[Met]:
    """Who is in some entries, each person once by whatever name, with how they stood before a wall clock."""
    sql = f"""WITH here AS (
                SELECT m.entry_id, m.kind, coalesce(n.person, m.key) AS key, coalesce(c.name, m.name) AS name
                FROM mentions m JOIN entries e ON e.id = m.entry_id
                LEFT JOIN names n ON n.user_id = e.user_id AND n.key = m.key
                LEFT JOIN names c ON c.user_id = e.user_id AND c.key = n.person AND c.key = c.person
                WHERE +e.user_id = :user AND m.kind IN {WHO} AND m.entry_id IN (SELECT value FROM json_each(:entries))
                AND (n.key IS NULL OR n.person IS NOT NULL)),
              keys AS (
                SELECT DISTINCT h.key, coalesce(n.key, h.key) AS spelled FROM here h
                LEFT JOIN names n ON n.user_id = :user AND n.person = h.key UNION SELECT key, key FROM here),
              past AS (
                SELECT k.key, count(DISTINCT e.id) AS known, max(e.local_us) AS last
                FROM keys k JOIN mentions m ON m.key = k.spelled AND m.kind IN {WHO}
                JOIN entries e ON e.id = m.entry_id WHERE {TOLD.replace("e.user_id", "+e.user_id")} AND e.local_us < :before GROUP BY k.key)
              SELECT max(h.name), max(h.kind = 'kin'), json_group_array(DISTINCT h.entry_id), p.last, coalesce(p.known, 0),
                EXISTS (SELECT 1 FROM sightings s WHERE s.user_id = :user AND s.key = h.key AND s.weight >= :sure
                        AND s.entry_id IN (SELECT value FROM json_each(:entries)))
              FROM here h LEFT JOIN past p ON p.key = h.key GROUP BY h.key ORDER BY 5 DESC, h.key"""
    given = {"user": user, "private": int(private), "entries": json.dumps(sorted(entries)), "before": before_us, "sure": SURE}
    return [
        Met(row[0], bool(row[1]), tuple(sorted(EntryId(each) for each in json.loads(row[2]))), row[3], row[4], bool(row[5]))
        for row in db.rows(sql, given)
    ]


def like(db: Database, user: UserId, entries: Collection[EntryId], before_us: int, *, private: bool) -> list[Likeness]:
    """Earlier entries that some entries are linked to for being alike; of before a wall clock."""
    sql = f"""WITH ends AS (
                SELECT a AS here, b AS other, strength FROM links WHERE kind = 'similar' AND a IN (SELECT value FROM json_each(:entries))
                UNION SELECT b, a, strength FROM links WHERE kind = 'similar' AND b IN (SELECT value FROM json_each(:entries)))
              SELECT l.here, e.id, l.strength, feeling_similarity(t.valence, t.arousal, s.valence, s.arousal), e.text, e.local_us,
                t.tier = 'reverie'
              FROM ends l JOIN entries e ON e.id = l.other JOIN traces t ON t.entry_id = e.id JOIN traces s ON s.entry_id = l.here
              WHERE {TOLD.replace("e.user_id", "+e.user_id")} AND e.local_us < :before
              ORDER BY l.here, e.id"""
    given = {"user": user, "private": int(private), "entries": json.dumps(sorted(entries)), "before": before_us}
    return [Likeness(EntryId(row[0]), EntryId(row[1]), row[2], row[3], row[4], row[5], bool(row[6])) for row in db.rows(sql, given)]


def weightiest(
    db: Database, user: UserId, since_us: int, until_us: int, at_least: float, years: int, *, private: bool
) -> Anniversary | None:
    """The entry that mattered most between two wall clocks, if it is of some importance; `years` is how long ago that was."""
    sql = f"""SELECT e.id, e.text FROM entries e JOIN traces t ON t.entry_id = e.id
              WHERE {TOLD} AND e.local_us >= :since AND e.local_us < :until AND t.importance >= :least
              ORDER BY t.importance DESC, e.id LIMIT 1"""
    row = db.row(sql, {"user": user, "private": int(private), "since": since_us, "until": until_us, "least": at_least})
    return Anniversary(EntryId(row[0]), years, row[1]) if row else None


def goals(db: Database, user: UserId, entries: Collection[EntryId], *, private: bool) -> list[Aimed]:
    """What some entries say of goals, once for each entry and role."""
    sql = """SELECT DISTINCT v.entry_id, v.role FROM gist_evidence v JOIN gists g ON g.id = v.gist_id
             WHERE g.user_id = ? AND g.kind = 'goal' AND g.state NOT IN ('rolled-back', 'forgotten') AND g.private <= ?
             AND v.role IN ('supports', 'done', 'dropped') AND v.entry_id IN (SELECT value FROM json_each(?)) ORDER BY 1, 2"""
    return [Aimed(EntryId(row[0]), row[1]) for row in db.rows(sql, (user, int(private), json.dumps(sorted(entries))))]


def valences(db: Database, user: UserId, before_us: int, limit: int, *, private: bool) -> list[float]:
    """How the last entries before a wall clock felt, the nearest first."""
    sql = f"""SELECT t.valence FROM entries e JOIN traces t ON t.entry_id = e.id WHERE {TOLD} AND e.local_us < :before
              ORDER BY e.local_us DESC, e.id DESC LIMIT :limit"""
    return [row[0] for row in db.rows(sql, {"user": user, "private": int(private), "before": before_us, "limit": limit})]


def words(db: Database, user: UserId, entries: Collection[EntryId]) -> dict[EntryId, tuple[str, int, int]]:
    """The text of some entries, their instant in microseconds and its offset in seconds."""
    sql = "SELECT id, text, at_us, offset_s FROM entries WHERE +user_id = ? AND id IN (SELECT value FROM json_each(?))"
    return {EntryId(row[0]): (row[1], row[2], row[3]) for row in db.rows(sql, (user, json.dumps(sorted(entries))))}
