"""timeline: newest first, inclusive local days, an empty journal is an empty result."""

from conftest import Soulmem


def test_newest_first(soulmem: Soulmem) -> None:
    soulmem("add", "first", "--at", "2026-08-01T10:00")
    soulmem("add", "second", "--at", "2026-08-02T10:00")
    assert [entry["text"] for entry in soulmem("timeline", "--json").json()] == ["second", "first"]


def test_no_journal_is_an_empty_result_with_a_hint(soulmem: Soulmem) -> None:
    answer = soulmem("timeline", "--json")
    assert (answer.code, answer.json()) == (1, [])
    assert "soulmem add" in answer.err
    assert not soulmem.db.exists()
