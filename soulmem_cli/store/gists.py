"""The tables of gists: what dreams distilled, beside the entries it came from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import time

from soulmem_cli.clock import day_at
from soulmem_cli.domain import EntryId, Filters, Source, UserId
from soulmem_cli.domain.dreams import Gist, OpenGist, Ripe
from soulmem_cli.store.database import Database
from soulmem_cli.store.filters import where

# an entry that supports a pattern does not make a second one; what was rolled back supports nothing
BOUND = """EXISTS (SELECT 1 FROM gist_evidence v JOIN gists g ON g.id = v.gist_id
           WHERE v.entry_id = e.id AND g.kind IN ('semantic', 'procedural') AND g.state <> 'rolled-back')"""
# what may become evidence: in view, and not the program's own words
FREE = f"e.user_id = ? AND e.forgotten_us IS NULL AND e.source <> '{Source.GENERATED}' AND NOT {BOUND}"


def ripe(db: Database, user: UserId, until_us: int) -> list[Ripe]:
    """Entries from before a wall clock that support no pattern yet, oldest first."""
    sql = f"""SELECT e.id, e.uid, e.local_us, e.private, e.source, t.lang FROM entries e JOIN traces t ON t.entry_id = e.id
              WHERE {FREE} AND e.local_us < ? ORDER BY e.local_us, e.id"""
    return [Ripe(row[0], row[1], row[2], bool(row[3]), Source(row[4]), row[5]) for row in db.rows(sql, (user, until_us))]


def free(db: Database, user: UserId, entries: Sequence[EntryId], *, private: bool) -> list[EntryId]:
    """Those of `entries` that may still become evidence; private ones only of a private gist."""
    sql = f"SELECT e.id FROM entries e WHERE {FREE} AND e.private <= ? AND e.id IN (SELECT value FROM json_each(?))"
    return [EntryId(row[0]) for row in db.rows(sql, (user, private, json.dumps(entries)))]


def texts(db: Database, user: UserId, entries: Sequence[EntryId]) -> dict[EntryId, str]:
    """The words of a few entries."""
    sql = "SELECT id, text FROM entries WHERE user_id = ? AND id IN (SELECT value FROM json_each(?))"
    return {EntryId(row[0]): row[1] for row in db.rows(sql, (user, json.dumps(entries)))}


def roomy(db: Database, user: UserId, at_most: int) -> list[OpenGist]:
    """Active patterns with fewer than `at_most` entries behind them."""
    sql = """SELECT g.id, g.uid, g.private, json_group_array(v.entry_id) FROM gists g JOIN gist_evidence v ON v.gist_id = g.id
             WHERE g.user_id = ? AND g.kind IN ('semantic', 'procedural') AND g.state = 'active'
             GROUP BY g.id HAVING count(*) < ? ORDER BY g.id"""
    return [OpenGist(row[0], row[1], bool(row[2]), tuple(sorted(json.loads(row[3])))) for row in db.rows(sql, (user, at_most))]


def insert(db: Database, user: UserId, run: int, gist: Gist, made_us: int) -> int:
    """Keep a gist with its evidence; its number."""
    db.run(
        """INSERT INTO gists (uid, user_id, run_id, kind, text, state, confidence, private, made_us)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (gist.uid, user, run, gist.kind, gist.text, gist.state, gist.confidence, gist.private, made_us),
    )
    made = db.last_id
    support(db, made, gist.evidence)
    return made


def support(db: Database, gist: int, entries: Sequence[EntryId]) -> None:
    """Put entries behind a gist."""
    db.run_many("INSERT INTO gist_evidence (gist_id, entry_id) VALUES (?, ?) ON CONFLICT DO NOTHING", [(gist, entry) for entry in entries])


def roll_back(db: Database, user: UserId, run: int) -> None:
    """Let go of every gist a run made; it stays in the table, and its evidence is free again."""
    db.run("UPDATE gists SET state = 'rolled-back' WHERE user_id = ? AND run_id = ?", (user, run))


def withdraw(db: Database, user: UserId, uid: str, entries: Sequence[str]) -> None:
    """Take entries, named by uid, from behind a gist."""
    db.run(
        """DELETE FROM gist_evidence WHERE gist_id = (SELECT id FROM gists WHERE user_id = ? AND uid = ?)
           AND entry_id IN (SELECT id FROM entries WHERE user_id = ? AND uid IN (SELECT value FROM json_each(?)))""",
        (user, uid, user, json.dumps(entries)),
    )


def seen(db: Database, user: UserId, kinds: Sequence[str], filters: Filters, at_least: float, ends: time) -> list[Gist]:
    """Gists of these kinds that stand, are believed `at_least` so much, and have evidence that passes the filters; latest first.

    Their evidence is what may be seen of it, oldest first; a day ends at `ends`.
    """
    condition, values = where(user, filters)
    sql = f"""SELECT g.id, g.uid, g.kind, g.text, g.state, g.confidence, g.private, json_group_array(v.entry_id ORDER BY o.local_us, o.id),
                     min(o.local_us), max(o.local_us) AS latest
              FROM gists g JOIN gist_evidence v ON v.gist_id = g.id JOIN entries o ON o.id = v.entry_id
              WHERE g.user_id = ? AND g.kind IN (SELECT value FROM json_each(?)) AND g.state IN ('active', 'dormant')
                AND g.private <= ? AND g.confidence >= ? AND o.forgotten_us IS NULL AND o.private <= ?
                AND EXISTS (SELECT 1 FROM gist_evidence w JOIN entries e ON e.id = w.entry_id JOIN traces t ON t.entry_id = e.id
                            WHERE w.gist_id = g.id AND {condition})
              GROUP BY g.id ORDER BY latest DESC, g.id DESC"""
    rows = db.rows(sql, [user, json.dumps(kinds), filters.private, at_least, filters.private, *values])
    return [
        Gist(
            id=row[0], uid=row[1], kind=row[2], text=row[3], state=row[4], confidence=row[5], private=bool(row[6]),
            evidence=tuple(json.loads(row[7])), conditions=(), first_on=day_at(row[8], ends), last_on=day_at(row[9], ends),
        )
        for row in rows
    ]  # fmt: skip
