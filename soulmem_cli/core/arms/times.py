"""The arm of time: entries in and around the days that a query names, or that lie around an event it names."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from soulmem_cli.clock import day_bounds, local_day
from soulmem_cli.core.arms import meaning, wording
from soulmem_cli.core.cues import Cue, Span, beside, moved
from soulmem_cli.core.fusion import POOL, Arms, fuse, nearness
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.store import entries, signals
from soulmem_cli.store.database import Database

EVENTS: Final = 5  # entries that may tell of the event
IMPORTANCE: Final = 2.0  # what others are dated by mattered
SHARPNESS: Final = 0.7  # evidence by which one event is twice and a half as likely as another


def spans(session: Session, db: Database, user: UserId, cue: Cue, filters: Filters) -> tuple[Span, ...]:
    """The days that a cue means."""
    if not cue.around:
        return cue.spans
    hits: dict[EntryId, Arms] = {}
    anywhen = filters._replace(since=None, until=None)
    wording.reach(db, user, cue.around.event, anywhen, hits)
    meaning.reach(session, db, user, cue.around.event, anywhen, hits)
    telling = signals.of(db, user, list(hits))
    worth = {entry: fuse(hits[entry]) + IMPORTANCE * each.importance for entry, each in telling.items()}
    best = sorted(worth, key=lambda entry: (-worth[entry], entry))[:EVENTS]
    chances = [math.exp((worth[entry] - worth[best[0]]) / SHARPNESS) for entry in best]
    days = entries.days(db, user, best)
    return tuple(
        beside(local_day(days[entry], session.settings.day_ends_at), cue.around.days, chance / sum(chances), before=cue.around.before)
        for entry, chance in zip(best, chances, strict=True)
    )


def reach(session: Session, db: Database, user: UserId, named: Sequence[Span], filters: Filters, hits: dict[EntryId, Arms]) -> None:
    """Add the entries in and around the days that were named, and say of all candidates how near to them they are."""
    ends = session.settings.day_ends_at
    for span in named:
        margin = (span.last - span.first).days // 2 + 2
        since, until = day_bounds(moved(span.first, -margin), moved(span.last, margin), ends)
        within = filters._replace(since=max(since, filters.since or since), until=min(until, filters.until or until))
        for entry in entries.ordered(db, user, within, POOL):
            hits.setdefault(entry, Arms())
    if named:
        for entry, at in entries.days(db, user, list(hits)).items():
            near = sum(span.share * nearness(local_day(at, ends), span.first, span.last) for span in named)
            hits[entry] = hits[entry]._replace(nearness=near)
