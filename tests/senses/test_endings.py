"""Endings looked up as a whole are those that the Snowball stemmers themselves find."""

from __future__ import annotations

from pathlib import Path

import pytest
import snowballstemmer
from hypothesis import given, settings
from hypothesis import strategies as st

from soulmem_cli import senses
from soulmem_cli.senses.words import stemmer, tokens

LANGUAGES = ("spanish", "english")
USUAL = {"spanish": snowballstemmer.spanish_stemmer.SpanishStemmer(), "english": snowballstemmer.english_stemmer.EnglishStemmer()}
letters = st.text(st.sampled_from("abcdeghilmnorstuyzáéíóúüñ'"), max_size=12)
ends = st.sampled_from(["ándolos", "amente", "ciones", "aríamos", "ización", "ingly", "fulness", "ational", "ies", "ed", "gue", ""])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_lives_has_its_stem(language: str) -> None:
    lives = Path(senses.__file__).parent / "training" / "lives"
    texts = [file.read_text(encoding="utf-8") for file in sorted(lives.glob("*.jsonl"))]
    words = sorted({word for text in texts for word in (*tokens(text), *text.lower().split())})
    assert len(words) > 5_000
    assert [word for word in words if stemmer(language).stemWord(word) != USUAL[language].stemWord(word)] == []


@settings(max_examples=1_000)
@given(st.sampled_from(LANGUAGES), letters, ends, ends)
def test_so_has_any_other(language: str, start: str, middle: str, end: str) -> None:
    word = start + middle + end
    assert stemmer(language).stemWord(word) == USUAL[language].stemWord(word)
