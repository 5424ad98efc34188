"""A date before a colon: `ayer a las 15h: dentista`. What only looks like one is left in the text."""

from __future__ import annotations

import re

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.reading import LONGEST, settle, whole
from soulmem_cli.senses.when.scene import Piece, Scene
from soulmem_cli.senses.when.tokens import Token, tokenise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.domain import When
    from soulmem_cli.senses.when import Clock

_FRACTIONS = frozenset(("1/2", "1/3", "2/3", "1/4", "3/4", "1/5", "1/8", "1/10", "50/50", "24/7"))
_FACE = re.compile(r":(?:['’]?[-o^]?[()\[\]|/\\*]|[DPpOoXx3](?:\s|$))")


def split(text: str, clock: Clock) -> tuple[When, str] | None:
    """A leading date phrase and the text after its colon, None when the text begins with no date.

    The first colon that ends a complete date phrase counts; colons inside times do not.
    """
    line = text[:LONGEST].split("\n", 1)[0]
    scene = Scene(clock)
    for place, char in enumerate(line):
        if char != ":" or _inside(text, place):
            continue
        phrase, rest = line[:place].strip(), text[place + 1 :].strip()
        if not phrase or not rest:
            continue
        tokens = tokenise(phrase)
        if not tokens or phrase[0] in "([\"'«“¿¡#@$€-+*" or not _dated(tokens):
            continue
        piece = whole(tokens, scene)
        if piece is not None and not _heading(piece, tokens, clock):
            when = settle(scene, piece, phrase)
            if when is not None:
                return when, rest
    return None


def _inside(text: str, place: int) -> bool:
    """Whether a colon belongs to a time, an address or a face."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    return (before.isdigit() and after.isdigit()) or after in ("/", ":") or _FACE.match(text, place) is not None


def _dated(tokens: list[Token]) -> bool:
    return len(tokens) <= 24


def _heading(piece: Piece, tokens: list[Token], clock: Clock) -> bool:
    """Whether a phrase that can be read as time is likelier a heading: 2024, June, this week, 30m, 1/2."""
    first = tokens[0]
    if piece.title or (not piece.single and piece.last > clock.now.date()):
        return True
    if len(tokens) == 1:
        left, slash, right = first.text.partition("/")
        return first.text in _FRACTIONS or (slash == "/" and left == right) or first.text in ("x", "now")
    compact = all(token.glued for token in tokens[1:]) and first.digits > 0
    return compact and len(tokens) < 5 and tokens[1].text in words.SHORT_UNITS and not (tokens[1].text == "h" and clock.lang == "es")
