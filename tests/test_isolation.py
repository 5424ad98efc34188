"""Users (S15): none sees or changes anything of another, through any verb with any options."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from conftest import Soulmem
from hidden import LINES, SENTINELS, TREE, hide, lines, shown
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from journals import everything_of

NUMBERS = ("1", "2", "5", "8", "12", "13", "99")


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
        if line == "journal rebuild":  # for everybody
            continue
        words = line.format(file=soulmem.home / "file.ndjson").split()
        for extra in ((), ("--json",)):
            answer = soulmem(*words, *extra)
            assert leaks(answer.out + answer.err) == [], line
        if "--all-users" in words:
            before = everything_of(soulmem, "bea")
    assert everything_of(soulmem, "bea") == before


@pytest.mark.parametrize("options", [("--rate", "0.1"), ("--dry-run",), ("--since", "2020", "--min-age", "1"), ("--cycle", "all")])
def test_of_the_dreams_of_others_only_numbers_are_told(written: Path, tmp_path: Path, options: tuple[str, ...]) -> None:
    soulmem = copy_of(written, tmp_path / "home")
    soulmem("dream", "--rollback", 2, "--user", "bea")
    for extra in ((), ("--json",), ("--lang", "en")):
        answer = soulmem("dream", "--all-users", *options, *extra)
        assert (answer.code, leaks(answer.out + answer.err)) == (0, [])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(line=lines(*NUMBERS), terminal=st.booleans())
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
