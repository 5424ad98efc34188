"""What stands beside a day that is named: the week before Christmas, the Monday after Easter, a week last Tuesday."""

from __future__ import annotations

from datetime import timedelta

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.annual import on_day
from soulmem_cli.senses.when.clockwork import add_months, monday_of, weekday_after, weekday_before
from soulmem_cli.senses.when.scene import ONE_DAY, Annual, Piece, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from datetime import date

    from soulmem_cli.senses.when.amounts import Amount
    from soulmem_cli.senses.when.engine import Rules
    from soulmem_cli.senses.when.scene import Bounds

_WEEK = timedelta(weeks=1)
_BEFORE, _AFTER = "before|antes|previo|previa|anterior", "after|following|despues|siguiente|posterior"


def _weekday(_: Scene, day: Piece, weekday: int, sign: int) -> Piece:
    return Piece(weekday_before(day.first, weekday) if sign < 0 else weekday_after(day.last, weekday))


def _week(_: Scene, day: Piece, sign: int) -> Piece:
    """The seven days up to a day, or from it on, itself left out."""
    return Piece(day.first - _WEEK, day.first - ONE_DAY) if sign < 0 else Piece(day.last + ONE_DAY, day.last + _WEEK)


def _weekend(_: Scene, day: Piece, sign: int) -> Piece:
    saturday = weekday_before(day.first - ONE_DAY, 5) if sign < 0 else weekday_after(day.last, 5)
    return Piece(saturday, saturday + ONE_DAY)


def _weeks_on(_: Scene, span: Amount, day: date) -> Piece | None:
    """«A week on Saturday», "two weeks today": only weeks are counted like that."""
    return Piece(day + timedelta(days=span.days)) if span.unit in (words.WEEK, words.FORTNIGHT) else None


def _weeks_back(_: Scene, span: Amount, day: date) -> Piece | None:
    return Piece(day - timedelta(days=span.days)) if span.unit in (words.WEEK, words.FORTNIGHT) else None


def _long_weekend(_: Scene, feast: Annual) -> Annual | None:
    """The weekend that a feast makes longer, or falls on; none for one in the middle of the week."""
    if not feast.single:
        return None

    def days(year: int) -> Bounds | None:
        found = feast.of_year(year)
        if found is None or found[0].weekday() == 2:
            return None
        first = found[0]
        saturday = monday_of(first) + timedelta(days=-2 if first.weekday() < 2 else 5)
        return min(first, saturday), max(first, saturday + ONE_DAY)

    return Annual(days, single=False)


def _in_part(scene: Scene, weekday: int, part: str, weeks: int) -> Piece:
    return Piece(weekday_before(scene.today, weekday) - weeks * _WEEK, part=part)


def _part_in_week(_: Scene, weekday: int, part: str, week: Piece) -> Piece:
    return Piece(week.first + timedelta(days=weekday), part=part)


RULES: Rules = {
    "day": [
        (f"el|the|on? WEEKDAY {_BEFORE} <of>? <anchor>", lambda s, w, _, day: _weekday(s, day, w, -1)),
        (f"el|the|on? WEEKDAY {_AFTER} <of>? <anchor>", lambda s, w, _, day: _weekday(s, day, w, 1)),
        ("this|last? WEEKDAY just? gone|past", lambda s, w: Piece(weekday_before(s.today, w))),
        ("a|1 week ago? last|past WEEKDAY", lambda s, w: Piece(weekday_before(s.today, w) - _WEEK)),
        ("<amount> on WEEKDAY", lambda s, span, w: _weeks_on(s, span, weekday_after(s.today, w))),
        ("<amount> today", lambda s, span: _weeks_on(s, span, s.today)),
        ("<amount> tomorrow", lambda s, span: _weeks_on(s, span, s.today + ONE_DAY)),
        ("<amount> yesterday", lambda s, span: _weeks_back(s, span, s.today - ONE_DAY)),
        ("today week", lambda s: Piece(s.today + _WEEK)),
        ("tomorrow week", lambda s: Piece(s.today + ONE_DAY + _WEEK)),
        ("el|the|on? WEEKDAY <part> before last", lambda s, w, part: _in_part(s, w, part, 1)),
        ("el|the|on? WEEKDAY <part> de|del|of|in? <week>", _part_in_week),
        ("al|el dia siguiente de|del|a|al el|la? <anchor>", lambda _, day: Piece(day.last + ONE_DAY)),
        ("<ago> por|para|on|at estas|this fechas|epocas|day|date", lambda _, when: when),
        ("on? this very? day|date <ago>", lambda _, when: when),
        ("un|tal dia como hoy de|del? hace <amount>", lambda s, span: Piece(add_months(s.today, -span.months)) if not span.days else None),
        ("un|tal dia como hoy del? el? ano pasado", lambda s: Piece(add_months(s.today, -12))),
        ("el ano pasado por|para|en estas fechas", lambda s: Piece(add_months(s.today, -12))),
        ("por|para|en estas fechas el|del ano pasado", lambda s: Piece(add_months(s.today, -12))),
        ("this time|day last week", lambda s: Piece(s.today - _WEEK)),
        ("this time|day last month", lambda s: Piece(add_months(s.today, -1))),
    ],
    "week": [
        (f"la|the? semana|week {_BEFORE} <of>? <anchor>", lambda s, _, day: _week(s, day, -1)),
        (f"la|the? semana|week {_AFTER} <of>? <anchor>", lambda s, _, day: _week(s, day, 1)),
        (f"la|the? semana|week {_BEFORE} <of>? <yearly>", lambda s, _, days: _week(s, days, -1)),
        (f"la|the? semana|week {_AFTER} <of>? <yearly>", lambda s, _, days: _week(s, days, 1)),
    ],
    "weekend": [
        (f"el|the? finde|weekend {_BEFORE} <of>? <anchor>", lambda s, _, day: _weekend(s, day, -1)),
        (f"el|the? finde|weekend {_AFTER} <of>? <anchor>", lambda s, _, day: _weekend(s, day, 1)),
        (f"el? fin de semana {_BEFORE} <of>? <anchor>", lambda s, _, day: _weekend(s, day, -1)),
        (f"el? fin de semana {_AFTER} <of>? <anchor>", lambda s, _, day: _weekend(s, day, 1)),
    ],
    "annual": [
        ("<holiday> weekend", _long_weekend),
        ("the? NTH of july weekend", lambda s, n: _long_weekend(s, found) if n == 4 and (found := on_day(s, 4, 7)) else None),
    ],
}
