"""The table of dreams: one row a run, with the digests that prove no text was lost, and what the run looked at."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import date
from typing import Final

from soulmem_cli.domain import UserId
from soulmem_cli.domain.dreams import CONSOLIDATE, Dream, DreamState, Law, Mark
from soulmem_cli.store.database import Database

COUNTS: Final = ("forgotten", "consolidated", "faded", "revived", "grown", "entries_before", "entries_after")


def begin(db: Database, user: UserId, cycle: str, period: date, started_us: int, digest: str) -> int:
    """Write the row of a run that starts now; its number."""
    db.run(
        "INSERT INTO dreams (user_id, cycle, period, started_us, state, digest_before) VALUES (?, ?, ?, ?, ?, ?)",
        (user, cycle, period.isoformat(), started_us, DreamState.RUNNING, digest),
    )
    return db.last_id


def end(db: Database, user: UserId, dream: Dream, ended_us: int, digest: str, phases: tuple[str, ...], law: Law, mark: Mark | None) -> None:
    """Close the row of a run with what came of it."""
    counts = {name: getattr(dream, name) for name in COUNTS}
    report = {**counts, "phases": phases, "law": asdict(law), "mark": [mark.until_us, mark.event, mark.encoder] if mark else None}
    db.run(
        "UPDATE dreams SET ended_us = ?, state = ?, digest_after = ?, report = ? WHERE user_id = ? AND id = ?",
        (ended_us, dream.state, digest, json.dumps(report), user, dream.run),
    )


def interrupt(db: Database, user: UserId) -> None:
    """Name the runs that never came to their end. Only whoever holds the dream lock can know that."""
    db.run("UPDATE dreams SET state = ? WHERE user_id = ? AND state = ?", (DreamState.INTERRUPTED, user, DreamState.RUNNING))


def first_of(db: Database, user: UserId, cycle: str, period: date) -> int | None:
    """When the first finished run of a period started, in microseconds; None when there was none."""
    sql = "SELECT min(started_us) FROM dreams WHERE user_id = ? AND cycle = ? AND period = ? AND state = ?"
    row = db.row(sql, (user, cycle, period.isoformat(), DreamState.DONE))
    return row[0] if row else None


def last_mark(db: Database, user: UserId) -> Mark | None:
    """How far the last finished run that consolidated has looked."""
    sql = """SELECT report FROM dreams WHERE user_id = ? AND state = ?
             AND EXISTS (SELECT 1 FROM json_each(report, '$.phases') WHERE value = ?) ORDER BY id DESC LIMIT 1"""
    row = db.row(sql, (user, DreamState.DONE, CONSOLIDATE))
    report = json.loads(row[0]) if row else {}
    if not report.get("mark"):
        return None
    until_us, event, encoder = report["mark"]
    return Mark(until_us, event, encoder, Law(**report["law"]))
