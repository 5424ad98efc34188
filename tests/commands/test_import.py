"""import: what a line may say, and twice is once."""

from __future__ import annotations

from pathlib import Path

import pytest
from archives import document, entries, lines
from conftest import Soulmem
from doubles import hashing
from journals import events, rows, sound

from soulmem_cli.errors import UnavailableError
from soulmem_cli.senses import meaning

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")


def test_a_line_needs_only_text(soulmem: Soulmem, tmp_path: Path) -> None:
    answer = soulmem("import", lines(tmp_path / "a.ndjson", {"text": "hola"}), "--json")
    assert (answer.code, answer.json()["added"], answer.json()["format"]) == (0, 1, "ndjson")
    (entry,) = entries(soulmem)
    assert (entry["text"], entry["at"], entry["source"]) == ("hola", "2026-08-24T15:15:00+02:00", "told-by-user")
    assert events(soulmem, "encode") == [(1, {})]


def test_a_line_takes_every_field(soulmem: Soulmem, tmp_path: Path) -> None:
    given = {
        "uid": "abc", "text": "con todo", "at": "2024-05-01T10:00:00-03:00", "written_at": "2024-05-02T09:00:00-03:00",
        "zone": "America/Argentina/Buenos_Aires", "when_phrase": "ayer", "source": "direct-observation", "starred": True,
        "tags": ["#viaje", "mar"], "people": ["@Ana", "Luis"], "context": {"lugar": "casa", "grados": 21},
        "causes": [{"kind": "because", "text": "llovía"}, {"kind": "led-to", "text": "una siesta"}],
        "emotion": "joy", "valence": 0.4, "arousal": 0.3, "importance": 0.9, "salience": 0.7,
    }  # fmt: skip
    assert soulmem("import", lines(tmp_path / "a.ndjson", given), "--json").json()["added"] == 1
    (entry,) = entries(soulmem)
    for name in (
        "uid",
        "text",
        "at",
        "written_at",
        "when_phrase",
        "source",
        "starred",
        "causes",
        "emotion",
        "valence",
        "arousal",
        "salience",
    ):
        assert entry[name] == given[name], name
    assert (entry["tags"], entry["people"]) == (["mar", "viaje"], ["Ana", "Luis"])
    assert (entry["context"], entry["level"]) == ({"lugar": "casa", "grados": "21"}, "critical")
    assert rows(soulmem, "SELECT zone FROM entries") == [("America/Argentina/Buenos_Aires",)]


def test_what_a_foreign_file_says_was_said_by_hand(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("import", lines(tmp_path / "a.ndjson", {"text": "x y", "emotion": "anger", "tags": ["t"], "level": "important"}))
    assert rows(soulmem, "SELECT said_emotion, said_importance, said_valence FROM entries") == [("anger", 0.7, None)]
    assert rows(soulmem, "SELECT tag, said FROM tags") == [("t", 1)]


def test_private_and_forgotten_lines_stay_so(soulmem: Soulmem, tmp_path: Path) -> None:
    secret, gone = {"text": "secreto", "private": True}, {"text": "olvidado", "forgotten_at": "2026-08-01T00:00:00Z"}
    soulmem("import", lines(tmp_path / "a.ndjson", secret, gone))
    assert entries(soulmem) == []
    assert [entry["text"] for entry in entries(soulmem, "--private")] == ["secreto"]
    assert [entry["text"] for entry in entries(soulmem, "--forgotten")] == ["olvidado"]
    assert soulmem("recall", "olvidado", "--private", "--json").out.count("olvidado") == 0


@pytest.mark.parametrize("host", ["UTC", "Asia/Shanghai"])
def test_naive_times_are_the_journal_s(soulmem: Soulmem, tmp_path: Path, host: str) -> None:
    given = [
        {"text": "a", "at": "2024-07-01T10:00:00"},
        {"text": "b", "at": "2024-01-01 10:00"},
        {"text": "c", "at": "2024-03-15"},
        {"text": "d", "at": "15 de marzo de 2024 9:30"},
        {"text": "e", "at": "2024-01-01T10:00", "zone": "America/New_York"},
        {"text": "f", "at": "2024-01-01T10:00Z"},
    ]
    assert soulmem("import", lines(tmp_path / "a.ndjson", *given), TZ=host).code == 0
    assert {entry["text"]: entry["at"] for entry in entries(soulmem)} == {
        "a": "2024-07-01T10:00:00+02:00",
        "b": "2024-01-01T10:00:00+01:00",
        "c": "2024-03-15T12:00:00+01:00",
        "d": "2024-03-15T09:30:00+01:00",
        "e": "2024-01-01T10:00:00-05:00",
        "f": "2024-01-01T10:00:00+00:00",
    }


def test_links_by_uid_forwards_and_backwards(soulmem: Soulmem, tmp_path: Path) -> None:
    one = {"uid": "one", "text": "uno", "links": [{"uid": "two", "strength": 0.5, "kind": "theme", "because": "sí"}, {"uid": "nowhere"}]}
    two = {"uid": "two", "text": "dos", "links": [{"id": 7, "strength": 1, "kind": "similar"}]}
    three = {"text": "tres", "replaces": "one"}
    answer = soulmem("import", lines(tmp_path / "a.ndjson", one, two, three), "--json")
    assert (answer.code, answer.json()["added"]) == (0, 3)
    made = rows(soulmem, "SELECT a, b, kind, strength, because FROM links WHERE kind <> 'similar' ORDER BY a")
    assert made == [(1, 2, "theme", 0.5, "sí"), (3, 1, "replaces", 1.0, None)]
    assert rows(soulmem, "SELECT replaces FROM entries ORDER BY id") == [(None,), (None,), (1,)]
    assert "One link leads to an entry that is not here" in answer.err


def test_many_at_once_are_linked_as_one_by_one(soulmem: Soulmem, tmp_path: Path) -> None:
    texts = [
        f"{verb} {what} {where}" for verb in ("vi", "leí") for what in ("mar", "pan", "sol", "luz") for where in ("a b", "c d", "e f", "g")
    ]
    given = [{"text": text, "at": f"2024-01-{day:02}", "private": day % 5 == 0} for day, text in enumerate(texts, 1) if day < 32]
    single = Soulmem(tmp_path / "single")
    for each in given:
        single("add", each["text"], "--at", each["at"], *(["--private"] if each["private"] else []))
    soulmem("import", lines(tmp_path / "a.ndjson", *given * 2, {"text": "fin del mar"}))
    single("add", "fin del mar")
    similar = "SELECT a, round(strength, 3) FROM links WHERE kind = 'similar' ORDER BY 1, 2"  # of equals either may be the third
    assert len(rows(soulmem, similar)) > 20
    assert rows(soulmem, similar) == rows(single, similar)
    for column in ("novelty", "salience"):
        made, wanted = ([value for (value,) in rows(each, f"SELECT {column} FROM traces ORDER BY entry_id")] for each in (soulmem, single))
        assert made == pytest.approx(wanted, abs=1e-3)


@pytest.mark.parametrize("extra", [{"uid": "u1"}, {"at": "2024-05-01T10:00"}, {}])
def test_three_times_is_once(soulmem: Soulmem, tmp_path: Path, extra: dict[str, str]) -> None:
    path = lines(tmp_path / "a.ndjson", {"text": "hola", **extra})
    for minute in (15, 16, 17):
        answer = soulmem("import", path, "--json", SOULMEM_NOW=f"2026-08-24T15:{minute}:00+02:00").json()
        assert (answer["added"], answer["known"]) == ((1, 0) if minute == 15 else (0, 1))
    assert len(entries(soulmem)) == 1


def test_nothing_on_two_days_is_two_entries(soulmem: Soulmem, tmp_path: Path) -> None:
    path = lines(tmp_path / "a.ndjson", *({"text": "Nada.", "at": day} for day in ("2024-05-01", "2024-05-02", "2024-05-01")))
    assert soulmem("import", path, "--json").json() | {"file": ""} == {
        "file": "", "format": "ndjson", "read": 3, "added": 2, "known": 1, "bad": 0, "partial": False, "dry_run": False,
        "first_at": "2024-05-01T12:00:00+02:00", "last_at": "2024-05-02T12:00:00+02:00", "faults": [],
    }  # fmt: skip


def test_equal_lines_without_a_date_are_as_many_entries(soulmem: Soulmem, tmp_path: Path) -> None:
    path = lines(tmp_path / "a.ndjson", {"text": "Nada."}, {"text": "Nada."})
    assert soulmem("import", path, "--json").json()["added"] == 2
    lines(path, {"text": "otra"}, {"text": "Nada."}, {"text": "Nada."}, {"text": "Nada."})
    assert soulmem("import", path, "--json").json()["added"] == 2
    for _ in range(2):  # a pipe has no name to be known again by
        assert soulmem("import", "-", "--json", stdin='{"text": "Nada."}').json()["added"] == 1


def test_an_entry_that_was_added_by_hand_is_known(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "hola", "--at", "2024-05-01T10:00")
    assert soulmem("import", lines(tmp_path / "a.ndjson", {"text": "hola", "at": "2024-05-01T08:00:00Z"}), "--json").json()["known"] == 1


def test_users_have_their_own(soulmem: Soulmem, tmp_path: Path) -> None:
    path = lines(tmp_path / "a.ndjson", {"text": "hola", "uid": "u1"})
    assert soulmem("import", path, "--user", "ana", "--json").json()["added"] == 1
    assert soulmem("import", path, "--user", "luis", "--json").json()["added"] == 1
    assert [len(entries(soulmem, "--user", user)) for user in ("ana", "luis")] == [1, 1]
    linking = lines(tmp_path / "b.ndjson", {"text": "otra", "links": [{"uid": "only-ana"}], "replaces": "only-ana"})
    soulmem("import", lines(tmp_path / "c.ndjson", {"text": "de Ana", "uid": "only-ana"}), "--user", "ana")
    assert soulmem("import", linking, "--user", "luis").code == 0
    assert rows(soulmem, "SELECT count(*) FROM links WHERE kind <> 'similar'") == [(0,)]


@pytest.mark.parametrize(
    "content",
    [
        '[{"text": "a"}, {"text": "b"}]',
        '{"entries": [{"text": "a"}, {"text": "b"}]}',
        '{\n  "entries": [\n {"text": "a"},\n {"text": "b"}]}',
    ],
)
def test_lists_and_documents_by_hand(soulmem: Soulmem, content: str) -> None:
    told = soulmem("import", "-", "--json", stdin=content).json()
    assert (told["format"], told["added"]) == ("json", 2)


def test_bad_entries_of_a_document_are_named_by_line(soulmem: Soulmem, tmp_path: Path) -> None:
    document = '{"format": "soulmem", "version": 1,\n"entries": [\n{"text": "a"},\n{"text": ""}\n], "links": [{"a": "x"}]}'
    (tmp_path / "d.json").write_text(document)
    answer = soulmem("import", tmp_path / "d.json", "--json")
    assert answer.code == 2
    assert [(fault["line"], fault["code"], fault["kept"]) for fault in answer.json()["faults"]] == [
        (4, "field_missing", False),
        (5, "field_missing", False),
    ]
    assert (answer.json()["added"], answer.json()["bad"]) == (1, 1)


def test_what_timeline_prints_can_be_imported(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "hola", "--at", "2024-05-01T10:00", "--tag", "mar", "--emotion", "joy")
    other = Soulmem(tmp_path / "other")
    assert other("import", "-", stdin=soulmem("timeline", "--ndjson").out).code == 0
    assert [(e["text"], e["at"], e["tags"], e["emotion"]) for e in entries(other)] == [
        ("hola", "2024-05-01T10:00:00+02:00", ["mar"], "joy")
    ]


def test_a_terminal_sees_sentences(soulmem: Soulmem, tmp_path: Path) -> None:
    path = lines(tmp_path / "a.ndjson", {"text": "a", "at": "2024-05-01"}, {"text": "a", "at": "2024-05-01"}, {"text": ""})
    assert soulmem("import", path).out == "One new entry. One was here already. One could not be read and stays outside.\n"
    assert "Nada nuevo. 2 ya estaban." in soulmem("import", path, "--lang", "es", terminal=True).out


def test_an_empty_pipe_is_called_by_its_name(soulmem: Soulmem) -> None:
    answer = soulmem("import", "-", stdin="", SOULMEM_LANG="es")
    assert (answer.code, answer.out) == (1, "No hay nada en la entrada estándar.\n")


def test_the_journal_is_sound_afterwards(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("import", lines(tmp_path / "a.ndjson", *({"text": f"línea {n}"} for n in range(200))))
    assert sound(soulmem)
    assert rows(soulmem, "SELECT count(*) FROM vectors_1") == rows(soulmem, "SELECT count(*) FROM words_docsize") == [(200,)]


def test_without_an_encoder_words_must_do(soulmem: Soulmem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(model: str, device: str) -> None:
        raise UnavailableError("bundled_processor")

    monkeypatch.setattr(meaning, "load", refuse)
    path = lines(tmp_path / "a.ndjson", *({"text": f"línea {n} del mar"} for n in range(70)))
    answer = soulmem("import", path, "--json")
    assert (answer.code, answer.json()["added"]) == (0, 70)
    assert "AVX2" in answer.err
    assert soulmem("dream", "--json", SOULMEM_NOW="2027-08-24T15:15:00+02:00").json()["consolidated"] == 0
    assert len(document(soulmem)["entries"]) == 70
