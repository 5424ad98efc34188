"""How the arms of recall become one number: each on its own scale of surprise, then added.

A unit is one standard deviation of what unrelated entries reach, so that scores of different queries compare. The
scale is the encoder's; the weights were fitted on halves of the questions of a year of diary.
"""

import math
from collections.abc import Collection, Mapping
from datetime import date
from typing import Final, NamedTuple

from soulmem_cli.domain import EntryId
from soulmem_cli.domain.scale import Scale

POOL: Final = 50  # candidates of each arm
RAW_WEIGHT: Final = 0.2  # of cosines as the encoder gives them: they tell texts of one language apart better
WINDOW_SHARE: Final = 0.7  # of the nearest window beside the whole entry
WORDS_WEIGHT: Final = 0.15  # for each unit of BM25, of an entry that covers all that is rare in a question
TIME_WEIGHT: Final = 4.0  # of an entry inside the time that was named
PERSON_WEIGHT: Final = 1.5  # of an entry that mentions who was named, when that tells entries apart
FEELING_WEIGHT: Final = 4.0  # of an entry that surely felt as asked
NEWEST_WEIGHT: Final = 3.0  # of the newest of several versions, when what holds now was asked
ASSOCIATION_WEIGHT: Final = 15.0  # of an entry that is tied as closely as can be, of which a step keeps half; 0 follows no tie
# what tells that anything answers at all (logistic, fitted on the questions of seven diaries): the best raw cosine beyond what
# chance reaches, the best words, the time and the feeling that were asked for
SURE_OF_RAW: Final = 0.2
SURE_OF_WORDS: Final = 0.1
SURE_OF_COVERAGE: Final = 1.0
SURE_OF_TIME: Final = 4.0
SURE_OF_FEELING: Final = 5.0
HALF_SURE: Final = 1.2
SURENESS: Final = 0.8
STEEPNESS: Final = 2.0  # evidence that divides the odds of an entry by e, behind the best
WEAK: Final = 0.3  # a best score below this is no answer


class Arms(NamedTuple):
    """What each arm says of one entry; None where an arm says nothing."""

    similarity: float | None = None  # centred cosine
    window: float | None = None  # centred cosine of the nearest window, or of the whole
    raw: float | None = None  # cosine as the encoder gives it, in standard deviations above an unrelated entry
    meaning: float | None = None  # all three on the encoder's scale
    bm25: float | None = None
    coverage: float | None = None  # 0..1, of what is rare in the question
    nearness: float | None = None  # 0..1, to the time that was named
    person: float | None = None  # 0..1, who was named is in it
    feeling: float | None = None  # 0..1, it felt as asked
    newest: float | None = None  # 0..1, of several versions of a fact
    association: float | None = None  # 0..1, what is left of a way along links from one of the best
    via: EntryId | None = None  # where that way began


def meaning(similarity: float, window: float, raw: float, scale: Scale) -> float:
    """What the cosines of a question and an entry tell, in standard deviations above an unrelated entry, as `raw` already is."""
    alike = (1 - WINDOW_SHARE) * similarity + WINDOW_SHARE * window
    return (alike - scale.unrelated) / scale.spread + RAW_WEIGHT * raw


def worded(arms: Arms) -> float:
    """BM25, as far as the words cover what is rare in a question."""
    return (arms.bm25 or 0.0) * math.sqrt(arms.coverage or 0.0)


def fuse(arms: Arms) -> float:
    """The evidence for one entry, in standard deviations above an unrelated one."""
    return (
        (arms.meaning or 0.0)
        + WORDS_WEIGHT * worded(arms)
        + TIME_WEIGHT * (arms.nearness or 0.0)
        + PERSON_WEIGHT * (arms.person or 0.0)
        + FEELING_WEIGHT * (arms.feeling or 0.0)
        + NEWEST_WEIGHT * (arms.newest or 0.0)
        + ASSOCIATION_WEIGHT * (arms.association or 0.0)
    )


def scores(hits: Mapping[EntryId, Arms], among: int) -> dict[EntryId, float]:
    """Every candidate's score of 0..1 that compares between queries: the best is as high as it is likely that anything answers."""
    if not hits:
        return {}
    evidence = {entry: fuse(mine) for entry, mine in hits.items()}
    best, sure = max(evidence.values()), sureness(hits.values(), among)
    return {entry: 1 / (1 + math.exp((best - each) / STEEPNESS - sure)) for entry, each in evidence.items()}


def sureness(hits: Collection[Arms], among: int) -> float:
    """The log-odds that a query is answered. `among` is how many entries were there to choose from: the best of n chance values
    lies near sqrt(2 ln n)."""
    raw = [mine.raw for mine in hits if mine.raw is not None]
    surprise = max(raw) - math.sqrt(2 * math.log(among + 1)) if raw else 0.0
    told = SURE_OF_RAW * surprise + sum(
        weight * max((value(mine) for mine in hits), default=0.0)
        for weight, value in (
            (SURE_OF_WORDS, worded),
            (SURE_OF_COVERAGE, lambda mine: mine.coverage or 0.0),
            (SURE_OF_TIME, lambda mine: mine.nearness or 0.0),
            (SURE_OF_FEELING, lambda mine: mine.feeling or 0.0),
        )
    )
    return SURENESS * (told - HALF_SURE)


def nearness(day: date, first: date, last: date) -> float:
    """How near a day is to a span of days, 1 inside; one lost half-length outside keeps 1/e."""
    apart = max(0, (first - day).days, (day - last).days)
    return math.exp(-apart / (((last - first).days + 1) / 2 + 1))


def places(values: Mapping[int, float]) -> dict[int, int]:
    """The rank of each entry in one arm, 1 is best."""
    return {entry: place for place, entry in enumerate(sorted(values, key=lambda each: -values[each]), 1)}
