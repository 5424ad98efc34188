"""The priors of recall: the numbers of their sources, their bounds, and that none of them rules."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.core import priors
from soulmem_cli.core.fusion import WEAK
from soulmem_cli.core.priors import LEAST, MOST, Circumstance, lifted, product
from soulmem_cli.core.strength import DAY_US
from soulmem_cli.domain import Emotion, Level, Source
from soulmem_cli.domain.weights import Weights
from soulmem_cli.store.signals import Signals

NOW_US = 1_800_000_000_000_000
ratios = st.floats(0, 1)
weights = st.builds(Weights, ratios, ratios, ratios, ratios, ratios)
signals = st.builds(
    Signals, source=st.sampled_from(Source), at_us=st.integers(0, 2 * NOW_US), importance=ratios, level=st.sampled_from(Level),
    identity=ratios, emotion=st.sampled_from(Emotion), valence=st.floats(-1, 1), arousal=ratios, uses=st.integers(0, 10_000),
    last_used_us=st.none() | st.integers(0, NOW_US), used_before_us=st.none() | st.integers(0, NOW_US), twins=st.integers(0, 1000),
    shared=st.integers(0, 3),
)  # fmt: skip
asked = st.builds(
    Circumstance, now_us=st.just(NOW_US), weights=weights, mood=st.none() | st.tuples(st.floats(-1, 1), ratios), contexts=st.just(3)
)
PLAIN = Signals(Source.TOLD, NOW_US - 400 * DAY_US, 0.4, Level.NORMAL, 0.0, Emotion.NEUTRAL, 0.0, 0.2, 0, None, None, 0, 0)


def told(entry: Signals, mood: tuple[float, float] | None = None, contexts: int = 0, weighed: Weights | None = None) -> dict[str, float]:
    """The numbers of an entry's priors."""
    return priors.told(priors.priors(entry, Circumstance(NOW_US, weighed or Weights(), mood, contexts)))


def test_the_bounds_are_those_of_rule_2() -> None:
    assert (LEAST, MOST) == (0.8, 1.25)


def test_mood() -> None:
    """A21: +20 % at most, by how alike the feelings are."""
    assert priors.of_mood(1) == pytest.approx(1.2)
    assert priors.of_mood(0) == 1
    assert told(PLAIN._replace(valence=-0.4, arousal=0.6), (-0.4, 0.6))["mood_factor"] == pytest.approx(1.2)
    assert told(PLAIN._replace(valence=0.5, arousal=0.5), (-0.5, 0.5))["mood_factor"] == pytest.approx(1 + 0.2 * 0.65)


def test_context() -> None:
    """A23: +30 % × the share of keys that match, at most."""
    assert [priors.of_context(share) for share in (0, 0.5, 1)] == pytest.approx([1, 1.15, 1.3])
    assert told(PLAIN._replace(shared=1), contexts=2)["context_factor"] == pytest.approx(1.15)


def test_interference() -> None:
    """A22: 1 / (1 + 0.1 · count), never below −30 %."""
    assert [priors.of_interference(count) for count in (0, 1, 2, 4)] == pytest.approx([1, 1 / 1.1, 1 / 1.2, 1 / 1.4])
    assert priors.of_interference(1000) == pytest.approx(0.7)


def test_what_is_near_and_believed_ranks_a_little_higher() -> None:
    assert [priors.of_accessibility(near) for near in (0, 0.5, 1)] == pytest.approx([0.9, 1, 1.1])
    assert priors.of_confidence(0.62) == 1
    used = PLAIN._replace(uses=3, last_used_us=NOW_US - DAY_US, used_before_us=NOW_US - 8 * DAY_US)
    for name in ("accessibility", "confidence"):
        assert told(used)[name] > told(PLAIN)[name]
        assert told(used)[f"{name}_factor"] > told(PLAIN)[f"{name}_factor"]


def test_the_usual_confidence_is_that_of_what_was_told_long_ago() -> None:
    assert told(PLAIN)["confidence"] == pytest.approx(priors.USUAL_CONFIDENCE)
    assert told(PLAIN)["confidence_factor"] == pytest.approx(1)


def test_what_a_model_made_up_is_capped_after_everything() -> None:
    """A3: model-generated never above .6, however often it was used."""
    used = PLAIN._replace(source=Source.GENERATED, at_us=NOW_US, uses=100, last_used_us=NOW_US, used_before_us=NOW_US - 90 * DAY_US)
    assert told(used)["confidence"] == 0.6


def test_only_what_has_a_say_is_told() -> None:
    assert set(told(PLAIN)) == {"accessibility", "accessibility_factor", "confidence", "confidence_factor", "factor"}
    assert told(PLAIN._replace(twins=3))["interference"] == 3


@given(signals, asked)
def test_all_priors_together_stay_within_bounds(entry: Signals, now: Circumstance) -> None:
    found = priors.priors(entry, now)
    assert LEAST <= product(found) <= MOST
    assert all(0.7 <= each.factor <= 1.3 for each in found.values())


@given(signals, asked)
def test_a_weight_of_0_turns_a_prior_off(entry: Signals, now: Circumstance) -> None:
    for name in Weights._fields:
        assert name not in priors.priors(entry, now._replace(weights=now.weights._replace(**{name: 0.0})))
    assert product(priors.priors(entry, now._replace(weights=Weights(0, 0, 0, 0, 0)))) == 1


@given(signals, asked, ratios)
def test_a_smaller_weight_says_less(entry: Signals, now: Circumstance, weight: float) -> None:
    whole = priors.priors(entry, now._replace(weights=Weights()))
    part = priors.priors(entry, now._replace(weights=Weights(*[weight] * 5)))
    assert all(abs(math.log(part[name].factor)) <= abs(math.log(whole[name].factor)) + 1e-12 for name in part)


@given(ratios, ratios, st.floats(LEAST, MOST), st.floats(LEAST, MOST))
def test_a_factor_keeps_scores_in_order_and_within_bounds(one: float, other: float, factor: float, stronger: float) -> None:
    low, high = sorted((one, other))
    assert 0 <= lifted(low, factor) <= lifted(high, factor) + 1e-12 <= 1 + 1e-9
    weak, strong = sorted((factor, stronger))
    assert lifted(low, weak) <= lifted(low, strong) + 1e-12
    assert low * LEAST - 1e-12 <= lifted(low, factor) <= low * MOST + 1e-12
    assert lifted(low, 1) == pytest.approx(low)


@given(st.floats(0.5, 1), st.floats(0, WEAK), st.floats(LEAST, MOST), st.floats(LEAST, MOST))
def test_no_weak_match_passes_an_answer(answer: float, weak: float, against: float, towards: float) -> None:
    assert lifted(weak, towards) < lifted(answer, against)


@given(st.floats(0.01, 0.99), st.floats(0.01, 0.99))
def test_only_what_is_nearly_as_good_can_be_passed(one: float, other: float) -> None:
    low, high = sorted((one, other))
    apart = math.log(high / (1 - high)) - math.log(low / (1 - low))
    assert (lifted(low, MOST) > lifted(high, LEAST)) <= (apart < math.log(MOST / LEAST) + 1e-9)
