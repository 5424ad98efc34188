"""One phrase, read whole: the grammar first, then a mended typo, then dateparser under our verdict."""

from __future__ import annotations

from datetime import date, timedelta

from soulmem_cli.domain import When, WhenKind
from soulmem_cli.senses.when.engine import Reader
from soulmem_cli.senses.when.grammar import GRAMMAR
from soulmem_cli.senses.when.scene import Piece, Scene
from soulmem_cli.senses.when.tokens import Token, tokenise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when import Clock

LONGEST = 160  # characters: no phrase of time is longer
_NEVER_ALONE = frozenset(("fall", "spring", "mes", "month", "ano", "year", "at once"))
_AROUND = " \t\r\n.,:;!¡?¿()[]\"'«»“”…"


def read_phrase(phrase: str, clock: Clock, *, fallback: bool) -> When | None:
    """What a whole phrase names, None when it is no date."""
    bare = phrase.strip(_AROUND) if len(phrase) <= LONGEST * 2 else ""
    if not bare or len(bare) > LONGEST:
        return None
    scene, tokens = Scene(clock), tokenise(bare)
    piece = whole(tokens, scene)
    if piece is None and fallback:
        from soulmem_cli.senses.when.typos import mend

        mended = mend(tokens)
        piece = whole(mended, scene) if mended else None
        if piece is None:
            from soulmem_cli.senses.when.fallback import ask

            return ask(bare, tokens, clock)
    return None if piece is None else settle(scene, piece, phrase.strip())


def whole(tokens: list[Token], scene: Scene) -> Piece | None:
    """The meaning of all the tokens together."""
    if len(tokens) < 3 and " ".join(token.text for token in tokens) in _NEVER_ALONE:
        return None
    try:
        for end, piece in Reader(GRAMMAR, tokens, scene).parse("phrase", 0):
            if end == len(tokens):
                assert isinstance(piece, Piece)
                return piece
    except (OverflowError, ValueError):  # past the ends of the calendar
        return None
    return None


def settle(scene: Scene, piece: Piece, phrase: str) -> When | None:
    """A piece as the noun the rest of the program knows; None beyond the calendar."""
    try:
        if piece.start is not None and piece.single:
            piece.start.astimezone(scene.zone)
            return When(WhenKind.INSTANT, piece.start, None, phrase)
        start = piece.start or scene.at(piece.first, scene.day_ends_at)
        kind = WhenKind.DAY if piece.single else WhenKind.SPAN
        return When(kind, start, _last(piece), phrase, piece.part if piece.single else None)
    except (OverflowError, ValueError):
        return None


def _last(piece: Piece) -> date:
    piece.last + timedelta(days=1)  # a day past the calendar's end has no end
    return piece.last
