"""tag: the tags of an entry, put on and taken off all at once or not at all; every tag with its count."""

import pytest
from conftest import Soulmem
from journals import events, everything_of, rows, unstyled


@pytest.fixture
def two(soulmem: Soulmem) -> Soulmem:
    """Two entries, one tag read in a text."""
    soulmem("add", "uno #Mar")
    soulmem("add", "dos")
    return soulmem


def test_the_tags_of_an_entry(two: Soulmem) -> None:
    assert two("tag", 1, "--json").json() == {"id": 1, "tags": ["Mar"], "added": [], "removed": []}
    assert two("tag", 2, "--json").json() == {"id": 2, "tags": [], "added": [], "removed": []}
    assert two("tag", 1).out == "Mar\n"
    assert unstyled(two("tag", 2, terminal=True, SOULMEM_LANG="es").out).strip() == "#2  sin etiquetas"


def test_on_and_off(two: Soulmem) -> None:
    answer = two("tag", 1, "#Playa", "mar", "  día libre ", "--remove", "MAR", "--json")
    assert answer.code == 2  # the same tag both ways
    answer = two("tag", 1, "#Playa", "  día libre ", "--remove", "MAR", "--json")
    assert answer.json() == {"id": 1, "tags": ["día libre", "Playa"], "added": ["día libre", "Playa"], "removed": ["Mar"]}
    assert [entry["id"] for entry in two("timeline", "--tag", "DIA LIBRE", "--json").json()] == [1]
    assert two("tag", 1, "playa", "--json").json()["added"] == []
    assert events(two, "tag") == [(1, {"added": ["día libre", "Playa"], "removed": ["Mar"], "was": [["Mar", False]]})]


def test_a_tag_read_in_the_text_becomes_said_when_it_is_said(two: Soulmem) -> None:
    two("tag", 1, "mar")
    assert rows(two, "SELECT tag, label, said FROM tags") == [("mar", "Mar", 1)]
    assert len(events(two, "tag")) == 1


@pytest.mark.parametrize(
    ("args", "exit_code", "code"),
    [
        ((9, "x"), 4, "entry_unknown"),
        ((1, "x", "--remove", "nada"), 4, "tag_not_there"),
        ((1, "x", ""), 2, "tag_unusable"),
        ((1, "x", "#"), 2, "tag_unusable"),
        ((1, "x", "a\x1bb"), 2, "tag_unusable"),
        ((1, "x", "y" * 101), 2, "tag_unusable"),
        ((1, "x", "--remove", "X"), 2, "tag_both_ways"),
        (("--remove", "x"), 2, "argument_missing"),
        (("mar",), 2, "whole_number_unreadable"),
    ],
)
def test_what_cannot_be_changes_nothing(two: Soulmem, args: tuple[object, ...], exit_code: int, code: str) -> None:
    before = two.digest()
    answer = two("tag", *args, "--json")
    assert (answer.code, answer.out) == (exit_code, "")
    assert f'"code": "{code}"' in answer.err
    assert two.digest() == before


def test_all_tags_with_their_counts(two: Soulmem) -> None:
    two("add", "tres #mar #Ola")
    two("add", "secreto #mar #oculto", "--private")
    two("add", "olvido #mar #olvido")
    two("forget", 5)
    assert two("tag", "--json").json() == [{"tag": "mar", "count": 2}, {"tag": "Ola", "count": 1}]
    assert two("tag", "--private", "--json").json() == [
        {"tag": "mar", "count": 3},
        {"tag": "oculto", "count": 1},
        {"tag": "Ola", "count": 1},
    ]
    assert two("tag").out == "2\tmar\n1\tOla\n"
    shown = unstyled(two("tag", terminal=True, SOULMEM_LANG="es").out)
    assert [line.split() for line in shown.splitlines()] == [["entradas", "etiqueta"], ["2", "#mar"], ["1", "#Ola"]]


def test_no_tag_at_all_is_an_empty_result(soulmem: Soulmem) -> None:
    soulmem("add", "uno")
    assert (soulmem("tag", "--json").code, soulmem("tag", "--json").json()) == (1, [])


def test_markup_is_text(two: Soulmem) -> None:
    two("tag", 2, "[red]x[/]")
    assert "#[red]x[/]" in unstyled(two("tag", terminal=True).out)
    assert "#[red]x[/]" in unstyled(two("tag", 2, terminal=True).out)


def test_another_users_tags_are_not_there(two: Soulmem) -> None:
    two("--user", "bea", "add", "tres #suyo")
    before = everything_of(two, "default")
    assert two("--user", "bea", "tag", "--json").json() == [{"tag": "suyo", "count": 1}]
    for args in ((1,), (1, "x"), (1, "--remove", "mar")):
        assert two("--user", "bea", "tag", *args).code == 4
    assert two("tag", "--json").json() == [{"tag": "Mar", "count": 1}]
    assert everything_of(two, "default") == before
