"""Users (S15): none sees or changes anything of another, through any verb with any options."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from conftest import Soulmem
from hidden import LINES, SENTINELS, hide, shown
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from journals import everything_of

from soulmem_cli.commands import NESTED, VERBS
from soulmem_cli.verbs import built

TREE = [f"{verb} {child}".strip() for verb in VERBS for child in NESTED.get(verb, ("",))]
WHOLE = {"journal restore", "journal salvage", "journal reembed", "models fetch"}  # of the whole file, or of none
# what is typed for a kind of value; never a sentinel as it is written
VALUES: dict[str, tuple[str, ...]] = {
    "WHEN": ("2026-08", "2026-08-03", "hoy", "ayer", "2026"),
    "TAG": ("ZAFARRANCHO", "mar", "zafarranch"),
    "NAME": ("zacarias", "Ana", "zacaria"),
    "QUERY": ("ensayo con zacarias", "TORRELAGUNA", "dónde vivo", "quiero aprender"),
    "TEXT": ("otra vez con ZACARIAS en torrelaguna", "la playa"),
    "ID|QUERY": ("1", "5", "8", "12", "13", "ensayo con zacarias"),
    "ID": ("1", "2", "5", "8", "12", "13", "99"),
    "EMOTION": ("joy", "sadness", "anticipation"),
    "LEVEL": ("normal", "trivial", "important"),
    "SOURCE": ("user", "import"),
    "KEY=VALUE": ("x=quintanapalla", "a=b"),
    "KIND": ("semantic", "goal", "belief", "episodic"),
    "MOOD": ("alegre", "sad"),
    "N": ("1", "3", "100"),
    "0..1": ("0.1", "0.9"),
    "-1..1": ("-0.5", "0.5"),
}
FLAGS = (
    "--private", "--deep", "--explain", "--evidence", "--forgotten", "--all", "--kin", "--dry-run", "--all-users", "--history", "--list",
)  # fmt: skip


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal of two users, both dreamt over; written once. Entries 1 to 4 are one's, the rest the other's."""
    soulmem = Soulmem(tmp_path_factory.mktemp("dos") / "home")
    shown(soulmem)
    hide(soulmem, user="bea")
    soulmem("--user", "bea", "link", 5, 6, "--because", "razonable")
    soulmem("--user", "bea", "recall", "--used", "5,6", "preguntona")
    soulmem("--user", "bea", "add", "La playa con Ana y con Zacarías", "--private")
    soulmem("--user", "bea", "forget", 13)
    soulmem("dream", "--all-users")
    return soulmem.db


def copy_of(journal: Path, home: Path) -> Soulmem:
    """A fresh copy of a journal."""
    shutil.rmtree(home, ignore_errors=True)
    return Soulmem(home).copy(journal)


def leaks(output: str) -> list[str]:
    """The words of the other user in an output."""
    return [word for word in SENTINELS if word in output]


@pytest.mark.parametrize("verb", TREE)
def test_no_line_of_any_verb_shows_or_changes_anything_of_another(written: Path, tmp_path: Path, verb: str) -> None:
    soulmem = copy_of(written, tmp_path / "home")
    before = everything_of(soulmem, "bea")
    (soulmem.home / "file.ndjson").write_text('{"text": "De fuera"}\n')
    for line in LINES[verb]:
        if line in ("journal rebuild", "dream --all-users"):  # for everybody
            continue
        words = line.format(file=soulmem.home / "file.ndjson").split()
        for extra in ((), ("--json",)):
            answer = soulmem(*words, *extra)
            assert leaks(answer.out + answer.err) == [], line
    assert everything_of(soulmem, "bea") == before


def options(verb: str) -> list[Any]:
    """The parameters of a verb."""
    parent, _, child = verb.partition(" ")
    return list(built(child or parent, parent if child else None).params)


@st.composite
def lines(draw: st.DrawFn) -> list[str]:
    """A line of any verb: its arguments, and any of its options with any of their values."""
    verb = draw(st.sampled_from(sorted(set(TREE) - WHOLE)))
    words, after = verb.split(), []
    for param in options(verb):
        values = VALUES.get(str(getattr(param, "metavar", "") or ""))
        if param.param_type_name == "argument":
            if values:
                after += [draw(st.sampled_from(values)) for _ in range(draw(st.integers(1, 2)))][: None if param.nargs == -1 else 1]
        elif values and draw(st.booleans()):
            words += [param.opts[0], draw(st.sampled_from(values))]
        elif not values and param.opts[0] in FLAGS and draw(st.booleans()):
            words.append(param.opts[0])
    return [*words, *after, *draw(st.sampled_from(([], ["--json"], ["--lang", "es"])))]


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(line=lines(), terminal=st.booleans())
def test_no_options_show_or_change_anything_of_another(written: Path, tmp_path: Path, line: list[str], terminal: bool) -> None:
    soulmem = copy_of(written, tmp_path / "home")
    before = everything_of(soulmem, "bea")
    answer = soulmem(*line, terminal=terminal)
    assert answer.code in range(7)
    assert leaks(answer.out + answer.err) == []
    if "--all-users" not in line and line[:2] != ["journal", "rebuild"]:
        assert everything_of(soulmem, "bea") == before


@pytest.mark.parametrize("number", [5, 9, 12, 13])
def test_a_number_of_another_is_no_number(written: Path, tmp_path: Path, number: int) -> None:
    soulmem = copy_of(written, tmp_path / "home")
    for line in (f"show {number}", f"links {number}", f"why {number}", f"tag {number} x", f"forget {number}", f"restore {number}",
                 f"forget {number} --purge --yes", f"link 1 {number}", f"unlink 1 {number}", f"recall --used 1,{number} x",
                 f"add otra --replaces {number}", f"edit {number} --star"):  # fmt: skip
        answer = soulmem(*line.split(), "--json")
        assert (line, answer.code) == (line, 4)
        assert '"entry_unknown"' in answer.err
