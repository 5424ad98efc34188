"""Date phrases inside a sentence or a question: only what is unmistakable, only the grammar."""

from __future__ import annotations

import re

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.engine import Reader
from soulmem_cli.senses.when.grammar import GRAMMAR
from soulmem_cli.senses.when.reading import settle
from soulmem_cli.senses.when.scene import Piece, Scene
from soulmem_cli.senses.when.tokens import Token, tokenise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.domain import When
    from soulmem_cli.senses.when import Clock

_SENTENCE_END = re.compile(r"(?<=[.!?;…])\s+(?=[A-ZÁÉÍÓÚÑÜ¿¡0-9])|\n")
_SURE = frozenset(
    """
    ayer anteayer antier anoche anteanoche antenoche hoy yesterday today tonight halloween nochebuena
    nochevieja
    thanksgiving antes de ayer finde
""".split()
)
_DOUBTFUL = frozenset(("may", "march", "mar", "sat", "sun", "mon", "set", "sol", "fall", "spring", "dom", "august", "dec"))
_LITTLE = frozenset("el la los las the de del of in en on a al at an un una por for over during this".split())
_NAMES, _FEAST = frozenset(("san", "reyes", "santiago", "pilar")), frozenset(("dia", "noche", "vispera"))
_HEADS = frozenset(
    """
    a an the el la los las un una hace hara en in on at during durante over por last past this next
    previous esta este
    estas estos ultimo ultima ultimos ultimas pasado pasada proximo proxima since desde from de del
    entre between early
    late mid principios comienzos mediados mitad finales fines fin final principio inicio end start beginning
    antes pasado right just about around coming la tarde noche manana morning evening afternoon night
    the1 day week back few couple some almost casi unos unas half dentro tomorrow manana good ash palm
    mardi black
    cyber boxing new mothers fathers labor labour memorial veterans independence st saint san dia
    noche nochebuena nochevieja navidad navidades christmas xmas easter semana todos viernes jueves
    domingo miercoles
""".split()
)


def search(text: str, clock: Clock) -> list[tuple[When, int, int]]:
    """The date phrases of a text in order, longest first at each place, with their spans in characters."""
    found: list[tuple[When, int, int]] = []
    scene, start = Scene(clock), 0
    for end in [*(m.start() for m in _SENTENCE_END.finditer(text)), len(text)]:
        found += [(when, a + start, b + start) for when, a, b in _in_sentence(text[start:end], scene)]
        start = end
    return found


def _in_sentence(sentence: str, scene: Scene) -> list[tuple[When, int, int]]:
    tokens = tokenise(sentence)
    reader = Reader(GRAMMAR, tokens, scene)
    found: list[tuple[When, int, int]] = []
    i = 0
    while i < len(tokens):
        longest = _longest(reader, i, sentence) if _may_begin(tokens[i]) else None
        if longest is None:
            i += 1
            continue
        end, piece = longest
        when = settle(scene, piece, sentence[tokens[i].start : tokens[end - 1].end])
        if when is not None:
            found.append((when, tokens[i].start, tokens[end - 1].end))
        i = end
    return found


def _may_begin(token: Token) -> bool:
    return (
        token.number is not None
        or token.kind in ("cluster", "iso")
        or token.text in _HEADS
        or token.text in _SURE
        or token.text in words.MONTHS
        or token.text in words.WEEKDAYS
        or token.text in words.SEASONS
    )


def _longest(reader: Reader, i: int, sentence: str) -> tuple[int, Piece] | None:
    try:
        readings = reader.parse("phrase", i)
    except (OverflowError, ValueError):
        return None
    best: tuple[int, Piece] | None = None
    for end, piece in readings:
        if (best is None or end > best[0]) and _sure(reader.tokens, i, end, piece, sentence):
            best = end, piece
    return best


def _sure(tokens: list[Token], i: int, end: int, piece: Piece, sentence: str) -> bool:
    """Whether tokens `i` to `end` can hardly be anything else in a sentence."""
    phrase = tokens[i:end]
    said = [token for token in phrase if token.text not in _LITTLE]
    following = tokens[end].text if end < len(tokens) else ""
    if not said or (phrase[0].text == "hace" and following == "que"):
        return False
    if len(phrase) == 1:
        token = phrase[0]
        return (
            token.text in _SURE or (token.kind == "cluster" and token.text.count("-") == 2) or (token.kind == "iso" and "t" in token.text)
        )
    if said[0].text in _DOUBTFUL and phrase[0] is said[0] and not sentence[phrase[0].start].isupper():
        return False
    if piece.title and _NAMES.intersection(t.text for t in phrase) and not _FEAST.intersection(t.text for t in phrase):
        return False
    dated = any(_names_a_day(token) for token in said) or phrase[0].text == "manana"
    if not dated and phrase[0].text in ("en", "in", "a", "al", "at") and not any(t.number and t.digits == 4 for t in said):
        return False
    if len(said) == 1 and len(phrase) == 2 and said[0].number is not None and said[0].digits != 4:
        return False
    return dated or (len(said) > 1 and not _only_clock(said)) or bool(said[0].digits == 4 and phrase[0] is not said[0])


def _names_a_day(token: Token) -> bool:
    return (
        token.text in words.MONTHS
        or token.text in words.WEEKDAYS
        or token.text in words.SEASONS
        or token.text in _SURE
        or token.text == "tomorrow"
        or (token.kind == "cluster" and token.text.count("-") + token.text.count("/") == 2)
    )


_CLOCK = frozenset(
    "h hs hrs am pm y media cuarto menos half past quarter to oclock punto noon midnight mediodia medianoche about around".split()
)


def _only_clock(said: list[Token]) -> bool:
    return all(t.number is not None or t.kind == "cluster" or t.text in words.PARTS or t.text in _CLOCK for t in said)
