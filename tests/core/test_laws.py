"""The laws of fading, belief and ranking by what must always hold, and by the days they come to for an ordinary entry."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from soulmem_cli.core.fading import tier_at
from soulmem_cli.core.priors import of_context, of_interference, of_mood
from soulmem_cli.core.strength import (
    DAY_US,
    DORMANT_BELOW,
    PACE,
    RELIABILITY,
    accessibility,
    arousal_boost,
    confidence,
    feeling_similarity,
    gist_sleeps,
    half_life_of,
    nearness_now,
    pace_of,
    recency,
    resistance,
    retention,
    retrieval,
    salience,
)
from soulmem_cli.domain import Emotion, EntryId, Level, Source, Tier
from soulmem_cli.domain.dreams import Law, Standing

ratios = st.floats(0, 1)
days = st.floats(0, 36_500)
levels = st.sampled_from(list(Level))
NOW = 40_000 * DAY_US
DEPTH = [Tier.VIVID, Tier.FADING, Tier.DORMANT]


def standing(level: Level = Level.NORMAL, age: float = 0, used: float | None = None, uses: int = 0, **other: float) -> Standing:
    """An entry lived so many days before now, and last used so many days before it."""
    values = {"importance": 0.4, "identity": 0.0, "valence": 0.0, "arousal": 0.0, **other}
    emotion = Emotion.JOY if values["valence"] or values["arousal"] else Emotion.NEUTRAL
    at, last = NOW - int(age * DAY_US), None if used is None else NOW - int(used * DAY_US)
    return Standing(
        EntryId(1),
        Tier.VIVID,
        at,
        last,
        uses,
        values["importance"],
        level,
        values["identity"],
        emotion,
        values["valence"],
        values["arousal"],
    )


@pytest.mark.parametrize(
    ("level", "importance", "lasts"), [(Level.TRIVIAL, 0.09, 15), (Level.NORMAL, 0.38, 47), (Level.IMPORTANT, 0.69, 686)]
)
def test_how_long_an_entry_nobody_comes_back_to_is_offered(level: Level, importance: float, lasts: int) -> None:
    """S16: a trifle two weeks, an ordinary entry six weeks, an important one near two years."""
    pace = PACE[level]
    assert accessibility(importance, lasts - 1, pace, 0) > DORMANT_BELOW > accessibility(importance, lasts + 1, pace, 0)
    exact = pace * math.log(max(importance, 0.3) / DORMANT_BELOW) / -math.log(0.85)
    assert accessibility(importance, exact, pace, 0) == pytest.approx(DORMANT_BELOW)


@pytest.mark.parametrize(("pace", "half"), [(1, 4.265), (6, 25.6), (12, 51.2), (90, 383.9)])
def test_the_days_in_which_nearness_halves(pace: float, half: float) -> None:
    assert accessibility(0.8, half, pace, 0) == pytest.approx(0.4, abs=0.001)


@given(levels, ratios, days, days, st.integers(0, 50))
def test_only_what_is_not_used_fades(level: Level, importance: float, since: float, more: float, uses: int) -> None:
    """A use now is never further away than the same entry unused, and what was just used is not asleep."""
    pace = PACE[level]
    assert accessibility(importance, 0, pace, uses + 1) >= accessibility(importance, since, pace, uses) - 1e-12
    assert accessibility(importance, 0, pace, uses + 1) >= max(importance, 0.3)
    assert accessibility(importance, since + more, pace, uses) <= accessibility(importance, since, pace, uses)


@given(levels, ratios, st.floats(1, 20_000), st.integers(0, 9))
def test_a_use_revives_whatever_slept(level: Level, importance: float, age: float, uses: int) -> None:
    law = Law()
    asleep = tier_at(standing(level, age, importance=importance, uses=uses), law, NOW)
    used = tier_at(standing(level, age, used=0, importance=importance, uses=uses + 1), law, NOW)
    assert used is Tier.VIVID
    assert DEPTH.index(used) <= DEPTH.index(asleep)


@given(days, days, ratios, ratios, st.integers(0, 9))
def test_with_time_a_tier_only_deepens(age: float, more: float, importance: float, identity: float, uses: int) -> None:
    law = Law()
    for level in Level:
        young = tier_at(standing(level, age, importance=importance, identity=identity, uses=uses), law, NOW)
        old = tier_at(standing(level, age + more, importance=importance, identity=identity, uses=uses), law, NOW)
        assert DEPTH.index(young) <= DEPTH.index(old)


@given(days, ratios, st.floats(0.01, 1), st.floats(0, 1))
def test_what_is_critical_never_fades(age: float, importance: float, rate: float, threshold: float) -> None:
    assert tier_at(standing(Level.CRITICAL, age, importance=importance), Law(rate=rate, threshold=threshold), NOW) is Tier.VIVID
    assert nearness_now(importance, Level.CRITICAL, 0, 0, 0, age) == pytest.approx(max(importance, 0.3))


@given(levels, ratios, ratios, ratios, days)
def test_what_resists_more_is_never_further_away(level: Level, importance: float, one: float, other: float, age: float) -> None:
    low, high = sorted((one, other))
    assert pace_of(level, low) <= pace_of(level, high)
    assert nearness_now(importance, level, low / 3, 0, 0, age) <= nearness_now(importance, level, high / 3, 0, 0, age) + 1e-12


@given(ratios, ratios, ratios, ratios)
def test_retention_rises_with_its_base_and_with_what_resists(base: float, more: float, identity: float, emotion: float) -> None:
    resists = resistance(identity, emotion)
    low, high = sorted((base, more))
    assert retention(low, resists) <= retention(high, resists) + 1e-12
    assert retention(base, 0) == base
    assert retention(base, resists) >= base - 1e-12


@pytest.mark.parametrize(("identity", "emotion", "base", "kept"), [(0.9, 0.7, 0.2, 1.0), (0.1, 0.05, 0.2, 0.52), (0.0, 0.0, 0.2, 0.2)])
def test_the_source_s_own_examples_of_retention(identity: float, emotion: float, base: float, kept: float) -> None:
    """C10: .9 and .7 resist wholly, .1 and .05 by .4."""
    assert retention(base, resistance(identity, emotion)) == pytest.approx(kept)


@pytest.mark.parametrize(("kind", "half"), [("semantic", 30), ("procedural", 90), ("concept", 30), ("belief", 30), ("goal", 30)])
def test_half_lives_of_gists(kind: str, half: int) -> None:
    assert half_life_of(kind) == half
    assert recency(half, half_life_of(kind)) == pytest.approx(0.5)
    assert recency(3 * half, half_life_of(kind)) == pytest.approx(0.125)


@given(st.sampled_from(list(RELIABILITY)), st.floats(0, 50), st.floats(0, 50), days, ratios)
def test_confidence_is_a_ratio_and_a_better_source_is_never_believed_less(
    source: Source, supporting: float, contradicting: float, age: float, retrieved: float
) -> None:
    sure = confidence(RELIABILITY[source], supporting, contradicting, age, 30, retrieved)
    assert 0 <= sure <= 1
    assert sure <= confidence(RELIABILITY[Source.OBSERVED], supporting, contradicting, age, 30, retrieved) + 1e-12
    assert confidence(RELIABILITY[source], supporting + 1, contradicting, age, 30, retrieved) >= sure - 1e-12


def test_each_part_of_confidence_weighs_what_the_source_says() -> None:
    """A2: all of one and nothing of the others."""
    assert confidence(1, 0, 1, 1e9, 30, 0) == pytest.approx(0.30)
    assert confidence(0, 1, 0, 1e9, 30, 0) == pytest.approx(0.35)
    assert confidence(0, 0, 1, 0, 30, 0) == pytest.approx(0.20)
    assert confidence(0, 0, 1, 1e9, 30, 1) == pytest.approx(0.15)


@given(st.integers(1, 5000), days, days)
def test_uses_count_by_their_logarithm(uses: int, since: float, between: float) -> None:
    """A24: twice the uses are worth less than twice."""
    assume(retrieval(2 * uses, since, between) < 1)
    once, twice = retrieval(uses, since, 0), retrieval(2 * uses, since, 0)
    assert once <= twice <= 2 * once + 1e-12


@given(st.sampled_from(["semantic", "procedural"]), ratios, days, days)
def test_a_gist_that_sleeps_does_not_wake_by_growing_older(kind: str, sure: float, age: float, more: float) -> None:
    assert not gist_sleeps(kind, sure, age) or gist_sleeps(kind, sure, age + more)


@given(ratios)
def test_the_boost_of_arousal_is_most_at_its_peak(arousal: float) -> None:
    assert 0 < arousal_boost(arousal) <= arousal_boost(0.7)
    assert arousal_boost(0.7 - 0.2) == pytest.approx(arousal_boost(0.7 + 0.2))


@given(ratios, ratios, ratios, ratios, ratios, ratios, ratios)
def test_salience_never_falls_with_what_it_is_made_of(
    importance: float, more: float, intensity: float, identity: float, novelty: float, specificity: float, arousal: float
) -> None:
    low, high = sorted((importance, more))
    rest = (identity, novelty, specificity, arousal)
    assert salience(low, intensity, *rest) <= salience(high, intensity, *rest) + 1e-12
    assert salience(importance, min(low, intensity), *rest) <= salience(importance, intensity, *rest) + 1e-12


@given(st.floats(-1, 1), ratios, st.floats(-1, 1), ratios)
def test_no_feeling_is_liker_than_the_same_one(valence: float, arousal: float, other: float, other_arousal: float) -> None:
    assert feeling_similarity(valence, arousal, other, other_arousal) <= feeling_similarity(valence, arousal, valence, arousal)


@given(ratios, ratios, st.integers(0, 1000))
def test_ranking_signals_keep_within_their_bounds(alike: float, share: float, twins: int) -> None:
    """A21 +20 %, A23 +30 %, A22 −30 % at most, and the source's own law of interference while it is within that."""
    assert 1 <= of_mood(alike) <= 1.2 + 1e-12
    assert 1 <= of_context(share) <= 1.3 + 1e-12
    assert 0.7 <= of_interference(twins + 1) <= of_interference(twins) <= 1
    if twins <= 4:
        assert of_interference(twins) == pytest.approx(1 / (1 + 0.1 * twins))
