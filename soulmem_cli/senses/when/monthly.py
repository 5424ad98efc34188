"""What recurs each month: its first Monday, the last day, the 3 to the 7, the second week or half of it."""

from __future__ import annotations

from datetime import date, timedelta

from soulmem_cli.senses.when.clockwork import add_months, day_of, month_of, nth_weekday
from soulmem_cli.senses.when.scene import ONE_DAY, Annual, Monthly, Piece, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules
    from soulmem_cli.senses.when.scene import Bounds, OfMonth

_LAST = -1


def within(_: Scene, part: Monthly, whole: Annual | Piece) -> Annual | Piece | None:
    """A part of a month: of every such month, or of one."""
    if isinstance(whole, Annual):
        inner = whole.of_year
        if not any(part.of_month(*days) for days in map(inner, (2023, 2024)) if days):
            return None
        return Annual(lambda year: part.of_month(*days) if (days := inner(year)) else None, single=part.single)
    bounds = part.of_month(whole.first, whole.last)
    return Piece(*bounds, single=part.single, absolute=whole.absolute) if bounds else None


def _days(first: int, last: int) -> Monthly | None:
    if not 1 <= first < last <= 31:
        return None

    def days(start: date, end: date) -> Bounds | None:
        return (start.replace(day=first), start.replace(day=last)) if last <= end.day else None

    return Monthly(days, single=False)


def dashed_days(_: Scene, cluster: str) -> Monthly | None:
    """`1-5`, the days of a month."""
    first, dash, last = cluster.partition("-")
    return _days(int(first), int(last)) if dash and first.isdigit() and last.isdigit() and len(cluster) < 6 else None


def _monthly_day(day: int) -> Monthly | None:
    def days(start: date, end: date) -> Bounds | None:
        found = day_of(start.year, start.month, day)
        return (found, found) if found else None

    return Monthly(days) if day <= 31 else None


def _weekday_of(n: int, weekday: int) -> Monthly | None:
    def days(start: date, end: date) -> Bounds | None:
        found = nth_weekday(start, end, weekday, n)
        return (found, found) if found else None

    return Monthly(days) if n <= 5 else None


def _week_of(n: int) -> Monthly | None:
    def days(start: date, end: date) -> Bounds | None:
        first = end - timedelta(days=6) if n == _LAST else start + timedelta(days=7 * (n - 1))
        return (first, min(end, first + timedelta(days=6))) if first <= end else None

    return Monthly(days, single=False) if n <= 5 else None


def _weekend_of(n: int) -> Monthly | None:
    def days(start: date, end: date) -> Bounds | None:
        saturday = nth_weekday(start, end, 5, n)
        return (saturday, saturday + ONE_DAY) if saturday else None

    return Monthly(days, single=False) if n <= 5 else None


def _stretch(of_month: OfMonth) -> Monthly:
    return Monthly(of_month, single=False)


def _half_month(n: int) -> Monthly | None:
    if n not in (1, 2, _LAST):
        return None
    return _stretch(lambda start, end: (start, start.replace(day=15)) if n == 1 else (start.replace(day=16), end))


def _edge_days(n: int, *, at_end: bool) -> Monthly | None:
    if not 2 <= n <= 28:
        return None
    wide = timedelta(days=n - 1)
    return _stretch(lambda start, end: (end - wide, end) if at_end else (start, start + wide))


def _nth_day_of_month(_: Scene, n: int) -> Monthly | None:
    return _monthly_day(n)


def own_days(scene: Scene, first: int, last: int) -> Piece | None:
    """«Del 3 al 7»: the latest month in which those days have begun."""
    days = _days(first, last)
    for back in range(14 if days else 0):
        start = add_months(scene.today.replace(day=1), -back)
        found = days.of_month(*month_of(start.year, start.month)) if days else None
        if found and found[0] <= scene.today:
            return Piece(*found, single=False)
    return None


_TO = "a|al|to|through|thru|-|hasta|until|till|y|and"

RULES: Rules = {
    "dayrange": [
        ("CLUSTER", dashed_days),
        (f"DAYNUM {_TO} DAYNUM", lambda _, a, b: _days(a, b)),
    ],
    "monthly": [
        ("el|the|on? dia|day? DAYNUM", lambda _, n: _monthly_day(n)),
        ("<dayrange>", lambda _, part: part),
        (
            f"del|de|desde|from|entre|between el|the|los? dia? DAYNUM {_TO} el|the? dia? DAYNUM",
            lambda _, a, b: _days(a, b),
        ),
        (f"el|los|the DAYNUM {_TO} el|the? DAYNUM", lambda _, a, b: _days(a, b)),
        ("el|the|on|un? ORD WEEKDAY", lambda _, n, w: _weekday_of(n, w)),
        ("el|the|on? last|ultimo WEEKDAY", lambda _, w: _weekday_of(_LAST, w)),
        ("el|the|on? penultimo|penultimate WEEKDAY", lambda _, w: _weekday_of(_LAST - 1, w)),
        ("the|on? ORD to? last WEEKDAY", lambda _, n, w: _weekday_of(-n, w) if n in (2, 3) else None),
        ("el|the? WEEKDAY ultimo|last", lambda _, w: _weekday_of(_LAST, w)),
        ("la|the|in|en? la|the? ORD semana|week", lambda _, n: _week_of(n)),
        ("la|the|in|en? la|the? ultima|last semana|week", lambda _: _week_of(_LAST)),
        ("el|the|in|en|on? el|the? ORD finde|weekend", lambda _, n: _weekend_of(n)),
        ("el|en? el? ORD fin de semana", lambda _, n: _weekend_of(n)),
        ("el|the|in|en|on? el|the? ultimo|last finde|weekend", lambda _: _weekend_of(_LAST)),
        ("el|en? el? ultimo fin de semana", lambda _: _weekend_of(_LAST)),
        ("la|the|in|en? la|the? ORD quincena|mitad|half", lambda _, n: _half_month(n)),
        ("la|the|in|en? la? ultima quincena|mitad", lambda _: _half_month(2)),
        ("el|the|on? ultimo|last dia|day", lambda _: Monthly(lambda start, end: (end, end))),
        (
            "el|the|on? penultimo|penultimate dia|day",
            lambda _: Monthly(lambda start, end: (end - ONE_DAY,) * 2),
        ),
        ("el|the|on? ORD dia|day", _nth_day_of_month),
        ("los|the? ORD NUM dias|days", lambda _, one, n: _edge_days(n, at_end=False) if one == 1 else None),
        ("los|the? primeros NUM dias", lambda _, n: _edge_days(n, at_end=False)),
        ("los|the? ultimos|last NUM dias|days", lambda _, n: _edge_days(n, at_end=True)),
        ("los primeros dias", lambda _: _edge_days(10, at_end=False)),
        ("los ultimos dias", lambda _: _edge_days(10, at_end=True)),
    ],
}
