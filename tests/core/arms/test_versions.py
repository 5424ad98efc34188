"""What was replaced ranks below what came in its place, however the two answer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.core.arms.newest import corrected
from soulmem_cli.domain import EntryId

SCORES = st.dictionaries(st.integers(1, 9).map(EntryId), st.floats(0.001, 1), max_size=9)
ENTRIES = range(1, 10)


def chain(*links: tuple[int, int]) -> dict[EntryId, set[EntryId]]:
    """All that came in the place of each entry, from what replaced it directly."""
    newer: dict[EntryId, set[EntryId]] = {}
    for old, new in sorted(links, reverse=True):
        newer.setdefault(EntryId(old), set()).update({EntryId(new)} | newer.get(EntryId(new), set()))
    return newer


def test_the_newer_answers_as_well_as_what_it_replaced_did() -> None:
    final = corrected({EntryId(1): 0.9, EntryId(2): 0.2, EntryId(3): 0.5}, chain((1, 2)))
    assert final == {1: pytest.approx(0.891), 2: 0.9, 3: 0.5}


def test_a_newer_one_that_is_not_there_changes_nothing() -> None:
    assert corrected({EntryId(1): 0.9, EntryId(3): 0.5}, chain((1, 2))) == {1: 0.9, 3: 0.5}
    assert corrected({EntryId(2): 0.9}, chain((1, 2))) == {2: 0.9}
    assert corrected({}, {}) == {}


def test_what_answers_better_already_only_stays_above() -> None:
    assert corrected({EntryId(1): 0.2, EntryId(2): 0.9}, chain((1, 2))) == {1: 0.2, 2: 0.9}


@given(SCORES, st.lists(st.tuples(st.sampled_from(ENTRIES), st.sampled_from(ENTRIES)).filter(lambda link: link[0] < link[1]), max_size=8))
def test_however_many_steps_the_newer_is_above_and_nobody_leaves(scored: dict[EntryId, float], links: list[tuple[int, int]]) -> None:
    newer = chain(*links)
    final = corrected(scored, newer)
    assert final.keys() == scored.keys()
    assert all(0 < score <= 1 for score in final.values())
    assert all(final[new] > final[old] for old, later in newer.items() if old in final for new in later if new in final)
    tied = set(newer).union(*newer.values())
    assert all(final[entry] == score for entry, score in scored.items() if entry not in tied)
    assert max(final.values(), default=0) == max(scored.values(), default=0)
