"""add: an entry that echoes the feeling of one it is like names it, in one line on the side, and nothing else changes."""

import pytest
from conftest import Soulmem
from journals import events

FIRST = "Murió mi abuela, estoy muy triste y no paro de llorar"
ECHO = "Murió mi abuelo, estoy muy triste y no paro de llorar"
THEN = "2026-05-20T10:00:00+02:00"


@pytest.fixture
def sad(soulmem: Soulmem) -> Soulmem:
    """A journal with one sad entry of three months ago."""
    soulmem("add", FIRST, "--emotion", "sadness", SOULMEM_NOW=THEN)
    return soulmem


def test_one_line_in_both_languages(sad: Soulmem) -> None:
    answer = sad("add", ECHO, "--emotion", "sadness", SOULMEM_LANG="es")
    assert answer.err == "Esto recuerda a #1 (hace 3 meses): «Murió mi abuela, estoy muy triste y no paro de llorar»\n"
    answer = sad("add", ECHO + " también", "--emotion", "sadness")
    assert answer.err.startswith("This echoes #2 (today): “Murió mi abuelo")
    assert answer.err.count("\n") == 1


def test_it_is_logged_and_stdout_is_as_ever(sad: Soulmem) -> None:
    answer = sad("add", ECHO, "--emotion", "sadness", "--json")
    assert answer.json()["id"] == 2
    assert "echo" not in answer.out
    ((entry, facts),) = events(sad, "resonance")
    assert (entry, facts["other"], facts["feeling"]) == (2, 1, 1.0)
    assert 0.5 <= facts["similarity"] <= 1
    assert facts.keys() == {"other", "similarity", "feeling"}


def test_quiet_is_quiet_and_still_logged(sad: Soulmem) -> None:
    assert sad("add", ECHO, "--emotion", "sadness", "--quiet").err == ""
    assert len(events(sad, "resonance")) == 1


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (ECHO, ["--emotion", "joy"]),  # like it, but not felt like it
        (ECHO, ["--emotion", "neutral"]),  # not felt at all
        ("He cambiado la bombilla del pasillo", ["--emotion", "sadness"]),  # felt like it, but not like it
    ],
)
def test_no_echo(sad: Soulmem, text: str, options: list[str]) -> None:
    assert sad("add", text, *options).err == ""
    assert events(sad, "resonance") == []


def test_what_is_private_is_named_to_what_is_private_only(soulmem: Soulmem) -> None:
    soulmem("add", FIRST, "--emotion", "sadness", "--private", SOULMEM_NOW=THEN)
    assert "echoes" not in soulmem("add", ECHO, "--emotion", "sadness").err
    assert "This echoes #2" in soulmem("add", ECHO, "--emotion", "sadness", "--private").err
    assert [entry for entry, _ in events(soulmem, "resonance")] == [3]


def test_what_is_forgotten_is_not_named(sad: Soulmem) -> None:
    sad("forget", 1)
    assert "echoes" not in sad("add", ECHO, "--emotion", "sadness").err


def test_another_user_is_not_named(sad: Soulmem) -> None:
    assert "echoes" not in sad("--user", "bea", "add", ECHO, "--emotion", "sadness").err
    assert events(sad, "resonance") == []


def test_it_is_no_link(sad: Soulmem) -> None:
    assert "echoes #1" in sad("add", ECHO, "--emotion", "sadness", "--no-link").err
    assert sad("links", 2, "--json").json() == []


def test_many_lines_are_logged_and_not_told(sad: Soulmem) -> None:
    answer = sad("add", "--lines", "--emotion", "sadness", stdin=f"{ECHO}\n")
    assert answer.err == ""
    assert len(events(sad, "resonance")) == 1


def test_a_rehearsal_echoes_nothing(sad: Soulmem) -> None:
    assert sad("add", ECHO, "--emotion", "sadness", "--dry-run").err == ""
    assert events(sad, "resonance") == []


def test_what_it_names_is_safe_on_a_terminal(soulmem: Soulmem) -> None:
    soulmem("add", FIRST + " [red]\x1b[31m «ay»\nsegunda línea", "--emotion", "sadness", SOULMEM_NOW=THEN)
    answer = soulmem("add", ECHO, "--emotion", "sadness", terminal=True, SOULMEM_LANG="es")
    assert "\x1b" not in answer.err
    assert answer.err.startswith("Esto recuerda a #1")
    assert "segunda" not in answer.err
    assert len(answer.err.splitlines()) == 1


def test_links_are_at_most_three_though_five_are_looked_at(soulmem: Soulmem) -> None:
    for number in range(6):
        soulmem("add", f"Fui al dentista por la muela, visita {number}")
    assert len(soulmem("links", 6, "--json", "-n", 50).json()) == 3
