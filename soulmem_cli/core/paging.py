"""How a night writes its diary: a page for each day that is over and had entries, and anew for days that changed since."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date
from typing import Any, Final

from soulmem_cli.clock import day_at, day_bounds
from soulmem_cli.core import noticing, quotations, reveries
from soulmem_cli.core.page import compose
from soulmem_cli.core.session import Session
from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.domain import UserId
from soulmem_cli.domain.dreams import Cycle
from soulmem_cli.domain.pages import Anniversary, Day, Diary, Likeness, Page, Revision, Sketch
from soulmem_cli.store import events, lived, pages, vectors
from soulmem_cli.store.database import Database
from soulmem_cli.store.pages import Kept

PAGE: Final = "page"
# these change nothing a page tells, or only how dimly something else is remembered in it, which stays as it was that night; a salience
# that is weighed anew was touched by something that did
UNTOUCHING: Final = (
    PAGE, "fade", "reverie", "consolidate", "conflict", "dream", "use", "link", "unlink", "resonance", "salience", "interference",
)  # fmt: skip
OVERTURNING: Final = ("rebuild", "people-merge", "people-rename", "people-forget")  # may change any page
BEGINNING: Final = -(1 << 62)  # before any wall clock
USUAL: Final = 60  # entries before a day that tell what is usual
YEARS: Final = 10
REMEMBERED: Final = 0.55  # importance of what is remembered years after


def plan(sleep: Sleep) -> Diary:
    """Every page that is to be written, written anew or taken away in a night, found without writing anything."""
    session, db, user = sleep.session, sleep.db, sleep.user
    found = []
    written = pages.written_on(db, user)
    for day in days(sleep, written):
        for private in (False, True):
            sketch = page_of(session, db, user, day, private=private)
            before = pages.of_day(db, user, day, private=private) if day in written else None
            if (before.sketch if before else None) != sketch:
                found.append(Revision(day, private, sketch))
    return Diary(tuple(found), latest(sleep, found))


def latest(sleep: Sleep, found: Sequence[Revision]) -> Page | None:
    """The page of the latest day that is written, of what everybody may see."""
    shown = [each for each in found if each.sketch is not None and not each.private]
    if not shown:
        return None
    sketch = max(shown, key=lambda each: each.day).sketch
    assert sketch is not None
    return quotations.whole(sleep.db, sleep.user, Kept(0, sleep.run, sleep.session.now_us, sketch), sketch)


def days(sleep: Sleep, written: Collection[date]) -> list[date]:
    """The days that are over and have no page yet, or have entries that something happened to since the last night."""
    session, db, user = sleep.session, sleep.db, sleep.user
    ends = session.settings.day_ends_at
    touched = noticing.touched(db, user, sleep.seen(Cycle.NIGHT), but=UNTOUCHING)
    changed = {day_at(at, ends) for at in lived.moments(db, user, touched)} | pages.telling_of(db, user, touched)
    since = day_at(sleep.since_us, ends) if sleep.since_us is not None else date.max
    if events.happened(db, user, sleep.seen(Cycle.NIGHT), OVERTURNING):
        since = date.min
    over = lived.days(db, user, day_bounds(sleep.day, sleep.day, ends)[0], ends)
    emptied = changed & set(written) - set(over)
    return sorted(emptied | {day for day in over if day not in written or day in changed or day >= since})


def page_of(session: Session, db: Database, user: UserId, day: date, *, private: bool) -> Sketch | None:
    """The page of a day as its entries stand; a private one only when an entry of the day is private."""
    since, until = day_bounds(day, day, session.settings.day_ends_at)
    if private and not lived.secret(db, user, since, until):
        return None
    told = lived.of_day(db, user, since, until, private=private)
    if not told or (private and not any(each.private for each in told)):
        return None
    ids = [each.entry for each in told]
    made = Day(
        day,
        tuple(told),
        tuple(lived.met(db, user, ids, since, private=private)),
        tuple(remembered(db, lived.like(db, user, ids, since, private=private))),
        years_ago(session, db, user, day, told[0].local_us, private=private),
        tuple(lived.valences(db, user, since, USUAL, private=private)),
        tuple(lived.goals(db, user, ids, private=private)),
    )
    return compose(made, private=private)


def remembered(db: Database, alike: Iterable[Likeness]) -> Iterator[Likeness]:
    """What a day is like, reveries as dimly as they are remembered."""
    by = vectors.encoder(db)
    for each in alike:
        yield each._replace(similarity=reveries.dimly_alike(db, by, each.entry, each.other)) if by and each.reverie else each


def years_ago(session: Session, db: Database, user: UserId, day: date, here: int, *, private: bool) -> Anniversary | None:
    """What mattered most on the same day of the nearest earlier year in which something did; `here` is the wall clock of the day."""
    first = lived.next_at(db, user, BEGINNING, here)
    for years in range(1, YEARS + 1):
        past = same_day(day, years)
        if past is None:
            continue
        since, until = day_bounds(past, past, session.settings.day_ends_at)
        if first is None or until <= first:
            break
        if found := lived.weightiest(db, user, since, until, REMEMBERED, years, private=private):
            return found
    return None


def same_day(day: date, years: int) -> date | None:
    """The same day so many years before; None when that year had no such day, or there was no such year."""
    try:
        return day.replace(year=day.year - years)
    except ValueError:
        return None


def apply(sleep: Sleep, planned: Diary) -> Diary:
    """Write a plan, each page with its event; belongs inside a transaction.

    A page of entries that a person removed for good meanwhile is not written: the next night writes one of what is left.
    """
    now_us = sleep.session.now_us
    for each in planned.revisions:
        if each.sketch is not None and not pages.whole(sleep.db, sleep.user, each.sketch):
            continue
        if each.sketch is None:
            pages.remove(sleep.db, sleep.user, each.day, private=each.private)
        else:
            pages.put(sleep.db, sleep.user, sleep.number, each.sketch, now_us)
        facts = {"day": each.day.isoformat(), "private": each.private, "lines": len(each.sketch.lines) if each.sketch else 0}
        events.append(sleep.db, PAGE, now_us, sleep.user, None, sleep.run, **facts)
    return planned


def told(planned: Diary) -> dict[str, Any]:
    """What a plan comes to: how many pages, and the latest of them."""
    written = [each for each in planned.revisions if each.sketch is not None]
    return {
        "pages": sum(not each.private for each in written),
        "private_pages": sum(each.private for each in written),
        "page": planned.latest,
    }
