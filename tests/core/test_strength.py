"""The formulas of strength, pinned by the examples of their sources and by what must hold for every number."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.core.strength import (
    DAY_US,
    EPISODIC_HALF_LIFE,
    PACE,
    RELIABILITY,
    SEMANTIC_HALF_LIFE,
    accessibility,
    arousal_boost,
    believed,
    confidence,
    confidence_of,
    entry_confidence,
    feeling_similarity,
    gist_sleeps,
    half_life_of,
    pace_of,
    recency,
    resistance,
    retention,
    retrieval,
    salience,
    tier_of,
)
from soulmem_cli.domain import Level, Source, Tier

ratios = st.floats(0, 1)
days = st.floats(0, 36_500)
paces = st.floats(0.5, 1000)


@pytest.mark.parametrize(("importance", "lasts"), [(0.5, 5.6), (0.95, 9.6)])
def test_the_source_s_own_law(importance: float, lasts: float) -> None:
    """S16 with pace 1 and no floor: .5 lasts 5.6 days, .95 lasts 9.6."""
    assert accessibility(importance, lasts, 1, 0, floor=0) == pytest.approx(0.2, abs=0.002)
    assert accessibility(importance, lasts - 0.1, 1, 0, floor=0) > 0.2 > accessibility(importance, lasts + 0.1, 1, 0, floor=0)


def test_a_life_s_pace() -> None:
    """S16: days by level; nothing trivial counts for less than the floor; each use adds .05, three at most count."""
    assert (PACE[Level.TRIVIAL], PACE[Level.NORMAL], PACE[Level.IMPORTANT], PACE[Level.CRITICAL]) == (6, 12, 90, math.inf)
    assert accessibility(0.4, 12, PACE[Level.NORMAL], 0) == pytest.approx(0.4 * 0.85)
    assert accessibility(0.1, 6, PACE[Level.TRIVIAL], 0) == pytest.approx(0.3 * 0.85)
    assert accessibility(0.4, 12, 12, 2) == pytest.approx(0.4 * 0.85 + 0.1)
    assert accessibility(0.4, 12, 12, 50) == pytest.approx(0.4 * 0.85 + 0.15)
    assert accessibility(0.9, 36_500, PACE[Level.CRITICAL], 0) == pytest.approx(0.9)


@given(ratios, days, days, paces, st.integers(0, 1000))
def test_time_never_brings_nearer(importance: float, first: float, second: float, pace: float, uses: int) -> None:
    early, late = sorted((first, second))
    assert 0 <= accessibility(importance, late, pace, uses) <= accessibility(importance, early, pace, uses) <= 1


@given(ratios, days, paces, st.integers(0, 1000))
def test_uses_help_but_do_not_make_immortal(importance: float, age: float, pace: float, uses: int) -> None:
    unused = accessibility(importance, age, pace, 0)
    assert unused <= accessibility(importance, age, pace, uses) <= unused + 0.15 + 1e-9


@given(ratios)
def test_what_has_not_happened_yet_is_as_near_as_what_just_did(importance: float) -> None:
    assert accessibility(importance, -3, 12, 0) == accessibility(importance, 0, 12, 0)


@pytest.mark.parametrize(("identity", "emotion", "resists"), [(0.9, 0.7, 1.0), (0.1, 0.05, 0.4), (0, 0, 0)])
def test_resistance(identity: float, emotion: float, resists: float) -> None:
    """C10's own examples."""
    assert resistance(identity, emotion) == pytest.approx(resists)


@given(ratios, ratios, ratios)
def test_retention_lies_between_its_base_and_all(identity: float, emotion: float, base: float) -> None:
    resists = resistance(identity, emotion)
    assert 0 <= resists <= 1
    assert base - 1e-9 <= retention(base, resists) <= 1 + 1e-9


def test_retention_of_what_resists_wholly_is_whole() -> None:
    assert retention(0.2, 1.0) == pytest.approx(1.0)
    assert retention(0.2, 0.0) == pytest.approx(0.2)
    assert retention(0.5, 0.4) == pytest.approx(0.7)


@given(st.sampled_from(list(Level)), ratios, ratios)
def test_resistance_lengthens_the_pace(level: Level, identity: float, emotion: float) -> None:
    assert PACE[level] <= pace_of(level, resistance(identity, emotion)) <= 2 * PACE[level]


def test_tiers() -> None:
    assert tier_of(0.4, 0.4) is Tier.VIVID
    assert tier_of(0.25, 0.6) is Tier.FADING
    assert tier_of(0.1999, 0.6) is Tier.DORMANT
    assert tier_of(0.2, 0.3) is Tier.VIVID
    assert tier_of(0.25, 0.6, dormant_below=0.3) is Tier.DORMANT


@given(ratios, ratios, ratios)
def test_nearer_is_never_a_deeper_tier(one: float, other: float, when_new: float) -> None:
    depth = [Tier.VIVID, Tier.FADING, Tier.DORMANT]
    low, high = sorted((one, other))
    assert depth.index(tier_of(high, when_new)) <= depth.index(tier_of(low, when_new))


def test_the_boost_of_arousal() -> None:
    """A21: exp(−(a − .7)² / .18), most at .7, and 0.3 of it in salience."""
    assert arousal_boost(0.7) == 1
    assert arousal_boost(0.1) == pytest.approx(math.exp(-2))
    assert arousal_boost(1.0) == pytest.approx(math.exp(-0.5))
    stirred = salience(0.5, 1, 0.2, 0.5, 0.5, 0.7)
    assert stirred - (0.4 * 0.5 + 0.2 + 0.2 * 0.2 + 0.1 * 0.5 + 0.1 * 0.5) == pytest.approx(0.3)


@given(ratios, ratios, ratios, ratios, ratios, ratios)
def test_salience_is_a_ratio(
    importance: float, intensity: float, identity: float, novelty: float, specificity: float, arousal: float
) -> None:
    assert 0 <= salience(importance, intensity, identity, novelty, specificity, arousal) <= 1


def test_likeness_of_feelings() -> None:
    """A21: .7 (1 − |Δv| / 2) + .3 (1 − |Δa|)."""
    assert feeling_similarity(-0.4, 0.6, -0.4, 0.6) == pytest.approx(1)
    assert feeling_similarity(-1, 0, 1, 1) == pytest.approx(0)
    assert feeling_similarity(0.5, 0.5, -0.5, 0.5) == pytest.approx(0.65)
    assert feeling_similarity(0.5, 0.9, 0.5, 0.4) == pytest.approx(0.85)


@given(st.floats(-1, 1), ratios, st.floats(-1, 1), ratios)
def test_likeness_of_feelings_has_no_direction(v: float, a: float, other_v: float, other_a: float) -> None:
    there, back = feeling_similarity(v, a, other_v, other_a), feeling_similarity(other_v, other_a, v, a)
    assert there == pytest.approx(back)
    assert -1e-9 <= there <= 1 + 1e-9


def test_confidence() -> None:
    """A2: 0.30 S + 0.35 E + 0.20 R + 0.15 Ret, with A3's sources and A4's half-life."""
    told = RELIABILITY[Source.TOLD]
    assert (told, RELIABILITY[Source.OBSERVED], RELIABILITY[Source.GENERATED]) == (0.9, 0.95, 0.4)
    assert confidence(told, 3, 0, 0, SEMANTIC_HALF_LIFE) == pytest.approx(0.82)
    assert confidence(told, 3, 0, 30, SEMANTIC_HALF_LIFE) == pytest.approx(0.72)
    assert confidence(told, 1, 1, 0, SEMANTIC_HALF_LIFE) == pytest.approx(0.82 - 0.35 / 2)
    assert confidence(0, 0, 5, 1e9, SEMANTIC_HALF_LIFE) == pytest.approx(0)
    assert confidence(told, 0, 0, 0, SEMANTIC_HALF_LIFE, 1.0) == pytest.approx(0.97)


@given(ratios, st.floats(0, 100), st.floats(0, 100), st.floats(0, 100), days)
def test_contradiction_lowers_confidence(reliability: float, supporting: float, contradicting: float, more: float, age: float) -> None:
    less = confidence(reliability, supporting, contradicting + more, age, SEMANTIC_HALF_LIFE)
    assert 0 <= less <= confidence(reliability, supporting, contradicting, age, SEMANTIC_HALF_LIFE) + 1e-9 <= 1 + 1e-6


def test_how_well_a_memory_is_retrieved() -> None:
    """A2: 0 if never; else min(1, 0.3 ln(1 + n) 2^(−d / 14) + min(0.15, 0.02 ln(1 + g)))."""
    assert retrieval(0, 0, 100) == 0
    assert retrieval(1, 0, 0) == pytest.approx(0.3 * math.log(2))
    assert retrieval(1, 14, 0) == pytest.approx(0.15 * math.log(2))
    assert retrieval(3, 7, 10) == pytest.approx(0.3 * math.log(4) * 2**-0.5 + 0.02 * math.log(11))
    assert retrieval(1, 0, 1e9) == pytest.approx(0.3 * math.log(2) + 0.15)
    assert retrieval(10_000, 0, 0) == 1


@given(st.integers(0, 10_000), days, days, days)
def test_disuse_is_not_rewarded(uses: int, since: float, later: float, between: float) -> None:
    """The source takes the days since the last use for those between uses, so that what is never used again gains."""
    assert 0 <= retrieval(uses, since + later, between) <= retrieval(uses, since, between) <= 1
    assert retrieval(uses, since, between) <= retrieval(uses + 1, since, between + later) or uses == 0


def test_half_lives() -> None:
    """A4: an episode 7 days, what is held to be true 30, know-how 90."""
    assert (EPISODIC_HALF_LIFE, half_life_of("semantic"), half_life_of("procedural")) == (7, 30, 90)
    assert recency(7, EPISODIC_HALF_LIFE) == 0.5
    assert recency(-1, EPISODIC_HALF_LIFE) == 1


@pytest.mark.parametrize(("kind", "last_day"), [("semantic", 91), ("procedural", 273)])
def test_a_gist_sleeps_when_it_is_believed_little_and_old(kind: str, last_day: int) -> None:
    """A4: dormant when C × R < 0.1."""
    assert not gist_sleeps(kind, 0.82, last_day - 1)
    assert gist_sleeps(kind, 0.82, last_day + 1)
    assert gist_sleeps(kind, 0.09, 0)


def test_what_a_model_made_up_is_capped() -> None:
    """A3: C of the model-generated is .6 at most, after every multiplier."""
    assert believed(Source.GENERATED, 0.97) == 0.6
    assert believed(Source.GENERATED, 0.5) == 0.5
    assert believed(Source.INFERRED, 0.97) == 0.97


def test_the_confidence_of_an_entry() -> None:
    """A2 with nothing that speaks against it: E is 1, R halves in a week, Ret by its uses."""
    assert entry_confidence(Source.TOLD, 0) == pytest.approx(0.27 + 0.35 + 0.20)
    assert entry_confidence(Source.TOLD, 7) == pytest.approx(0.27 + 0.35 + 0.10)
    assert entry_confidence(Source.OBSERVED, 1e6) == pytest.approx(0.285 + 0.35)
    assert entry_confidence(Source.TOLD, 7, 1) == pytest.approx(0.72 + 0.15 * 0.3 * math.log(2))
    assert entry_confidence(Source.GENERATED, 0, 1000) == 0.6


@given(st.sampled_from(list(Source)), st.integers(0, 5000), st.integers(0, 50), st.integers(0, 400), st.integers(0, 400))
def test_the_same_from_what_is_kept(source: Source, age: int, uses: int, since: int, between: int) -> None:
    now = 10_000 * DAY_US
    last, before = (now - since * DAY_US, now - (since + between) * DAY_US) if uses else (None, None)
    kept = confidence_of(source.value, now - age * DAY_US, uses, last, before, now)
    assert kept == pytest.approx(entry_confidence(source, age, uses, since, between))
    assert 0.4 < kept <= 1
