"""import: what is wrong in a file is named, the rest comes in, and a file that is wrong as a whole changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from archives import entries, lines
from conftest import Soulmem
from doubles import hashing

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")


NOT_JSON = ("hello", "{", '{"text": "a"} {}', '{"text": NaN}', "[1")
NO_OBJECT = ("3", "[]", "null")
NO_TEXT = ("{}", '{"text": null}', '{"text": " "}')
# what is wrong with the rest of a line that has a text
BAD_FIELDS = {
    '"at": "no date"': "date_unreadable", '"at": 5': "field_not_text", '"at": ""': "date_unreadable",
    '"at": "9999-12-31T23:59:59-23:00"': "date_unreadable", '"zone": "Marte/Olimpo"': "zone_unknown",
    '"emotion": "meh"': "field_not_among", '"level": "high"': "field_not_among", '"source": "friend"': "field_not_among",
    '"importance": 2': "field_not_number", '"importance": true': "field_not_number", '"importance": "0.5"': "field_not_number",
    '"valence": -1.5': "field_not_number", '"links": [{"uid": "x", "strength": 9}]': "field_not_number",
    '"tags": "x"': "field_not_texts", '"tags": [1]': "field_not_texts", '"tags": ["  "]': "tag_unusable",
    '"people": [""]': "person_unusable", '"context": []': "field_not_object", '"context": {"k": null}': "field_not_pairs",
    '"causes": ["x"]': "field_not_objects", '"causes": [{"kind": "why", "text": "x"}]': "field_not_among",
    '"private": 1': "field_not_flag", '"uid": "\\u0001"': "field_not_uid", '"uid": 5': "field_not_text",
}  # fmt: skip
BAD = {
    **dict.fromkeys(NOT_JSON, "line_not_json"),
    **dict.fromkeys(NO_OBJECT, "line_not_object"),
    **dict.fromkeys(NO_TEXT, "field_missing"),
    '{"text": 3}': "field_not_text",
    '{"text": "\\u200b"}': "text_empty",
    **{f'{{"text": "a", {rest}}}': code for rest, code in BAD_FIELDS.items()},
}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_bad_lines_are_named_and_the_rest_comes_in(soulmem: Soulmem, tmp_path: Path, lang: str) -> None:
    given: list[Any] = [{"text": f"buena {n}", "at": "2024-05-01"} for n in range(300)]
    for place, bad in enumerate(BAD):
        given.insert(place * 7 + 1, bad)
    path = lines(tmp_path / "a.ndjson", *given)
    answer = soulmem("import", path, "--json", "--format", "ndjson", "--lang", lang)
    assert answer.code == 2
    told = answer.json()
    assert told["partial"] is True
    assert (told["read"], told["added"], told["known"], told["bad"]) == (300 + len(BAD), 300, 0, len(BAD))
    assert [fault["code"] for fault in told["faults"]] == list(BAD.values())
    for place in range(len(BAD)):
        assert f"{path}, {'line' if lang == 'en' else 'línea'} {place * 7 + 2}: " in answer.err
    assert len(entries(soulmem)) == 300


def test_texts_that_are_too_long(soulmem: Soulmem, tmp_path: Path) -> None:
    path = lines(tmp_path / "a.ndjson", {"text": "á" * 50_001}, {"text": "ñ" * 50_000})
    told = soulmem("import", path, "--json").json()
    assert (told["added"], told["faults"]) == (1, [{"line": 1, "code": "text_too_long", "file": str(path), "kept": False}])


def test_only_bad_lines_make_no_journal(soulmem: Soulmem, tmp_path: Path) -> None:
    assert soulmem("import", lines(tmp_path / "a.ndjson", '{"text": ""}')).code == 2
    assert not soulmem.db.exists()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"just words\n", "format_not_known"), (bytes(range(256)), "format_not_known"), (b"\x00" * 5000, "format_not_known"),
        (b'{"format": "soulmem", "version": 1, "entries": [{"text": "a"}, ', "document_broken"),
        (b'{"format": "soulmem", "version": 1, "entries": [{"text": "a"}]', "document_broken"),
        (b'{"format": "soulmem", "version": 1, "entries": [{"text": "a"}]} x', "document_broken"),
        (b'{"format": "soulmem", "version": 1, "entries": [{"text": "a\xff"}]}', "file_not_utf8"),
        (b'{"format": "soulmem", "version": 2, "entries": []}', "document_newer"),
        (b'{"format": "other", "entries": [{"text": "a"}]}', "document_unknown"),
        (b'{\n "notes": [1, 2]\n}', "document_unknown"), (b"[" * 100_000, "document_broken"),
    ],
)  # fmt: skip
def test_files_that_cannot_be_read_change_nothing(soulmem: Soulmem, tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    answer = soulmem("import", path, "--json")
    assert (answer.code, answer.out) == (2, "")
    assert json.loads(answer.err.splitlines()[-1])["error"]["code"] == code
    assert not soulmem.db.exists()


@pytest.mark.parametrize("name", ["missing.json", "missing/", "nul\0l"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_such_file(soulmem: Soulmem, tmp_path: Path, name: str, lang: str) -> None:
    answer = soulmem("import", f"{tmp_path}/{name}", "--lang", lang)
    assert (answer.code, answer.out) == (2, "")
    assert ("cannot be read" if lang == "en" else "No se puede leer") in answer.err


def test_an_unknown_format(soulmem: Soulmem, tmp_path: Path) -> None:
    assert soulmem("import", lines(tmp_path / "a.ndjson", {"text": "a"}), "--format", "odt").code == 2


def test_an_empty_file_is_an_empty_result(soulmem: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n \n")
    answer = soulmem("import", tmp_path / "empty", "--json")
    assert (answer.code, answer.json()["read"]) == (1, 0)
    assert soulmem("import", "-", stdin="").code == 1


def test_bytes_that_are_no_utf8_are_kept_as_well_as_can_be(soulmem: Soulmem, tmp_path: Path) -> None:
    (tmp_path / "a.ndjson").write_bytes(b'\xef\xbb\xbf{"text": "bien"}\r\n{"text": "caf\xe9"}\r\n')
    answer = soulmem("import", tmp_path / "a.ndjson")
    assert answer.code == 0
    assert "line 2" in answer.err
    assert [entry["text"] for entry in entries(soulmem)] == ["bien", "caf\N{REPLACEMENT CHARACTER}"]


def test_keys_nobody_knows_are_named(soulmem: Soulmem, tmp_path: Path) -> None:
    answer = soulmem("import", lines(tmp_path / "a.ndjson", {"text": "a", "mood": 3}, {"text": "b", "mood": 4, "wheather": "sun"}))
    assert "mood, wheather" in answer.err


def test_strange_texts_come_in_whole(soulmem: Soulmem, tmp_path: Path) -> None:
    texts = [
        "[/] [red]",
        "a\0b",
        "\x1b[31m",
        "👩‍👩‍👧 🏳️‍🌈",
        "שלום עולם",
        "  espacios  \n\tal final ",
        "日本語",
        "-5 grados",
        "ayer: no es fecha aquí",
    ]
    soulmem("import", lines(tmp_path / "a.ndjson", *({"text": text} for text in texts), '{"text": "solo \\ud800 medio"}'))
    assert [entry["text"] for entry in entries(soulmem)] == [*texts, "solo \N{REPLACEMENT CHARACTER} medio"]
