"""The text file of jrnl, read by jrnl itself."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from archives import entries, lines
from conftest import Soulmem
from doubles import hashing

__all__ = ["hashing"]
PROGRAM: Final = shutil.which("jrnl")
pytestmark = [pytest.mark.skipif(PROGRAM is None, reason="no jrnl here"), pytest.mark.usefixtures("hashing")]

LIVES: Final[list[dict[str, Any]]] = [
    {"text": "Bisiesto con @ana. Al mar\n#sol y [1] nota", "at": "2024-02-29T09:00:00+01:00", "tags": ["viaje largo"]},
    {"text": "Estrella. Fugaz\n[2020-01-01 09:00] no es otra", "at": "2024-03-01T23:59:00+01:00", "starred": True},
    {"text": "* no es\n[x] hecho", "at": "2026-06-01T00:00:00+02:00"},
    {"text": "日本語\u2028y más 👩‍👩‍👧", "at": "2026-06-02T00:00:00+02:00", "starred": True, "tags": ["ñandú"]},
]
SETTINGS: Final = """
colors: {{body: none, date: none, tags: none, title: none}}
default_hour: 9
default_minute: 0
editor: ''
encrypt: false
highlight: false
indent_character: '|'
journals: {{default: {{journal: {path}}}}}
linewrap: 79
tagsymbols: '#@'
template: false
timeformat: '%Y-%m-%d %H:%M'
version: v4.2
"""


def read(folder: Path, made: str) -> list[dict[str, Any]]:
    """The entries that jrnl finds in a file."""
    (folder / "journal.txt").write_bytes(made.encode())
    (folder / "jrnl.yaml").write_text(SETTINGS.format(path=folder / "journal.txt"))
    command = [str(PROGRAM), "--config-file", str(folder / "jrnl.yaml"), "--format", "json"]
    done = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "HOME": str(folder)}, stdin=subprocess.DEVNULL)
    return json.loads(done.stdout)["entries"]  # type: ignore[no-any-return]


def test_jrnl_reads_the_same_entries_days_tags_and_stars(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("import", lines(tmp_path / "lives.ndjson", *LIVES))
    made = soulmem("export", "--format", "jrnl").out
    seen = read(tmp_path, made)
    assert [f"{entry['date']}T{entry['time']}" for entry in seen] == [life["at"][:16] for life in LIVES]
    assert [entry["starred"] for entry in seen] == [life.get("starred", False) for life in LIVES]
    told = [{tag.replace(" ", "-") for tag in entry["tags"]} for entry in entries(soulmem)]
    assert [{tag[1:] for tag in entry["tags"] if tag[0] == "#"} for entry in seen] == told
    assert "".join(seen[0]["title"].split()) == "Bisiestocon@ana.Almar"


def test_what_jrnl_prints_comes_back_the_same(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("import", lines(tmp_path / "lives.ndjson", *LIVES[:2]))
    other = Soulmem(tmp_path / "other")
    whole = {"entries": read(tmp_path, soulmem("export", "--format", "jrnl").out), "tags": {}}
    assert other("import", "-", "--format", "jrnl", "--json", stdin=json.dumps(whole)).json()["faults"] == []
    assert [(entry["at"], entry["starred"]) for entry in entries(other)] == [(life["at"], life.get("starred", False)) for life in LIVES[:2]]
