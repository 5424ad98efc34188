"""Queries are words, whatever they look like to a search engine or a shell."""

from pathlib import Path

import pytest
from conftest import Soulmem

QUERIES = [
    '"', "'", "don't", "a-b", "*", "x*", "NEAR(", "NEAR(a b, 3)", "C++", "c#", "AND", "NOT x", "a OR", "text:foo", "stems : foo",
    "^a", "{a b}", "(", ")", "-5", "%", "_", "\\", ";", "--", "\x00", "\x1b[31m", "👩‍👩‍👧", "日本", "שלום", "¿?", "[/]", "[red]",
    "a" * 600, "un dos " * 100, "\udcff",
]  # fmt: skip


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with a few entries to find, written once."""
    first = Soulmem(tmp_path_factory.mktemp("escrito") / "home")
    first("add", "--lines", stdin="I don't know C++ at all\nfoo bar-baz\nUn día en el río\n日本語の日記\n")
    return first.db


@pytest.fixture
def written(soulmem: Soulmem, once: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(once)


@pytest.mark.parametrize("query", QUERIES)
def test_any_query_is_answered(written: Soulmem, query: str) -> None:
    before = written.digest()
    answer = written("recall", "--json", "--", query)
    assert answer.code == 0, answer
    assert all(0 <= found["score"] <= 1 for found in answer.json())
    assert written("recall", "--lang", "es", "--", query, terminal=True).code == 0
    assert written.digest() == before


@pytest.mark.parametrize(
    ("query", "text"), [("C++", "I don't know C++ at all"), ("don't", "I don't know C++ at all"), ("bar-baz", "foo bar-baz")]
)
def test_words_with_signs_are_found(written: Soulmem, query: str, text: str) -> None:
    assert written("recall", query, "--json").json()[0]["text"] == text


@pytest.mark.parametrize("query", ["", "   "])
def test_an_empty_query_lists_the_newest(written: Soulmem, query: str) -> None:
    assert written("recall", query, "--json").json()[0]["text"] == "日本語の日記"


def test_lines_keep_their_queries_in_order(written: Soulmem) -> None:
    rows = written("recall", "--lines", "--ndjson", stdin='"\nNEAR(\nC++\n').rows()
    assert [row["query"] for row in rows] == ['"', "NEAR(", "C++"]


def test_bytes_that_are_no_utf8_in_a_query(written: Soulmem) -> None:
    assert written.shell("recall", b"r\xedo", "--json").code == 0
