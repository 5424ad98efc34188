"""Days: ayer, the day before yesterday, el martes pasado, two mondays ago, el 3; and parts of days."""

from __future__ import annotations

from datetime import date, timedelta

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.clockwork import add_months, day_of, monday_of, weekday_after, weekday_before
from soulmem_cli.senses.when.scene import ONE_DAY, Piece, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Meaning, Rules


def _from_today(days: int, part: str | None = None) -> Meaning:
    return lambda scene: Piece(scene.today + timedelta(days=days), part=part)


def last_weekday(scene: Scene, weekday: int) -> Piece:
    """The last such weekday before today; within ranges it may move."""
    return _weekly(weekday_before(scene.today, weekday), weekday)


def _weekly(day: date, weekday: int) -> Piece:
    return Piece(day, period="week", roll=lambda limit: _weekly(weekday_before(limit + ONE_DAY, weekday), weekday))


def _past_weekday(scene: Scene, weekday: int, weeks: int = 0) -> Piece:
    return Piece(weekday_before(scene.today, weekday) - timedelta(weeks=weeks))


def _next_weekday(scene: Scene, weekday: int, weeks: int = 0) -> Piece:
    return Piece(weekday_after(scene.today, weekday) + timedelta(weeks=weeks))


def _this_weekday(scene: Scene, weekday: int) -> Piece:
    return Piece(monday_of(scene.today) + timedelta(days=weekday))


def in_week(_: Scene, week: Piece, weekday: int) -> Piece:
    """That weekday of a week."""
    return Piece(week.first + timedelta(days=weekday))


def _in_week_of(scene: Scene, when: Piece, weekday: int) -> Piece | None:
    """«Two weeks ago on Tuesday»: the weekday of the week that an amount of weeks leads to."""
    if when.period not in (words.WEEK, words.FORTNIGHT):
        return None
    return Piece(monday_of(when.first) + timedelta(days=weekday))


def _nth_past(scene: Scene, count: int, weekday: int) -> Piece | None:
    return _past_weekday(scene, weekday, count - 1) if 0 < count < 1000 else None


def numbered_day(limit: date, day: int, weekday: int | None = None) -> Piece | None:
    """The latest day of that number, and weekday, on or before a limit."""
    for back in range(90):
        month = add_months(limit.replace(day=1), -back)
        found = day_of(month.year, month.month, day)
        if found is not None and found <= limit and weekday in (None, found.weekday()):
            return Piece(found, period="month", roll=lambda limit: numbered_day(limit, day, weekday))
    return None


def _numbered(scene: Scene, day: int) -> Piece | None:
    return numbered_day(scene.today, day)


_SOON = 31  # days: «viernes 28» that near is the coming one


def _weekday_number(scene: Scene, weekday: int, day: int) -> Piece | None:
    """«Friday the 21st»: the last such day, or one that is only days ahead."""
    back = numbered_day(scene.today, day, weekday)
    limit = scene.today
    for ahead in range(12):
        month = add_months(scene.today.replace(day=1), ahead)
        found = day_of(month.year, month.month, day)
        if found is not None and found > limit and found.weekday() == weekday:
            return Piece(found) if back is None or (found - limit).days <= _SOON else back
    return back


def _related(scene: Scene, span: object, sign: int, anchor: Piece) -> Piece | None:
    """So long before or after a day."""
    months, days, seconds = (getattr(span, name) for name in ("months", "days", "seconds"))
    if seconds:
        return None
    return Piece(add_months(anchor.first if sign < 0 else anchor.last, sign * months) + timedelta(days=sign * days))


def _nights(scene: Scene, count: int) -> Piece | None:
    return Piece(scene.today - timedelta(days=count), part="night") if count < 1000 else None


def _now(scene: Scene) -> Piece:
    return Piece(scene.now.date(), start=scene.now)


RULES: Rules = {
    "relday": [
        ("hoy|today mismo|temprano|tempranito|nomas?", _from_today(0)),
        ("earlier|later|late|early today", _from_today(0)),
        ("hoy mas temprano|tarde", _from_today(0)),
        ("ayer|yesterday|yday|y'day|yest|ayercito mismo|temprano|tempranito|nomas?", _from_today(-1)),
        ("late|early|earlier yesterday", _from_today(-1)),
        ("anteayer|antier|antiyer|antayer|antesdeayer", _from_today(-2)),
        ("antes|ante|antier de? ayer", _from_today(-2)),
        ("antes de anteayer|antier", _from_today(-3)),
        ("trasanteayer|anteanteayer|tresantier|anteantier|trasantier|trasantiayer", _from_today(-3)),
        ("the? day before yesterday", _from_today(-2)),
        ("the? day before last", _from_today(-2)),
        ("manana|tomorrow|tmrw|tmr|tomorow|tommorow|2moro mismo|temprano?", _from_today(1)),
        ("pasado manana", _from_today(2)),
        ("the? day after tomorrow", _from_today(2)),
        ("overmorrow", _from_today(2)),
    ],
    "day": [
        ("<relday>", lambda _, day: day),
        ("<adverb>? anoche", lambda s, _: Piece(s.today - ONE_DAY, part="night")),
        ("<adverb>? last night|nite", lambda s, _: Piece(s.today - ONE_DAY, part="night")),
        ("overnight", _from_today(-1, "night")),
        ("last evening", _from_today(-1, "evening")),
        ("anteanoche|antenoche|antesdeanoche", _from_today(-2, "night")),
        ("antes de anoche", _from_today(-2, "night")),
        ("the? night before last", _from_today(-2, "night")),
        ("la? noche pasada|anterior", _from_today(-1, "night")),
        ("la pasada noche", _from_today(-1, "night")),
        ("<adverb>? tonight|tonite", lambda s, _: Piece(s.today, part="night")),
        ("<adverb>? esta|este|this|earlier this? PART", lambda s, _, part: Piece(s.today, part=part)),
        ("esta|este misma|mismo PART", lambda s, part: Piece(s.today, part=part)),
        ("BAREWEEKDAY", last_weekday),
        ("el|on BAREWEEKDAY", last_weekday),
        (f"el|la|the|on|this? {words.LAST} WEEKDAY", _past_weekday),
        (f"el|on|the? WEEKDAY {words.LAST_AFTER}|last", _past_weekday),
        ("este|this|on? this|este WEEKDAY", _this_weekday),
        (f"el|la|the|on|this|este? {words.NEXT} WEEKDAY", _next_weekday),
        (f"el|on? WEEKDAY {words.NEXT_AFTER}", _next_weekday),
        ("el|este? WEEKDAY que viene|entra", _next_weekday),
        ("WEEKDAY after next", lambda s, w: _next_weekday(s, w, 1)),
        ("WEEKDAY week", lambda s, w: _next_weekday(s, w, 1)),
        ("the|el? WEEKDAY before last", lambda s, w: _past_weekday(s, w, 1)),
        ("el? WEEKDAY antepasado", lambda s, w: _past_weekday(s, w, 1)),
        ("el? antepasado WEEKDAY", lambda s, w: _past_weekday(s, w, 1)),
        ("el WEEKDAY anterior al pasado", lambda s, w: _past_weekday(s, w, 1)),
        ("el WEEKDAY antes del pasado", lambda s, w: _past_weekday(s, w, 1)),
        ("NUM WEEKDAYS ago|back|atras", _nth_past),
        ("a|one|un WEEKDAY ago|back|atras", lambda s, w: _past_weekday(s, w)),
        ("hace NUM WEEKDAYS", _nth_past),
        ("<week> on|el|,|the? WEEKDAY", in_week),
        ("el|on|the? WEEKDAY of|de|del|in? <week>", lambda s, w, week: in_week(s, week, w)),
        ("<ago> on|el|the? WEEKDAY", _in_week_of),
        ("el|on|the? WEEKDAY of|de|del? <ago>", lambda s, w, when: _in_week_of(s, when, w)),
        ("<ahead> on|el|the? WEEKDAY", _in_week_of),
        ("el|on|the? WEEKDAY of|de|del|in? <ahead>", lambda s, w, when: _in_week_of(s, when, w)),
        ("<ago>", lambda _, when: when),
        ("<ahead>", lambda _, when: when),
        ("<amount> ago today|hoy", lambda s, span: _related(s, span, -1, Piece(s.today))),
        ("<amount> ago yesterday|ayer", lambda s, span: _related(s, span, -1, Piece(s.today - ONE_DAY))),
        ("today|hoy hace|hizo <amount>", lambda s, span: _related(s, span, -1, Piece(s.today))),
        ("hace hoy <amount>", lambda s, span: _related(s, span, -1, Piece(s.today))),
        (
            "yesterday|ayer hace|hizo <amount>",
            lambda s, span: _related(s, span, -1, Piece(s.today - ONE_DAY)),
        ),
        ("on? this day|time last year", lambda s: Piece(add_months(s.today, -12))),
        ("este dia del ano pasado", lambda s: Piece(add_months(s.today, -12))),
        ("<amount> before|antes <of>? <anchor>", lambda s, span, _, day: _related(s, span, -1, day)),
        ("<amount> after|despues <of>? <anchor>", lambda s, span, _, day: _related(s, span, 1, day)),
        (
            "el|la|the? dia|day antes|before|anterior de|del|a|al? el|la? <anchor>",
            lambda s, day: Piece(day.first - ONE_DAY),
        ),
        ("la|the? vispera|eve de|del|of el|la? <anchor>", lambda s, day: Piece(day.first - ONE_DAY)),
        ("el|the dia|day de|of <relday>", lambda _, day: day),
        ("hace NUM noches|nights", lambda s, n: _nights(s, n)),
        ("NUM nights|noches ago|back|atras", lambda s, n: _nights(s, n)),
        (
            "el|the? dia|day|manana despues|after|siguiente de|del|a|al? el|la? <anchor>",
            lambda s, day: Piece(day.last + ONE_DAY),
        ),
        ("el dia DAYNUM", _numbered),
        ("dia DAYNUM", _numbered),
        ("on? el DIGITDAY", _numbered),
        ("el|on NTH", _numbered),
        ("on? the NTH", _numbered),
        ("el|on? WEEKDAY the|el|dia? DAYNUM", _weekday_number),
        ("justo? ahora|ahorita|now mismo|mismito?", _now),
        ("right|just now", _now),
        ("en|at este|this momento|moment", _now),
        ("ahoritita|orita", _now),
    ],
    "anchor": [
        ("<dated>", lambda _, day: day if day.single else None),
    ],
    "of": [("de|del|of|a|al el|la|the?", lambda _: True)],
    "adverb": [("late|early|earlier|tarde|temprano|ya|just", lambda _: True)],
    "part": [
        ("PART", lambda _, part: part),
        ("por|en|a|de|durante|x la|las PART temprano|tempranito?", lambda _, part: part),
        ("in|during|at|on the PART", lambda _, part: part),
        ("at|de PART", lambda _, part: part),
        ("al PART", lambda _, part: part),
        ("early|late in? the? PART", lambda _, part: part),
        ("temprano|tarde en|por la PART", lambda _, part: part),
        ("muy? de madrugada", lambda _: "dawn"),
        ("muy? temprano|early", lambda _: "morning"),
        ("a primera hora", lambda _: "morning"),
        ("a ultima hora", lambda _: "evening"),
        ("a primera|ultima hora de la PART", lambda _, part: part),
        ("a media manana", lambda _: "morning"),
        ("a media tarde", lambda _: "afternoon"),
        ("mid morning", lambda _: "morning"),
        ("mid - morning", lambda _: "morning"),
        ("mid - afternoon", lambda _: "afternoon"),
        ("mid afternoon", lambda _: "afternoon"),
    ],
}
