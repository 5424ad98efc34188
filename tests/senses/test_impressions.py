"""What is left of a text: a few of its own words, and a blurred vector."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.senses.impressions import blurred, fragment


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("El candado del trastero: 7-1-9-7.", "candado del trastero"),
        ("Sopa de pescado. En la encimera. Desde el martes.", "Sopa de pescado"),
        ("A slug in the salad. Half.", "slug in the salad"),
        ("New door code is C2580Y now.", "New door code"),
        ("pan", "pan"),
        ("¡¡!!", "¡¡!!"),
    ],
)
def test_few_words_are_left_and_no_figure(text: str, left: str) -> None:
    assert text[slice(*fragment(text))] == left


@given(st.text(min_size=1, max_size=500))
def test_what_is_left_is_a_piece_of_the_text(text: str) -> None:
    start, end = fragment(text)
    assert 0 <= start <= end <= len(text)


@given(st.lists(st.floats(-1, 1, width=32), min_size=384, max_size=384))
def test_sixty_four_values_are_left_of_a_vector(values: list[float]) -> None:
    """C9: neighbouring sixes averaged, 384 → 64 distinct values; done twice it is the same."""
    left = array("f")
    left.frombytes(blurred(array("f", values).tobytes()))
    assert len(left) == 384
    assert len(set(left)) <= 64
    for six in range(64):
        own = values[6 * six : 6 * six + 6]
        assert list(left[6 * six : 6 * six + 6]) == pytest.approx([sum(own) / 6] * 6, abs=1e-6)


def test_dimensions_that_are_no_sixes_keep_their_number() -> None:
    left = array("f")
    left.frombytes(blurred(array("f", [1, 1, 1, 1, 1, 7, 3, 5]).tobytes()))
    assert list(left) == [2] * 6 + [4, 4]
