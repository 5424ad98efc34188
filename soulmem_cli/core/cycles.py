"""When what is due: each cycle has a period in the person's own time, an hour, a night or a week, and runs once in each."""

from __future__ import annotations

from typing import Final

from soulmem_cli.clock import local_day
from soulmem_cli.core.session import Session
from soulmem_cli.core.sleeping import Asked, Sleep
from soulmem_cli.domain import UserId
from soulmem_cli.domain.dreams import Cycle
from soulmem_cli.errors import UsageError
from soulmem_cli.store import dreams
from soulmem_cli.store.database import Database

ALL: Final = "all"


def named(cycle: str | None, *, only: bool) -> tuple[Cycle, ...]:
    """The cycles that a name stands for; a phase asked for alone is of the night. Raises UsageError."""
    if cycle is None:
        return (Cycle.NIGHT,) if only else tuple(Cycle)
    if cycle == ALL:
        return tuple(Cycle)
    if cycle not in tuple(Cycle):
        raise UsageError("cycle_unknown", value=cycle, allowed=[*Cycle, ALL])
    return (Cycle(cycle),)


def period(session: Session, cycle: Cycle) -> str:
    """The hour, night or week it is now: `2026-08-24T15`, `2026-08-24`, `2026-W35`; of one cycle they sort by time."""
    if cycle is Cycle.MICRO:
        return f"{session.now:%Y-%m-%dT%H}"
    day = local_day(session.now, session.settings.day_ends_at)
    if cycle is Cycle.NIGHT:
        return day.isoformat()
    year, week, _ = day.isocalendar()
    return f"{year:04}-W{week:02}"


def fall_asleep(session: Session, db: Database, user: UserId, name: str, asked: Asked) -> Sleep:
    """What there is to do now, and as of when: a period that was begun before is decided as of its first run."""
    periods: dict[Cycle, str] = {}
    begun: list[int] = []
    for cycle in named(asked.cycle, only=asked.only is not None):
        key = period(session, cycle)
        first = dreams.first_of(db, user, cycle, key)
        if first is None or asked.insists:
            periods[cycle] = key
            if first is not None and cycle is not Cycle.MICRO:
                begun.append(first)
    last = {cycle: found for cycle in Cycle if (found := dreams.last_of(db, user, cycle)) is not None}
    day = local_day(session.now, session.settings.day_ends_at)
    return Sleep(session, db, user, name, asked.law, periods, last, day, min(begun, default=session.now_us), asked.since_us)
