"""How a time was: what was felt, who was there, what weighed most (S10, S14)."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from soulmem_cli.clock import day_at, day_bounds, local_day
from soulmem_cli.core import seasons as by_season
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Filters, Level, UserId
from soulmem_cli.domain.portrait import Count, KeyPerson, Reflection, Week
from soulmem_cli.store import counts
from soulmem_cli.store.database import Database

PEOPLE: Final = 5
TAGS: Final = 5
CRITICAL: Final = 5
WEEKS: Final = 4


def reflect(session: Session, filters: Filters, weeks: int = WEEKS, seasons: int = by_season.SEASONS) -> Reflection:
    """How the time within the filters was. Weeks are counted back from now, or from the last day asked for when that is past."""
    db, user = session.reader()
    filters = filters._replace(current=True)
    ends = session.settings.day_ends_at
    sums = counts.sums(db, user, filters)
    felt = counts.by(db, user, filters, "emotion")
    last = day_at(filters.until - 1, ends) if filters.until is not None else None
    today = local_day(session.now, ends)
    return Reflection(
        since=day_at(filters.since, ends) if filters.since is not None else None,
        last=last,
        entries=sums.entries,
        first_on=day_at(sums.first_us, ends) if sums.first_us is not None else None,
        last_on=day_at(sums.last_us, ends) if sums.last_us is not None else None,
        by_level=ordered(counts.by(db, user, filters, "level"), tuple(Level)),
        by_emotion=ordered(felt, tuple(Emotion)),
        dominant_emotion=dominant(felt, counts.certainties(db, user, filters)),
        valence=sums.valence,
        arousal=sums.arousal,
        people=tuple(KeyPerson(*each) for each in counts.people(db, user, filters, PEOPLE)),
        tags=tuple(Count(*each) for each in counts.tags(db, user, filters, TAGS)),
        critical=tuple(counts.weightiest(db, user, filters._replace(level=Level.CRITICAL), CRITICAL)),
        seasons=by_season.seasons(session, db, user, filters, seasons),
        weeks=tuple(week(session, db, user, filters, *each) for each in mondays(min(today, last or today), weeks)),
    )


def mondays(today: date, weeks: int) -> list[tuple[int, date]]:
    """The week of a day and those before it, each with how many weeks ago it was and its Monday."""
    room = (today - date.min).days // 7
    monday = today - timedelta(days=min(today.weekday(), (today - date.min).days))
    return [(index, monday - timedelta(weeks=index)) for index in range(min(weeks, room + 1)) if (monday - date.min).days >= 7 * index]


def week(session: Session, db: Database, user: UserId, filters: Filters, index: int, start: date) -> Week:
    """One week of S14; other filters than time hold in it too."""
    last = start + timedelta(days=min(6, (date.max - start).days))
    first_us, end_us = day_bounds(start, last, session.settings.day_ends_at)
    since = first_us if filters.since is None else max(first_us, filters.since)
    until = end_us if filters.until is None else min(end_us, filters.until)
    within = filters._replace(since=since, until=until)
    felt = counts.by(db, user, within, "emotion")
    return Week(index, start, last, dominant(felt, counts.certainties(db, user, within)), felt)


def dominant(felt: dict[str, int], certainty: dict[str, float]) -> Emotion | None:
    """The emotion felt most often, of equals the surer one; neutral only when nothing else is felt, None without entries."""
    named = {name: count for name, count in felt.items() if name != Emotion.NEUTRAL}
    if not named:
        return Emotion.NEUTRAL if felt else None
    return Emotion(max(named, key=lambda name: (named[name], certainty.get(name, 0.0), name)))


def ordered(found: dict[str, int], names: tuple[str, ...]) -> dict[str, int]:
    """Counts in the order of their scale, with zeros for what there is none of."""
    return {str(name): found.get(name, 0) for name in names}
