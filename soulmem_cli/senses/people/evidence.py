"""What speaks for and against a run of words being somebody's name: signs, whose weights are added up."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from soulmem_cli.senses.lexicon import marks
from soulmem_cli.senses.people import animals, cues
from soulmem_cli.senses.people.spans import MID, PICTURES, SOFT, START, STRESSED, Span, Token

WHERE: Final = {START: "start", SOFT: "soft", MID: "mid"}
CLASSES: Final = {
    "title": cues.TITLES, "epithet": cues.EPITHETS, "family": cues.FAMILY, "kin": cues.KIN_NEAR, "with": cues.WITH, "to": cues.TO,
    "in": cues.IN, "the": cues.THE, "mine": cues.MINE, "called": cues.CALLED, "says": cues.SAYS, "place": cues.PLACE_NOUNS,
    "saint": cues.SAINTS, "thing": cues.THINGS, "pet": cues.PETS, "built": cues.PLACE_AFTER, "move": cues.MOVES,
    "object": cues.OBJECTS, "mind": cues.MINDS,
}  # fmt: skip
LINKS: Final = frozenset("on de del la el los of the a al to pa from desde in en por".split())
ENDINGS: Final = "aba ía aron ieron ando iendo ado ido ará ed ing ly es s a o e".split()


class Scene(NamedTuple):
    """A text seen as a whole."""

    words: list[Token]
    tail: str  # what stands after the last word
    lower: bool  # it is written without capitals
    loud: bool  # it is written in capitals
    pets: bool  # an animal is in it
    small: frozenset[str]  # words in it without a capital
    inside: frozenset[str]  # words in it with a capital inside a sentence


# what the lexicon knows of a word: which sort of name, how common a word (`0` is none), all its marks; and the first two in
# few: `f` a name that is a word, `s` a surname, `1` another name, `0` none; then whether it is common, and `p` for a place
Kind = tuple[str, str, str, str]


def seen(words: list[Token], text: str) -> Scene:
    """A text as a whole."""
    opening = [word for word in words if word.opens == START and len(word.text) > 1]
    capital = sum(word.capital for word in opening)
    long = [word for word in words if len(word.text) > 2]
    return Scene(
        words,
        text[words[-1].end :] if words else "",
        capital * 3 < len(opening) or not any(word.capital for word in words),
        len(long) > 3 and sum(word.text.isupper() for word in long) * 3 > len(long) * 2,
        any(word.key in cues.PETS or word.key in animals.BEASTS for word in words),
        frozenset(word.key for word in words if not word.capital),
        frozenset(word.key for word in words if word.capital and word.opens == MID),
    )


@cache
def kind(word: str) -> Kind:
    """What the lexicon knows of a folded word."""
    known = marks(word)
    both = "b" if "e" in known and "n" in known and "f" not in known else ""
    named = both or next((mark for mark in "fenxs" if mark in known), "0")
    common = next((mark for mark in "123" if mark in known), "0")
    place = "p" if "p" in known else ""
    return named, common, known, f"{named if named in 'fs0' else '1'}{int(common != '0')}{place}"


def signs(scene: Scene, span: Span) -> Iterator[str]:
    """Every sign of one run of words."""
    first, last = span
    head = scene.words[first]
    what, where = kind(head.key), WHERE[head.opens]
    sort = what[3]
    yield "any"
    yield from of_word(scene, head, what, where)
    if not head.capital:
        yield from ("lower" if scene.lower else "lower odd", f"lower {sort}")
    if last > first:
        yield from of_run(scene.words[first : last + 1], what, where)
    for sign in before(scene.words, first):
        yield sign
        if sign.startswith("b:"):
            yield f"{sort} {where} {sign}"
    for sign in after(scene, last):
        yield sign
        if sign.startswith(("a:", "a~", "after", "owns")):
            yield f"{sort} {where} {sign}"


def of_word(scene: Scene, head: Token, what: Kind, where: str) -> Iterator[str]:
    """What a word tells by itself."""
    named, common, known, sort = what
    if "e" in known and not head.text.isascii():  # Germán is no German
        known = known.replace("t", "")
    yield from (f"at {where}", f"name {named}", f"common {common}", f"{sort[0]} common {common} {where}")
    for mark in "pt":
        if mark in known:
            yield from (mark, f"{mark} {sort[0]} {where}")
    if not known:
        yield f"unknown {where}"
        if cues.verbal(head.key):
            yield f"verbal {where}"
        if head.text[-1] in STRESSED:
            yield f"stressed {where}"
    if head.capital and head.text.isupper():
        yield "loud too" if scene.loud else f"loud {sort}"
    elif "-" in head.text:
        yield "hyphen"
    elif any(letter.isupper() for letter in head.text[1:]):
        yield "camel"
    if len(head.text) < 3:
        yield "short"
    if head.capital and head.key in scene.small:
        yield f"small too {where}"
    if head.key in scene.inside and where != "mid":
        yield "inside too"
    if scene.pets:
        yield "pets"


def of_run(run: list[Token], what: Kind, where: str) -> Iterator[str]:
    """What several words tell together."""
    second, ordinary, _, sort = kind(run[-1].key)
    pair = "".join(each if each in "s0" else "n" for each in (what[0], second))
    yield from ("two" if len(run) == 2 else "more", f"run {pair}", f"run {pair} {where}", f"last {sort[0]} common {ordinary}")
    for mark in "pt":
        if any(mark in marks(word.key) for word in run[1:]):
            yield f"last {mark}"
    if any(word.key in cues.PLACE_NOUNS or word.key in cues.PLACE_AFTER for word in run):
        yield "place in it"
    if run[0].key in cues.SAINTS:
        yield "saint in it"


def before(words: list[Token], first: int) -> Iterator[str]:
    """What the words before tell."""
    head = words[first]
    if head.opens == START:
        yield "first"
        return
    if head.opens == SOFT:
        yield f"before {head.gap.strip()[-1:]}"
        if ":" in head.gap and words[first - 1].opens == START:
            yield "headed"
        return
    one = words[first - 1]
    found = classes(one.key)
    yield f"before {head.gap.strip()[-1:]}" if head.gap.strip() else f"b={one.key}"
    yield from (f"b:{each}" for each in found)
    if not found:
        yield "b:capital" if one.capital else f"b~{ending(one.text)}"
    if one.key in cues.ANDS or "," in head.gap or "&" in head.gap:
        yield from beside(words, first - (2 if head.gap == " " and not one.capital else 1))
    if first > 1 and one.opens == MID:
        two = words[first - 2]
        yield f"b2={two.key}"
        for each in classes(two.key):
            yield f"b2:{each}"
            if each == "mind" and one.key in cues.IN:
                yield "minded"
            if one.key in LINKS:
                yield f"b2:{each} de"


def after(scene: Scene, last: int) -> Iterator[str]:
    """What the words after tell."""
    words = scene.words
    if words[last].owns:
        yield "owns"
    if last + 1 >= len(words):
        yield f"after {scene.tail.strip()[:1]}"
        return
    one = words[last + 1]
    if gap := one.gap.strip():
        yield "after digit" if gap[0].isdigit() else "after picture" if gap[0] >= PICTURES else f"after {gap[0]}"
        if gap[0] == "," and one.key in cues.APPOSED:
            yield f"after, {one.key}"
        return
    found = [each for each in classes(one.key) if each != "place" or one.text[-1] not in STRESSED]  # paseó is no paseo
    yield f"a={one.key}"
    yield from (f"a:{each}" for each in found)
    if one.capital:
        yield "a:capital"
    elif not found:
        yield f"a~{ending(one.text)}"
    if one.key in cues.ANDS:
        yield from beside(words, last + 2)


def beside(words: list[Token], other: int) -> Iterator[str]:
    """What the other side of an «y» tells."""
    if not 0 <= other < len(words):
        return
    if words[other].capital:
        yield f"beside {kind(words[other].key)[3]}"
    elif words[other].key in cues.PRONOUNS:
        yield "beside pronoun"


def classes(word: str) -> list[str]:
    """The classes a word belongs to."""
    return [name for name, members in CLASSES.items() if word in members]


def ending(word: str) -> str:
    """How a word ends, as far as that tells its part of speech."""
    return word[-1] if word[-1] in STRESSED else next((each for each in ENDINGS if word.endswith(each)), "?")
