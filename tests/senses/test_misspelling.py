"""Slips of the pen: how far apart two words are, and which known word a misspelt one is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.senses.misspelling import LONG, SHORTEST, nearest, slips

WORD = st.text("abcdeñ", max_size=8)
FAR = 20


@pytest.mark.parametrize(
    ("word", "other", "count"),
    [("casa", "casa", 0), ("denstista", "dentista", 1), ("dentsita", "dentista", 1), ("dentita", "dentista", 1), ("fential", "dentist", 3),
     ("kitten", "sitting", 3), ("", "abc", 3), ("ca", "abc", 3)],
)  # fmt: skip
def test_slips_by_example(word: str, other: str, count: int) -> None:
    assert slips(word, other, FAR) == count


@given(WORD, WORD)
def test_slips_are_the_same_from_either_side(word: str, other: str) -> None:
    assert slips(word, other, FAR) == slips(other, word, FAR)


@given(WORD, WORD)
def test_only_a_word_itself_is_no_slip_away(word: str, other: str) -> None:
    assert (slips(word, other, FAR) == 0) == (word == other)
    assert abs(len(word) - len(other)) <= slips(word, other, FAR) <= max(len(word), len(other))


@given(WORD, WORD, st.integers(0, 4))
def test_a_bound_cuts_short_and_never_tells_another_number(word: str, other: str, most: int) -> None:
    whole, bounded = slips(word, other, FAR), slips(word, other, most)
    assert bounded == whole if whole <= most else bounded > most


@given(st.text("abcde", min_size=SHORTEST, max_size=12), st.data())
def test_one_slip_is_always_mended(word: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(word)))
    assert nearest(word[:place] + "z" + word[place:], [(word, 1), ("quite another", 9)]) == word


def test_the_nearest_and_of_several_the_commonest() -> None:
    assert nearest("dentisto", [("dentista", 1), ("dentistas", 50)]) == "dentista"
    assert nearest("gatoz", [("gatos", 2), ("gato", 7)]) == "gato"
    assert nearest("gatoz", [("perro", 2)]) is None
    assert nearest("gatoz", []) is None


def test_short_words_are_left_as_they_are_and_long_ones_forgiven_twice() -> None:
    assert nearest("gto", [("gato", 5)]) is None
    assert nearest("oftalmolgoa", [("oftalmologo", 1)]) == "oftalmologo"
    assert len("dnetitsa") < LONG
    assert nearest("dnetitsa", [("dentista", 1)]) is None
