"""Arms become one number: each on the scale of surprise, scores that compare between queries."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.core import fusion
from soulmem_cli.core.fusion import Arms, fuse, meaning, nearness, places, scores, sureness
from soulmem_cli.domain import EntryId
from soulmem_cli.senses.meaning.scale import E5_SMALL

SHARE = st.none() | st.floats(0, 1)
ARMS = st.builds(
    Arms, similarity=SHARE, window=SHARE, raw=st.none() | st.floats(-5, 8), meaning=st.none() | st.floats(-10, 20),
    bm25=st.none() | st.floats(0, 40), coverage=SHARE, nearness=SHARE, person=SHARE, feeling=SHARE, newest=SHARE,
    association=SHARE,
)  # fmt: skip
HITS = st.dictionaries(st.integers(1, 99).map(EntryId), ARMS, max_size=12)
DAY = st.dates(date(1950, 1, 1), date(2090, 1, 1))


def test_an_entry_of_which_no_arm_says_anything_has_no_evidence() -> None:
    assert fuse(Arms()) == 0
    assert fuse(
        Arms(meaning=2.0, bm25=10.0, coverage=0.25, nearness=0.5, person=1.0, feeling=0.5, newest=1.0, association=0.5)
    ) == pytest.approx(2.0 + 0.15 * 5.0 + 4.0 * 0.5 + 1.5 + 4.0 * 0.5 + 3.0 + 15.0 * 0.5)


@pytest.mark.parametrize("arm", ["meaning", "nearness", "person", "feeling", "newest", "association"])
def test_every_arm_counts(arm: str) -> None:
    assert fuse(Arms()._replace(**{arm: 1.0})) > fuse(Arms()._replace(**{arm: 0.5})) > 0


def test_words_count_by_how_much_of_what_is_rare_they_cover() -> None:
    assert fuse(Arms(bm25=8.0, coverage=1.0)) > fuse(Arms(bm25=8.0, coverage=0.2)) > fuse(Arms(bm25=8.0)) == 0


def test_an_unrelated_entry_is_at_zero_and_a_near_window_lifts_a_far_whole() -> None:
    assert meaning(0.0, 0.0, 0.0, E5_SMALL) == 0
    assert meaning(0.1, 0.4, 0.0, E5_SMALL) > meaning(0.1, 0.1, 0.0, E5_SMALL) > 0


@given(HITS, st.integers(0, 10**6))
def test_scores_are_ratios_and_keep_the_order_of_the_evidence(hits: dict[EntryId, Arms], among: int) -> None:
    found = scores(hits, among)
    assert found.keys() == hits.keys()
    assert all(0 <= score <= 1 for score in found.values())
    ordered = sorted(hits, key=lambda entry: fuse(hits[entry]))
    assert all(found[low] <= found[high] for low, high in pairwise(ordered))


@given(HITS.filter(bool), st.integers(1, 10**6))
def test_the_best_score_is_how_likely_it_is_that_anything_answers(hits: dict[EntryId, Arms], among: int) -> None:
    alone = 1 / (1 + fusion.math.exp(-sureness(hits.values(), among)))
    assert max(scores(hits, among).values()) == pytest.approx(alone)


@given(st.floats(0, 8), st.integers(1, 1000))
def test_the_same_likeness_surprises_less_among_more_entries(raw: float, among: int) -> None:
    assert sureness([Arms(raw=raw)], among) > sureness([Arms(raw=raw)], among * 10)


def test_what_answers_scores_higher_than_what_does_not_whatever_the_query() -> None:
    answered = {EntryId(1): Arms(meaning=8.0, raw=5.0, bm25=12.0, coverage=1.0), EntryId(2): Arms(meaning=1.0, raw=2.0)}
    unanswered = {EntryId(1): Arms(meaning=2.0, raw=2.5), EntryId(2): Arms(meaning=1.9, raw=2.4)}
    assert max(scores(answered, 300).values()) > 0.6 > fusion.WEAK > max(scores(unanswered, 300).values())
    assert scores({}, 0) == {}


@pytest.mark.parametrize("arm", [{"nearness": 1.0}, {"feeling": 1.0}, {"bm25": 20.0, "coverage": 1.0}])
def test_each_sign_of_an_answer_makes_surer(arm: dict[str, float]) -> None:
    assert sureness([Arms(raw=3.0, **arm)], 100) > sureness([Arms(raw=3.0)], 100)


@given(DAY, DAY, st.integers(0, 400), st.integers(1, 60))
def test_nearness_is_one_inside_and_falls_outside(day: date, first: date, length: int, further: int) -> None:
    last = first + timedelta(length)
    near = nearness(day, first, last)
    assert 0 <= near <= 1
    assert (near == 1) == (first <= day <= last) or near > 0.99
    assert nearness(last + timedelta(further), first, last) < 1
    assert nearness(last + timedelta(further + 1), first, last) < nearness(last + timedelta(further), first, last)
    assert nearness(first - timedelta(further), first, last) == pytest.approx(nearness(last + timedelta(further), first, last))


def test_a_wider_span_is_blurred_more() -> None:
    first = date(2026, 3, 1)
    assert nearness(date(2026, 4, 5), first, date(2026, 4, 1)) > nearness(date(2026, 3, 5), first, first)


@given(st.dictionaries(st.integers(1, 50), st.floats(-5, 5), min_size=1))
def test_places_begin_at_one_with_the_best(values: dict[int, float]) -> None:
    found = places(values)
    assert sorted(found.values()) == list(range(1, len(values) + 1))
    assert values[min(found, key=lambda each: found[each])] == max(values.values())
