"""What a stretch of words names: a place, a thing, or nothing worth keeping."""

from __future__ import annotations

import re
from typing import Final

from soulmem_cli.domain.people import ANIMAL
from soulmem_cli.senses.lexicon import COMMON, GIVEN, marks
from soulmem_cli.senses.named import cues
from soulmem_cli.senses.named.stretches import BRAND, PLACE, THING, Scene, several
from soulmem_cli.senses.people.cues import MOVES, SAINTS
from soulmem_cli.senses.people.spans import MID, Span

UNLIKELY: Final = 0.5  # the evidence for a person, in log-odds, above which a name that nothing knows is left alone
NUMBER: Final = re.compile(r"\d+\b")  # a Motorola G54
FAR: Final = -1.0  # and where only an article speaks for a thing
Verdict = tuple[str, str] | None


def judged(scene: Scene, span: Span) -> Verdict:
    """What a stretch is, and its name as written; None for what is neither place nor thing."""
    first, last = span
    words = scene.words[first : last + 1]
    weight = max((scene.weights.get(word.key, ANIMAL * 2) for word in words), default=0.0)
    if weight == ANIMAL or (len(words) == 1 and words[0].owns and "p" not in marks(words[0].key)):
        return None
    if len(words) == 1 and words[0].key in cues.HALVES:
        return None
    known = frozenset(marks(words[0].key))
    if several(scene.words, first) == last:
        return PLACE, written(scene, first, last)
    if "t" in known and known.isdisjoint({"p", BRAND}) and words[0].key not in cues.BEFORE:
        return None
    return by_noun(scene, span, weight) or by_cue(scene, span, weight) or by_lexicon(scene, span, known) or by_place(scene, span, weight)


def by_noun(scene: Scene, span: Span, weight: float) -> Verdict:
    """By the noun of a kind of place in the name or beside it: Bar Manolo, calle Corrientes, Hyde Park, Leeds station."""
    first, last = span
    words = scene.words
    if last > first and (words[first].key in cues.BEFORE or words[last].key in cues.AFTER):
        return PLACE, written(scene, first, last)
    if first == last and (words[first].key in cues.BEFORE or words[first].key in cues.AFTER):
        return None
    town = "p" in marks(words[first].key)
    at, joined = first - 1, False
    if words[first].opens == MID and words[first].gap in (" ", ". "):
        while at > 0 and at > first - 3 and words[at].key in cues.INNER and words[at].gap == " ":
            joined, at = joined or words[at].key in cues.OF, at - 1
        noun = words[at].key if at >= 0 and (at == first - 1 or joined) else ""
        if noun in cues.BEFORE and (not joined or town or weight < 0):
            bare = noun in cues.BARE or (town and noun not in cues.KEPT)
            return PLACE, written(scene, first if bare else at, last)
    if last + 1 < len(words) and not words[last].owns:
        after = words[last + 1]
        if after.gap == " " and not after.capital and after.key in cues.LOWER_AFTER and weight < UNLIKELY:
            return PLACE, written(scene, first, last if town and after.key not in cues.KEPT else last + 1)
    return None


def by_cue(scene: Scene, span: Span, weight: float) -> Verdict:
    """By what is read, seen, heard or played: «la serie Dark», "watching Succession", "listening to Wilco"."""
    one, two = governing(scene, span[0])
    known = marks(scene.words[span[0]].key)
    if one in cues.HOLDS:
        return THING, written(scene, *span)
    enjoyed = one in cues.ENJOYS or (one in ("to", "a") and two in ("listening", "escuchando", "playing", "jugando"))
    return (THING, written(scene, *span)) if enjoyed and weight < 0 and "p" not in known else None


def by_lexicon(scene: Scene, span: Span, known: frozenset[str]) -> Verdict:
    """By what the lexicon knows of it: a town, a brand; a club by the town's name has an article («el Madrid»)."""
    head, name = scene.words[span[0]], written(scene, *span)
    one, two = governing(scene, span[0])
    plain = known.isdisjoint(COMMON | GIVEN)
    if "p" in known:
        went = two in MOVES or two in cues.ARE or before(scene, span[0], 3) in MOVES
        there = one in cues.AT or (one in cues.TOWARDS and went)
        if BRAND in known:
            club = one in ("el", "al", "del", "the") and head.key not in cues.FIRST_A_BRAND
            bought = head.key in cues.FIRST_A_BRAND and one != "the"
            return (THING if club or bought or not (plain or there) else PLACE, name)
        if one == "los" and "s" in known:  # a family
            return None
        if plain or there:
            return PLACE, name
        return None
    if BRAND in known and (head.opens == MID or plain):
        return THING, name
    return None


def by_place(scene: Scene, span: Span, weight: float) -> Verdict:
    """By where it stands alone: «en Casa Lucio», "at Dishoom" are places; «una Thermomix», that nothing knows, is a thing."""
    first, last = span
    words = scene.words[first : last + 1]
    known = [frozenset(marks(word.key)) for word in words]
    loud = any((word.text.isupper() and len(word.text) > 1) or word.text[1:2] == "-" for word in words)
    if words[0].opens != MID or loud or all(len(word.text) < 3 for word in words):
        return None
    one, two = governing(scene, first)
    named = first == last and not known[0].isdisjoint(GIVEN)
    article = one if one in cues.ARTICLES else ""
    lead = two if article in ("el", "la", "los", "las", "the") else one
    there = lead in cues.AT - {"hasta", "via"} and not (lead == "in" and article and any(known))
    there = there or (lead == "from" and words[0].key in SAINTS)
    goes = (lead in ("a", "to", "hacia", "para") and before(scene, first, 3 if article else 2) in MOVES) or (one == "al" and two in MOVES)
    if (there or goes) and not named and weight < UNLIKELY:
        return PLACE, written(scene, first, last)
    some = one in cues.ONE or (one == "a" and any(word.key in cues.ENGLISH for word in scene.words))
    if some and not any(known[:1]) and weight <= FAR and not words[-1].owns and not words[-1].key.endswith(cues.OF_A_KIND):
        return THING, written(scene, first, last)
    return None


def governing(scene: Scene, first: int) -> tuple[str, str]:
    """The two words before a name, in the same breath; empty where there are none."""
    if scene.words[first].opens != MID or scene.words[first].gap not in (" ", ' "'):
        return "", ""
    return before(scene, first, 1), before(scene, first, 2)


def before(scene: Scene, first: int, steps: int) -> str:
    """The word some steps before a name, in the same sentence."""
    at = first - steps
    if at < 0 or any(scene.words[each].opens != MID for each in range(at + 1, first + 1)):
        return ""
    return scene.words[at].key


def written(scene: Scene, first: int, last: int) -> str:
    """A stretch as it was written."""
    end = scene.words[last].end
    return scene.text[scene.words[first].start : end] + (number.group() if (number := NUMBER.match(scene.text, end)) else "")
