"""Months and years of the calendar: marzo de 2024, the month before last, hace dos años, 1999."""

from __future__ import annotations

from datetime import date

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.clockwork import month_of
from soulmem_cli.senses.when.numeric import full_year
from soulmem_cli.senses.when.scene import Annual, Piece, Scene
from soulmem_cli.senses.when.units import pointed_at, unit_away, units_ago

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules


def whole_year(year: int) -> Piece:
    """A calendar year."""
    return Piece(date(year, 1, 1), date(year, 12, 31), absolute=True, title=True)


def of_year(_: Scene, named: Annual, year: Piece) -> Piece | None:
    """A day or stretch of the year, in a year; a feast with its year is no heading any more."""
    return named.in_year(year.first.year, title=named.title and not named.single)


def _month_in(month: int, year: Piece) -> Piece:
    return Piece(*month_of(year.first.year, month), absolute=True, title=year.title)


RULES: Rules = {
    "month": [
        *pointed_at("MONTHUNIT"),
        ("hace <count> MONTHUNIT", units_ago),
        ("<count> MONTHUNIT ago|back|atras", units_ago),
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
        *pointed_at("YEARUNIT"),
        ("hace <count> YEARUNIT", units_ago),
        ("<count> YEARUNIT ago|back|atras", units_ago),
    ],
}
