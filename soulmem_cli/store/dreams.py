"""The table of dreams: one row a run, with the digests that prove no text was lost, and what the run looked at."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from typing import Final

from soulmem_cli.domain import UserId
from soulmem_cli.domain.dreams import CONSOLIDATE, FADE, Cycle, Dream, DreamState, Last, Law, Mark
from soulmem_cli.store.database import Database, Row

FIXED: Final = ("run", "user", "period")  # columns of their own
COLUMNS: Final = "id, cycle, period, started_us, ended_us, state, digest_before, digest_after, report, undoable"
STANDING: Final = f"('{DreamState.DONE}', '{DreamState.INTERRUPTED}')"


def begin(db: Database, user: UserId, cycle: str, period: date, started_us: int, digest: str) -> int:
    """Write the row of a run that starts now; its number."""
    db.run(
        "INSERT INTO dreams (user_id, cycle, period, started_us, state, digest_before, undoable) VALUES (?, ?, ?, ?, ?, ?, 1)",
        (user, cycle, period.isoformat(), started_us, DreamState.RUNNING, digest),
    )
    return db.last_id


def end(
    db: Database, user: UserId, dream: Dream, ended_us: int, digest: str, phases: tuple[str, ...], law: Law, mark: Mark | None, seen: int
) -> None:
    """Close the row of a run with what came of it; `seen` is the newest event when it began."""
    told = {name: value for name, value in dream._asdict().items() if name not in FIXED}
    counts = {name: value for name, value in told.items() if isinstance(value, int)}
    looked = [mark.until_us, mark.event, mark.encoder] if mark else None
    how = {
        "cycles": dream.cycles,
        "backup": dream.backup,
        "seen": seen,
        "phases": phases,
        "law": law._asdict(),
        "mark": looked,
    }
    db.run(
        "UPDATE dreams SET ended_us = ?, state = ?, digest_after = ?, report = ? WHERE user_id = ? AND id = ?",
        (ended_us, dream.state, digest, json.dumps({**counts, **how}), user, dream.run),
    )


def interrupt(db: Database, user: UserId) -> None:
    """Name the runs that never came to their end. Only whoever holds the dream lock can know that."""
    db.run("UPDATE dreams SET state = ? WHERE user_id = ? AND state = ?", (DreamState.INTERRUPTED, user, DreamState.RUNNING))


def keep_periods(db: Database, user: UserId, run: int, periods: Mapping[Cycle, str]) -> None:
    """Note which periods a run did."""
    rows = [(user, cycle, period, run) for cycle, period in periods.items()]
    db.run_many("INSERT INTO dream_periods (user_id, cycle, period, run_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", rows)


def first_of(db: Database, user: UserId, cycle: Cycle, period: str) -> int | None:
    """When the first finished run of a period started, in microseconds; None when there was none."""
    sql = """SELECT min(d.started_us) FROM dream_periods p JOIN dreams d ON d.id = p.run_id
             WHERE p.user_id = ? AND p.cycle = ? AND p.period = ? AND d.state = ?"""
    row = db.row(sql, (user, cycle, period, DreamState.DONE))
    return row[0] if row else None


def last_of(db: Database, user: UserId, cycle: Cycle) -> Last | None:
    """The latest period of a cycle that was done."""
    sql = """SELECT p.period, coalesce(d.report ->> 'seen', 0), d.started_us FROM dream_periods p JOIN dreams d ON d.id = p.run_id
             WHERE p.user_id = ? AND p.cycle = ? AND d.state = ? ORDER BY p.period DESC, p.run_id DESC LIMIT 1"""
    row = db.row(sql, (user, cycle, DreamState.DONE))
    return Last(*row) if row else None


def last_faded(db: Database, user: UserId) -> tuple[int, int, Law] | None:
    """When the newest run that faded was, the newest event when it began, and its law; None when that is not sure."""
    sql = f"""SELECT started_us, report, state FROM dreams WHERE user_id = ? AND state IN {STANDING}
              AND (state <> ? OR EXISTS (SELECT 1 FROM json_each(report, '$.phases') WHERE value = ?)) ORDER BY id DESC LIMIT 1"""
    row = db.row(sql, (user, DreamState.DONE, FADE))
    if row is None or row[2] != DreamState.DONE:
        return None  # none yet, or one that was broken off somewhere
    report = json.loads(row[1])
    return (row[0], report["seen"], Law(**report["law"])) if "seen" in report else None


def history(db: Database, user: UserId, limit: int) -> list[Row]:
    """The newest runs, each as COLUMNS."""
    return db.rows(f"SELECT {COLUMNS} FROM dreams WHERE user_id = ? ORDER BY id DESC LIMIT ?", (user, limit))


def one(db: Database, user: UserId, run: int) -> Row | None:
    """A run of a user, as COLUMNS."""
    return db.row(f"SELECT {COLUMNS} FROM dreams WHERE user_id = ? AND id = ?", (user, run))


def nights(db: Database, user: UserId, limit: int) -> list[str]:
    """The reports of the newest nights that were done, as JSON."""
    sql = """SELECT d.report FROM dream_periods p JOIN dreams d ON d.id = p.run_id
             WHERE p.user_id = ? AND p.cycle = ? AND d.state = ? AND d.report ->> 'law' IS NOT NULL ORDER BY d.id DESC LIMIT ?"""
    return [row[0] for row in db.rows(sql, (user, Cycle.NIGHT, DreamState.DONE, limit))]


def newest_standing(db: Database, user: UserId) -> int | None:
    """The newest run that was not rolled back."""
    row = db.row(f"SELECT max(id) FROM dreams WHERE user_id = ? AND state IN {STANDING}", (user,))
    return row[0] if row else None


def close(db: Database, user: UserId, run: int, state: DreamState) -> None:
    """Let a run be known as rolled back, or as broken off."""
    db.run("UPDATE dreams SET state = ? WHERE user_id = ? AND id = ?", (state, user, run))


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
