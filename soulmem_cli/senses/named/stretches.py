"""The stretches of a text that may name a place or a thing: words with a capital, with the small words between them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from soulmem_cli.senses.lexicon import COMMON, GIVEN, marks
from soulmem_cli.senses.named import cues
from soulmem_cli.senses.people.cues import MOVES, SAINTS
from soulmem_cli.senses.people.spans import MID, Span, Token

PLACE: Final = "place"
THING: Final = "thing"
BRAND: Final = "b"  # the mark of a brand, a team, a show


class Scene(NamedTuple):
    """A text, its words, the words of its people's names, and the evidence for a person of every name considered."""

    text: str
    words: list[Token]
    people: frozenset[str]
    weights: dict[str, float]


def stretches(scene: Scene) -> Iterator[Span]:
    """Every stretch of words, none of them of a person's name."""
    at, words = 0, scene.words
    while at < len(words):
        last = several(words, at)
        if last is None and opens(scene, at):
            last = reach(scene, at)
        if last is None:
            at += 1
            continue
        span = trimmed(scene, at, last)
        if span is not None:
            yield span
        at = last + 1


def several(words: list[Token], at: int) -> int | None:
    """The last word of a known place of several words that begins here."""
    if words[at].key not in cues.HEADS or not words[at].capital:
        return None
    phrase, best = words[at].key, None
    for last in range(at + 1, min(len(words), at + cues.LONGEST)):
        if words[last].gap != " " and not (words[last].gap == ". " and words[last - 1].key in SAINTS):
            break
        phrase = f"{phrase} {words[last].key}"
        if phrase in cues.SEVERAL and words[last].capital:
            best = last
    return best


def opens(scene: Scene, at: int) -> bool:
    """Whether a name may begin at a word: with a capital, nobody's, and no small word of a language."""
    word = scene.words[at]
    if not word.capital or len(word.text) < 2 or word.key in scene.people:
        return False
    if word.key in cues.WITH_NAME and word.opens == MID and at + 1 < len(scene.words):  # La Bicicleta
        after = scene.words[at + 1]
        return after.capital and after.gap == " " and after.key not in scene.people and after.key not in cues.NOBODYS
    return word.key not in cues.NOBODYS and word.text[:2] not in ("I'", "I’")


def reach(scene: Scene, at: int) -> int:
    """The last word of a stretch that begins at a word."""
    last, words = at, scene.words
    while last + 1 < len(words):
        then = last + 1
        if words[then].gap not in (" ", "'s ", "’s ") and not (words[last].key in SAINTS and words[then].gap == ". "):
            break
        if words[then].capital and words[then].key not in scene.people and words[then].key not in cues.NOBODYS:
            last = then
            continue
        town = known_town(words[at].key) and words[then].key in cues.OF  # Conil de la Frontera
        if not (town or words[at].key in cues.BEFORE or words[at].key in cues.WITH_NAME or last > at):
            break
        while then < len(words) and words[then].key in cues.INNER and not words[then].capital and words[then].gap == " ":
            then += 1
        if then == last + 1 or then >= len(words) or not words[then].capital or words[then].gap != " " or words[then].key in scene.people:
            break
        last = then
    return last


def known_town(word: str) -> bool:
    """Whether a word may be a town's name: one that is known, or that nothing knows."""
    known = marks(word)
    return not known or ("p" in known and GIVEN.isdisjoint(known) and COMMON.isdisjoint(known))


def trimmed(scene: Scene, first: int, last: int) -> Span | None:
    """A stretch without the word that has its capital only because a sentence begins with it."""
    words = scene.words
    while first <= last and words[first].opens != MID and several(words, first) != last:
        known = frozenset(marks(words[first].key))
        built = words[last].key in cues.AFTER and last > first and COMMON.isdisjoint(known)
        stays = words[first].key in cues.BEFORE or words[first].key in SAINTS or built
        if (stays and last > first) or (known & {"p", BRAND} and known.isdisjoint(COMMON | GIVEN)):
            break
        first += 1
    while first <= last and not words[first].capital:
        first += 1
    return (first, last) if first <= last else None


def lowered(scene: Scene) -> Iterator[tuple[str, str]]:
    """Known places and brands that were written without a capital, after the words that lead to them: «voy a sevilla»."""
    for before, word in zip(scene.words, scene.words[1:], strict=False):
        if word.capital or word.gap != " " or before.key not in LEADING or len(word.text) < 4 or word.key in scene.people:
            continue
        known = frozenset(marks(word.key))
        if "p" in known and known.isdisjoint(COMMON | GIVEN) and (before.key in cues.AT or moving(scene, word)):
            yield PLACE, word.text
        elif before.key in BRANDS_AFTER and BRAND in known and known.isdisjoint(COMMON | GIVEN | {"s", "p"}):
            yield THING, word.text


def moving(scene: Scene, word: Token) -> bool:
    """Whether a word of going, living or coming from stands just before «a sevilla» or "from leeds"."""
    at = scene.words.index(word) - 1
    near = [scene.words[each].key for each in range(max(0, at - 2), at)]
    return scene.words[at].key in cues.TOWARDS and any(each in MOVES or each in cues.ARE for each in near)


BRANDS_AFTER: Final = cues.AT | cues.ENJOYS | frozenset("con with on por de from mi my del".split())  # "to google" is a verb
LEADING: Final = cues.AT | cues.TOWARDS | BRANDS_AFTER
