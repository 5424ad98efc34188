"""Windows of long texts: every sentence stands in one, there are few, and packing them loses next to nothing."""

from __future__ import annotations

from array import array
from itertools import pairwise
from math import sqrt

import pytest
from hashing import HashingEncoder
from hypothesis import assume, given
from hypothesis import strategies as st

from soulmem_cli.senses.meaning.windows import LONG, MOST, meant, packed, windows

SENTENCE = st.lists(st.sampled_from("casa perro lluvia went home quickly ñandú".split()), min_size=6, max_size=12).map(" ".join)
TEXT = st.lists(SENTENCE, min_size=5, max_size=90)
VECTOR = st.lists(st.floats(-1, 1, width=32), min_size=16, max_size=384)


@given(TEXT, st.sampled_from([". ", "! ", "?\n", "… ", "\n\n", ".» "]))
def test_every_sentence_of_a_long_text_is_in_a_window_whole(sentences: list[str], end: str) -> None:
    numbered = [f"{sentence} n{place}x" for place, sentence in enumerate(sentences)]
    made = windows(end.join(numbered))
    assert all(any(sentence in window for window in made) for sentence in numbered)


@given(TEXT)
def test_neighbours_share_a_window_and_there_are_few(sentences: list[str]) -> None:
    numbered = [f"{sentence} n{place}x." for place, sentence in enumerate(sentences)]
    made = windows(" ".join(numbered))
    assert 2 <= len(made) <= MOST
    assert all(any(f"{one} {two}" in window for window in made) for one, two in pairwise(numbered))


@pytest.mark.parametrize(
    "text",
    ["", "Comí lentejas.", "One. Two. Three.", "palabra " * (LONG - 1), "sin fin " * 200, f"{'casa ' * LONG}. Y ya está.", "\n" * 500],
)
def test_a_text_that_is_short_or_has_two_sentences_has_none(text: str) -> None:
    assert windows(text) == []


@given(st.text(max_size=400))
def test_no_text_is_too_strange(text: str) -> None:
    assert all(window.strip() for window in windows(text))


def cosine(a: array[float] | array[int], b: array[float] | array[int]) -> float:
    """The cosine of two vectors."""
    return sum(x * y for x, y in zip(a, b, strict=True)) / sqrt(sum(x * x for x in a) * sum(y * y for y in b))


@given(VECTOR, st.data())
def test_packing_keeps_cosines(values: list[float], data: st.DataObject) -> None:
    other = data.draw(st.lists(st.floats(-1, 1, width=32), min_size=len(values), max_size=len(values)))
    assume(sum(x * x for x in values) > 0.01 and sum(x * x for x in other) > 0.01)
    first, second = (array("b", packed(array("f", each).tobytes())) for each in (values, other))
    assert len(first) == len(values)
    assert max(abs(x) for x in first) == 127
    # each part is at most half a step off: for few and uneven parts that is more than for a vector of an encoder
    assert cosine(first, second) == pytest.approx(cosine(array("f", values), array("f", other)), abs=0.06)


def test_packing_keeps_the_cosines_of_an_encoder_to_two_decimals() -> None:
    from soulmem_cli.senses.meaning.bundled import BundledEncoder

    made = BundledEncoder().passages(["Paseo junto al mar", "A walk by the sea", "Tax report of the quarter", "Murió el perro"])
    whole, small = [array("f", each) for each in made], [array("b", packed(each)) for each in made]
    for i in range(len(made)):
        for j in range(i):
            assert cosine(small[i], small[j]) == pytest.approx(cosine(whole[i], whole[j]), abs=0.01)


def test_nothing_at_all_is_packed_too() -> None:
    assert packed(array("f", [0.0] * 8).tobytes()) == bytes(8)


@pytest.mark.parametrize("count", [1, 3])
def test_each_text_gets_its_own_vector_and_those_of_its_windows(count: int) -> None:
    encoder = HashingEncoder()
    long = " ".join(f"Esta es la frase número {number} de un texto largo." for number in range(6))
    texts = ["Corto.", long, "También corto."][-count:] if count > 1 else [long]
    made = meant(encoder, texts)
    for text, each in zip(texts, made, strict=True):
        assert each.whole == encoder.query(text)
        assert each.windows == tuple(encoder.query(window) for window in windows(text))
    assert [len(each.windows) for each in made] == ([5] if count == 1 else [0, 5, 0])
