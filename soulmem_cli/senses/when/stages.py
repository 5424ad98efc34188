"""Parts of a stretch: principios de junio, mid-June, finales de 2024, the end of last month."""

from __future__ import annotations

from datetime import date, timedelta

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.clockwork import add_months, month_of, nth_weekday
from soulmem_cli.senses.when.scene import ONE_DAY, Annual, Piece, Scene
from soulmem_cli.senses.when.units import unit_away
from soulmem_cli.senses.when.years import of_year

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Meaning, Rules
    from soulmem_cli.senses.when.scene import Bounds

EARLY, MIDDLE, LATE, START, END = "early", "middle", "late", "start", "end"


def _bounds(stage: str, first: date, last: date) -> Bounds:
    """A stage of a stretch: a month in tens of days, the rest in thirds (whole months if it can be)."""
    if stage in (START, END):
        edge = first if stage == START else last
        return edge, edge
    days = (last - first).days + 1
    if days <= 7:
        cuts = (first + timedelta(days=2), first + timedelta(days=4))
    elif days <= 31:
        cuts = (first + timedelta(days=10), first + timedelta(days=20))
    elif first.day == 1 and (last + ONE_DAY).day == 1 and days > 89:
        months = (last.year - first.year) * 12 + last.month - first.month + 1
        cuts = (add_months(first, months // 3), add_months(first, months * 2 // 3))
    else:
        cuts = (first + timedelta(days=days // 3), first + timedelta(days=days * 2 // 3))
    return {EARLY: (first, cuts[0] - ONE_DAY), MIDDLE: (cuts[0], cuts[1] - ONE_DAY), LATE: (cuts[1], last)}[stage]


def staged(stage: str) -> Meaning:
    """The meaning of «mediados de» and its like before what it divides."""

    def meaning(_: Scene, whole: Annual | Piece) -> Annual | Piece:
        edge = stage in (START, END)
        if isinstance(whole, Annual):
            inner = whole.of_year
            return Annual(lambda year: _bounds(stage, *days) if (days := inner(year)) else None, single=edge)
        return Piece(*_bounds(stage, whole.first, whole.last), single=edge, absolute=whole.absolute)

    return meaning


def _this(unit: str, stage: str) -> Meaning:
    return lambda scene: staged(stage)(scene, unit_away(scene, unit, 0))


def _weekday_in(year: Piece, n: int, weekday: int) -> Piece | None:
    found = nth_weekday(year.first, year.last, weekday, n)
    return Piece(found) if found else None


_EARLY = "principios|comienzos|inicios"
_AT = "a|en|hacia|desde|by|at|in|around|towards|toward"

RULES: Rules = {
    "whole": [
        ("<ofmon>", lambda _, piece: piece),
        ("<year>", lambda _, piece: piece),
        ("<week>", lambda _, piece: piece),
        ("<span>", lambda _, piece: piece),
        (
            "el|the? mes|month? de|of? MONTH",
            lambda _, m: Annual(lambda year: month_of(year, m), single=False),
        ),
        ("<seasonal>", lambda _, named: named),
        ("<seasonal> de|del|of|el|,|in? <year>", of_year),
        (f"el|la|the? {words.LAST} <named>", lambda s, named: named.ended(s.today)),
        (f"el|la? <named> {words.LAST_AFTER}", lambda s, named: named.ended(s.today)),
        ("this|este|esta <named>", lambda s, named: named.in_year(s.today.year)),
        (f"{words.NEXT} <named>", lambda s, named: named.coming(s.today)),
        ("el|la? <named> que viene", lambda s, named: named.coming(s.today)),
        ("la|the semana|week", lambda s: unit_away(s, words.WEEK, 0)),
    ],
    "named": [
        ("BAREMONTH", lambda _, m: Annual(lambda year: month_of(year, m), single=False)),
        ("<seasonal>", lambda _, named: named),
    ],
    "staged": [
        (f"{_AT}? {_EARLY} de|del|of <whole>", staged(EARLY)),
        (f"{_AT}? mediados|mitad|mitades de|del <whole>", staged(MIDDLE)),
        (f"{_AT}? {_EARLY}|principio de semana", _this(words.WEEK, EARLY)),
        (f"{_AT}? mediados|mitad de semana", _this(words.WEEK, MIDDLE)),
        (f"{_AT}? finales de semana", _this(words.WEEK, LATE)),
        (f"{_AT}? finales|fines de|del <whole>", staged(LATE)),
        ("in|en? the? early <whole>", staged(EARLY)),
        ("in|en? the? mid -? <whole>", staged(MIDDLE)),
        ("in|en? the? late <whole>", staged(LATE)),
        (f"{_AT}? the? middle of <whole>", staged(MIDDLE)),
        (f"{_AT}? the? early part|days of <whole>", staged(EARLY)),
        (f"{_AT}? the? latter|later part of <whole>", staged(LATE)),
        (
            f"{_AT}|al? el|the? principio|comienzo|inicio|start|beginning|beginnings de|del|of <whole>",
            staged(START),
        ),
        (f"{_AT}|al? el|the? fin|final|end de|del|of <whole>", staged(END)),
        ("<mon> -? end", staged(END)),
        ("midweek", _this(words.WEEK, MIDDLE)),
        ("entre semana", lambda _: None),
        (f"{_AT}|al? el|la|the? primer|first|1er dia|day de|del|of <year>", staged(START)),
        (f"{_AT}|al? el|la|the? ultimo|last dia|day de|del|of <year>", staged(END)),
        (
            "la|the? ORD semana|week de|del|of <year>",
            lambda _, n, year: Piece((first := year.first + timedelta(weeks=n - 1)), first + timedelta(days=6)),
        ),
        (
            "la|the? ultima|last semana|week de|del|of <year>",
            lambda _, year: Piece(year.last - timedelta(days=6), year.last),
        ),
        (
            "el|the|on? ORD WEEKDAY de|del|of|in <year>",
            lambda _, n, weekday, year: _weekday_in(year, n, weekday),
        ),
        (
            "el|the|on? ultimo|last WEEKDAY de|del|of|in <year>",
            lambda _, weekday, year: _weekday_in(year, -1, weekday),
        ),
    ],
}
