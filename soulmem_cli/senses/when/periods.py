"""Stretches that no calendar has as one: the past two weeks, los próximos días, so far this year; and decades."""

from __future__ import annotations

from datetime import date

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.amounts import FEW, away
from soulmem_cli.senses.when.amounts import amount as amount_of
from soulmem_cli.senses.when.scene import Piece, Scene
from soulmem_cli.senses.when.units import IN_TIME, pointed_at, unit_away

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.amounts import Amount
    from soulmem_cli.senses.when.engine import Rules

_ULTIMOS = "ultimos|ultimas|last|past|previous|pasados|pasadas"
_PROXIMOS = "proximos|proximas|next|coming|following|siguientes"


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


def _decade(scene: Scene, two: int) -> Piece | None:
    if 100 <= two < 1900:
        return None
    first = two if two >= 1900 else 1900 + two if two > scene.now.year % 100 else 2000 + two
    return Piece(date(first, 1, 1), date(first + 9, 12, 31), absolute=True, title=True) if first % 10 == 0 else None


def _so_far(scene: Scene, unit: str) -> Piece | None:
    whole = unit_away(scene, unit, 0)
    return Piece(whole.first, scene.today, single=False) if whole else None


RULES: Rules = {
    "span": [
        *pointed_at("SPANUNIT"),
        (f"{IN_TIME}? los anos '? NUM", lambda s, n: _decade(s, n)),
        (f"{IN_TIME}? anos '? NUM", lambda s, n: _decade(s, n) if n >= 50 else None),
        (f"{IN_TIME}? los NUM", lambda s, n: _decade(s, n) if 50 <= n < 100 else None),
        ("in|during|en? the|los '? NUM s", lambda s, n: _decade(s, n)),
        ("'? NUM s", lambda s, n: _decade(s, n) if n >= 50 else None),
        ("in|during|en? the|los? DECADE", _decade),
        (f"{IN_TIME}? la? decada de|del los|el|anos|ano? los? NUM", _decade),
        (f"{IN_TIME}? los|las|the|these|estos|estas? {_ULTIMOS} <count> UNIT", _past_many),
        (f"{IN_TIME}? los|las|the|these|estos|estas? <count> ultimos|ultimas|last|past UNIT", _past_many),
        (f"{IN_TIME}? los|las <count> UNIT pasados|pasadas|anteriores", _past_many),
        (f"{IN_TIME}? the|these past|last UNITS", lambda s, unit: _past_many(s, FEW, unit)),
        (f"{IN_TIME}? estos|estas|los|las {_ULTIMOS} UNITS", lambda s, unit: _past_many(s, FEW, unit)),
        (f"{IN_TIME}? the|this? past UNIT", _past_unit),
        (f"{IN_TIME}? el|la|este|esta? ultimo|ultima UNIT", _past_unit),
        (f"{IN_TIME}? los|las|the? {_PROXIMOS} <count> UNIT", lambda s, n, unit: _past_many(s, n, unit, 1)),
        (f"{IN_TIME}? los|las <count> proximos|proximas UNIT", lambda s, n, unit: _past_many(s, n, unit, 1)),
        ("en lo que va de|del el|la|este|esta? UNIT", _so_far),
        ("lo que va|llevamos de|del el|la|este|esta? UNIT", _so_far),
        ("so far this UNIT", _so_far),
        ("this UNIT so far", _so_far),
        ("earlier this UNIT", lambda s, unit: _so_far(s, unit) if unit != words.DAY else None),
        ("year to date", lambda s: _so_far(s, words.YEAR)),
        ("ytd", lambda s: _so_far(s, words.YEAR)),
    ],
}
