"""What recurs each year: 3 de marzo, the first Monday of May, a month, a quarter, el verano."""

from __future__ import annotations

from datetime import date

from soulmem_cli.senses.when.clockwork import day_of, month_of
from soulmem_cli.senses.when.monthly import within
from soulmem_cli.senses.when.scene import ONE_DAY, Annual, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules
    from soulmem_cli.senses.when.scene import Bounds

_SEASON_STARTS = ((3, 21), (6, 21), (9, 23), (12, 21))


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
}


def _slashed(scene: Scene, text: str) -> Annual | None:
    """`8/23`, a day and a month in the clock's order, or in the only one possible; never 24/7."""
    left, slash, right = text.partition("/")
    if not (slash and left.isdigit() and right.isdigit() and max(len(left), len(right)) <= 2) or text == "24/7":
        return None
    one, two = int(left), int(right)
    day_first = scene.order == "dmy"
    return on_day(scene, *((one, two) if day_first else (two, one))) or on_day(scene, *((two, one) if day_first else (one, two)))
