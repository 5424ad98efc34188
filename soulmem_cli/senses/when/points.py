"""What a whole phrase can be: a day with its parts in any order, a stretch, a range; years and modifiers."""

from __future__ import annotations

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.annual import on_day
from soulmem_cli.senses.when.days import numbered_day
from soulmem_cli.senses.when.moments import latest, moment
from soulmem_cli.senses.when.monthly import within
from soulmem_cli.senses.when.numeric import full_year
from soulmem_cli.senses.when.scene import ONE_DAY, Annual, Monthly, Piece, Scene, Time
from soulmem_cli.senses.when.years import of_year, whole_year

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Meaning, Rules


def _plain(scene: Scene, named: Annual) -> Piece | None:
    return named.nearest(scene.today) if named.weekday is not None else named.until(scene.today)


def _ended(scene: Scene, named: Annual) -> Piece | None:
    return _untitled(named.ended(scene.today))


def _coming(scene: Scene, named: Annual) -> Piece | None:
    return _untitled(named.coming(scene.today))


def _untitled(piece: Piece | None) -> Piece | None:
    if piece is not None:
        piece.title = False
    return piece


def _this_year(scene: Scene, named: Annual) -> Piece | None:
    return _untitled(named.in_year(scene.today.year))


def _before_last(scene: Scene, named: Annual) -> Piece | None:
    last = named.ended(scene.today)
    return _untitled(named.until(last.first - ONE_DAY)) if last else None


def _weekday_written(_: Scene, weekday: int, day: Piece) -> Piece | None:
    """A weekday before a written date must be that date's."""
    return day if day.single and day.first.weekday() == weekday and day.absolute else None


def _as_c_prints(scene: Scene, weekday: int | None, named: Annual, seen: Time, year: int) -> Piece | None:
    """`Wed Mar 12 10:30:00 2025`."""
    day = named.in_year(year)
    return moment(scene, day, None, seen) if day and weekday in (None, day.first.weekday()) else None


def _same_day(_: Scene, day: Piece, written: Piece) -> Piece | None:
    """«Ayer, domingo 23 de agosto»: both must name one day."""
    return written if written.single and written.absolute and written.first == day.first else None


def _kind(single: bool) -> Meaning:
    return lambda _, piece: piece if piece.single == single else None


_LAST = "last|previous|past|pasado|pasada|ultimo|ultima"
_OF = "de|del|of|in|en|el|,"
_GLUE = "on|de|del|el|la|the|of|en|,|-|the"

RULES: Rules = {
    "yearly": [
        ("<annual>", _plain),
        (f"<annual> {_OF}? <year>", of_year),
        ("<annual> in|of|del|de? the? year|ano? <year>", of_year),
        ("<annual> of|de|del|in ' YY", lambda s, named, yy: named.in_year(_full(s, yy))),
        ("<annual> ' YY", lambda s, named, yy: named.in_year(_full(s, yy))),
        ("<annual> del|de YY", lambda s, named, yy: named.in_year(_full(s, yy))),
        ("<daymonth> - YY", lambda s, named, yy: named.in_year(_full(s, yy))),
        ("<daymonth> ANYYEAR", lambda _, named, year: named.in_year(year)),
        ("<daymonth> -|/ ANYYEAR", lambda _, named, year: named.in_year(year)),
        ("<year> in|on|en|el|,|-|'s|s? <annual>", lambda s, year, named: of_year(s, named, year)),
        ("DIGITYEAR -|/ MONTH -|/ DAYNUM", lambda s, year, m, d: _ymd(s, year, m, d)),
        ("last years <annual>", lambda s, named: named.in_year(s.today.year - 1)),
        (f"el|la|the|this|este|esta|on|in|en? {_LAST} <annual>", _ended),
        ("el|la|the? <annual> pasado|pasada|anterior|ultimo|ultima|pasados|pasadas", _ended),
        ("las ultimas|pasadas <annual>", _ended),
        ("this|este|esta|estas|in|en|on? this|este|esta|estas <annual>", _this_year),
        (f"el|la|the|this|este|esta? {words.NEXT} <annual>", _coming),
        ("el|la? <annual> que viene|entra", _coming),
        (f"el|la? <annual> {words.NEXT_AFTER}", _coming),
        ("the? <annual> before last", _before_last),
        ("el|la? <annual> antepasado|antepasada", _before_last),
        ("<staged>", lambda s, piece: _plain(s, piece) if isinstance(piece, Annual) else piece),
        (
            f"<staged> {_OF}? <year>",
            lambda s, piece, year: of_year(s, piece, year) if isinstance(piece, Annual) else None,
        ),
        ("<monthly> de|del|of|in|en <ofmon>", lambda s, part, whole: _within(s, part, whole)),
        ("<mon> on|el|the|,? <monthly>", lambda s, whole, part: _within(s, part, whole)),
    ],
    "dated": [
        ("<figures>", lambda _, piece: piece),
        ("<yearly>", _kind(True)),
        ("<day>", lambda _, piece: piece),
        ("el|on|the? WEEKDAY <figures>", _weekday_written),
        ("el|on|the? WEEKDAY <yearly>", _weekday_written),
        ("<relday> el|the? BAREWEEKDAY", lambda _, day, w: day if day.first.weekday() == w else None),
        ("<figures> el|the? BAREWEEKDAY", lambda _, day, w: day if day.first.weekday() == w else None),
        ("<relday> <dated>", _same_day),
        ("el dia <yearly>", _kind(True)),
        ("dia <yearly>", _kind(True)),
    ],
    "period": [
        ("<yearly>", _kind(False)),
        ("<figured>", lambda _, piece: piece),
        ("<week>", lambda _, piece: piece),
        ("<weekend>", lambda _, piece: piece),
        ("<span>", lambda _, piece: piece),
        ("todo|toda|durante el|la|lo? <stretch>", lambda _, piece: piece),
        ("all|throughout of? the? <stretch>", lambda _, piece: piece),
        ("the whole|entire of? <stretch>", lambda _, piece: piece),
        ("<refmon>", lambda _, piece: piece),
        ("<refyear>", lambda _, piece: piece),
    ],
    "stretch": [
        ("<yearly>", _kind(False)),
        ("<week>", lambda _, piece: piece),
        ("<weekend>", lambda _, piece: piece),
        ("<refmon>", lambda _, piece: piece),
        ("<refyear>", lambda _, piece: piece),
    ],
    "point": [
        ("<dated>", lambda _, day: day),
        ("<dated> a|at|@|by|t|,? <clock>", lambda s, day, seen: moment(s, day, None, seen)),
        ("<dated> <loose>", lambda s, day, seen: moment(s, day, None, seen)),
        (f"<loose> {_GLUE}? <dated>", lambda s, seen, day: moment(s, day, None, seen)),
        ("<dated> <part> <loose>", moment),
        ("<dated> <part>", lambda s, day, part: moment(s, day, part, None)),
        ("<dated> <part> <clock>", moment),
        ("<dated> <clock> <part>", lambda s, day, seen, part: moment(s, day, part, seen)),
        (f"<clock> {_GLUE}? <dated>", lambda s, seen, day: moment(s, day, None, seen)),
        (
            f"<clock> <part>? {_GLUE}? <dated>",
            lambda s, seen, part, day: moment(s, day, part, seen) if part else None,
        ),
        ("<clock> <dated> <part>", lambda s, seen, day, part: moment(s, day, part, seen)),
        (
            f"por|en|on|in|a? la|el|the? PART {_OF} el|the? <dated>",
            lambda s, part, day: moment(s, day, part, None),
        ),
        (
            f"por|en|on|in|a? la|el|the? PART {_OF} el|the? <dated> <clock>",
            lambda s, part, day, seen: moment(s, day, part, seen),
        ),
        ("at|al PART on|el|the|del|de|of? <dated>", lambda s, part, day: moment(s, day, part, None)),
        ("de madrugada del|el <dated>", lambda s, day: moment(s, day, "dawn", None)),
        ("de noche del|el <dated>", lambda s, day: moment(s, day, "night", None)),
        ("WEEKDAY? <daymonth> TIME ANYYEAR", _as_c_prints),
        ("<clock>", latest),
        ("<clock> <part>", latest),
        ("<barepart>", lambda s, part: Piece(s.today, part=part)),
        ("<barepart> <clock>", lambda s, part, seen: moment(s, Piece(s.today), part, seen)),
        ("NTH <clock>", lambda s, n, seen: (day := _number(s, n)) and moment(s, day, None, seen)),
        ("<clock> el|on|the? NTH", lambda s, seen, n: (day := _number(s, n)) and moment(s, day, None, seen)),
    ],
    "barepart": [
        ("por|en|durante|x la|las PART", lambda _, part: part),
        ("in|during the PART", lambda _, part: part),
        ("de madrugada", lambda _: "dawn"),
        ("de noche", lambda _: "night"),
        ("al PART", lambda _, part: part),
    ],
    "refmon": [
        ("<mon>", lambda _, piece: piece),
    ],
    "refyear": [
        ("en|in|during|durante|for? <yearname>", lambda _, piece: piece),
        ("en|in|during|durante|for? YEAR", lambda _, year: whole_year(year)),
    ],
    "phrase": [
        ("<weekend>", lambda _, piece: piece),
        ("<point>", lambda _, piece: piece),
        ("<period>", lambda _, piece: piece),
        ("<range>", lambda _, piece: piece),
        ("back|sometime|somewhere in|on|around? <period>", lambda _, piece: piece),
        (
            "early|late on|in? <point>",
            lambda _, piece: piece if piece.single and piece.start is None else None,
        ),
        (
            "first|last thing <point>",
            lambda _, piece: piece if piece.single and piece.start is None else None,
        ),
        ("all day <relday>", lambda _, day: day),
        ("<relday> all day", lambda _, day: day),
        ("todo el dia de? <relday>", lambda _, day: day),
        ("<relday> todo el dia", lambda _, day: day),
        ("on <dated>", lambda _, piece: piece),
    ],
}


def _number(scene: Scene, n: int) -> Piece | None:
    return numbered_day(scene.today, n)


def _full(scene: Scene, two: int) -> int:
    return full_year(two, scene)


def _ymd(scene: Scene, year: int, month: int, day: int) -> Piece | None:
    named = on_day(scene, day, month)
    return named.in_year(year) if named else None


def _within(scene: Scene, part: Monthly, whole: Piece) -> Piece | None:
    found = within(scene, part, whole)
    assert found is None or isinstance(found, Piece)
    return found
