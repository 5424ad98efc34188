"""The tables of gists: what dreams distilled, beside the entries it came from."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Sequence
from datetime import time

from soulmem_cli.clock import day_at
from soulmem_cli.domain import EntryId, Filters, Source, UserId
from soulmem_cli.domain.dreams import Ripe
from soulmem_cli.domain.gists import Behind, Gist, OpenGist
from soulmem_cli.store.database import Database, Row
from soulmem_cli.store.events import NOT_UNDONE
from soulmem_cli.store.filters import where

# an entry that supports a pattern does not make a second one, also when a person let go of it
BOUND = """EXISTS (SELECT 1 FROM gist_evidence v JOIN gists g ON g.id = v.gist_id
           WHERE v.entry_id = e.id AND NOT g.stated AND g.kind IN ('semantic', 'procedural', 'belief')
             AND g.state <> 'rolled-back')"""
BEGINNING = -(1 << 62)  # before any wall clock
# what may become evidence: in view, not the program's own words, and not replaced by others
OWN = f"""e.user_id = ? AND e.forgotten_us IS NULL AND e.source <> '{Source.GENERATED}'
          AND NOT EXISTS (SELECT 1 FROM entries r WHERE r.replaces = e.id AND r.forgotten_us IS NULL)"""
FREE = f"{OWN} AND NOT {BOUND}"
RIPE = "SELECT e.id, e.local_us, e.private, e.source, t.lang FROM entries e JOIN traces t ON t.entry_id = e.id"
# the words of a gist are an entry's: they stand while it may be seen, and what was inferred while enough of its evidence may
SEEN = """EXISTS (SELECT 1 FROM entries x WHERE x.id = coalesce(g.voice, v.entry_id) AND x.forgotten_us IS NULL AND x.private <= ?)
          AND NOT EXISTS (SELECT 1 FROM gist_evidence w JOIN entries x ON x.id = w.entry_id WHERE w.gist_id = g.id AND x.private > ?)"""


def ripe(db: Database, user: UserId, until_us: int, since_us: int = BEGINNING) -> list[Ripe]:
    """Entries from before a wall clock that support no pattern yet, oldest first; those from another on."""
    sql = f"{RIPE} WHERE {FREE} AND e.local_us < ? AND e.local_us >= ? ORDER BY e.local_us, e.id"
    return [ripened(row) for row in db.each(sql, (user, until_us, since_us))]


def ripe_of(db: Database, user: UserId, until_us: int, entries: Collection[EntryId]) -> list[Ripe]:
    """Those of `entries` that are ripe so, oldest first."""
    free = FREE.replace("e.user_id", "+e.user_id")
    sql = f"{RIPE} WHERE {free} AND +e.local_us < ? AND e.id IN (SELECT value FROM json_each(?)) ORDER BY e.local_us, e.id"
    return [ripened(row) for row in db.each(sql, (user, until_us, json.dumps(list(entries))))]


def ripe_numbers(db: Database, user: UserId, until_us: int) -> set[EntryId]:
    """The numbers of all that are ripe so."""
    return {row[0] for row in db.each(f"SELECT e.id FROM entries e WHERE {FREE} AND e.local_us < ?", (user, until_us))}


def lived(db: Database, user: UserId, entries: Collection[EntryId]) -> list[Ripe]:
    """Those of `entries` that are a person's own words, in view and not replaced, oldest first."""
    sql = f"{RIPE} WHERE {OWN.replace('e.user_id', '+e.user_id')} AND e.id IN (SELECT value FROM json_each(?)) ORDER BY e.local_us, e.id"
    return [ripened(row) for row in db.each(sql, (user, json.dumps(list(entries))))]


def ripened(row: Row) -> Ripe:
    """A Ripe from a row of RIPE; of the few languages there are one word each is kept."""
    return Ripe(row[0], row[1], bool(row[2]), Source(row[3]), sys.intern(row[4]))


def free(db: Database, user: UserId, entries: Sequence[EntryId], *, private: bool) -> list[EntryId]:
    """Those of `entries` that may still become evidence; private ones only of a private gist."""
    sql = f"SELECT e.id FROM entries e WHERE {FREE} AND e.private <= ? AND e.id IN (SELECT value FROM json_each(?))"
    return [EntryId(row[0]) for row in db.rows(sql, (user, private, json.dumps(entries)))]


def loose(db: Database, user: UserId) -> set[EntryId]:
    """Entries of a user that lost their gist."""
    sql = "SELECT l.entry_id FROM loose l JOIN entries e ON e.id = l.entry_id WHERE e.user_id = ?"
    return {EntryId(row[0]) for row in db.rows(sql, (user,))}


def tie_up(db: Database, entries: Collection[EntryId]) -> None:
    """Note that entries which had lost their gist were looked at again."""
    db.run("DELETE FROM loose WHERE entry_id IN (SELECT value FROM json_each(?))", (json.dumps(list(entries)),))


def texts(db: Database, user: UserId, entries: Collection[EntryId]) -> dict[EntryId, str]:
    """The words of a few entries."""
    sql = "SELECT id, text FROM entries WHERE +user_id = ? AND id IN (SELECT value FROM json_each(?))"
    return {EntryId(row[0]): row[1] for row in db.rows(sql, (user, json.dumps(list(entries))))}


def standing(db: Database, user: UserId, kinds: Sequence[str], states: Sequence[str]) -> list[OpenGist]:
    """The gists of these kinds and states, with all that is behind them."""
    sql = """SELECT g.id, g.uid, g.kind, g.state, g.private, g.about, g.lang, g.text, g.voice,
               (SELECT json_group_array(json_array(entry_id, role)) FROM (SELECT v.entry_id, v.role FROM gist_evidence v
                JOIN entries e ON e.id = v.entry_id WHERE v.gist_id = g.id ORDER BY e.local_us, e.id))
             FROM gists g WHERE g.user_id = ? AND g.kind IN (SELECT value FROM json_each(?))
               AND g.state IN (SELECT value FROM json_each(?)) ORDER BY g.id"""
    return [open_gist(row) for row in db.rows(sql, (user, json.dumps(kinds), json.dumps(states)))]


def open_gist(row: Row) -> OpenGist:
    """An OpenGist from a row of `standing`."""
    behind = tuple(Behind(*each) for each in json.loads(row[9]))
    return OpenGist(
        id=row[0], uid=row[1], kind=row[2], state=row[3], private=bool(row[4]), about=row[5], lang=row[6], text=row[7], voice=row[8],
        behind=behind,
    )  # fmt: skip


def silent(db: Database, user: UserId) -> list[OpenGist]:
    """Inferred gists whose words are of an entry that is hidden now, while three others of their evidence are not."""
    sql = """SELECT g.id FROM gists g JOIN entries x ON x.id = g.voice WHERE g.user_id = ? AND NOT g.stated AND x.forgotten_us IS NOT NULL
             AND (SELECT count(*) FROM gist_evidence v JOIN entries e ON e.id = v.entry_id WHERE v.gist_id = g.id
                  AND e.forgotten_us IS NULL) >= 3"""
    numbers = {row[0] for row in db.rows(sql, (user,))}
    kinds, states = ("semantic", "procedural", "belief", "concept"), ("active", "dormant")
    return [gist for gist in standing(db, user, kinds, states) if gist.id in numbers] if numbers else []


def insert(db: Database, user: UserId, run: int, gist: Gist, about: str, behind: Sequence[Behind], made_us: int) -> int:
    """Keep a gist with its evidence; its number."""
    db.run(
        """INSERT INTO gists (uid, user_id, run_id, kind, text, state, confidence, private, made_us, voice, about, lang, stated, conditions)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            gist.uid, user, run, gist.kind, gist.text, gist.state, gist.confidence, gist.private, made_us, gist.voice, about, gist.lang,
            gist.stated, json.dumps(gist.conditions, ensure_ascii=False),
        ),
    )  # fmt: skip
    made = db.last_id
    support(db, made, behind)
    return made


def support(db: Database, gist: int, behind: Sequence[Behind]) -> None:
    """Put entries behind a gist."""
    sql = "INSERT INTO gist_evidence (gist_id, entry_id, role) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    db.run_many(sql, [(gist, each.entry, each.role) for each in behind])


def become(db: Database, user: UserId, gist: int, state: str) -> bool:
    """Put a gist into a state; whether that changed anything."""
    db.run("UPDATE gists SET state = ? WHERE user_id = ? AND id = ? AND state <> ?", (state, user, gist, state))
    return db.changed > 0


def reword(db: Database, user: UserId, gist: int, text: str, voice: EntryId) -> None:
    """Let a gist have the words of another of its entries."""
    db.run("UPDATE gists SET text = ?, voice = ? WHERE user_id = ? AND id = ?", (text, voice, user, gist))


def reroute(db: Database, user: UserId, gist: int, kind: str, conditions: Sequence[str], behind: Sequence[Behind]) -> None:
    """Let a gist be of another kind, and its entries say something else of it."""
    values = (kind, json.dumps(conditions, ensure_ascii=False), user, gist)
    db.run("UPDATE gists SET kind = ?, conditions = ? WHERE user_id = ? AND id = ?", values)
    sql = "UPDATE gist_evidence SET role = ? WHERE gist_id = ? AND entry_id = ? AND role <> ?"
    db.run_many(sql, [(each.role, gist, each.entry, each.role) for each in behind])


def believe(db: Database, gist: int, confidence: float) -> None:
    """Keep how far a gist may be believed, 0..1."""
    db.run("UPDATE gists SET confidence = ? WHERE id = ? AND confidence <> ?", (confidence, gist, confidence))


def of_id(db: Database, user: UserId, gist: int) -> tuple[str, str] | None:
    """The uid and state of a gist of this user; None when there is none."""
    row = db.row("SELECT uid, state FROM gists WHERE user_id = ? AND id = ?", (user, gist))
    return (row[0], row[1]) if row else None


def state_before(db: Database, user: UserId, uid: str) -> str | None:
    """The state a gist had when a person let go of it."""
    sql = f"""SELECT facts ->> 'was' FROM events WHERE user_id = ? AND kind = 'forget' AND facts ->> 'gist' = ? AND {NOT_UNDONE}
              ORDER BY id DESC LIMIT 1"""
    row = db.row(sql, (user, uid))
    return row[0] if row else None


def seen(
    db: Database, user: UserId, kinds: Sequence[str], filters: Filters, ends: time, states: Sequence[str] = ("active", "dormant")
) -> list[tuple[Gist, list[Source]]]:
    """Gists of these kinds and states that have evidence which passes the filters, each with the sources of its evidence; latest first.

    Their evidence is what may be seen of it, oldest first; a day ends at `ends`. What was inferred is seen while two of its entries
    may be. `confidence` is that of when it was last written.
    """
    condition, values = where(user, filters)
    sql = f"""SELECT g.id, g.uid, g.kind, g.text, g.state, g.confidence, g.private, g.lang, g.stated, g.voice, g.conditions,
                json_group_array(json_array(v.entry_id, v.role, o.local_us, o.source) ORDER BY o.local_us, o.id),
                max(o.local_us) AS latest
              FROM gists g JOIN gist_evidence v ON v.gist_id = g.id JOIN entries o ON o.id = v.entry_id
              WHERE g.user_id = ? AND g.kind IN (SELECT value FROM json_each(?)) AND g.state IN (SELECT value FROM json_each(?))
                AND o.forgotten_us IS NULL AND {SEEN}
                AND EXISTS (SELECT 1 FROM gist_evidence w JOIN entries e ON e.id = w.entry_id JOIN traces t ON t.entry_id = e.id
                            WHERE w.gist_id = g.id AND {condition})
              GROUP BY g.id HAVING count(*) >= CASE WHEN g.stated THEN 1 ELSE min(2, (SELECT count(*) FROM gist_evidence w
                WHERE w.gist_id = g.id)) END
              ORDER BY latest DESC, g.id DESC"""
    rows = db.rows(sql, [user, json.dumps(kinds), json.dumps(states), filters.private, filters.private, *values])
    return [built(row, ends) for row in rows]


def built(row: Row, ends: time) -> tuple[Gist, list[Source]]:
    """A gist from a row of `seen`, and the sources of its evidence."""
    behind = json.loads(row[11])
    days = [day_at(each[2], ends) for each in behind]
    sources = [Source(each[3]) for each in behind]
    gist = Gist(
        id=row[0], uid=row[1], kind=row[2], text=row[3], state=row[4], confidence=row[5], private=bool(row[6]), lang=row[7],
        stated=bool(row[8]), voice=row[9], conditions=tuple(json.loads(row[10])), evidence=tuple(each[0] for each in behind),
        against=tuple(each[0] for each in behind if each[1] in ("failure", "contradicts", "revised")),
        first_on=days[0], last_on=days[-1], days=len(set(days)), sources=tuple(dict.fromkeys(sources)),
    )  # fmt: skip
    return gist, sources
