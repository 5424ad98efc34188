"""export: everything there is, in a document or in lines, and what is left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from archives import document, live, timeless
from conftest import Soulmem
from doubles import hashing
from journals import rows, sound

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal with one of everything."""
    return live(soulmem)


def test_the_document_holds_everything(lived: Soulmem) -> None:
    answer = lived("export")
    made = answer.json()
    assert (made["format"], made["version"], made["user"], made["exported_at"]) == ("soulmem", 1, "default", "2026-08-24T15:15:00+02:00")
    assert [entry["text"] for entry in made["entries"]][3:] == ["Nací", "mejor así", "para olvidar"]
    assert [entry["text"] for entry in made["entries"] if "forgotten_at" in entry] == ["para olvidar"]
    assert {(tie["kind"], tie["because"], tie["strength"]) for tie in made["links"]} >= {("related", "porque sí", 0.4)}
    assert [use["entry"] for use in made["uses"]] == [made["entries"][1]["uid"]]
    assert [(night["run"], night["state"]) for night in made["dreams"]] == [(1, "done")]
    assert len(made["gists"]) == 1
    assert {event["kind"] for event in made["events"]} >= {"encode", "link", "tag", "use", "forget", "fade", "consolidate", "dream"}
    assert "forgotten entry is inside" in answer.err


def test_the_entry_says_what_was_said(lived: Soulmem) -> None:
    born = document(lived)["entries"][3]
    assert born["said"] == {"emotion": "joy", "feeling": "ay", "importance": 0.95, "tags": [], "people": False}
    assert (born["causes"], born["starred"]) == ([{"kind": "because", "text": "sí"}], True)
    assert document(lived)["entries"][4]["replaces"] == born["uid"]
    assert not {"accessibility", "age_label", "date_label", "user"} & born.keys()


@pytest.mark.parametrize("private", [True, False])
def test_out_in_and_out_again_is_equal(lived: Soulmem, tmp_path: Path, private: bool) -> None:
    options = ["--private"] if private else []
    first = tmp_path / "first.json"
    assert lived("export", first, *options).code == 0
    other = Soulmem(tmp_path / "other")
    answer = other("import", first, "--json", SOULMEM_NOW="2027-01-01T00:00:00Z")
    assert (answer.code, answer.json()["added"]) == (0, 7 if private else 6)
    assert timeless(document(other, "--private")) == timeless(json.loads(first.read_text()))
    for verb in (("timeline",), ("links", 1), ("timeline", "--forgotten")):
        assert other(*verb, *options, "--json").json() == lived(*verb, *options, "--json").json()
    found = [[entry["uid"] for entry in each("recall", "café", *options, "--json").json()] for each in (lived, other)]
    assert found[0] == found[1] != []
    assert sound(other)


def test_importing_it_again_changes_nothing(lived: Soulmem, tmp_path: Path) -> None:
    whole = tmp_path / "whole.json"
    lived("export", whole, "--private")
    before = timeless(document(lived, "--private"))
    answer = lived("import", whole, "--json")
    assert (answer.json()["added"], answer.json()["known"]) == (0, 7)
    assert timeless(document(lived, "--private")) == before


def test_into_another_user_beside_the_first(lived: Soulmem, tmp_path: Path) -> None:
    whole = tmp_path / "whole.json"
    lived("export", whole, "--private")
    before = timeless(document(lived, "--private"))
    assert lived("import", whole, "--user", "copia", "--json").json()["added"] == 7
    copy = document(lived, "--private", "--user", "copia")

    def without_ids(made: dict[str, Any]) -> dict[str, Any]:
        plain = {**timeless(made), "user": ""}
        for section, name in (("entries", "id"), ("dreams", "run"), ("gists", "run"), ("events", "run")):
            plain[section] = [{key: value for key, value in each.items() if key != name} for each in made[section]]
        return plain

    assert without_ids(copy) == without_ids(before)
    assert timeless(document(lived, "--private")) == before


def test_a_journal_that_was_restored_dreams_on(lived: Soulmem, tmp_path: Path) -> None:
    other = Soulmem(tmp_path / "other")
    assert other("import", "-", stdin=lived("export").out).code == 0
    assert other("dream", "--json", "--similarity", 0.3).json()["consolidated"] == 0
    assert other("dream", "--json", SOULMEM_NOW="2026-08-26T04:00:00+02:00").json()["run"] == 3
    assert other("add", "y sigue", "--json").json()["id"] == 8


def test_lines_are_entries(lived: Soulmem, tmp_path: Path) -> None:
    answer = lived("export", "--format", "ndjson")
    made = answer.rows()
    assert [entry["text"] for entry in made][3:] == ["Nací", "mejor así"]
    assert made[0]["links"][-1]["uid"] == made[3]["uid"]
    assert "forgotten entry was left out" in answer.err
    assert lived("export", "--ndjson").out == answer.out
    file = tmp_path / "lines.jsonl"
    assert lived("export", file, "--json").json()["format"] == "ndjson"
    assert file.read_text() == answer.out


def test_lines_out_in_and_out_again_are_equal(lived: Soulmem, tmp_path: Path) -> None:
    made = lived("export", "--ndjson", "--private").out
    other = Soulmem(tmp_path / "other")
    assert other("import", "-", stdin=made).code == 0
    assert other("export", "--ndjson", "--private").rows() == [json.loads(line) for line in made.splitlines()]


@pytest.mark.parametrize("form", ["json", "ndjson"])
def test_private_entries_leave_no_trace(lived: Soulmem, form: str) -> None:
    uid = rows(lived, "SELECT uid FROM entries WHERE private")[0][0]
    answer = lived("export", "--format", form)
    assert "secreto" not in answer.out
    assert uid not in answer.out
    assert "One private entry was left out" in answer.err
    assert uid in lived("export", "--format", form, "--private").out
    assert "se quedó fuera" in lived("export", "--format", form, "--lang", "es").err


def test_a_private_gist_leaves_no_trace(soulmem: Soulmem) -> None:
    for day in (1, 2, 3, 4):
        soulmem("add", "té con Luis", "--private", "--at", f"2026-07-0{day}")
        if day >= 3:
            soulmem("dream")
    made = json.dumps(document(soulmem))
    assert rows(soulmem, "SELECT count(*) FROM gist_evidence") == [(3,)]
    assert not any(uid in made for (uid,) in rows(soulmem, "SELECT uid FROM entries UNION SELECT uid FROM gists"))


def test_filters_leave_the_rest_and_the_history_out(lived: Soulmem) -> None:
    made = document(lived, "--tag", "café")
    assert len(made["entries"]) == 3
    assert {tie["a"] for tie in made["links"]} | {tie["b"] for tie in made["links"]} <= {entry["uid"] for entry in made["entries"]}
    assert (made["dreams"], made["events"], len(made["gists"])) == ([], [], 1)
    assert [entry["text"] for entry in document(lived, "--until", "1990-01-01")["entries"]] == ["Nací"]
    assert [entry["text"] for entry in document(lived, "--person", "Ana", "--source", "inference")["entries"]] == ["mejor así"]


def test_users_are_apart(lived: Soulmem) -> None:
    theirs = document(lived, "--user", "luis", "--private")
    assert [entry["text"] for entry in theirs["entries"]] == ["de Luis"]
    assert (theirs["dreams"], theirs["gists"], [event["kind"] for event in theirs["events"]]) == ([], [], ["encode"])
    assert "de Luis" not in lived("export", "--private").out


def test_nothing_matched_is_still_a_document(lived: Soulmem) -> None:
    answer = lived("export", "--tag", "nadie")
    assert (answer.code, answer.json()["entries"]) == (1, [])


def test_no_journal(soulmem: Soulmem, tmp_path: Path) -> None:
    assert soulmem("export").code == 1
    assert soulmem("export", tmp_path / "a.json").code == 1
    assert not (tmp_path / "a.json").exists()


def test_what_was_said_of_names_goes_along(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "cena con @Ana y @Anita", "--at", "2024-05-01")
    soulmem("add", "de @Secreta no se sabe", "--private")
    soulmem("add", "el @Domingo no es nadie")
    assert soulmem("people", "merge", "Ana", "Anita").code == 0
    assert soulmem("people", "rename", "Secreta", "Clandestina").code == 0
    assert soulmem("people", "forget", "Domingo").code == 0
    public, whole = document(soulmem), document(soulmem, "--private")
    assert [(name["name"], name["person"]) for name in whole["names"]] == [
        ("Ana", "ana"), ("Anita", "ana"), ("Clandestina", "clandestina"), ("Domingo", None), ("Secreta", "clandestina"),
    ]  # fmt: skip
    assert [name["name"] for name in public["names"]] == ["Ana", "Anita", "Domingo"]
    assert not any(word in json.dumps(public) for word in ("Secreta", "Clandestina", "clandestina"))
    other = Soulmem(tmp_path / "other")
    assert other("import", "-", stdin=json.dumps(whole)).code == 0
    assert timeless(document(other, "--private")) == timeless(whole)
    shown = ("people", "list", "--private", "--json")
    assert other(*shown).json() == soulmem(*shown).json()
    (gone,) = [event["facts"] for event in whole["events"] if event["kind"] == "people-forget"]
    assert gone["mentions"] == [[{"uid": whole["entries"][2]["uid"]}, "Domingo"]]
    assert rows(other, "SELECT facts FROM events WHERE kind LIKE 'people-%'") == rows(
        soulmem, "SELECT facts FROM events WHERE kind LIKE 'people-%'"
    )


def test_numbers_in_the_log_follow_their_entries(lived: Soulmem, tmp_path: Path) -> None:
    other = Soulmem(tmp_path / "other")
    other("add", "estaba antes")
    assert other("import", "-", stdin=lived("export").out).code == 0
    named = """SELECT e.text, o.text FROM events v JOIN entries e ON e.id = v.entry_id
               JOIN entries o ON o.id = json_extract(v.facts, '$.other') WHERE v.kind = ? ORDER BY v.id"""
    assert rows(other, named, "resonance") == rows(lived, named, "resonance") != []
    assert rows(other, named, "link") == [("café con Ana otra vez ", "Nací")]


@pytest.mark.parametrize("name", ["diario.odt", "diario.PDF", "diario.zip"])
def test_a_file_named_for_another_format_is_not_filled_with_json(soulmem: Soulmem, tmp_path: Path, name: str) -> None:
    soulmem("add", "uno")
    answer = soulmem("export", tmp_path / name)
    assert (answer.code, (tmp_path / name).exists()) == (2, False)
    assert "ndjson" in answer.err
    assert soulmem("export", tmp_path / name, "--format", "json").code == 0
