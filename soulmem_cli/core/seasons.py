"""The narrative identity (C11): a life by its seasons, told from what weighed most and from what was wanted, believed and met again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import Final

from soulmem_cli.clock import day_at, day_bounds
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Entry, EntryId, Filters, UserId
from soulmem_cli.domain.pages import Quote
from soulmem_cli.domain.portrait import KeyPerson, Season
from soulmem_cli.domain.seasons import Becoming, Grown, Turn
from soulmem_cli.senses.passages import telling
from soulmem_cli.store import becoming, counts
from soulmem_cli.store.database import Database

SEASONS: Final = 4
MONTHS: Final = 3
MATTERED: Final = 3
PEOPLE: Final = 3
NEWCOMERS: Final = 4
BECAME: Final = 6
ENDED: Final = {"done": Turn.DONE, "dropped": Turn.DROPPED, "revised": Turn.REVISED, "contradicts": Turn.REVISED}
# what is told first when there is more than is told
WEIGHT: Final = {Turn.DONE: 0, Turn.REVISED: 1, Turn.DROPPED: 2, Turn.BEGAN: 3, Turn.HELD: 4}


def seasons(session: Session, db: Database, user: UserId, filters: Filters, most: int) -> tuple[Season, ...]:
    """The last seasons within the filters that have entries, the latest first."""
    sums = counts.sums(db, user, filters)
    ends = session.settings.day_ends_at
    if not most or sums.first_us is None or sums.last_us is None:
        return ()
    first, last = day_at(sums.first_us, ends), day_at(sums.last_us, ends)
    found: list[Season] = []
    for start, end in back_from(last):
        if end < first or len(found) == most:
            break
        told = season(session, db, user, filters, start, end)
        if told.entries:
            found.append(told)
    return tuple(found)


def back_from(day: date) -> Iterator[tuple[date, date]]:
    """The season of a day and those before it: from December, March, June and September on."""
    start = season_of(day)
    while True:
        yield start, months_on(start, MONTHS) - timedelta(days=1)
        if start.year == date.min.year:
            return
        start = months_on(start, -MONTHS)


def season_of(day: date) -> date:
    """The first day of the season a day lies in."""
    back = day.month % MONTHS
    if day.month - back < 1 and day.year == date.min.year:
        return date.min
    return months_on(day.replace(day=1), -back)


def months_on(first: date, months: int) -> date:
    """The first day of the month so many months on."""
    year, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    return date.max if year > date.max.year else date(year, month + 1, 1)


def season(session: Session, db: Database, user: UserId, filters: Filters, start: date, last: date) -> Season:
    """One season of those the filters let through."""
    since, until = day_bounds(start, last, session.settings.day_ends_at)
    since = since if filters.since is None else max(since, filters.since)
    until = until if filters.until is None else min(until, filters.until)
    within = filters._replace(since=since, until=until)
    sums = counts.sums(db, user, within)
    if not sums.entries:
        return Season(start, last, 0, None, None, (), (), (), ())
    felt = counts.by(db, user, within, "emotion")
    heavy = [entry for entry in counts.weightiest(db, user, within, MATTERED) if entry.id is not None]
    told = (turned(each, since, until) for each in becoming.grown(db, user, since, until, private=filters.private))
    return Season(
        first=start,
        last=last,
        entries=sums.entries,
        emotion=dominant(felt),
        valence=sums.valence,
        people=tuple(KeyPerson(*each) for each in counts.people(db, user, within, PEOPLE)),
        newcomers=tuple(becoming.newcomers(db, user, since, until, NEWCOMERS, private=filters.private)),
        mattered=tuple(quote(entry, entry.id) for entry in heavy if entry.id is not None),
        became=weightiest([each for each in told if each is not None]),
    )


def dominant(felt: dict[str, int]) -> Emotion | None:
    """The emotion felt most often; neutral only when nothing else is."""
    named = {name: count for name, count in felt.items() if name != Emotion.NEUTRAL}
    return Emotion(max(named, key=lambda name: (named[name], name))) if named else Emotion.NEUTRAL


def quote(entry: Entry, number: EntryId) -> Quote:
    """What an entry tells most."""
    return Quote(number, entry.at, entry.text[slice(*telling(entry.text))])


def turned(grown: Grown, since_us: int, until_us: int) -> Becoming | None:
    """What became of a concept, goal or belief between two wall clocks, half-open; None when nothing told of it then."""
    within = [word for word in grown.words if since_us <= word.local_us < until_us]
    if not within:
        return None
    began = Turn.BEGAN if grown.words[0].local_us >= since_us else Turn.HELD
    turn = ENDED.get(within[-1].role, began)
    return Becoming(grown.gist, grown.kind, turn, grown.text, tuple(word.entry for word in within))


def weightiest(became: Sequence[Becoming]) -> tuple[Becoming, ...]:
    """What is told of a season: what ended or turned before what began, what more entries tell of before the rest."""
    return tuple(sorted(became, key=lambda each: (WEIGHT[each.turn], -len(each.entries), each.gist))[:BECAME])
