"""Units of the calendar, weeks to decades, counted from the current one: la semana pasada, this month, the year before last."""

from __future__ import annotations

from datetime import date, timedelta

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.clockwork import add_months, monday_of, month_of
from soulmem_cli.senses.when.scene import ONE_DAY, Piece, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Meaning

IN_TIME = "en|in|during|durante|over|por|for|on|within"
MONTHS_IN = {
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
    length = MONTHS_IN.get(unit)
    if length is None:
        return None
    months = today.year * 12 + today.month - 1
    first = add_months(date(today.year, today.month, 1), (months // length + n) * length - months)
    return Piece(first, add_months(first, length) - ONE_DAY, period=unit)


def next_unit(scene: Scene, unit: str) -> Piece | None:
    """The next calendar unit; the next weekend is the coming one."""
    ahead = not (unit == words.WEEKEND and scene.today.weekday() < 5)
    return unit_away(scene, unit, 1 if ahead else 0)


def units_ago(scene: Scene, count: float, unit: str) -> Piece | None:
    """«Marzo de hace dos años»: the calendar unit so many back."""
    return unit_away(scene, unit, -int(count)) if unit in MONTHS_IN and count == int(count) and count < 3000 else None


def _unit(n: int) -> Meaning:
    return lambda scene, unit: unit_away(scene, unit, n)


def pointed_at(units: str) -> list[tuple[str, Meaning]]:
    """How one of a class of units is pointed at, in both languages."""
    return [
        (f"{IN_TIME}? el|la|the? last|previous|prior|pasado|pasada|anterior {units}", _unit(-1)),
        (f"{IN_TIME}? el|la|the? {units} {words.LAST_AFTER}|previous", _unit(-1)),
        (f"{IN_TIME}? {words.THIS}|presente mismo|misma|same? {units}", _unit(0)),
        (f"{IN_TIME}? el|la presente|actual {units}", _unit(0)),
        (f"{IN_TIME}? el|la|the? {units} actual|presente|corriente|current", _unit(0)),
        (f"{IN_TIME}? el|la|the|this|este|esta? {words.NEXT} {units}", next_unit),
        (f"{IN_TIME}? el|la|the? {units} {words.NEXT_AFTER}", next_unit),
        (f"{IN_TIME}? el|la? {units} que viene|entra|sigue", next_unit),
        (f"{IN_TIME}? the? {units} before last", _unit(-2)),
        (f"{IN_TIME}? el|la? {units} antepasado|antepasada", _unit(-2)),
        (f"{IN_TIME}? el|la? antepasado|antepasada {units}", _unit(-2)),
        (f"{IN_TIME}? el|la? {units} anterior al|a pasado|la? pasada?", _unit(-2)),
        (f"{IN_TIME}? el|la? {units} antes del|de pasado|la? pasada?", _unit(-2)),
        (f"the? {units} after next", _unit(2)),
    ]
