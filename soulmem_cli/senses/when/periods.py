"""Stretches of time: la semana pasada, this month, the year before last, the past two weeks."""

from __future__ import annotations

from datetime import date, timedelta

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.amounts import FEW, away
from soulmem_cli.senses.when.amounts import amount as amount_of
from soulmem_cli.senses.when.clockwork import add_months, iso_week, monday_of, month_of
from soulmem_cli.senses.when.days import numbered_day
from soulmem_cli.senses.when.numeric import full_year
from soulmem_cli.senses.when.scene import ONE_DAY, Annual, Piece, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.amounts import Amount
    from soulmem_cli.senses.when.engine import Meaning, Rules

_MONTHS_IN = {
    words.MONTH: 1,
    words.QUARTER: 3,
    words.HALF: 6,
    words.YEAR: 12,
    words.LUSTRUM: 60,
    words.DECADE: 120,
}


def unit_away(scene: Scene, unit: str, n: int) -> Piece | None:
    """The calendar week, weekend, month, … that is `n` of them away from the current one."""
    today = scene.today
    if unit in (words.WEEK, words.WEEKEND):
        first = monday_of(today) + timedelta(weeks=n, days=5 if unit == words.WEEKEND else 0)
        return Piece(first, monday_of(first) + timedelta(days=6), period=unit)
    if unit == words.QUINCENA:
        half = today.year * 24 + today.month * 2 - 2 + (today.day > 15) + n
        start, end = month_of(half // 24, half % 24 // 2 + 1)
        return Piece(*((start.replace(day=16), end) if half % 2 else (start, start.replace(day=15))))
    if unit == words.FORTNIGHT:
        return Piece(today - timedelta(days=14), today) if n == -1 else None
    length = _MONTHS_IN.get(unit)
    if length is None:
        return None
    months = today.year * 12 + today.month - 1
    first = add_months(date(today.year, today.month, 1), (months // length + n) * length - months)
    return Piece(first, add_months(first, length) - ONE_DAY, period=unit)


def _unit(n: int) -> Meaning:
    return lambda scene, unit: unit_away(scene, unit, n)


def _weekend(n: int) -> Meaning:
    return lambda scene: unit_away(scene, words.WEEKEND, n)


def _units_ago(scene: Scene, count: float, unit: str) -> Piece | None:
    """«Marzo de hace dos años»: the calendar unit so many back."""
    return unit_away(scene, unit, -int(count)) if unit in _MONTHS_IN and count == int(count) and count < 3000 else None


def the_weekend(scene: Scene) -> Piece | None:
    """The weekend being lived, or the last one."""
    return unit_away(scene, words.WEEKEND, 0 if scene.today.weekday() >= 5 else -1)


def next_unit(scene: Scene, unit: str) -> Piece | None:
    """The next calendar unit; the next weekend is the coming one."""
    ahead = not (unit == words.WEEKEND and scene.today.weekday() < 5)
    return unit_away(scene, unit, 1 if ahead else 0)


def rolling(scene: Scene, span: Amount, sign: int = -1) -> Piece:
    """«The past two weeks»: from so long ago to today, both included."""
    edge = away(scene, span, sign)
    if sign > 0:
        return Piece(scene.today, edge.last, single=False)
    return Piece(edge.first, scene.today, single=False, start=edge.start)


def _past_unit(scene: Scene, unit: str) -> Piece | None:
    if unit == words.WEEKEND:
        return unit_away(scene, unit, -1)
    span = amount_of(scene, 1, unit) if unit not in (words.SECOND, words.MINUTE, words.DAY) else None
    return rolling(scene, span) if span else None


def _past_many(scene: Scene, count: float, unit: str, sign: int = -1) -> Piece | None:
    span = amount_of(scene, count, unit)
    return rolling(scene, span, sign) if span else None


def whole_year(year: int) -> Piece:
    """A calendar year."""
    return Piece(date(year, 1, 1), date(year, 12, 31), absolute=True, title=True)


def of_year(_: Scene, named: Annual, year: Piece) -> Piece | None:
    """A day or stretch of the year, in a year; a feast with its year is no heading any more."""
    return named.in_year(year.first.year, title=named.title and not named.single)


def _decade(scene: Scene, two: int) -> Piece | None:
    if 100 <= two < 1900:
        return None
    first = two if two >= 1900 else 1900 + two if two > scene.now.year % 100 else 2000 + two
    return Piece(date(first, 1, 1), date(first + 9, 12, 31), absolute=True, title=True) if first % 10 == 0 else None


def _week_number(_: Scene, n: int, year: Piece) -> Piece | None:
    monday = iso_week(year.first.year, n)
    return Piece(monday, monday + timedelta(days=6), title=True) if monday else None


def _week_with(_: Scene, day: Piece) -> Piece | None:
    monday = monday_of(day.first)
    return Piece(monday, monday + timedelta(days=6)) if day.single else None


def _weekend_with(_: Scene, day: Piece) -> Piece | None:
    saturday = monday_of(day.first) + timedelta(days=5)
    return Piece(saturday, saturday + ONE_DAY) if day.single else None


def _so_far(scene: Scene, unit: str) -> Piece | None:
    whole = unit_away(scene, unit, 0)
    return Piece(whole.first, scene.today, single=False) if whole else None


_PRE = "en|in|during|durante|over|por|for|on|within"
_FINDE = "fin de semana"
_ULTIMOS = "ultimos|ultimas|last|past|previous|pasados|pasadas"
_PROXIMOS = "proximos|proximas|next|coming|following|siguientes"


def _refs(units: str) -> list[tuple[str, Meaning]]:
    """How one of a class of units is pointed at, in both languages."""
    return [
        (f"{_PRE}? el|la|the? last|previous|prior|pasado|pasada|anterior {units}", _unit(-1)),
        (f"{_PRE}? el|la|the? {units} {words.LAST_AFTER}|previous", _unit(-1)),
        (f"{_PRE}? {words.THIS}|presente mismo|misma|same? {units}", _unit(0)),
        (f"{_PRE}? el|la presente|actual {units}", _unit(0)),
        (f"{_PRE}? el|la|the? {units} actual|presente|corriente|current", _unit(0)),
        (f"{_PRE}? el|la|the|this|este|esta? {words.NEXT} {units}", next_unit),
        (f"{_PRE}? el|la|the? {units} {words.NEXT_AFTER}", next_unit),
        (f"{_PRE}? el|la? {units} que viene|entra|sigue", next_unit),
        (f"{_PRE}? the? {units} before last", _unit(-2)),
        (f"{_PRE}? el|la? {units} antepasado|antepasada", _unit(-2)),
        (f"{_PRE}? el|la? antepasado|antepasada {units}", _unit(-2)),
        (f"{_PRE}? el|la? {units} anterior al|a pasado|la? pasada?", _unit(-2)),
        (f"{_PRE}? el|la? {units} antes del|de pasado|la? pasada?", _unit(-2)),
        (f"the? {units} after next", _unit(2)),
    ]


RULES: Rules = {
    "week": [
        *_refs("WEEKUNIT"),
        (f"{_PRE}? la|the? semana|week of|del|de|beginning|starting|commencing el|the? <dated>", _week_with),
        ("w / c the? <dated>", _week_with),
        (f"{_PRE}? la? semana del DIGITDAY", lambda s, n: (day := numbered_day(s.today, n)) and _week_with(s, day)),
        ("la|the? semana|week NUM de|del|of|,? <year>", _week_number),
        ("<figured>", lambda _, piece: piece if (piece.last - piece.first).days == 6 else None),
    ],
    "weekend": [
        *_refs("WEEKENDUNIT"),
        (f"{_PRE}? el|un? pasado|ultimo {_FINDE}", _weekend(-1)),
        (f"{_PRE}? el? {_FINDE} pasado|anterior|ultimo", _weekend(-1)),
        (f"{_PRE}? este mismo? {_FINDE}", _weekend(0)),
        (f"{_PRE}? el? proximo|siguiente {_FINDE}", lambda s: next_unit(s, words.WEEKEND)),
        (f"{_PRE}? el? {_FINDE} proximo|siguiente|entrante", lambda s: next_unit(s, words.WEEKEND)),
        (f"{_PRE}? el? {_FINDE} que viene|entra", lambda s: next_unit(s, words.WEEKEND)),
        (f"{_PRE}? el? {_FINDE} antepasado", _weekend(-2)),
        (f"{_PRE}? el? antepasado {_FINDE}", _weekend(-2)),
        (f"{_PRE}|at? el|the? finde|weekend", lambda s: the_weekend(s)),
        (f"{_PRE}? el|este? {_FINDE}", lambda s: the_weekend(s)),
        (
            f"{_PRE}? el|the? finde|weekend de|del|of <week>",
            lambda _, week: Piece(week.first + timedelta(days=5), week.last),
        ),
        (
            f"{_PRE}? el? {_FINDE} de|del <week>",
            lambda _, week: Piece(week.first + timedelta(days=5), week.last),
        ),
        (f"{_PRE}? el|the? finde|weekend del|de|of el|the? <dated>", _weekend_with),
        (f"{_PRE}? el? {_FINDE} del|de el? <dated>", _weekend_with),
        (f"{_PRE}? el? finde del DIGITDAY", lambda s, n: (day := numbered_day(s.today, n)) and _weekend_with(s, day)),
        (f"{_PRE}? el? {_FINDE} del DIGITDAY", lambda s, n: (day := numbered_day(s.today, n)) and _weekend_with(s, day)),
        ("<count> weekends|findes ago|back|atras", lambda s, n: unit_away(s, words.WEEKEND, -int(n)) if n >= 1 else None),
        ("hace NUM findes|weekends", lambda s, n: unit_away(s, words.WEEKEND, -n)),
        ("hace NUM fines de semana", lambda s, n: unit_away(s, words.WEEKEND, -n)),
        ("el|the? finde|weekend de? hace <amount>", lambda s, span: _weekend_with(s, away(s, span, -1))),
        ("el? fin de semana de hace <amount>", lambda s, span: _weekend_with(s, away(s, span, -1))),
    ],
    "month": [
        *_refs("MONTHUNIT"),
        ("hace <count> MONTHUNIT", _units_ago),
        ("<count> MONTHUNIT ago|back|atras", _units_ago),
    ],
    "ofmon": [
        ("<mon>", lambda _, piece: piece),
        ("el? corriente|presente|actual mes?", lambda s: unit_away(s, words.MONTH, 0)),
        ("the|el? MONTHUNIT", lambda s, unit: unit_away(s, unit, 0)),
    ],
    "mon": [
        ("<month>", lambda _, piece: piece),
        (
            "el|the? mes|month? de|of? MONTH de|del|of|in|en|el|,|ano? <year>",
            lambda _, m, year: _month_in(m, year),
        ),
        ("el|the? <year> MONTH", lambda _, year, m: _month_in(m, year)),
        ("MONTH / ANYYEAR", lambda _, m, y: Piece(*month_of(y, m), absolute=True, title=True)),
        ("MONTH - ANYYEAR", lambda _, m, y: Piece(*month_of(y, m), absolute=True, title=True)),
        ("ANYYEAR - MONTH", lambda _, y, m: Piece(*month_of(y, m), absolute=True, title=True)),
        ("MONTH ' YY", lambda s, m, y: Piece(*month_of(full_year(y, s), m), absolute=True, title=True)),
        (
            "MONTH del|de|of YY",
            lambda s, m, y: Piece(*month_of(full_year(y, s), m), absolute=True, title=True),
        ),
    ],
    "year": [
        ("ANYYEAR", lambda _, year: whole_year(year) if year < 9999 else None),
        ("<yearname>", lambda _, piece: piece),
        ("el|the YEARUNIT", lambda s, unit: unit_away(s, unit, 0)),
        ("ano", lambda s: unit_away(s, words.YEAR, 0)),
    ],
    "yearname": [
        ("el|the? ano|year ANYYEAR", lambda _, year: whole_year(year) if year < 9999 else None),
        *_refs("YEARUNIT"),
        ("hace <count> YEARUNIT", _units_ago),
        ("<count> YEARUNIT ago|back|atras", _units_ago),
    ],
    "span": [
        *_refs("SPANUNIT"),
        (f"{_PRE}? los anos '? NUM", lambda s, n: _decade(s, n)),
        (f"{_PRE}? anos '? NUM", lambda s, n: _decade(s, n) if n >= 50 else None),
        (f"{_PRE}? los NUM", lambda s, n: _decade(s, n) if 50 <= n < 100 else None),
        ("in|during|en? the|los '? NUM s", lambda s, n: _decade(s, n)),
        ("'? NUM s", lambda s, n: _decade(s, n) if n >= 50 else None),
        ("in|during|en? the|los? DECADE", _decade),
        (f"{_PRE}? la? decada de|del los|el|anos|ano? los? NUM", _decade),
        (f"{_PRE}? los|las|the|these|estos|estas? {_ULTIMOS} <count> UNIT", _past_many),
        (f"{_PRE}? los|las|the|these|estos|estas? <count> ultimos|ultimas|last|past UNIT", _past_many),
        (f"{_PRE}? los|las <count> UNIT pasados|pasadas|anteriores", _past_many),
        (f"{_PRE}? the|these past|last UNITS", lambda s, unit: _past_many(s, FEW, unit)),
        (f"{_PRE}? estos|estas|los|las {_ULTIMOS} UNITS", lambda s, unit: _past_many(s, FEW, unit)),
        (f"{_PRE}? the|this? past UNIT", _past_unit),
        (f"{_PRE}? el|la|este|esta? ultimo|ultima UNIT", _past_unit),
        (f"{_PRE}? los|las|the? {_PROXIMOS} <count> UNIT", lambda s, n, unit: _past_many(s, n, unit, 1)),
        (f"{_PRE}? los|las <count> proximos|proximas UNIT", lambda s, n, unit: _past_many(s, n, unit, 1)),
        ("en lo que va de|del el|la|este|esta? UNIT", _so_far),
        ("lo que va|llevamos de|del el|la|este|esta? UNIT", _so_far),
        ("so far this UNIT", _so_far),
        ("this UNIT so far", _so_far),
        ("earlier this UNIT", lambda s, unit: _so_far(s, unit) if unit != words.DAY else None),
        ("year to date", lambda s: _so_far(s, words.YEAR)),
        ("ytd", lambda s: _so_far(s, words.YEAR)),
    ],
}


def _month_in(month: int, year: Piece) -> Piece:
    return Piece(*month_of(year.first.year, month), absolute=True, title=year.title)
