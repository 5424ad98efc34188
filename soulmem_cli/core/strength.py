"""How strong a memory is: the formulas of the sources as pure functions, with their numbers and where they come from."""

from __future__ import annotations

import math
from datetime import datetime
from typing import Final

from soulmem_cli.domain import Emotion, Entry, Level, Source, Tier

# S16: days that one step of the law takes, by level; critical never fades
PACE: Final = {Level.TRIVIAL: 6.0, Level.NORMAL: 12.0, Level.IMPORTANT: 90.0, Level.CRITICAL: math.inf}
STEP: Final = 0.85
FLOOR: Final = 0.3
USE_GAIN: Final = 0.05
USE_CAP: Final = 0.15
DORMANT_BELOW: Final = 0.2
FADING_BELOW: Final = 0.5  # of what the entry had when it was new
# A21: the boost of arousal, and its share in salience
AROUSAL_PEAK: Final = 0.7
AROUSAL_SPREAD: Final = 0.18
AROUSAL_GAIN: Final = 0.3
NOVELTY: Final = 0.5  # of an entry before it is known what is near it
NOVELTY_SHARE: Final = 0.1  # in salience
DAY_S: Final = 86_400
DAY_US: Final = DAY_S * 1_000_000
# A3: how far each source is believed; what a model made up is never believed further than its cap
RELIABILITY: Final = {Source.OBSERVED: 0.95, Source.TOLD: 0.9, Source.TOOL: 0.85, Source.INFERRED: 0.6, Source.GENERATED: 0.4}
MADE_UP_CAP: Final = 0.6
# A4: days in which the worth of an age halves, by kind of memory
EPISODIC_HALF_LIFE: Final = 7.0
SEMANTIC_HALF_LIFE: Final = 30.0
PROCEDURAL_HALF_LIFE: Final = 90.0
GIST_DORMANT_BELOW: Final = 0.1
# C7: links that the program made loosen when they are not used: the days in which what is above their floor halves
LINK_HALF_LIFE: Final = 180.0
LINK_FLOOR: Final = 0.55  # of those of entries that are alike: what it took to be tied
TWIN_FLOOR: Final = 0.9  # of those that say almost the same: that stays known (A22)
CO_USE_GAIN: Final = 0.05  # for each time that two entries serve together
LOOSE_ENOUGH: Final = 0.01  # above its floor, where a link is left alone
# A2: what uses are worth, the days in which that halves, and what their spacing adds
RETRIEVAL_GAIN: Final = 0.3
RETRIEVAL_HALF_LIFE: Final = 14.0
SPACING_GAIN: Final = 0.02
SPACING_CAP: Final = 0.15


def accessibility(importance: float, days_since_use: float, pace: float, uses: int, floor: float = FLOOR, step: float = STEP) -> float:
    """How near an entry is now, 0..1 (S16). `days_since_use` and `pace` are days; an infinite pace never fades."""
    faded: float = max(importance, floor) * step ** (max(0.0, days_since_use) / pace)
    return min(1.0, faded + min(USE_CAP, USE_GAIN * uses))


def resistance(identity: float, emotion: float) -> float:
    """How much of an entry does not fade, 0..1 (C10)."""
    return min(3 * identity + 2 * emotion, 1.0)


def retention(base: float, resists: float) -> float:
    """What is kept of `base` by an entry that resists, 0..1 (C10)."""
    return base + resists * (1 - base)


def pace_of(level: Level, resists: float) -> float:
    """The pace of an entry in days: that of its level, up to twice as long for one that resists wholly."""
    return PACE[level] * (1 + resists)


def tier_of(now: float, when_new: float, dormant_below: float = DORMANT_BELOW) -> Tier:
    """The tier of an accessibility, given what it was when new. Reveries are a dream's decision."""
    if now < dormant_below:
        return Tier.DORMANT
    return Tier.FADING if now < FADING_BELOW * when_new else Tier.VIVID


def arousal_boost(arousal: float) -> float:
    """How much a stirred moment is kept better, 0..1, most at .7 (A21)."""
    return math.exp(-((arousal - AROUSAL_PEAK) ** 2) / AROUSAL_SPREAD)


def feeling_similarity(valence: float, arousal: float, other_valence: float, other_arousal: float) -> float:
    """How alike two feelings are, 0..1 (A21)."""
    return 0.7 * (1 - abs(valence - other_valence) / 2) + 0.3 * (1 - abs(arousal - other_arousal))


def salience(importance: float, intensity: float, identity: float, novelty: float, specificity: float, arousal: float) -> float:
    """How much an entry stands out, 0..1: the weighted mean of C2's four with importance, and A21's boost."""
    base = 0.4 * importance + 0.2 * intensity + 0.2 * identity + 0.1 * novelty + 0.1 * specificity
    return min(1.0, base + AROUSAL_GAIN * arousal_boost(arousal) * intensity)


def entry_accessibility(entry: Entry, now: datetime) -> float:
    """How near an entry is at `now`, 0..1, from its level, its uses and what makes it resist."""
    last = max(entry.at, entry.last_used_at) if entry.last_used_at else entry.at
    intensity = emotional_intensity(entry.emotion, entry.valence, entry.arousal)
    return nearness_now(entry.importance, entry.level, entry.identity, intensity, entry.uses, (now - last).total_seconds() / DAY_S)


def nearness_now(importance: float, level: Level, identity: float, intensity: float, uses: int, days_since_use: float) -> float:
    """How near a memory is, 0..1: S16 at the pace of its level and of what makes it resist (C10)."""
    return accessibility(importance, days_since_use, pace_of(level, resistance(identity, intensity)), uses)


def emotional_intensity(emotion: Emotion, valence: float, arousal: float) -> float:
    """How strongly an entry was felt, 0..1; a neutral one was not."""
    return 0.0 if emotion is Emotion.NEUTRAL else max(abs(valence), arousal)


def confidence(
    reliability: float, supporting: float, contradicting: float, age_days: float, half_life: float, retrieved: float = 0.0
) -> float:
    """How far a memory may be believed, 0..1 (A2): its sources, its evidence, its age, and how well it is `retrieved`, each 0..1."""
    weighed = supporting + contradicting
    evidence = supporting / weighed if weighed else 1.0
    return 0.30 * reliability + 0.35 * evidence + 0.20 * recency(age_days, half_life) + 0.15 * retrieved


def recency(age_days: float, half_life: float) -> float:
    """What is left of the worth of an age, 0..1 (A2); `half_life` is days."""
    left: float = 2.0 ** (-max(0.0, age_days) / half_life)
    return left


def retrieval(uses: int, days_since: float, days_between: float) -> float:
    """How well a memory is retrieved, 0..1 (A2): its uses, the days since the last, and those between the last two."""
    if uses <= 0:
        return 0.0
    used = RETRIEVAL_GAIN * math.log(1 + uses) * recency(days_since, RETRIEVAL_HALF_LIFE)
    return min(1.0, used + min(SPACING_CAP, SPACING_GAIN * math.log(1 + max(0.0, days_between))))


def believed(source: Source, sure: float) -> float:
    """A confidence as it may be claimed: what a model made up never beyond its cap (A3), whatever multiplied it."""
    return min(MADE_UP_CAP, sure) if source is Source.GENERATED else sure


def entry_confidence(source: Source, age_days: float, uses: int = 0, days_since: float = 0.0, days_between: float = 0.0) -> float:
    """How far an entry that nothing speaks against may be believed, 0..1; its age counts as that of an episode."""
    sure = confidence(RELIABILITY[source], 0, 0, age_days, EPISODIC_HALF_LIFE, retrieval(uses, days_since, days_between))
    return believed(source, sure)


def confidence_of(source: str, at_us: int, uses: int, last_us: int | None, before_us: int | None, now_us: int) -> float:
    """The same from what is kept of an entry: its instant, and those of its last two uses, in microseconds."""
    since = 0 if last_us is None else now_us - last_us
    between = 0 if last_us is None or before_us is None else last_us - before_us
    return entry_confidence(Source(source), (now_us - at_us) / DAY_US, uses, since / DAY_US, between / DAY_US)


def half_life_of(kind: str) -> float:
    """The half-life of a gist in days (A4): know-how keeps longer than what is held to be true."""
    return PROCEDURAL_HALF_LIFE if kind == "procedural" else SEMANTIC_HALF_LIFE


def gist_sleeps(kind: str, sure: float, age_days: float) -> bool:
    """Whether a gist of this confidence is dormant (A4): believed little, and old."""
    return sure * recency(age_days, half_life_of(kind)) < GIST_DORMANT_BELOW


def loosened(strength: float, days: float) -> float:
    """The strength of an unused link after so many more days, 0..1: toward its floor, and never below."""
    floor = TWIN_FLOOR if strength >= TWIN_FLOOR else LINK_FLOOR if strength >= LINK_FLOOR else CO_USE_GAIN
    above = strength - floor
    if above <= LOOSE_ENOUGH:
        return strength
    left: float = floor + above * 2.0 ** (-max(0.0, days) / LINK_HALF_LIFE)
    return round(left, 4)


def weighed(importance: float, intensity: float, identity: float, novelty: float, specificity: float, arousal: float) -> float:
    """The salience of an entry whose novelty is known, 0..1: as when it was written, before anything near it was (NOVELTY), and then
    moved by how new it turned out to be."""
    before = salience(importance, intensity, identity, NOVELTY, specificity, arousal)
    return min(1.0, max(0.0, before + NOVELTY_SHARE * (novelty - NOVELTY)))
