"""Every date the program says in words is a date phrase it understands: as the same day, moment or span."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.domain import When, WhenKind
from soulmem_cli.render import phrases
from soulmem_cli.senses.when import Clock, read

ZONE = ZoneInfo("Europe/Madrid")
DAYS = st.dates(date(1950, 1, 1), date(2100, 12, 31))
LANGS = ("es", "en")


def clock(now: date, lang: str) -> Clock:
    """Noon of a day."""
    return Clock(now=datetime.combine(now, time(12), ZONE), lang=lang, order="dmy" if lang == "es" else "mdy")


def understood(label: str, now: date, lang: str) -> When:
    """A label, read."""
    found = read(label, clock(now, lang), fallback=False)
    assert found is not None, label
    return found


@pytest.mark.parametrize("lang", LANGS)
@given(day=DAYS, now=DAYS)
def test_a_day(lang: str, day: date, now: date) -> None:
    found = understood(phrases.day(day, lang), now, lang)
    assert (found.kind, found.start.date(), found.last) == (WhenKind.DAY, day, day)


@pytest.mark.parametrize("lang", LANGS)
@given(day=DAYS, now=DAYS, hour=st.integers(0, 23), minute=st.integers(0, 59))
def test_a_moment(lang: str, day: date, now: date, hour: int, minute: int) -> None:
    label = f"{phrases.day(day, lang)}, {hour:02}:{minute:02}"
    found = understood(label, now, lang)
    assert (found.kind, found.start.replace(tzinfo=None)) == (WhenKind.INSTANT, lived(day, hour, minute))


def lived(day: date, hour: int, minute: int) -> datetime:
    """A wall clock's reading as that day had it: one that the change to summer skipped lies later."""
    wall = datetime.combine(day, time(hour, minute), ZONE)
    return datetime.fromtimestamp(wall.timestamp(), ZONE).replace(tzinfo=None)


@pytest.mark.parametrize("lang", LANGS)
@given(now=DAYS, apart=st.integers(-13, 13))
def test_an_age_of_less_than_two_weeks(lang: str, now: date, apart: int) -> None:
    day = now + timedelta(days=apart)
    found = understood(phrases.days_apart(day, now, lang), now, lang)
    assert (found.start.date(), found.last) == (day, day)


@pytest.mark.parametrize("lang", LANGS)
@given(day=DAYS, longer=st.integers(1, 400), now=DAYS)
def test_a_span(lang: str, day: date, longer: int, now: date) -> None:
    last = day + timedelta(days=longer)
    words = f"del {phrases.day(day, lang)} al {phrases.day(last, lang)}"
    if lang == "en":
        words = f"from {phrases.day(day, lang)} to {phrases.day(last, lang)}"
    found = understood(words, now, lang)
    assert (found.kind, found.start.date(), found.last) == (WhenKind.SPAN, day, last)
