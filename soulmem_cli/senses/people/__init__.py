"""Who is in a text: names and @mentions in `people`, relations like «mi hermana» apart in `kin`.

`read` looks at one text alone; `judge` adds what the journal knows of the writer's own people.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import log2
from typing import Final, NamedTuple

from soulmem_cli.domain.people import UNKNOWN, Known, Sighting
from soulmem_cli.senses.people import evidence, relations
from soulmem_cli.senses.people.cues import NEVER
from soulmem_cli.senses.people.lexicon import COMMON, marks
from soulmem_cli.senses.people.spans import Span, runs, tokens
from soulmem_cli.senses.people.weights import WEIGHTS
from soulmem_cli.text import fold

MENTION: Final = re.compile(r"(?<![\w@.])@([^\W\d_][\w-]*)")

# from the evidence of a text and of the journal to a verdict: fitted on the training diary, voice by voice
TEXT, OFTEN, BEST, USUAL = 0.85, 1.1, 0.27, -0.5
OFTEN_AT_MOST, BEST_AT_MOST = 3.0, 3.0
SURE: Final = 4.0  # the evidence of a mention, and of a name given by hand
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


NOBODY: Final = Who((), ())
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
    for name, weight in named(text, scene):
        key = fold(name)
        if key not in found or found[key].weight < weight:
            found[key] = Sighting(found[key].name if key in found else name, key, weight)
    rest = {
        word.key: Sighting(word.text, word.key, SMALL)
        for word in words
        if not word.capital and len(word.text) > 2 and word.key not in found and word.key not in NO_NAMES
    }
    return Reading(tuple(found.values()), tuple(rest.values()), relations.kin(words))


def named(text: str, scene: evidence.Scene) -> Iterator[tuple[str, float]]:
    """Every name considered, with its evidence in log-odds; a mention is sure."""
    for mention in MENTION.findall(text) if "@" in text else ():
        yield mention, SURE
    for span in runs(scene.words, lower=scene.lower):
        yield text[scene.words[span.first].start : scene.words[span.last].end], weighed(scene, span)


def weighed(scene: evidence.Scene, span: Span) -> float:
    """The evidence for a run of words, in log-odds."""
    return round(sum(WEIGHTS.get(sign, 0.0) for sign in evidence.signs(scene, span)), 2)


def judge(reading: Reading, known: Mapping[str, Known]) -> Who:
    """The persons of a text, once the journal was asked."""
    small = tuple(each for each in reading.small if each.key in known and COMMON.isdisjoint(marks(each.key)))
    considered = (*reading.sightings, *small)
    people = tuple(each.name for each in considered if believed(each.weight, known.get(each.key, UNKNOWN)))
    return Who(people, reading.kin, considered)


def believed(weight: float, known: Known) -> bool:
    """Whether evidence in a text, and in the rest of the journal, makes a person; what a person said of a name decides."""
    if known.person is False:
        return False
    times, best = (known.times, known.best) if not known.person else (known.times + 4, BEST_AT_MOST)
    often = min(OFTEN_AT_MOST, log2(1 + times))
    return weight >= SURE or TEXT * weight + OFTEN * often + BEST * max(-BEST_AT_MOST, min(BEST_AT_MOST, best)) + USUAL > 0
