"""The residual that turns a question: kept in bytes as it was made, and turning questions alone."""

from __future__ import annotations

from array import array
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from soulmem_cli.senses.meaning import adapter
from soulmem_cli.senses.meaning.similarity import asked_vector, centred, dot
from soulmem_cli.settings import BUNDLED


def gauss(seed: int) -> list[float]:
    """A vector of no particular direction, of unit length."""
    chance = Random(seed)
    values = [chance.gauss(0, 1) for _ in range(adapter.WIDE)]
    length = sqrt(sum(value * value for value in values))
    return [value / length for value in values]


UNIT = st.integers(0, 2**32).map(gauss)


def unit(values: list[float]) -> bytes:
    """A vector of unit length."""
    length = sqrt(sum(value * value for value in values))
    return array("f", [value / length for value in values]).tobytes()


def test_what_is_shipped_has_its_size_and_is_not_empty() -> None:
    first, second = adapter.rows()
    assert (len(first), len(second)) == (adapter.RANK, adapter.WIDE)
    assert {len(row) for _, row in first} == {adapter.WIDE}
    assert {len(row) for _, row in second} == {adapter.RANK}
    assert all(scale > 0 for scale, _ in [*first, *second])
    assert any(any(row) for _, row in second)


def test_rows_come_back_as_they_were_packed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    first = [[((i * 7 + j * 3) % 41 - 20) / 10 for j in range(adapter.WIDE)] for i in range(adapter.RANK)]
    second = [[((i * 5 + j * 11) % 31 - 15) / 100 for j in range(adapter.RANK)] for i in range(adapter.WIDE)]
    second[3] = [0.0] * adapter.RANK
    place = tmp_path_factory.mktemp("adapter") / "adapter.bin"
    place.write_bytes(adapter.packed(first, second))
    monkeypatch.setattr(adapter, "ADAPTER", place)
    kept = adapter.rows.__wrapped__()
    for made, lines in zip(kept, (first, second), strict=True):
        for (scale, row), line in zip(made, lines, strict=True):
            assert [scale * value for value in row] == pytest.approx(line, abs=scale / 2 + 1e-6)
    again = adapter.packed(*([[scale * value for value in row] for scale, row in side] for side in kept))
    assert array("b", again[4 * (adapter.RANK + adapter.WIDE) :]) == array("b", place.read_bytes()[4 * (adapter.RANK + adapter.WIDE) :])


def test_a_residual_of_nothing_turns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = adapter.packed([[0.0] * adapter.WIDE] * adapter.RANK, [[0.0] * adapter.RANK] * adapter.WIDE)
    scales, cells = array("f"), array("b")
    scales.frombytes(nothing[: 4 * (adapter.RANK + adapter.WIDE)])
    cells.frombytes(nothing[4 * (adapter.RANK + adapter.WIDE) :])
    assert set(cells) == {0}
    assert set(scales) == {1.0}
    empty = [(1.0, array("b", [0] * adapter.WIDE))] * adapter.RANK, [(1.0, array("b", [0] * adapter.RANK))] * adapter.WIDE
    monkeypatch.setattr(adapter, "rows", lambda: empty)
    question = [i / 1000 for i in range(adapter.WIDE)]
    assert adapter.turned(question) == question


@settings(max_examples=25, deadline=None)
@given(UNIT, UNIT, st.floats(-2, 2))
def test_turning_is_linear(one: list[float], other: list[float], share: float) -> None:
    both = adapter.turned([a + share * b for a, b in zip(one, other, strict=True)])
    apart = [a + share * b for a, b in zip(adapter.turned(one), adapter.turned(other), strict=True)]
    assert both == pytest.approx(apart, abs=1e-3)


@settings(max_examples=25, deadline=None)
@given(UNIT, st.sampled_from(["es", "en"]))
def test_a_question_keeps_unit_length_and_most_of_its_way(values: list[float], lang: str) -> None:
    raw = unit(values)
    turned, straight = asked_vector(raw, BUNDLED, lang), centred(raw, BUNDLED, "query", lang)
    assert dot(turned, turned) == pytest.approx(1, abs=1e-3)
    assert 0.4 < dot(turned, straight) <= 1.0001


def test_the_questions_of_another_encoder_are_left_as_they_are() -> None:
    raw = unit([1.0, 2.0, 3.0])
    assert asked_vector(raw, "another", "es") == raw
