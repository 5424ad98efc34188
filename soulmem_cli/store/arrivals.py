"""Writing what an archive brings: rows whose ends are named by uid, each only if it is not here already."""

from __future__ import annotations

import json
from typing import Any

from soulmem_cli.clock import micros
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.archives import Called, Contested, Distilled, Happening, Night, Tie, Use
from soulmem_cli.store.archives import UNTOLD
from soulmem_cli.store.database import Database


def untouched(db: Database) -> bool:
    """Whether no entry was ever written into this file."""
    return db.row("SELECT 1 FROM sqlite_sequence WHERE name = 'entries'") is None


def tie(db: Database, user: UserId, row: Tie, now_us: int) -> bool:
    """Tie two entries of a user that are both here; False when one is not. A link there is already stays as it is."""
    a, b = number(db, user, row.a), number(db, user, row.b)
    if a is None or b is None or a == b:
        return False
    if db.row("SELECT 1 FROM links WHERE a = ? AND b = ? AND kind = ?", (b, a, row.kind)) is None:
        made_us = micros(row.made_at) if row.made_at else now_us
        db.run(
            "INSERT INTO links (a, b, kind, strength, because, said, made_us) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (a, b, row.kind, row.strength, row.because, row.said, made_us),
        )
    return True


def replace(db: Database, user: UserId, newer: str, older: str) -> bool:
    """Note that an entry replaces another, once both are here; False when one is not."""
    new, old = number(db, user, newer), number(db, user, older)
    if new is None or old is None or new == old:
        return False
    db.run("UPDATE entries SET replaces = ? WHERE id = ?", (old, new))
    return True


def use(db: Database, user: UserId, row: Use) -> bool:
    """Note a use of an entry, and count it; False when the entry is not here."""
    entry, used_us = number(db, user, row.entry), micros(row.used_at)
    if entry is None:
        return False
    if db.row("SELECT 1 FROM uses WHERE entry_id = ? AND used_us = ? AND cue = ?", (entry, used_us, row.cue)) is None:
        db.run("INSERT INTO uses (entry_id, used_us, cue) VALUES (?, ?, ?)", (entry, used_us, row.cue))
        db.run(
            """UPDATE traces SET uses = (SELECT count(*) FROM uses WHERE entry_id = ?1),
               last_used_us = (SELECT max(used_us) FROM uses WHERE entry_id = ?1) WHERE entry_id = ?1""",
            (entry,),
        )
    return True


def night(db: Database, user: UserId, row: Night, *, keep_number: bool) -> int:
    """Put a run of a dream into the history; its number here."""
    started_us, ended_us = micros(row.started_at), micros(row.ended_at) if row.ended_at else None
    same = """SELECT id FROM dreams WHERE user_id = ? AND started_us = ? AND ended_us IS ? AND cycle = ? AND digest_before = ?
              AND json_remove(report, '$.mark') = json(?)"""
    report = json.dumps({key: value for key, value in row.report.items() if key != "mark"})  # how far it looked is of its own file
    found = db.row(same, (user, started_us, ended_us, row.cycle, row.digest_before, report))
    if found is not None:
        return int(found[0])
    number = row.run if keep_number and db.row("SELECT 1 FROM dreams WHERE id >= ?", (row.run,)) is None else None
    db.run(
        """INSERT INTO dreams (id, user_id, cycle, period, started_us, ended_us, state, digest_before, digest_after, report)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (number, user, row.cycle, row.period.isoformat(), started_us, ended_us, row.state, row.digest_before, row.digest_after, report),
    )
    return db.last_id


def gist(db: Database, user: UserId, row: Distilled, run: int | None) -> bool:
    """Keep a gist with those of its evidence that are here; False when it is here already."""
    db.run(
        """INSERT INTO gists (uid, user_id, run_id, kind, text, state, confidence, private, made_us, voice, about, lang, stated, conditions)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING""",
        (
            row.uid, user, run, row.kind, row.text, row.state, row.confidence, row.private, micros(row.made_at),
            number(db, user, row.voice), row.about, row.lang, row.stated, json.dumps(row.conditions, ensure_ascii=False),
        ),
    )  # fmt: skip
    if not db.changed:
        return False
    db.run(
        """INSERT INTO gist_evidence (gist_id, entry_id, role)
           SELECT ?1, id, coalesce(?4 ->> ('$."' || uid || '"'), 'supports') FROM entries WHERE user_id = ?2
           AND uid IN (SELECT value FROM json_each(?3)) ON CONFLICT DO NOTHING""",
        (db.last_id, user, json.dumps(row.evidence), json.dumps(dict(row.roles))),
    )
    return True


def conflict(db: Database, user: UserId, row: Contested) -> bool:
    """Keep a conflict whose two entries are here; False when one is not, or it is here already."""
    a, b = number(db, user, row.a), number(db, user, row.b)
    if a is None or b is None or a == b:
        return False
    decided_us = micros(row.decided_at) if row.decided_at else None
    db.run(
        """INSERT INTO conflicts (uid, user_id, a, b, attribute, subject, state, resolution, conditions, found_us, decided_us)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING""",
        (
            row.uid, user, a, b, row.attribute, row.subject, row.state, row.resolution, json.dumps(row.when, ensure_ascii=False),
            micros(row.found_at), decided_us,
        ),
    )  # fmt: skip
    return db.changed > 0


def happening(db: Database, user: UserId, row: Happening, run: int | None) -> bool:
    """Put an event into the log, as one that cannot be undone here; False when it is there already, or its entry is not."""
    entry = number(db, user, row.entry)
    if row.kind in UNTOLD or (row.entry is not None and entry is None):
        return False
    facts = json.dumps(here(db, user, row.facts), ensure_ascii=False)
    values = (micros(row.at), user, row.kind, entry, run, facts)
    same = "SELECT 1 FROM events WHERE at_us = ? AND user_id = ? AND kind = ? AND entry_id IS ? AND run_id IS ? AND facts = ?"
    if db.row(same, values) is not None:
        return False
    db.run("INSERT INTO events (at_us, user_id, kind, entry_id, run_id, facts, change) VALUES (?, ?, ?, ?, ?, ?, 0)", values)
    return True


def called(db: Database, user: UserId, row: Called) -> None:
    """Keep what was said of a name, unless something was said of it here."""
    db.run(
        "INSERT INTO names (user_id, key, name, person, said_us) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (user, row.key, row.name, row.person, micros(row.said_at)),
    )


def here(db: Database, user: UserId, fact: Any) -> Any:
    """A fact with the numbers that entries have here; one whose entry did not come keeps its uid."""
    if isinstance(fact, list):
        return [here(db, user, each) for each in fact]
    if not isinstance(fact, dict):
        return fact
    found = number(db, user, fact["uid"]) if fact.keys() == {"uid"} else None
    return found if found is not None else {key: here(db, user, each) for key, each in fact.items()}


def number(db: Database, user: UserId, uid: object) -> EntryId | None:
    """The number of an entry named by uid; None when it is not here."""
    row = db.row("SELECT id FROM entries WHERE user_id = ? AND uid = ?", (user, uid)) if isinstance(uid, str) else None
    return EntryId(row[0]) if row else None


def unlogged(db: Database, user: UserId) -> list[EntryId]:
    """Entries whose coming is not in the log."""
    sql = """SELECT id FROM entries e WHERE user_id = ? AND NOT EXISTS (
               SELECT 1 FROM events v WHERE v.entry_id = e.id AND v.kind = 'encode') ORDER BY id"""
    return [EntryId(row[0]) for row in db.rows(sql, (user,))]
