"""From one day or stretch to another: del 3 al 7 de mayo, monday to friday, since yesterday."""

from __future__ import annotations

from soulmem_cli.senses.when.amounts import away
from soulmem_cli.senses.when.annual import month
from soulmem_cli.senses.when.monthly import own_days
from soulmem_cli.senses.when.scene import ONE_DAY, Annual, Piece, Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules

    End = Annual | Piece


def between(scene: Scene, one: End, other: End) -> Piece | None:
    """From the first day of one end to the last of the other; what recurs is taken where it makes sense.

    An end with no year takes it from the other; with none in either, the range begins in the past.
    """
    if isinstance(one, Piece) and one.roll is None:
        start: Piece | None = one
    elif isinstance(other, Piece) and other.roll is None:
        start = one.until(other.last) if isinstance(one, Annual) else _rolled(one, other)
    else:
        start = one.until(scene.today) if isinstance(one, Annual) else one
    if start is None:
        return None
    if isinstance(other, Annual):
        found = other.until(scene.today)
        end = found and found.following(start.first + (ONE_DAY if other.single else ONE_DAY * 0))
    else:
        end = other if other.roll is None else other.following(start.first + ONE_DAY)
    if end is None or end.last < start.first or (start.start is not None or end.start is not None):
        return None
    return Piece(start.first, end.last, single=False, absolute=start.absolute)


def _rolled(one: Piece, other: Piece) -> Piece | None:
    return one if one.first <= other.last or one.roll is None else one.roll(other.last)


def _months(scene: Scene, one: int, other: int, year: int | None) -> Piece | None:
    last = month(scene, other)
    return between(scene, month(scene, one), last if year is None else last.in_year(year) or last)


def since(scene: Scene, start: End) -> Piece | None:
    """From a day or the beginning of a stretch until today."""
    begun = start.until(scene.today) if isinstance(start, Annual) else start
    if begun is None or begun.first > scene.today:
        return None
    return Piece(begun.first, scene.today, single=False, start=begun.start)


_TO = "to|until|till|til|through|thru|hasta|a|al|-|.."

RULES: Rules = {
    "end": [
        ("<weekend>", lambda _, piece: piece),
        ("el|la|los|las|the? <dated>", lambda _, piece: piece),
        ("<annual>", lambda _, named: named),
        ("<period>", lambda _, piece: piece),
    ],
    "range": [
        (f"from|desde|de|del? <end> {_TO} <end>", between),
        ("from|desde|de|del? <end> up to <end>", between),
        ("between|entre <end> and|y|e|&|to|- <end>", between),
        ("del dia? DAYFIG al|hasta dia? DAYFIG", own_days),
        (
            "from|desde|entre|between el|the dia? DAYFIG al|to|y|and|hasta|until|through el|the DAYFIG",
            own_days,
        ),
        ("desde el dia? DAYFIG al dia? DAYFIG", own_days),
        (f"MONTH {_TO} MONTH ANYYEAR?", _months),
        ("los dias DAYFIG y|al|a DAYFIG", own_days),
        ("since|desde <end>", since),
        ("desde hace <about>? <amount>", lambda s, _, span: since(s, away(s, span, -1))),
        ("a partir de|del <end>", since),
        ("from <end> on|onward|onwards|forward", since),
        ("desde|de <end> en adelante", since),
        ("de <end> para aca", since),
    ],
}
