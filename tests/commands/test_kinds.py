"""Gists where entries are asked for: by --kind, marked as the program's words, with their evidence."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem
from journals import unstyled
from nights import live
from refusals import refused

PRIVATE = ["Therapy with Bruno, about my father", "Therapy with Bruno, about my father again", "Therapy with Bruno about my father"]


@pytest.fixture(scope="module")
def dreamt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small life with a pattern in it, a private one too, and a night over it."""
    first = live(Soulmem(tmp_path_factory.mktemp("soñado") / "home"))
    for day, text in enumerate(PRIVATE, 10):
        first("add", text, "--at", f"2026-07-{day}T18:00", "--private")
    first("add", "Coffee with Ana", "--user", "otra")
    first("tag", 1, "café")
    first("dream")
    return first.db


@pytest.fixture
def life(soulmem: Soulmem, dreamt: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(dreamt)


READERS = [["recall", "coffee with Ana"], ["recall"], ["timeline"], ["about", "Ana"]]


@pytest.mark.parametrize("kind", ["semantic", "semántico", "Semántica", "SEMANTIC"])
@pytest.mark.parametrize("reader", READERS, ids=" ".join)
def test_gists_by_kind(life: Soulmem, reader: list[str], kind: str) -> None:
    (gist,) = life(*reader, "--kind", kind, "--json").json()
    assert (gist["kind"], gist["evidence"], gist["entries"]) == ("semantic", [1, 2, 3], [])
    assert (gist["score"] is not None) == (reader == READERS[0])


def test_without_a_kind_there_are_entries_alone(life: Soulmem) -> None:
    for reader in READERS:
        for kind in ([], ["--kind", "episodic"], ["--kind", "entrada"]):
            assert not [each for each in life(*reader, *kind, "--json").json() if "kind" in each]


def test_both_in_one_list_best_first(life: Soulmem) -> None:
    found = life("recall", "coffee with Ana", "--kind", "semantic", "--kind", "episodic", "--json").json()
    assert sorted({each.get("kind", "episodic") for each in found}) == ["episodic", "semantic"]
    assert [each["score"] for each in found] == sorted((each["score"] for each in found), reverse=True)
    assert len(life("recall", "coffee", "--kind", "semantic", "--kind", "episodic", "--limit", 2, "--json").json()) == 2


def test_a_kind_there_is_none_of(life: Soulmem) -> None:
    for reader in READERS:
        answer = life(*reader, "--kind", "goal", "--json")
        assert (answer.code, answer.json()) == (1, [])


def test_filters_hold_for_the_evidence_but_tags_and_sources_leave_gists_alone(life: Soulmem) -> None:
    for reader in READERS:
        for passing in (["--tag", "nada"], ["--source", "tool-result"], ["--on", "2026-07-02"], ["--person", "Ana"]):
            assert len(life(*reader, "--kind", "semantic", *passing, "--json").json()) == 1, (reader, passing)
        for failing in (["--until", "2026-06-30"], ["--person", "Luis"], ["--min-confidence", "0.95"], ["--level", "trivial"]):
            assert life(*reader, "--kind", "semantic", *failing, "--json").json() == [], (reader, failing)


def test_private_gists_only_when_asked_for(life: Soulmem) -> None:
    assert "father" not in life("recall", "therapy father", "--kind", "semantic", "--evidence").out
    assert "father" in life("recall", "therapy father", "--kind", "semantic", "--private").out
    assert len(life("timeline", "--kind", "semantic", "--private", "--json").json()) == 2


def test_no_gist_of_another_user(life: Soulmem) -> None:
    for reader in READERS:
        assert life("--user", "otra", *reader, "--kind", "semantic", "--json").json() == []


def test_evidence_comes_along_when_asked_for(life: Soulmem) -> None:
    (gist,) = life("recall", "coffee", "--kind", "semantic", "--evidence", "--json").json()
    assert [each["id"] for each in gist["entries"]] == [1, 2, 3]
    assert gist["entries"][0]["text"] == "Coffee with Ana at the usual place"


def test_a_forgotten_entry_is_no_evidence_to_be_seen(life: Soulmem) -> None:
    (gist,) = life("recall", "coffee", "--kind", "semantic", "--json").json()
    hidden, *others = [entry for entry in gist["evidence"] if entry != gist["voice"]]
    life("forget", hidden)
    (gist,) = life("recall", "coffee", "--kind", "semantic", "--evidence", "--json").json()
    assert gist["evidence"] == [each["id"] for each in gist["entries"]] == sorted([gist["voice"], *others])
    life("forget", gist["voice"])  # its words are those of this entry
    assert life("recall", "coffee", "--kind", "semantic", "--json").json() == []


def test_what_was_rolled_back_is_found_nowhere(life: Soulmem) -> None:
    from soulmem_cli.store.database import open_journal

    db = open_journal(life.db, write=True)
    with db.transaction():
        db.run("UPDATE gists SET state = 'rolled-back'")
    db.close()
    for reader in READERS:
        assert life(*reader, "--kind", "semantic", "--json").json() == []


def test_an_old_gist_sleeps_until_it_is_looked_for(life: Soulmem) -> None:
    """A4: dormant when C × R < 0.1, three months and more after its last day."""
    later = {"SOULMEM_NOW": "2027-01-01T10:00:00+01:00"}
    answer = life("recall", "--kind", "semantic", **later)
    assert (answer.code, answer.out) == (1, "")
    assert "--deep" in answer.err
    for reader in (["recall", "--deep"], ["recall", "coffee"], ["timeline"], ["about", "Ana"]):
        assert life(*reader, "--kind", "semantic", **later).code == 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["soulmem, semantic, from 3 entries: #1, #2, #3", "confidence ×", "best evidence"]),
        ("es", ["soulmem, semántico, de 3 entradas: #1, #2, #3", "confianza ×", "mejor evidencia"]),
    ],
)
@pytest.mark.parametrize("columns", [60, 100])
def test_for_eyes_a_gist_is_marked_as_the_program_s_words(life: Soulmem, lang: str, words: list[str], columns: int) -> None:
    asked = ["recall", "coffee", "--kind", "semantic", "--kind", "episodic", "--evidence", "--explain", "--lang", lang]
    shown = unstyled(life(*asked, terminal=True, COLUMNS=str(columns)).out)
    assert all(each in " ".join(shown.split()) for each in words)
    assert max(map(len, shown.splitlines())) <= columns


def test_in_a_pipe_and_many_at_once(life: Soulmem) -> None:
    line = life("recall", "coffee", "--kind", "semantic").out.splitlines()[0].split("\t")
    assert (line[0], line[2], line[5]) == ("g1", "semantic", "#1,#2,#3")
    rows = life("recall", "--lines", "--kind", "semantic", "--ndjson", stdin="coffee\nAna\n").rows()
    assert [(row["query"], row["results"][0]["kind"]) for row in rows] == [("coffee", "semantic"), ("Ana", "semantic")]
    assert life("recall", "--lines", "--kind", "semantic", stdin="coffee\n").out.startswith("# coffee\ng1\t")


def test_too_many_are_refused(life: Soulmem) -> None:
    refused(life, "recall", "coffee", "--kind", "semantic", "--limit", 51, code="number_too_large", exit_code=2)


def test_reading_gists_changes_nothing(life: Soulmem) -> None:
    before = life.digest()
    for reader in READERS:
        life(*reader, "--kind", "semantic", "--kind", "episodic", "--evidence")
    assert life.digest() == before
