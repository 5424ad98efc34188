"""Hostile words in every field there is: drawn on a terminal and in a pipe, verbatim in JSON, and obeyed nowhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from archives import lines
from conftest import Soulmem
from doubles import hashing

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

NASTY: Final = "[red]x[/] {0} %s $(id) '; DROP TABLE entries; -- NEAR( * \x1b[31m \x1b]0;t\x07 \x9b2J \u202e \u2066 <b>&amp; =1+1"
NAME: Final = "[red]{0}%s$(id)';--<b>=1+1"  # as much of it as a tag or a name may be
LIFE: Final[dict[str, Any]] = {
    "text": f"La playa con Ana {NASTY}", "at": "2026-08-01T10:00:00+02:00", "tags": [NAME], "people": [NAME], "feeling": NASTY,
    "context": {NASTY[:60]: NASTY}, "causes": [{"kind": "because", "text": NASTY}, {"kind": "led-to", "text": NASTY}],
    "when_phrase": NASTY[:80],
}  # fmt: skip
STYLE: Final = re.compile(r"\x1b\[[0-9;]*m")
MOVING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
LOOKS: Final = (
    "timeline", "show 1", "show 1 --history", "recall playa --explain", "recall --kind semantic --evidence playa", "links 1",
    "why 1", "why 2", "tag", "tag 1", "people", "reflect", "stats", "undo --list", "gists", "conflicts", "pages",
    "pages show 2026-08-01", "dream --history", "config list", "config get key_command", "journal backups", "users list",
    "export --format markdown", "export --format jrnl", "export --format csv", "export --format html", "export --format json",
)  # fmt: skip


@pytest.fixture
def hostile(soulmem: Soulmem, tmp_path: Path) -> Soulmem:
    """A journal in which nothing is meant well."""
    soulmem("import", lines(tmp_path / "life.ndjson", LIFE, *({**LIFE, "at": f"2026-08-0{day}T10:00:00+02:00"} for day in (5, 9))))
    assert soulmem("link", 1, 2, "--because", NASTY).code == 0
    assert soulmem("edit", 3, "--", f"Otra {NASTY}").code == 0
    soulmem("recall", "--used", "1,2", NASTY)
    soulmem("dream")
    assert soulmem("config", "set", "key_command", NASTY).code == 2
    assert soulmem("config", "set", "key_command", NAME).code == 0
    return soulmem


def test_nothing_is_obeyed_where_it_is_shown(hostile: Soulmem) -> None:
    for line in LOOKS:
        for lang in ("es", "en"):
            for terminal in (True, False):
                answer = hostile(*line.split(), "--lang", lang, terminal=terminal)
                assert (line, answer.code in (0, 1)) == (line, True), answer
                if terminal or not line.startswith("export"):  # a file has what was written
                    assert (line, MOVING.findall(STYLE.sub("", answer.out))) == (line, [])
                assert (line, MOVING.findall(STYLE.sub("", answer.err))) == (line, [])
                assert (line, "DROP TABLE entries" not in answer.out or "[red]" in answer.out) == (line, True)


def test_a_program_gets_every_field_as_it_was_written(hostile: Soulmem) -> None:
    told = hostile("show", 1, "--json").json()
    for field in ("text", "tags", "people", "feeling", "context", "causes", "when_phrase"):
        assert told[field] == LIFE[field], field
    assert NASTY in [tie["because"] for tie in hostile("links", 1, "--json").json() if tie["id"] == 2]
    assert hostile("config", "get", "key_command", "--json").json()["value"] == NAME


def test_files_of_hostile_names(soulmem: Soulmem, tmp_path: Path) -> None:
    path = tmp_path / "[red]x\x1b[31m\x9b2J\u202e.csv"
    path.write_text("fecha,texto\nnunca,algo\n")
    for terminal in (True, False):
        answer = soulmem("import", path, terminal=terminal)
        assert answer.code == 2
        assert "[red]x" in answer.err
        assert MOVING.findall(STYLE.sub("", answer.out + answer.err)) == []
    soulmem("add", "hola")
    answer = soulmem("export", tmp_path / "\x1b[31m[b]\u202e.json", terminal=True)
    assert answer.code == 0
    assert MOVING.findall(STYLE.sub("", answer.out + answer.err)) == []
    assert json.loads((tmp_path / "\x1b[31m[b]\u202e.json").read_text())["entries"][0]["text"] == "hola"
