"""Weeks and weekends: that of a day, the 14th of a year, the one being lived, two weekends ago."""

from __future__ import annotations

from datetime import timedelta

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.amounts import away
from soulmem_cli.senses.when.clockwork import iso_week, monday_of
from soulmem_cli.senses.when.days import numbered_day
from soulmem_cli.senses.when.scene import ONE_DAY, Piece, Scene
from soulmem_cli.senses.when.units import IN_TIME, next_unit, pointed_at, unit_away

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Meaning, Rules

_FINDE = "fin de semana"


def _weekend(n: int) -> Meaning:
    return lambda scene: unit_away(scene, words.WEEKEND, n)


def the_weekend(scene: Scene) -> Piece | None:
    """The weekend being lived, or the last one."""
    return unit_away(scene, words.WEEKEND, 0 if scene.today.weekday() >= 5 else -1)


def _week_number(_: Scene, n: int, year: Piece) -> Piece | None:
    monday = iso_week(year.first.year, n)
    return Piece(monday, monday + timedelta(days=6), title=True) if monday else None


def _week_with(_: Scene, day: Piece) -> Piece | None:
    monday = monday_of(day.first)
    return Piece(monday, monday + timedelta(days=6)) if day.single else None


def _weekend_with(_: Scene, day: Piece) -> Piece | None:
    saturday = monday_of(day.first) + timedelta(days=5)
    return Piece(saturday, saturday + ONE_DAY) if day.single else None


RULES: Rules = {
    "week": [
        *pointed_at("WEEKUNIT"),
        (f"{IN_TIME}? la|the? semana|week of|del|de|beginning|starting|commencing el|the? <dated>", _week_with),
        ("w / c the? <dated>", _week_with),
        (f"{IN_TIME}? la? semana del DIGITDAY", lambda s, n: (day := numbered_day(s.today, n)) and _week_with(s, day)),
        ("la|the? semana|week NUM de|del|of|,? <year>", _week_number),
        ("<figured>", lambda _, piece: piece if (piece.last - piece.first).days == 6 else None),
    ],
    "weekend": [
        *pointed_at("WEEKENDUNIT"),
        (f"{IN_TIME}? el|un? pasado|ultimo {_FINDE}", _weekend(-1)),
        (f"{IN_TIME}? el? {_FINDE} pasado|anterior|ultimo", _weekend(-1)),
        (f"{IN_TIME}? este mismo? {_FINDE}", _weekend(0)),
        (f"{IN_TIME}? el? proximo|siguiente {_FINDE}", lambda s: next_unit(s, words.WEEKEND)),
        (f"{IN_TIME}? el? {_FINDE} proximo|siguiente|entrante", lambda s: next_unit(s, words.WEEKEND)),
        (f"{IN_TIME}? el? {_FINDE} que viene|entra", lambda s: next_unit(s, words.WEEKEND)),
        (f"{IN_TIME}? el? {_FINDE} antepasado", _weekend(-2)),
        (f"{IN_TIME}? el? antepasado {_FINDE}", _weekend(-2)),
        (f"{IN_TIME}|at? el|the? finde|weekend", lambda s: the_weekend(s)),
        (f"{IN_TIME}? el|este? {_FINDE}", lambda s: the_weekend(s)),
        (
            f"{IN_TIME}? el|the? finde|weekend de|del|of <week>",
            lambda _, week: Piece(week.first + timedelta(days=5), week.last),
        ),
        (
            f"{IN_TIME}? el? {_FINDE} de|del <week>",
            lambda _, week: Piece(week.first + timedelta(days=5), week.last),
        ),
        (f"{IN_TIME}? el|the? finde|weekend del|de|of el|the? <dated>", _weekend_with),
        (f"{IN_TIME}? el? {_FINDE} del|de el? <dated>", _weekend_with),
        (f"{IN_TIME}? el? finde del DIGITDAY", lambda s, n: (day := numbered_day(s.today, n)) and _weekend_with(s, day)),
        (f"{IN_TIME}? el? {_FINDE} del DIGITDAY", lambda s, n: (day := numbered_day(s.today, n)) and _weekend_with(s, day)),
        ("<count> weekends|findes ago|back|atras", lambda s, n: unit_away(s, words.WEEKEND, -int(n)) if n >= 1 else None),
        ("hace NUM findes|weekends", lambda s, n: unit_away(s, words.WEEKEND, -n)),
        ("hace NUM fines de semana", lambda s, n: unit_away(s, words.WEEKEND, -n)),
        ("el|the? finde|weekend de? hace <amount>", lambda s, span: _weekend_with(s, away(s, span, -1))),
        ("el? fin de semana de hace <amount>", lambda s, span: _weekend_with(s, away(s, span, -1))),
    ],
}
