"""What recurs each year or month: 3 de marzo, the first Monday of May, Q1, el verano, the 3rd of last month."""

from __future__ import annotations

from datetime import date, timedelta

from soulmem_cli.senses.when.clockwork import add_months, day_of, month_of, nth_weekday
from soulmem_cli.senses.when.scene import ONE_DAY, Annual, Monthly, Piece, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules
    from soulmem_cli.senses.when.scene import Bounds, OfMonth

_SEASON_STARTS = ((3, 21), (6, 21), (9, 23), (12, 21))
_LAST = -1


def on_day(_: Scene, day: int, month: int) -> Annual | None:
    """A day of a month; None when no year has it."""
    if day_of(2024, month, day) is None:
        return None

    def days(year: int) -> Bounds | None:
        found = day_of(year, month, day)
        return (found, found) if found else None

    return Annual(days)


def month(_: Scene, number: int) -> Annual:
    """A whole month."""
    return Annual(lambda year: month_of(year, number), single=False, title=True)


def season(scene: Scene, number: int) -> Annual:
    """A season, named after the year it begins in; half a year away in the south."""
    at = (number + 2) % 4 if scene.southern else number

    def days(year: int) -> Bounds:
        after = (at + 1) % 4
        return date(year, *_SEASON_STARTS[at]), date(year + (after == 0), *_SEASON_STARTS[after]) - ONE_DAY

    return Annual(days, single=False, title=True)


def months(_: Scene, first: int, count: int) -> Annual:
    """So many whole months of a year."""
    return Annual(lambda year: (date(year, first, 1), month_of(year, first + count - 1)[1]), single=False, title=True)


def _quarter(scene: Scene, number: int) -> Annual | None:
    return months(scene, number * 3 - 2, 3) if 1 <= number <= 4 else None


def _half(scene: Scene, number: int) -> Annual | None:
    return months(scene, number * 6 - 5, 6) if 1 <= number <= 2 else None


def _third(scene: Scene, number: int) -> Annual | None:
    return months(scene, number * 4 - 3, 4) if 1 <= number <= 3 else None


def on_weekday(scene: Scene, weekday: int, named: Annual) -> Annual | None:
    """A day of a month with its weekday, which narrows the years."""
    return Annual(named.of_year, weekday=weekday) if named.single and named.nearest(scene.today) else None


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
    "daymonth": [
        ("the|el? dia? DAYNUM de|of|del? MONTH", on_day),
        ("MONTH the|el? DAYNUM", lambda s, m, d: on_day(s, d, m)),
        ("el? DIGITDAY de? set", lambda s, d: on_day(s, d, 9)),
        ("DAYNUM - MONTH", on_day),
        ("DAYNUM / MONTH", on_day),
        ("CLUSTER", lambda s, text: _slashed(s, text)),
    ],
    "annual": [
        ("<daymonth>", lambda _, named: named),
        ("el|on|the? WEEKDAY <daymonth>", on_weekday),
        ("en|in|during|durante|for|por? BAREMONTH", month),
        ("en|in|during|durante|for|por? el|the? mes|month de|of? BAREMONTH", month),
        ("<seasonal>", lambda _, named: named),
        ("el|la|the|en|in? ORD trimestre|quarter", _quarter),
        ("el|la|the|en|in? ORD semestre|half", _half),
        ("el|the? ORD cuatrimestre", _third),
        ("q GLUED", _quarter),
        ("t GLUED", _quarter),
        ("h GLUED", _half),
        ("s GLUED", _half),
        ("<monthly> de|del|of|in|en MONTH", lambda s, part, m: within(s, part, month(s, m))),
        ("MONTH <dayrange>", lambda s, m, part: within(s, part, month(s, m))),
        ("<dayrange> MONTH", lambda s, part, m: within(s, part, month(s, m))),
        ("<holiday>", lambda _, named: named),
    ],
    "seasonal": [
        ("en|in|during|durante|over? el|la|the? SEASON", season),
    ],
    "dayrange": [
        ("CLUSTER", dashed_days),
        (f"DAYNUM {_TO} DAYNUM", lambda _, a, b: _days(a, b)),
    ],
    "monthly": [
        ("el|the|on? dia|day? DAYNUM", lambda _, n: _monthly_day(n)),
        ("<dayrange>", lambda _, part: part),
        (f"del|de|desde|from|entre|between el|the|los? dia? DAYNUM {_TO} el|the? dia? DAYNUM", lambda _, a, b: _days(a, b)),
        (f"el|los|the DAYNUM {_TO} el|the? DAYNUM", lambda _, a, b: _days(a, b)),
        ("el|the|on|un? ORD WEEKDAY", lambda _, n, w: _weekday_of(n, w)),
        ("el|the|on? last|ultimo WEEKDAY", lambda _, w: _weekday_of(_LAST, w)),
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
        ("el|the|on? penultimo|penultimate dia|day", lambda _: Monthly(lambda start, end: (end - ONE_DAY,) * 2)),
        ("el|the|on? ORD dia|day", _nth_day_of_month),
        ("los|the? ORD NUM dias|days", lambda _, one, n: _edge_days(n, at_end=False) if one == 1 else None),
        ("los|the? primeros NUM dias", lambda _, n: _edge_days(n, at_end=False)),
        ("los|the? ultimos|last NUM dias|days", lambda _, n: _edge_days(n, at_end=True)),
        ("los primeros dias", lambda _: _edge_days(10, at_end=False)),
        ("los ultimos dias", lambda _: _edge_days(10, at_end=True)),
    ],
}


def _slashed(scene: Scene, text: str) -> Annual | None:
    """`8/23`, a day and a month in the clock's order, or in the only one possible; never 24/7."""
    left, slash, right = text.partition("/")
    if not (slash and left.isdigit() and right.isdigit() and max(len(left), len(right)) <= 2) or text == "24/7":
        return None
    one, two = int(left), int(right)
    day_first = scene.order == "dmy"
    return on_day(scene, *((one, two) if day_first else (two, one))) \
        or on_day(scene, *((two, one) if day_first else (one, two)))
