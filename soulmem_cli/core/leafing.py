"""Reading the diary of dreams: its pages as a list, and the page of a day. Only reads."""

from __future__ import annotations

from datetime import date
from typing import Final

from soulmem_cli.clock import day_at
from soulmem_cli.core import paging, quotations
from soulmem_cli.core.asking import bounds
from soulmem_cli.core.session import Session
from soulmem_cli.domain import UserId
from soulmem_cli.domain.pages import Page, PageHead, Pages, Sketch
from soulmem_cli.store import pages
from soulmem_cli.store.database import Database

LIMIT: Final = 20
EVERY: Final = 1 << 62


def listed(session: Session, since: str | None, until: str | None, limit: int, *, private: bool) -> list[PageHead]:
    """Pages by day, the latest first. Raises UsageError for what is no date."""
    db, user = session.reader()
    from_us, until_us = bounds(session, since, until, None)
    ends = session.settings.day_ends_at
    first = day_at(from_us, ends) if from_us is not None else None
    last = day_at(until_us - 1, ends) if until_us is not None else None
    found = pages.listed(db, user, first, last, limit, private=private)
    return [quotations.head(db, user, each) for each in found]


def show(session: Session, phrase: str, *, private: bool) -> Page | Pages:
    """The page of a day, or those of a span of days, oldest first. Raises UsageError for what is no date."""
    first, last = span(session, phrase)
    db, user = session.reader()
    if first == last:
        return of_day(session, db, user, first, private=private)
    found = pages.listed(db, user, first, last, EVERY, private=private)
    return Pages(tuple(quotations.whole(db, user, each, each.sketch) for each in reversed(found)))


def of_day(session: Session, db: Database, user: UserId, day: date, *, private: bool) -> Page | Pages:
    """The page of a day, none when it has none; of one that stands on what is hidden by now, as it reads without."""
    shown = pages.of_day(db, user, day, private=False)
    secret = pages.of_day(db, user, day, private=True)
    kept = (secret or shown) if private else shown
    sketch: Sketch | None = kept.sketch if kept else None
    if kept and not pages.stands(db, user, kept.id):
        sketch = paging.page_of(session, db, user, day, private=kept.sketch.private)
    if kept and sketch:
        return quotations.whole(db, user, kept, sketch)
    session.note("page_private" if secret and not private else "page_unknown", day=day)
    return Pages(())


def span(session: Session, phrase: str) -> tuple[date, date]:
    """The first and the last day that a phrase names. Raises UsageError."""
    since, until = bounds(session, None, None, phrase)
    ends = session.settings.day_ends_at
    return day_at(since or 0, ends), day_at((until or 0) - 1, ends)
