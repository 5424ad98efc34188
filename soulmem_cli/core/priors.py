"""The priors of recall: signals beside the query, each a bounded multiplier, together between 0.8 and 1.25 (rule 2 of SPEC).

A factor multiplies the odds of a score. A plain multiple would do nothing to a weak match and move a sure one by more than what
tells matches apart; odds move every match by the same small piece of evidence, so that no bad one passes a good one.
"""

import math
from typing import Final, NamedTuple

from soulmem_cli.core.strength import DAY_US, confidence_of, emotional_intensity, feeling_similarity, nearness_now
from soulmem_cli.domain.weights import Weights
from soulmem_cli.store.signals import Signals

LEAST: Final = 0.8
MOST: Final = 1.25
ACCESSIBILITY_SPAN: Final = 0.1  # either way: the faded rank a little lower (rule 1)
CONFIDENCE_SPAN: Final = 0.2  # for each unit of confidence away from the usual
USUAL_CONFIDENCE: Final = 0.62  # of what a person told long ago, and that was never looked at since
MOOD_GAIN: Final = 0.2  # A21
CONTEXT_GAIN: Final = 0.3  # A23
CROWDING: Final = 0.1  # A22: 1 / (1 + 0.1 · count), and not below its bound
CROWDED_LEAST: Final = 0.7
Mood = tuple[float, float]  # valence −1..1, arousal 0..1


class Circumstance(NamedTuple):
    """What is so while somebody asks: the moment in microseconds, how they feel, how many contexts they named, what they weigh."""

    now_us: int
    weights: Weights
    mood: Mood | None = None
    contexts: int = 0


class Prior(NamedTuple):
    """One signal of an entry, by the measure of its own law, and the factor it makes."""

    value: float
    factor: float


def of_accessibility(near: float) -> float:
    """The factor of an accessibility of 0..1."""
    return 1 + ACCESSIBILITY_SPAN * (2 * near - 1)


def of_confidence(sure: float) -> float:
    """The factor of a confidence of 0..1."""
    return 1 + CONFIDENCE_SPAN * (sure - USUAL_CONFIDENCE)


def of_mood(alike: float) -> float:
    """The factor of a feeling that is like the present mood by 0..1 (A21): +20 % at most."""
    return 1 + MOOD_GAIN * alike


def of_context(share: float) -> float:
    """The factor of a share of 0..1 of the contexts that were named (A23): +30 % at most."""
    return 1 + CONTEXT_GAIN * share


def of_interference(twins: int) -> float:
    """The factor of an entry that `twins` others crowd (A22): −30 % at most."""
    return max(CROWDED_LEAST, 1 / (1 + CROWDING * twins))


def priors(entry: Signals, asked: Circumstance) -> dict[str, Prior]:
    """Every prior that has a say about an entry, by its name in the settings."""
    since_us = asked.now_us - max(entry.at_us, entry.last_used_us or entry.at_us)
    intensity = emotional_intensity(entry.emotion, entry.valence, entry.arousal)
    near = nearness_now(entry.importance, entry.level, entry.identity, intensity, entry.uses, since_us / DAY_US)
    sure = confidence_of(entry.source, entry.at_us, entry.uses, entry.last_used_us, entry.used_before_us, asked.now_us)
    found = {"accessibility": Prior(near, of_accessibility(near)), "confidence": Prior(sure, of_confidence(sure))}
    if asked.mood is not None:
        alike = feeling_similarity(entry.valence, entry.arousal, *asked.mood)
        found["mood"] = Prior(alike, of_mood(alike))
    if asked.contexts:
        share = entry.shared / asked.contexts
        found["context"] = Prior(share, of_context(share))
    if entry.twins:
        found["interference"] = Prior(entry.twins, of_interference(entry.twins))
    weights = asked.weights._asdict()
    return {name: Prior(each.value, each.factor ** weights[name]) for name, each in found.items() if weights[name]}


def product(found: dict[str, Prior]) -> float:
    """All priors of an entry as one factor, within the bounds."""
    return min(MOST, max(LEAST, math.prod(each.factor for each in found.values())))


def lifted(score: float, factor: float) -> float:
    """A score of 0..1 with its odds multiplied: it stays within 0..1, and its order among scores of one factor."""
    return score * factor / (1 - score + score * factor)


def told(found: dict[str, Prior]) -> dict[str, float]:
    """The numbers of the priors by name: the measure of each, its factor, and the factor of all."""
    numbers: dict[str, float] = {}
    for name, each in found.items():
        numbers[name] = round(each.value, 4)
        numbers[f"{name}_factor"] = round(each.factor, 4)
    return {**numbers, "factor": round(product(found), 4)}
