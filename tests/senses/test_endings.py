"""Stems are those that the Snowball stemmers themselves give: made in C, or in Python with endings that are looked up as a whole."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from snowballstemmer.english_stemmer import EnglishStemmer
from snowballstemmer.spanish_stemmer import SpanishStemmer

from soulmem_cli import senses
from soulmem_cli.senses.words import in_python, stemmer, tokens

LANGUAGES = ("spanish", "english")
USUAL = {"spanish": SpanishStemmer(), "english": EnglishStemmer()}
letters = st.text(st.sampled_from("abcdeghilmnorstuyzáéíóúüñ'"), max_size=12)
ends = st.sampled_from(["ándolos", "amente", "ciones", "aríamos", "ización", "ingly", "fulness", "ational", "ies", "ed", "gue", ""])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_lives_have_their_stems(language: str) -> None:
    lives = Path(senses.__file__).parent / "training" / "lives"
    texts = [file.read_text(encoding="utf-8") for file in sorted(lives.glob("*.jsonl"))]
    words = sorted({word for text in texts for word in (*tokens(text), *text.lower().split())})[::4]
    assert len(words) > 2_000
    usual = [USUAL[language].stemWord(word) for word in words]
    for served in (stemmer(language), in_python(language)):
        assert [word for word, stem in zip(words, usual, strict=True) if served.stemWord(word) != stem] == []


@settings(max_examples=1_000)
@given(st.sampled_from(LANGUAGES), letters, ends, ends)
def test_so_has_any_other(language: str, start: str, middle: str, end: str) -> None:
    word = start + middle + end
    assert stemmer(language).stemWord(word) == in_python(language).stemWord(word) == USUAL[language].stemWord(word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_one_in_c_the_one_in_python_serves(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "Stemmer", None)
    assert stemmer.__wrapped__(language).__class__.__name__ == f"{language.title()}Stemmer"
