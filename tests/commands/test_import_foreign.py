"""import from other programs, as a person does it: every fault that others met, twice is once, and nothing moves by an hour."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from archives import entries
from conftest import Soulmem
from doubles import hashing
from journals import events, rows, sound, unstyled

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

DAYONE = {
    "metadata": {"version": "1.0"},
    "entries": [
        {"uuid": "A" * 32, "creationDate": "2022-03-13T07:59:00Z", "timeZone": "America/Los_Angeles", "text": "Noche\\.", "starred": True},
        {"uuid": "B" * 32, "creationDate": "2024-07-01T10:00:00Z", "text": f"ver dayone://view?entryId={'A' * 32}", "tags": ["mar"]},
    ],
}
SOULMEMORY = {
    "memories": [
        {"id": 1, "content": "Hoy hablé con mamá", "importance": 0.7, "emotion": "alegría", "created": 1_700_000_000, "access_count": 2,
         "last_access": 1_700_100_000},
        {"id": 2, "content": "otra cosa", "created": 1_700_000_100},
    ],
    "links": [{"source_id": 1, "target_id": 2, "strength": 0.6}],
}  # fmt: skip
AUDREY = {
    "version": "0.20", "exportedAt": "2026-01-01T00:00:00Z",
    "episodes": [
        {"id": "01HA", "content": "me duele", "source": "told-by-user", "created_at": "2025-05-01T10:00:00Z"},
        {"id": "01HB", "content": "caminé", "source": "told-by-user", "created_at": "2025-05-02T10:00:00Z", "supersedes": "01HA"},
    ],
    "semantics": [{"id": "01S", "content": "caminar ayuda", "state": "active", "evidence_episode_ids": ["01HA", "01HB"],
                   "created_at": "2025-05-03T00:00:00Z"}],
    "causalLinks": [{"cause_id": "01HA", "effect_id": "01HB", "mechanism": "aire"}],
}  # fmt: skip
FILES: dict[str, str | dict[str, Any]] = {
    "j.txt": "libre\n[2020-01-01 09:00] uno\n[2018]\nTesti\n",
    "j.json": {"tags": {}, "entries": [{"title": "t", "body": "b", "date": "2020-01-02", "time": "09:00", "tags": [], "starred": False}]},
    "dayone.json": DAYONE,
    "2024-03-15.md": "del día\n- 09:30 desayuno\n",
    "ideas.md": "sin fecha\n",
    "t.csv": "fecha,texto\n15/03/2024 10:00,fila\n,sin fecha\n",
    "p.txt": "intro\n\n15 de marzo de 2024\npárrafo\n",
    "soulmemory.json": SOULMEMORY,
    "audrey.json": AUDREY,
}


def written(folder: Path, name: str) -> Path:
    """One of FILES on the disk."""
    content = FILES[name]
    (folder / name).write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return folder / name


@pytest.mark.parametrize("name", FILES)
def test_three_times_is_once(soulmem: Soulmem, tmp_path: Path, name: str) -> None:  # jrnl#1294
    path = written(tmp_path, name)
    for minute in (15, 16, 17):
        told = soulmem("import", path, "--json", SOULMEM_NOW=f"2026-08-24T15:{minute}:00+02:00").json()
        assert told["bad"] == 0
        assert (told["added"], told["known"]) == ((told["read"], 0) if minute == 15 else (0, told["read"]))
        if minute == 15:
            ties = rows(soulmem, "SELECT a, b, kind FROM links ORDER BY 1, 2, 3")
    assert rows(soulmem, "SELECT a, b, kind FROM links ORDER BY 1, 2, 3") == ties
    assert len(events(soulmem, "encode")) == told["read"]
    assert rows(soulmem, "SELECT count(*) FROM entries") == [(told["read"],)]
    assert sound(soulmem)


@pytest.mark.parametrize("name", FILES)
def test_a_dry_run_says_the_same_and_keeps_nothing(soulmem: Soulmem, tmp_path: Path, name: str) -> None:
    path = written(tmp_path, name)
    tried = soulmem("import", path, "--dry-run", "--json")
    assert not soulmem.db.exists()
    done = soulmem("import", path, "--json")
    assert tried.code == done.code
    assert tried.json() == {**done.json(), "dry_run": True}
    before = soulmem.digest()
    assert (again := soulmem("import", path, "--dry-run", "--json").json())["known"] == again["read"]
    assert soulmem.digest() == before


def test_instants_are_the_same_on_every_machine(soulmem: Soulmem, tmp_path: Path) -> None:  # objectstack#8485, joplin#12770
    seen = []
    for zone in ("Asia/Shanghai", "UTC", "America/Los_Angeles"):
        one = Soulmem(tmp_path / zone.replace("/", "_"))
        for name in ("j.json", "2024-03-15.md", "t.csv", "p.txt", "dayone.json", "soulmemory.json", "audrey.json"):
            one("import", written(tmp_path, name), TZ=zone)
        seen.append(rows(one, "SELECT text, at_us, offset_s, zone FROM entries ORDER BY id"))
    assert seen[0] == seen[1] == seen[2]
    assert ("fila", 1_710_493_200_000_000, 3600, "Europe/Madrid") in seen[0]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_was_not_understood_is_kept_and_named(soulmem: Soulmem, tmp_path: Path, lang: str) -> None:  # jrnl#490, jrnl#1051
    path = written(tmp_path, "j.txt")
    answer = soulmem("import", path, "--lang", lang)
    assert answer.code == 2
    for line in (1, 3):
        assert f"{path}, {'line' if lang == 'en' else 'línea'} {line}: " in answer.err
    assert [entry["text"] for entry in entries(soulmem)] == ["uno", "libre", "[2018]\nTesti"]
    assert ("understood; they are kept" if lang == "en" else "no se entendió; se guardan") in answer.out


def test_ten_thousand_rows_with_37_bad(soulmem: Soulmem, tmp_path: Path) -> None:  # solidtime#461
    bad = set(range(200, 200 + 37 * 260, 260))
    lines = [f"{n:05},{'nunca' if n in bad else f'{n % 28 + 1:02}/03/2024 {n % 24:02}:00'},fila {n}" for n in range(10_000)]
    (tmp_path / "t.csv").write_text("\n".join(["n,fecha,texto", *lines]))
    answer = soulmem("import", tmp_path / "t.csv", "--dry-run", "--json")
    told = answer.json()
    assert (answer.code, told["read"], told["added"], told["bad"]) == (2, 10_000, 9_963, 37)
    assert [fault["line"] for fault in told["faults"]] == [n + 2 for n in sorted(bad)]
    assert all(f"t.csv, line {n + 2}: “nunca”" in answer.err for n in bad)
    (tmp_path / "less.csv").write_text("\n".join(["n,fecha,texto", *lines[:500]]))
    assert soulmem("import", tmp_path / "less.csv", "--json").json()["added"] == len(entries(soulmem)) == 498


def test_day_one_and_its_zip(soulmem: Soulmem, tmp_path: Path) -> None:  # jrnl#1422
    with zipfile.ZipFile(tmp_path / "export.zip", "w") as made:
        made.writestr("Diario.json", json.dumps(DAYONE))
        made.writestr("Viajes.json", json.dumps({"metadata": {}, "entries": [{**DAYONE["entries"][1], "uuid": "C" * 32}]}))  # type: ignore[index]
        made.writestr("photos/x.jpeg", b"\xff\xd8")
        made.writestr("__MACOSX/._Diario.json", b"x")
    answer = soulmem("import", tmp_path / "export.zip", "--json")
    assert (answer.code, answer.json()["format"], answer.json()["added"]) == (0, "dayone", 3)
    assert "One file of another kind was left aside." in answer.err
    first, *_ = entries(soulmem)
    assert (first["at"], first["text"], first["starred"], first["uid"]) == ("2022-03-12T23:59:00-08:00", "Noche.", True, "A" * 32)
    assert rows(soulmem, "SELECT count(*) FROM links WHERE kind = 'related'") == [(2,)]
    (tmp_path / "alone.json").write_text(json.dumps(DAYONE))
    assert soulmem("import", tmp_path / "alone.json", "--json").json()["known"] == 2


def test_a_vault(soulmem: Soulmem, tmp_path: Path) -> None:  # obsidian-importer#326
    for name, text in {
        "2024-03-15.md": "hola [[2024-03-14]]", "14/2024-03-14.md": "antes", "15 de abril de 2024.md": "en español", ".obsidian/x.md": "no",
        "foto.png": "no", "log.txt": "[2020-01-01 09:00] jrnl aquí", "vacía.md": "\n", "rota.json": "{",
    }.items():  # fmt: skip
        (tmp_path / "v" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "v" / name).write_text(text)
    answer = soulmem("import", tmp_path / "v", "--json", SOULMEM_LANG="es")
    told = answer.json()
    assert (answer.code, told["format"], told["added"], told["bad"]) == (2, "markdown", 4, 1)
    assert [Path(fault["file"]).name for fault in told["faults"]] == ["rota.json"]
    assert [entry["at"][:10] for entry in entries(soulmem)] == ["2020-01-01", "2024-03-14", "2024-03-15", "2024-04-15"]
    assert [link["kind"] for link in entries(soulmem)[2]["links"]] == ["related"]
    assert soulmem("import", tmp_path / "v", "--format", "markdown", "--json").json()["read"] == 4
    (tmp_path / "nada").mkdir()
    assert soulmem("import", tmp_path / "nada").code == 1


def test_notes_without_a_day_are_linked_too(soulmem: Soulmem, tmp_path: Path) -> None:
    for name, text in {"2024-03-15.md": "ver [[Ana|ella]]", "Ana.md": "de [[2024-03-15]] y [[Luis]]", "Luis.md": "nadie"}.items():
        (tmp_path / name).write_text(text)
    ties = "SELECT a.text, b.text FROM links l JOIN entries a ON a.id = l.a JOIN entries b ON b.id = l.b WHERE l.kind = 'related'"
    for _ in range(2):
        soulmem("import", tmp_path)
        found = {frozenset(pair) for pair in rows(soulmem, ties)}
        assert found == {
            frozenset({"ver [[Ana|ella]]", "de [[2024-03-15]] y [[Luis]]"}),
            frozenset({"de [[2024-03-15]] y [[Luis]]", "nadie"}),
        }
    assert rows(soulmem, "SELECT count(*) FROM entries") == [(3,)]


def test_what_is_beside_the_entries_comes_along(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("import", written(tmp_path, "audrey.json"))
    assert rows(soulmem, "SELECT a, b, kind, because FROM links WHERE kind <> 'similar' ORDER BY kind") == [
        (1, 2, "led-to", "aire"),
        (2, 1, "replaces", None),
    ]
    assert rows(soulmem, "SELECT kind, text, state FROM gists") == [("semantic", "caminar ayuda", "active")]
    assert rows(soulmem, "SELECT entry_id FROM gist_evidence ORDER BY 1") == [(1,), (2,)]
    other = Soulmem(tmp_path / "other")
    other("import", written(tmp_path, "soulmemory.json"))
    assert rows(other, "SELECT a, b, strength FROM links WHERE kind = 'related'") == [(1, 2, 0.6)]
    assert rows(other, "SELECT entry_id FROM uses") == [(1,)]
    first, _ = entries(other)
    assert (first["emotion"], first["importance"]) == ("joy", 0.7)


@pytest.mark.parametrize(("order", "day"), [("dmy", "2022-06-12"), ("mdy", "2022-12-06")])
def test_date_order_is_respected(soulmem: Soulmem, tmp_path: Path, order: str, day: str) -> None:  # jrnl#696
    soulmem("config", "set", "date_order", order)
    (tmp_path / "j.txt").write_text("[12.06.2022 10:00] x")
    (tmp_path / "t.csv").write_text("date,text\n12/06/2022,y")
    for name in ("j.txt", "t.csv"):
        soulmem("import", tmp_path / name)
    assert [entry["at"][:10] for entry in entries(soulmem)] == [day, day]


def test_a_file_of_the_other_order_is_read_as_one_and_said(soulmem: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "j.txt").write_text("[13.06.2022 10:00] x\n[12.06.2022 10:00] y\n")
    answer = soulmem("import", tmp_path / "j.txt", SOULMEM_LANG="en")
    assert "dmy" in answer.err
    assert [entry["at"][:10] for entry in entries(soulmem)] == ["2022-06-12", "2022-06-13"]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
@pytest.mark.parametrize("name", ["j.txt", "t.csv", "2024-03-15.md", "p.txt"])
def test_encodings(soulmem: Soulmem, tmp_path: Path, encoding: str, name: str) -> None:
    text = {"j.txt": "[2020-01-01 09:00] {}", "t.csv": "fecha,texto\n2020-01-01,{}", "p.txt": "2020-01-01\n{}"}.get(name, "{}")
    (tmp_path / name).write_bytes(text.format("mañana «sí» 5 €").encode(encoding))
    answer = soulmem("import", tmp_path / name)
    assert answer.code == 0
    assert [entry["text"] for entry in entries(soulmem)] == ["mañana «sí» 5 €"]
    assert ("Windows-1252" in answer.err) == (encoding == "cp1252")


def test_our_own_documents_may_be_in_two_bytes_a_sign(soulmem: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes('{"entries": [{"text": "mañana"}]}'.encode("utf-16"))
    (tmp_path / "b.ndjson").write_bytes('{"text": "ayer"}\n'.encode("utf-16"))
    for name in ("a.json", "b.ndjson"):
        assert soulmem("import", tmp_path / name, "--json").json()["added"] == 1


@pytest.mark.parametrize(
    ("name", "data", "options", "code"),
    [
        ("x.zip", b"PK\x03\x04 no zip", (), "zip_broken"), ("x.json", b'{"memories": [{"content": "a"}', (), "document_broken"),
        ("x.csv", b"a,b\n1,2\n", (), "csv_without_text"), ("x.md", bytes(range(256)), (), "format_not_known"),
        ("x.md", b"a", ("--format", "odt"), "format_unknown"), ("x.md", b"a", ("--date-format", "%Q"), "pattern_unreadable"),
        ("x.json", b'{"entries": [{"creationDate": 1}]', ("--format", "dayone"), "document_broken"),
        ("x.txt", b"x\x00\x01\x02" * 100, ("--format", "text"), "file_not_text"), ("x", b"palabras", (), "format_not_known"),
        ("x.md", b"[1]", ("--format", "audrey"), None), ("x.zip", b"PK\x05\x06" + b"\0" * 18, (), "format_not_known"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", ["en", "es"])
def test_files_that_cannot_be_read_change_nothing(
    soulmem: Soulmem, tmp_path: Path, name: str, data: bytes, options: tuple[str, ...], code: str | None, lang: str
) -> None:
    (tmp_path / name).write_bytes(data)
    answer = soulmem("import", tmp_path / name, *options, "--json", "--lang", lang)
    assert answer.code in ((2,) if code else (1, 2))
    if code:
        assert json.loads(answer.err.splitlines()[-1])["error"]["code"] == code
    assert not soulmem.db.exists()


def test_a_pipe_and_a_pattern(soulmem: Soulmem) -> None:
    assert soulmem("import", "-", "--json", stdin="[2020-01-01 09:00] de jrnl").json()["format"] == "jrnl"
    assert soulmem("import", "-", "--json", "--format", "csv", stdin="date,text\n2020-01-02,fila").json()["added"] == 1
    piped = soulmem("import", "-", "--format", "jrnl", "--date-format", "%y|%m|%d %H.%M", stdin="[21|02|03 04.05] raro")
    assert piped.code == 0
    assert [(entry["at"][:16], entry["text"]) for entry in entries(soulmem)] == [
        ("2020-01-01T09:00", "de jrnl"), ("2020-01-02T12:00", "fila"), ("2021-02-03T04:05", "raro"),
    ]  # fmt: skip


def test_other_people_s_memories_stay_outside(soulmem: Soulmem, tmp_path: Path) -> None:
    memory = {"content": "de Ana", "created": 1_700_000_000, "user_id": "ana"}
    (tmp_path / "m.json").write_text(json.dumps({"memories": [memory, {**memory, "content": "de Luis", "user_id": "luis"}]}))
    answer = soulmem("import", tmp_path / "m.json", "--json")
    assert (answer.code, json.loads(answer.err.splitlines()[-1])["error"]["users"]) == (2, "ana, luis")
    assert soulmem("import", tmp_path / "m.json", "--user", "luis", "--json").json()["added"] == 1
    assert [entry["text"] for entry in entries(soulmem, "--user", "luis")] == ["de Luis"]


def test_hostile_words_are_words(soulmem: Soulmem, tmp_path: Path) -> None:
    hostile = ["[/] [red]rojo", "\x1b[31mrojo", "'; DROP TABLE entries; --", "NEAR(a b)", "👩‍👩‍👧 שלום", "{0} {lang} %s"]
    (tmp_path / "j.txt").write_text("".join(f"[2020-01-0{day} 09:00] {text}\n" for day, text in enumerate(hostile, 1)))
    answer = soulmem("import", tmp_path / "j.txt", terminal=True)
    assert answer.code == 0
    assert [entry["text"] for entry in entries(soulmem)] == hostile
    (tmp_path / "\x1b[31m[red].txt").write_text("[2018]\n\x1b[2Jx")
    told = soulmem("import", tmp_path / "\x1b[31m[red].txt", terminal=True, COLUMNS="60", NO_COLOR="1")
    assert "\x1b[31m" not in told.err + told.out
    assert "[red].txt" in unstyled(told.err)


def test_media_stay_where_they_are_and_are_counted(soulmem: Soulmem, tmp_path: Path) -> None:
    photo = {"uuid": "D" * 32, "creationDate": "2024-07-01T10:00:00Z", "photos": [{"identifier": "P"}, {"identifier": "Q"}]}
    (tmp_path / "d.json").write_text(json.dumps({"metadata": {}, "entries": [photo]}))
    assert "2 pictures, films and sounds stay where they are" in soulmem("import", tmp_path / "d.json").err


def test_a_table_without_dates_says_so_once(soulmem: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_text("texto\n" + "".join(f"fila {n}\n" for n in range(20)))
    answer = soulmem("import", tmp_path / "t.csv", "--json")
    assert [(fault["line"], fault["code"]) for fault in answer.json()["faults"]] == [(2, "file_undated")]
    assert answer.json()["added"] == 20


def test_an_entry_that_was_changed_where_it_comes_from_replaces_the_one_that_is_here(soulmem: Soulmem, tmp_path: Path) -> None:
    def came(text: str) -> dict[str, Any]:
        entry = {"uuid": "E" * 32, "creationDate": "2024-07-01T10:00:00Z", "text": text}
        (tmp_path / "d.json").write_text(json.dumps({"metadata": {}, "entries": [entry]}))
        assert soulmem("import", tmp_path / "d.json", "--dry-run", "--json").code == 0
        return soulmem("import", tmp_path / "d.json", "--json").json()  # type: ignore[no-any-return]

    assert [came(text)["added"] for text in ("antes", "antes", "después", "después", "antes")] == [1, 0, 1, 0, 0]
    assert rows(soulmem, "SELECT text, replaces FROM entries ORDER BY id") == [("antes", None), ("después", 1)]
