"""The words that were ever written, as the index knows them."""

from __future__ import annotations

import pytest
from conftest import Soulmem
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.senses import words
from soulmem_cli.store import search, vocabulary
from soulmem_cli.store.database import Database

TEXTS = (
    "El niño vio un ñandú en Ávila",
    "Los niños cantaban",
    "I learned C++ and C#",
    "near the ear, ears and an ice-cold nave",
    "Ärger in Zürich",
)


@pytest.fixture
def indexed(db: Database, soulmem: Soulmem) -> Database:
    """The index of a few texts."""
    with db.transaction():
        for entry, text in enumerate(TEXTS, 1):
            search.put(db, entry, text, " ".join(words.stems(text)))  # type: ignore[arg-type]
    return db


def spread(db: Database, word: str) -> int:
    """In how many texts a word stands."""
    return vocabulary.spread(db, {word: words.both_stems(word)})[word]


@pytest.mark.parametrize(
    ("word", "count"),
    [("niño", 2), ("niños", 2), ("ñandu", 1), ("avila", 1), ("c++", 1), ("c#", 1), ("cantar", 1), ("ear", 1), ("zurich", 1), ("arger", 1),
     ("near", 1), ("nowhere", 0), ("nice", 0), ("learning", 1)],
)  # fmt: skip
@pytest.mark.parametrize("seek", [0, 1_000])
def test_in_how_many_texts_a_word_stands(indexed: Database, word: str, count: int, seek: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked up, and found among all."""
    monkeypatch.setattr(vocabulary, "SEEK", seek)
    monkeypatch.setattr(vocabulary, "looked_up" if seek else "gone_through", None)
    assert spread(indexed, word) == count


@pytest.mark.parametrize("word", ["niño", "ñandu", "avila", "c++", "near", "nice", "ear", "zurich", "cantar"])
def test_what_stands_there_is_found_and_nothing_else(indexed: Database, word: str) -> None:
    assert bool(search.having(indexed, words.match_word(word), [1, 2, 3, 4, 5])) == bool(spread(indexed, word))  # type: ignore[list-item]


def test_words_by_their_beginning(indexed: Database) -> None:
    assert {word for word, _ in vocabulary.beginning(indexed, "n")} == {"nino", "ninos", "nandu", "near", "nave"}
    assert vocabulary.beginning(indexed, "ñ") == vocabulary.beginning(indexed, "n")
    assert ("ear", 1) in vocabulary.beginning(indexed, "e")
    assert not [word for word, _ in vocabulary.beginning(indexed, "e") if word in words.both_stems("ears")]
    assert vocabulary.beginning(indexed, "") == vocabulary.beginning(indexed, "+") == []


@given(st.text(max_size=20))
def test_spelling_as_the_index_does_is_done_once(word: str) -> None:
    assert vocabulary.indexed(vocabulary.indexed(word)) == vocabulary.indexed(word)
