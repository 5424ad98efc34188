"""Who is in a text: names and @mentions in `people`, relations like «mi hermana» apart in `kin`.

`read` looks at one text alone; `judge` adds what the journal knows of the writer's own people.
"""

import re
from collections.abc import Iterator, Mapping
from math import log2
from typing import Final, NamedTuple

from soulmem_cli.domain.people import ANIMAL, UNKNOWN, Known, Sighting
from soulmem_cli.senses.lexicon import COMMON, GIVEN, marks
from soulmem_cli.senses.people import animals, evidence, relations
from soulmem_cli.senses.people.cues import NEVER
from soulmem_cli.senses.people.spans import MID, Span, runs, tokens
from soulmem_cli.senses.people.weights import WEIGHTS
from soulmem_cli.text import fold

MENTION: Final = r"(?<![\w@.])@([^\W\d_][\w-]*)"

# from the evidence of a text and of the journal to a verdict; fitted on the training diary, on voices left out. Being seen
# again (in doublings) tells most of a word that no list has, little of a given name, and of an ordinary word above all where
# it stands with a capital inside a sentence
TEXT, NEW_AGAIN, GIVEN_AGAIN, COMMON_AGAIN, COMMON_INSIDE, BEST = 0.9, 1.6, 0.5, 0.7, 1.8, 0.4
# in a text with names that the journal has seen, others must be clearer; where it has seen none, it cannot tell
FAMILIAR, STRANGE = -0.95, 0.1
AGAIN_AT_MOST, BEST_AT_MOST = 3.0, 3.0
SURE: Final = 4.0  # the evidence of a name given by hand
MENTIONED: Final = 9.0  # that of a mention: more than words around a name can give
SMALL: Final = -1.2  # that of a known name without its capital


class Who(NamedTuple):
    """The persons of a text, by name and by relation, as written; and every name that was considered."""

    people: tuple[str, ...]
    kin: tuple[str, ...]
    sightings: tuple[Sighting, ...] = ()


class Reading(NamedTuple):
    """A text by itself: the names considered, those without a capital that only the journal can vouch for, and the kin."""

    sightings: tuple[Sighting, ...]
    small: tuple[Sighting, ...]
    kin: tuple[str, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """What to ask the journal about."""
        return tuple(each.key for each in (*self.sightings, *self.small))


SILENCE: Final = Reading((), (), ())
NO_NAMES: Final = NEVER | relations.ALL


def find(text: str, known: Mapping[str, Known] | None = None) -> Who:
    """The people and the relations a text speaks of; `known` is what the journal knows of its names, by folded name."""
    return judge(read(text), known or {})


def read(text: str) -> Reading:
    """What a text alone says of the names in it: each once, in order, with its best evidence."""
    words = tokens(text)
    scene = evidence.seen(words, text)
    found: dict[str, Sighting] = {}
    for each in named(text, scene):
        old = found.get(each.key, each)
        found[each.key] = Sighting(old.name, each.key, max(old.weight, each.weight), old.inside or each.inside)
    rest = {
        word.key: Sighting(word.text, word.key, SMALL, False)
        for word in words
        if not word.capital and len(word.text) > 2 and word.key not in found and word.key not in NO_NAMES
    }
    return Reading(tuple(found.values()), tuple(rest.values()), relations.kin(words))


def named(text: str, scene: evidence.Scene) -> Iterator[Sighting]:
    """Every name considered, wherever it stands; a mention is sure."""
    for mention in re.findall(MENTION, text) if "@" in text else ():
        yield Sighting(mention, fold(mention), MENTIONED, True)
    for span in runs(scene.words, lower=scene.lower):
        head = scene.words[span[0]]
        name = text[head.start : scene.words[span[1]].end]
        yield Sighting(name, fold(name), weighed(scene, span), head.capital and head.opens == MID)


def weighed(scene: evidence.Scene, span: Span) -> float:
    """The evidence for a run of words, in log-odds; what is told to be an animal is nobody."""
    if animals.told(scene.words, span):
        return ANIMAL
    return round(min(MENTIONED - 1, sum(WEIGHTS.get(sign, 0.0) for sign in evidence.signs(scene, span))), 2)


def judge(reading: Reading, known: Mapping[str, Known]) -> Who:
    """The persons of a text, once the journal was asked."""
    small = tuple(each for each in reading.small if vouched(known.get(each.key, UNKNOWN)) and COMMON.isdisjoint(marks(each.key)))
    considered = (*reading.sightings, *small)
    usual = FAMILIAR if any(each.key in known and known[each.key].times for each in reading.sightings) else STRANGE
    people = tuple(each.name for each in considered if believed(each, known.get(each.key, UNKNOWN), usual))
    return Who(people, reading.kin, considered)


def vouched(known: Known) -> bool:
    """Whether the journal has a name with its capital inside a sentence, or by hand: a sentence begins with any word."""
    return bool(known.person or known.inside)


def believed(sighting: Sighting, known: Known, usual: float) -> bool:
    """Whether evidence in a text, and in the rest of the journal, makes a person; what was said of a name by hand decides."""
    if known.person is False:
        return False
    if known.beast and not known.person and max(known.best, sighting.weight) < MENTIONED:
        return False
    if known.person or known.best >= SURE:
        known = Known(known.times + 4, known.inside + 4, BEST_AT_MOST)
    best = max(-BEST_AT_MOST, min(BEST_AT_MOST, known.best))
    return sighting.weight >= SURE or TEXT * sighting.weight + again(sighting.key, known) + BEST * best + usual > 0


def again(key: str, known: Known) -> float:
    """What it tells of a name that it was seen before."""
    if not known.times:
        return 0.0
    kinds = marks(key.partition(" ")[0])
    times, inside = (min(AGAIN_AT_MOST, log2(1 + count)) for count in (known.times, known.inside))
    given = not GIVEN.isdisjoint(kinds)
    if not COMMON.isdisjoint(kinds):
        return COMMON_INSIDE * inside + (0.0 if given else COMMON_AGAIN * times)
    return (GIVEN_AGAIN if given else NEW_AGAIN) * times
