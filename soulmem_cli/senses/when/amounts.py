"""Amounts of time and where they lead: "hace un par de días", "an hour and a half ago", "en 3 semanas"."""

from __future__ import annotations

from datetime import timedelta

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.clockwork import add_months, shift
from soulmem_cli.senses.when.scene import Piece, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules

FEW = 3  # "a few", "unos": what a person who says so is taken to mean
_SECONDS = {words.SECOND: 1, words.MINUTE: 60, words.HOUR: 3600}
_DAYS = {words.DAY: 1, words.WEEK: 7, words.FORTNIGHT: 14, words.QUINCENA: 15}
_MONTHS = {
    words.MONTH: 1,
    words.QUARTER: 3,
    words.HALF: 6,
    words.YEAR: 12,
    words.LUSTRUM: 60,
    words.DECADE: 120,
    words.CENTURY: 1200,
}


class Amount:
    """Months, days and seconds; `unit` is the unit of its first part."""

    __slots__ = ("days", "months", "seconds", "unit")

    def __init__(self, months: int, days: int, seconds: float, unit: str) -> None:
        self.months, self.days, self.seconds, self.unit = months, days, seconds, unit


def amount(_: Scene, count: float, unit: str) -> Amount | None:
    """So many of a unit; the fraction of a month is in days, of a day in hours."""
    if count > 100_000:
        return None
    if unit in _SECONDS:
        return Amount(0, 0, count * _SECONDS[unit], unit)
    if unit in _DAYS:
        days = count * _DAYS[unit]
        hours = (days - int(days)) * 86_400 if unit == words.DAY else 0
        return Amount(0, int(days), hours, unit)
    if unit in _MONTHS:
        months = count * _MONTHS[unit]
        return Amount(int(months), int((months - int(months)) * 30), 0, unit)
    return None


def together(_: Scene, one: Amount, other: Amount) -> Amount | None:
    """Two amounts as one, the larger unit first."""
    if (one.months, one.days, one.seconds) <= (other.months, other.days, other.seconds):
        return None
    return Amount(one.months + other.months, one.days + other.days, one.seconds + other.seconds, one.unit)


def away(scene: Scene, span: Amount, sign: int) -> Piece:
    """The day, or with hours the instant, that is so far from now."""
    if span.seconds == 0:
        day = add_months(scene.today, sign * span.months) + timedelta(days=sign * span.days)
        return Piece(day, period=span.unit)
    day = add_months(scene.now.date(), sign * span.months) + timedelta(days=sign * span.days)
    wall = scene.at(day, scene.now.time()) if day != scene.now.date() else scene.now
    moment = shift(wall, sign * span.seconds).replace(microsecond=0)
    return Piece(moment.date(), start=moment)


def _half(scene: Scene, count: float, unit: str) -> Amount | None:
    return amount(scene, count + 0.5, unit)


def _compact(scene: Scene, count: float, unit: str, rest: int | None, _unit: str | None = None) -> Amount | None:
    whole = amount(scene, count, unit)
    if whole is None or rest is None:
        return whole
    return Amount(whole.months, whole.days, whole.seconds + rest * 60, unit) if unit == words.HOUR else None


def _bare(scene: Scene, span: Amount) -> Piece | None:
    """`2d` by itself; not seconds (the 90s), and in Spanish `9h` is a time of day."""
    if span.unit == words.SECOND or (scene.lang == "es" and span.unit == words.HOUR):
        return None
    return away(scene, span, -1)


_ABOUT = (
    "como|unos|unas|casi|aproximadamente|about|around|roughly|some|almost|nearly|approximately|apenas|"
    "just|only|exactly|exactamente|justo|ya|like|maybe|quizas|tan|solo|approx|aprox|probably"
)
_AGO = "ago|back|atras"

RULES: Rules = {
    "about": [
        (_ABOUT, lambda _: True),
        (f"{_ABOUT} {_ABOUT}", lambda _: True),
        ("mas o menos", lambda _: True),
        ("cosa|alrededor|cerca de", lambda _: True),
        ("more or less", lambda _: True),
        ("a lo mejor", lambda _: True),
    ],
    "count": [
        ("NUM", lambda _, n: n),
        ("DECIMAL", lambda _, n: n),
        ("a|an|un|una|one", lambda _: 1),
        ("a? couple of?", lambda _: 2),
        ("un par de", lambda _: 2),
        ("a? few", lambda _: FEW),
        ("unos|unas|algunos|algunas|varios|varias|pocos|pocas|several|some", lambda _: FEW),
        ("unos|unas cuantos|cuantas", lambda _: FEW),
        ("una|a NUM de|of", lambda _, n: n),
        ("half a|an|the?", lambda _: 0.5),
        ("medio|media", lambda _: 0.5),
        ("NUM and a half", lambda _, n: n + 0.5),
        ("one|a|an and a half", lambda _: 1.5),
    ],
    "amount": [
        ("<count> UNIT", amount),
        ("<count> UNIT y medio|media", _half),
        ("<count> UNIT and a half", _half),
        ("UNIT y medio|media", lambda s, unit: amount(s, 1.5, unit)),
        ("half an hour", lambda s: amount(s, 0.5, words.HOUR)),
        ("a? quarter of an hour", lambda s: amount(s, 0.25, words.HOUR)),
        ("un? cuarto de hora", lambda s: amount(s, 0.25, words.HOUR)),
        ("NUM quarters of an hour", lambda s, n: amount(s, n * 0.25, words.HOUR)),
        ("NUM cuartos de hora", lambda s, n: amount(s, n * 0.25, words.HOUR)),
        ("UNIT y cuarto", lambda s, unit: amount(s, 1.25, unit) if unit == words.HOUR else None),
        (
            "<count> UNIT y|con? cuarto",
            lambda s, n, unit: amount(s, n + 0.25, unit) if unit == words.HOUR else None,
        ),
        (
            "<count> UNIT y|and|con? <amount>",
            lambda s, n, unit, rest: (whole := amount(s, n, unit)) and together(s, whole, rest),
        ),
        ("<compact>", lambda _, span: span),
    ],
    "compact": [
        ("NUM SHORT", lambda s, n, unit: amount(s, n, unit)),
        ("DECIMAL SHORT", lambda s, n, unit: amount(s, n, unit)),
        ("NUM SHORT GLUED SHORT?", _compact),
        (
            "NUM SHORT <compact>",
            lambda s, n, unit, rest: (whole := amount(s, n, unit)) and together(s, whole, rest),
        ),
    ],
    "ago": [
        ("hace|hara|hacia|ace <about>? <amount> atras|ya?", lambda s, _, span: away(s, span, -1)),
        (f"<about>? <amount> {_AGO}", lambda s, _, span: away(s, span, -1)),
        ("<about>? <amount> or so ago|back", lambda s, _, span: away(s, span, -1)),
        ("hace <amount> exactos|exactas|exacto|justos|justas|cabales", lambda s, span: away(s, span, -1)),
        ("hace <amount> y pico|algo|tantos|tantas", lambda s, span: away(s, span, -1)),
        ("hace UNIT y pico", lambda s, unit: (span := amount(s, 1, unit)) and away(s, span, -1)),
        ("hace <amount> o asi", lambda s, span: away(s, span, -1)),
        ("<compact>", _bare),
        ("- <compact>", lambda s, span: away(s, span, -1)),
    ],
    "ahead": [
        ("en|in <about>? <amount> '? time?", lambda s, _, span: away(s, span, 1)),
        ("dentro de <about>? <amount>", lambda s, _, span: away(s, span, 1)),
        ("de aqui a <about>? <amount>", lambda s, _, span: away(s, span, 1)),
        ("<about>? <amount> from now|today", lambda s, _, span: away(s, span, 1)),
        ("<about>? <amount> hence", lambda s, _, span: away(s, span, 1)),
        ("+ <compact>", lambda s, span: away(s, span, 1)),
    ],
}
