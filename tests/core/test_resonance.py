"""What a new entry echoes: what it is like, and what felt like it; what was not felt is no echo."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.core.resonance import ALIKE, FELT_ALIKE, best
from soulmem_cli.core.strength import feeling_similarity
from soulmem_cli.domain import Emotion, EntryId
from soulmem_cli.domain.echoes import Feeling

SAD = Feeling(Emotion.SADNESS, -0.8, 0.4)
GLAD = Feeling(Emotion.JOY, 0.8, 0.6)
FLAT = Feeling(Emotion.NEUTRAL, 0.0, 0.3)
feelings = st.builds(Feeling, st.sampled_from(Emotion), st.floats(-1, 1), st.floats(0, 1))


def test_the_numbers_of_the_source() -> None:
    assert (ALIKE, FELT_ALIKE) == (0.5, 0.6)
    assert feeling_similarity(-0.8, 0.4, -0.8, 0.4) == 1.0
    assert feeling_similarity(-0.8, 0.4, 0.8, 0.6) == pytest.approx(0.7 * 0.2 + 0.3 * 0.8)


def chosen(felt: Feeling, **others: tuple[float, Feeling]) -> int | None:
    """The number of the entry that is echoed, of others by their number: how alike they are, and how they felt."""
    given_them = {EntryId(int(name[1:])): other for name, other in others.items()}
    echo = best(felt, {each: other[0] for each, other in given_them.items()}, {each: other[1] for each, other in given_them.items()})
    return echo.id if echo else None


def test_alike_and_felt_alike() -> None:
    assert chosen(SAD, _1=(0.5, SAD)) == 1
    assert chosen(SAD, _1=(0.4999, SAD)) is None
    assert chosen(SAD, _1=(0.9, GLAD)) is None
    assert chosen(SAD, _1=(0.9, GLAD), _2=(0.5, SAD)) == 2


def test_what_was_not_felt_is_no_echo_and_has_none() -> None:
    near = Feeling(Emotion.NEUTRAL, SAD.valence, SAD.arousal)
    assert chosen(near, _1=(0.9, SAD)) is None
    assert chosen(SAD, _1=(0.9, near)) is None
    assert chosen(FLAT, _1=(1.0, FLAT)) is None


def test_the_best_is_the_most_alike_in_both_and_of_equals_the_newer() -> None:
    less = Feeling(Emotion.FEAR, -0.5, 0.9)
    assert chosen(SAD, _1=(0.8, less), _2=(0.7, SAD)) == 2
    assert chosen(SAD, _1=(0.9, less), _2=(0.6, SAD)) == 1
    assert chosen(SAD, _1=(0.7, SAD), _3=(0.7, SAD), _2=(0.7, SAD)) == 3
    assert chosen(SAD) is None


@given(feelings, st.lists(st.tuples(st.floats(0, 1), feelings), max_size=5))
def test_an_echo_is_never_below_either_bound(felt: Feeling, others: list[tuple[float, Feeling]]) -> None:
    ids = [EntryId(number) for number in range(1, len(others) + 1)]
    echo = best(felt, dict(zip(ids, [a for a, _ in others], strict=True)), dict(zip(ids, [f for _, f in others], strict=True)))
    able = [
        each for each, (alike, theirs) in zip(ids, others, strict=True)
        if Emotion.NEUTRAL not in (felt.emotion, theirs.emotion) and alike >= ALIKE
        and feeling_similarity(felt.valence, felt.arousal, theirs.valence, theirs.arousal) >= FELT_ALIKE
    ]  # fmt: skip
    assert (echo is None) == (not able)
    assert echo is None or echo.id in able
