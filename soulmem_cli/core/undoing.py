"""The history of dreams, and undoing the newest of them (A9): every value it changed stands again as it stood."""

from __future__ import annotations

import json
from datetime import date
from typing import Final

from soulmem_cli.clock import instant
from soulmem_cli.core.session import Session
from soulmem_cli.domain.dreams import DreamState
from soulmem_cli.domain.runs import RolledBack, Run
from soulmem_cli.errors import JournalError, MissingError, RefusedError
from soulmem_cli.store import changes, dreams, events, lock
from soulmem_cli.store.database import Row

TASK: Final = "dream"
STANDS: Final = ("entries_before", "entries_after", "unchanged", "seen", "missed")  # in a report, and no change


def history(session: Session, limit: int) -> list[Run]:
    """The newest runs first."""
    db, user = session.reader()
    newest = dreams.newest_standing(db, user)
    return [told(session, row, newest) for row in dreams.history(db, user, limit)]


def told(session: Session, row: Row, newest: int | None) -> Run:
    """A run from its row."""
    run, cycle, period, started_us, ended_us, state, before, after, written, kept = row
    report = json.loads(written)
    counts = {name: value for name, value in report.items() if type(value) is int and value and name not in STANDS}
    zone = session.now.tzinfo
    return Run(
        run=run, cycle=cycle, cycles=tuple(report.get("cycles", ())), period=date.fromisoformat(period),
        started_at=instant(started_us, 0).astimezone(zone), ended_at=instant(ended_us, 0).astimezone(zone) if ended_us else None,
        state=DreamState(state), counts=counts, entries=int(before.partition(":")[0] or 0),
        unchanged=report.get("unchanged", before == after) if after is not None else None, backup=report.get("backup"),
        undoable=run == newest and bool(kept),
    )  # fmt: skip


def roll_back(session: Session, run: int) -> RolledBack:
    """Undo a run. Raises MissingError for one there is not, RefusedError for any but the newest that stands."""
    db, user = session.writer()
    with lock.held(db.path, TASK) as ours:
        if not ours:
            raise JournalError("dream_going_on", run=run)
        row = dreams.one(db, user, run)
        if row is None:
            raise MissingError("run_unknown", run=run)
        with db.transaction():
            dreams.interrupt(db, user)
            newest = dreams.newest_standing(db, user)
            if row[5] == DreamState.ROLLED_BACK:
                raise RefusedError("run_rolled_back_already", run=run)
            if run != newest:
                raise RefusedError("run_not_newest", run=run, newest=newest)
            if not row[-1]:
                raise RefusedError("run_too_old", run=run)
            rows = changes.undo(db, run)
            dreams.close(db, user, run, DreamState.ROLLED_BACK)
            events.append(db, "rollback", session.now_us, user, None, run, rows=rows)
    return RolledBack(run, row[1], date.fromisoformat(row[2]), rows)
