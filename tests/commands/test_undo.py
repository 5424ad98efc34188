"""undo: what it says of each change, what it goes past, and what it never touches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import Soulmem
from journals import events, rows, unstyled

from soulmem_cli.store.database import open_journal


def test_an_undone_entry_is_forgotten_and_can_be_restored(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    answer = soulmem("undo", "--json")
    assert answer.code == 0
    assert answer.json() | {"at": ""} == {
        "change": 1, "kind": "add", "at": "", "undone": True, "undoable": True, "entries": [1], "count": 1, "names": [], "run": None,
    }  # fmt: skip
    assert soulmem.texts() == []
    assert soulmem.texts("--forgotten") == ["hola"]
    assert soulmem("restore", 1).code == 0
    assert soulmem.texts() == ["hola"]
    assert soulmem("undo", "--json").json()["kind"] == "restore"
    assert soulmem.texts() == []
    assert soulmem("undo", "--json").code == 1, "what was undone is not undone twice"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_nothing_to_undo(soulmem: Soulmem, lang: str) -> None:
    assert soulmem("undo", "--json").code == 1
    soulmem("add", "hola")
    soulmem("undo")
    answer = soulmem("undo", "--lang", lang)
    assert answer.code == 1
    assert ("nada que deshacer" if lang == "es" else "nothing to undo") in answer.err
    assert soulmem("undo", "--list", "--json").json() == []


def test_an_import_is_one_change(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "de antes")
    file = tmp_path / "mil.ndjson"
    file.write_text(
        "\n".join(json.dumps({"text": f"línea {n}", "at": f"2026-01-01T10:{n // 60:02d}:{n % 60:02d}+01:00"}) for n in range(150))
    )
    assert soulmem("import", file).code == 0
    undone = soulmem("undo", "--json").json()
    assert (undone["kind"], undone["count"]) == ("import", 150)
    assert soulmem.texts() == ["de antes"]
    assert rows(soulmem, "SELECT count(*) FROM vectors_1 WHERE hidden = 2") == [(150,)]
    assert soulmem("undo", "--json").json()["entries"] == [1]


def test_lines_are_one_change(soulmem: Soulmem) -> None:
    soulmem("add", "--lines", stdin="uno\ndos\ntres\n")
    assert soulmem("undo", "--json").json()["entries"] == [1, 2, 3]
    assert soulmem.texts() == []


def test_what_came_with_an_archive_is_undone_as_the_import_it_was(soulmem: Soulmem, tmp_path: Path) -> None:
    for words in (["add", "uno #a"], ["add", "dos"], ["tag", 1, "b"], ["link", 1, 2], ["forget", 2], ["edit", 1, "uno y medio"]):
        soulmem(*words)
    archive = tmp_path / "todo.json"
    soulmem("export", archive)
    other = Soulmem(tmp_path / "otra")
    assert other("import", archive).code == 0
    assert [each["kind"] for each in other("undo", "--list", "--json").json()] == ["import"]
    assert other("undo").code == 0
    assert other.texts() == []
    assert other("undo").code == 1


def test_importing_again_what_is_here_takes_nothing_away_when_undone(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "uno")
    archive = tmp_path / "todo.json"
    soulmem("export", archive)
    soulmem("import", archive)
    assert [each["kind"] for each in soulmem("undo", "--list", "--json").json()] == ["add"]


def test_an_export_has_what_stands_and_nothing_of_undoing(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "uno #a")
    before = soulmem("export", "--json").json()["events"]
    soulmem("tag", 1, "b")
    soulmem("tag", 1, "--remove", "a")
    soulmem("undo")
    soulmem("undo")
    assert soulmem("export", "--json").json()["events"] == before
    assert soulmem("show", 1, "--json").json()["tags"] == ["a"]
    soulmem("journal", "rebuild")
    assert soulmem("show", 1, "--json").json()["tags"] == ["a"], "a tag whose removal was undone is found again"


def test_a_dream_is_rolled_back_and_not_twice(soulmem: Soulmem) -> None:
    for n in range(4):
        soulmem("add", f"Café con Eva en el bar {n}", "--at", f"2026-01-0{n + 1} 18:00")
    soulmem("dream", "--cycle", "night")
    undone = soulmem("undo", "--json").json()
    assert (undone["kind"], undone["run"]) == ("dream", 1)
    assert rows(soulmem, "SELECT state FROM dreams") == [("rolled-back",)]
    soulmem("dream", "--cycle", "night", SOULMEM_NOW="2026-08-30T03:00:00+02:00")
    soulmem("dream", "--rollback", 2)
    assert soulmem("undo", "--list", "--json").json()[0]["kind"] == "add", "rolled back by hand is undone as well"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_cannot_be_undone_is_said_and_passed_by_only_when_told_so(soulmem: Soulmem, lang: str) -> None:
    soulmem("add", "uno")
    soulmem("add", "dos")
    soulmem("--user", "bea", "add", "de bea")
    assert soulmem("users", "delete", "bea", "--yes").code == 0
    before = soulmem.digest()
    answer = soulmem("undo", "--lang", lang)
    assert answer.code == 6
    assert "soulmem undo --yes" in answer.err
    assert ("usuario" if lang == "es" else "user was deleted") in answer.err
    assert soulmem.digest() == before
    assert soulmem("undo", "--list", "--json").json()[0] | {"at": "", "change": 0} == {
        "change": 0, "kind": "user-delete", "at": "", "undone": False, "undoable": False, "entries": [], "count": 0, "names": [],
        "run": None,
    }  # fmt: skip
    assert soulmem("undo", "--yes", "--json").json()["entries"] == [2]
    assert soulmem("undo", "--json").json()["entries"] == [1], "it is said once"


def test_an_entry_that_is_gone_for_good_does_not_stand_in_the_way(soulmem: Soulmem) -> None:
    soulmem("add", "uno")
    soulmem("add", "dos")
    soulmem("tag", 2, "x")
    soulmem("link", 1, 2)
    db = open_journal(soulmem.db, write=True)
    db.load_vectors()
    with db.transaction():
        db.run("DELETE FROM entries WHERE id = 2")
    db.close()
    assert [soulmem("undo", "--json").json()["kind"] for _ in range(4)] == ["link", "tag", "add", "add"]
    assert soulmem("undo").code == 1


def test_changes_of_others_are_never_touched(soulmem: Soulmem) -> None:
    soulmem("add", "uno")
    soulmem("--user", "bea", "add", "de bea")
    assert soulmem("undo", "--json").json()["entries"] == [1]
    assert soulmem("undo").code == 1
    assert soulmem.texts("--user", "bea") == ["de bea"]
    assert soulmem("--user", "nadie", "undo").code == 4


def test_looking_and_using_are_no_changes(soulmem: Soulmem) -> None:
    soulmem("add", "uno")
    soulmem("add", "dos")
    soulmem("show", 1)
    soulmem("recall", "--used", "1,2", "algo")
    assert soulmem("undo", "--json").json()["entries"] == [2]
    assert rows(soulmem, "SELECT count(*) FROM uses") == [(2,)]


def test_undoing_is_in_the_log(soulmem: Soulmem) -> None:
    soulmem("add", "uno")
    soulmem("tag", 1, "x")
    soulmem("undo")
    ((entry, facts),) = events(soulmem, "undo")
    assert entry == 1
    assert facts["what"] == "tag"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_change_in_words(soulmem: Soulmem, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "uno.ndjson"
    file.write_text('{"text": "venido"}\n')
    steps: list[list[object]] = [
        ["add", "uno con Ana"], ["add", "dos con Luis"], ["edit", 1, "uno y medio con Ana"], ["edit", 2, "--star"], ["tag", 2, "x"],
        ["link", 2, 3], ["unlink", 2, 3], ["forget", 2, 3], ["restore", 2], ["import", file], ["people", "merge", "Ana", "Luis"],
        ["people", "rename", "Ana", "Anita"], ["people", "forget", "Anita"],
    ]  # fmt: skip
    for step in steps:
        assert soulmem(*step).code == 0, step
    shown = unstyled(soulmem("undo", "--list", "--limit", 20, "--lang", lang, terminal=True, COLUMNS="60").out)
    assert len(shown.splitlines()) >= len(steps) + 1
    assert "{" not in shown
    assert len(soulmem("undo", "--list", "--json").json()) == 10
    for _ in steps:
        answer = soulmem("undo", "--lang", lang, terminal=True, COLUMNS="60")
        assert answer.code == 0, answer
        assert answer.out.strip()
        assert "{" not in answer.out
    assert soulmem.texts() == []
