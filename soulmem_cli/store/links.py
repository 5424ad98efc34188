"""The table of links between entries."""

import json
from collections.abc import Collection
from typing import NamedTuple

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database


class Tie(NamedTuple):
    """A link as it is kept; `said` when a person made it."""

    a: EntryId
    b: EntryId
    kind: str
    strength: float
    because: str | None
    said: bool


class End(NamedTuple):
    """A link as it is seen from one of its entries; `outward` when it goes out from there."""

    other: EntryId
    strength: float
    kind: str
    because: str | None
    outward: bool


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


def around(
    db: Database, user: UserId, ids: Collection[EntryId], limit: int, *, private: bool, but: Collection[EntryId] = ()
) -> dict[EntryId, list[End]]:
    """The links of each of some entries to others that may be seen and are not among `but`, strongest first, `limit` of each."""
    sql = """WITH ends AS (
               SELECT a AS here, b AS other, strength, kind, because, 1 AS outward FROM links WHERE a IN (SELECT value FROM json_each(:ids))
               UNION ALL
               SELECT b, a, strength, kind, because, 0 FROM links WHERE b IN (SELECT value FROM json_each(:ids))),
             placed AS (
               SELECT d.*, row_number() OVER (PARTITION BY here ORDER BY strength DESC, other, kind) AS place
               FROM ends d JOIN entries o ON o.id = d.other
               WHERE +o.user_id = :user AND o.forgotten_us IS NULL AND o.private <= :private
               AND d.other NOT IN (SELECT value FROM json_each(:but)))
             SELECT here, other, strength, kind, because, outward FROM placed WHERE place <= :limit ORDER BY here, place"""
    given = {"ids": json.dumps(list(ids)), "but": json.dumps(list(but)), "user": user, "private": int(private), "limit": limit}
    found: dict[EntryId, list[End]] = {}
    for here, other, strength, kind, because, outward in db.rows(sql, given):
        found.setdefault(EntryId(here), []).append(End(other, strength, kind, because, bool(outward)))
    return found


def latest(db: Database, user: UserId, ids: Collection[EntryId], most: int, *, private: bool) -> list[tuple[EntryId, EntryId, float]]:
    """What some entries are linked to and may be seen, each with the strength of the strongest link between the two: here, other, 0..1.

    Of an entry that many are linked to, the `most` links of either side that came last: no more are looked at.
    """
    sql = """WITH ends AS (
               SELECT h.value AS here, l.b AS other, l.strength FROM json_each(:ids) h CROSS JOIN links l ON l.id IN (
                 SELECT id FROM links WHERE a = h.value ORDER BY b DESC LIMIT :most)
               UNION ALL
               SELECT h.value, l.a, l.strength FROM json_each(:ids) h CROSS JOIN links l ON l.id IN (
                 SELECT id FROM links WHERE b = h.value ORDER BY id DESC LIMIT :most))
             SELECT d.here, d.other, max(d.strength) FROM ends d CROSS JOIN entries o ON o.id = d.other
             WHERE +o.user_id = :user AND o.forgotten_us IS NULL AND o.private <= :private GROUP BY d.here, d.other"""
    return db.rows(sql, {"ids": json.dumps(list(ids)), "user": user, "private": int(private), "most": most})


def causal(db: Database, user: UserId, ids: Collection[EntryId], *, back: bool, private: bool) -> dict[EntryId, list[End]]:
    """Of some entries, the causes that may be seen (`back`) or what came of them, strongest first; `outward` when they say so."""
    sql = """WITH told AS (
               SELECT a AS here, b AS other, strength, kind, because, 1 AS outward FROM links
               WHERE kind = :mine AND a IN (SELECT value FROM json_each(:ids))
               UNION ALL
               SELECT b, a, strength, kind, because, 0 FROM links WHERE kind = :theirs AND b IN (SELECT value FROM json_each(:ids)))
             SELECT t.here, t.other, t.strength, t.kind, t.because, t.outward FROM told t JOIN entries o ON o.id = t.other
             WHERE +o.user_id = :user AND o.forgotten_us IS NULL AND o.private <= :private
             ORDER BY t.here, t.strength DESC, t.other, t.outward DESC"""
    mine, theirs = ("because", "led-to") if back else ("led-to", "because")
    given = {"ids": json.dumps(list(ids)), "mine": mine, "theirs": theirs, "user": user, "private": int(private)}
    found: dict[EntryId, list[End]] = {}
    for here, other, strength, kind, because, outward in db.rows(sql, given):
        found.setdefault(EntryId(here), []).append(End(other, strength, kind, because, bool(outward)))
    return found
