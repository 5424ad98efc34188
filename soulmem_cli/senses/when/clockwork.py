"""Dates and wall clocks: months that end, weekdays, DST gaps and folds. Pure arithmetic."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo


def month_length(year: int, month: int) -> int:
    """Days in a month."""
    return 28 + (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)) if month == 2 else 30 + (month in _LONG)


_LONG = frozenset((1, 3, 5, 7, 8, 10, 12))


def day_of(year: int, month: int, day: int) -> date | None:
    """The date, or None when the calendar has none."""
    if 1 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= month_length(year, month):
        return date(year, month, day)
    return None


def add_months(day: date, months: int) -> date:
    """The same day so many months on, or the last of a shorter month; OverflowError beyond the calendar."""
    index = day.year * 12 + day.month - 1 + months
    year, month = index // 12, index % 12 + 1
    if not 1 <= year <= 9999:
        raise OverflowError("year out of range")
    return date(year, month, min(day.day, month_length(year, month)))


def month_of(year: int, month: int) -> tuple[date, date]:
    """First and last day of a month."""
    return date(year, month, 1), date(year, month, month_length(year, month))


def monday_of(day: date) -> date:
    """The Monday of a day's ISO week."""
    return day - timedelta(days=day.weekday())


def weekday_before(day: date, weekday: int) -> date:
    """The last such weekday strictly before `day`."""
    return day - timedelta(days=(day.weekday() - weekday - 1) % 7 + 1)


def weekday_after(day: date, weekday: int) -> date:
    """The first such weekday strictly after `day`."""
    return day + timedelta(days=(weekday - day.weekday() - 1) % 7 + 1)


def nth_weekday(first: date, last: date, weekday: int, n: int) -> date | None:
    """The n-th such weekday between two days (n = -1: the last one, -2: the last but one), or None."""
    if n < 0:
        found = weekday_before(last + timedelta(days=1), weekday) + timedelta(weeks=n + 1)
    else:
        found = weekday_after(first - timedelta(days=1), weekday) + timedelta(weeks=n - 1)
    return found if first <= found <= last else None


def iso_week(year: int, week: int) -> date | None:
    """The Monday of an ISO week, or None when the year has no such week."""
    monday = monday_of(date(year, 1, 4)) + timedelta(weeks=week - 1)
    return monday if week >= 1 and (monday + timedelta(days=3)).year == year else None


def easter(year: int) -> date:
    """Easter Sunday, Gregorian (Meeus, Jones, Butcher)."""
    a, b, c = year % 19, year // 100, year % 100
    h = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    k = (32 + 2 * (b % 4) + 2 * (c // 4) - h - c % 4) % 7
    m = (a + 11 * h + 22 * k) // 451
    return date(year, (h + k - 7 * m + 114) // 31, (h + k - 7 * m + 114) % 31 + 1)


def place(day: date, at: time, zone: tzinfo) -> datetime:
    """A wall-clock moment in a zone: a DST gap moves it forward, a fold takes the first."""
    wall = datetime.combine(day, at.replace(fold=0), tzinfo=zone)
    seen = wall.astimezone(UTC).astimezone(zone)
    return seen if seen.replace(tzinfo=None) != wall.replace(tzinfo=None) else wall


def shift(moment: datetime, seconds: float) -> datetime:
    """So many elapsed seconds later, across DST."""
    return (moment.astimezone(UTC) + timedelta(seconds=seconds)).astimezone(moment.tzinfo)
