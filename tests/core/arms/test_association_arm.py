"""How far a candidate is followed, and that what is reached stays behind what led to it."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.core import priors
from soulmem_cli.core.arms import association
from soulmem_cli.core.arms.association import BEHIND, TRUSTED, reach, worth
from soulmem_cli.core.fusion import STEEPNESS, Arms, fuse
from soulmem_cli.core.walking import Way
from soulmem_cli.domain import EntryId, Filters, UserId

EVIDENCE = st.floats(-5, 25)
HITS = st.dictionaries(st.integers(1, 9).map(EntryId), EVIDENCE.map(lambda each: Arms(meaning=each)), min_size=1)
WAYS = st.dictionaries(st.integers(1, 15).map(EntryId), st.floats(0.001, 0.5), max_size=15)


def reaching(monkeypatch: pytest.MonkeyPatch, hits: dict[EntryId, Arms], ways: dict[EntryId, float]) -> dict[EntryId, Arms]:
    """The candidates after the arm, which finds these ways from the best of them."""
    best = max(hits, key=lambda entry: (fuse(hits[entry]), entry))
    found = {entry: Way(weight, best) for entry, weight in ways.items() if entry != best}
    monkeypatch.setattr(association, "reached", lambda *_, **__: found)
    monkeypatch.setattr(association.entries, "among", lambda _db, _user, ids, _filters: set(ids))
    after = dict(hits)
    reach(None, UserId(1), Filters(), after)  # type: ignore[arg-type]
    return after


def test_a_near_miss_is_hardly_followed_and_a_sure_answer_wholly() -> None:
    assert worth(TRUSTED, TRUSTED) == pytest.approx(0.5)
    assert worth(TRUSTED + 4, TRUSTED + 4) > 0.99
    assert worth(TRUSTED - 4, TRUSTED - 4) < 0.01


@given(EVIDENCE, EVIDENCE)
def test_the_better_it_is_beside_the_best_the_further(one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert 0 < worth(low, high) <= worth(high, high) <= 1


@given(HITS, WAYS)
def test_what_is_reached_stays_behind_where_its_way_began(hits: dict[EntryId, Arms], ways: dict[EntryId, float]) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        after = reaching(monkeypatch, hits, ways)
    for entry, mine in after.items():
        before = fuse(hits.get(entry, Arms()))
        assert fuse(mine) >= before
        if mine.association is None:
            assert mine == hits[entry]
        else:
            assert mine.via is not None
            assert 0 < mine.association <= 0.5
            assert fuse(mine) <= fuse(hits[mine.via]) - BEHIND + 1e-9


def test_no_priors_lift_it_over_that() -> None:
    assert math.log(priors.MOST / priors.LEAST) * STEEPNESS < BEHIND


def test_no_more_come_new_than_may(monkeypatch: pytest.MonkeyPatch) -> None:
    after = reaching(monkeypatch, {EntryId(1): Arms(meaning=20.0)}, {EntryId(n): n / 100 for n in range(2, 50)})
    assert set(after) == {1, *range(50 - association.JOINING, 50)}


def test_nothing_is_followed_where_nothing_was_found_or_the_arm_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    hits: dict[EntryId, Arms] = {}
    reach(None, UserId(1), Filters(), hits)  # type: ignore[arg-type]
    assert hits == {}
    monkeypatch.setattr(association.fusion, "ASSOCIATION_WEIGHT", 0.0)
    alone = {EntryId(1): Arms(meaning=20.0)}
    assert reaching(monkeypatch, alone, {EntryId(2): 0.5}) == alone
