"""show: one as an object, several as a list; a use an hour apart; what is hidden is said."""

import os

import pytest
from conftest import NOW, Soulmem
from journals import events, everything_of, rows


@pytest.fixture
def three(soulmem: Soulmem) -> Soulmem:
    """A journal of three entries."""
    for text in ("uno", "dos", "tres"):
        soulmem("add", text)
    return soulmem


def uses(soulmem: Soulmem) -> list[tuple[int, int]]:
    """The uses of every entry."""
    return [(row[0], row[1]) for row in rows(soulmem, "SELECT entry_id, uses FROM traces ORDER BY 1")]


def test_one_is_an_object_and_several_a_list_in_the_order_asked(three: Soulmem) -> None:
    assert three("show", 2, "--json").json()["text"] == "dos"
    assert [entry["text"] for entry in three("show", 3, 1, 3, "--json").json()] == ["tres", "uno"]
    assert [entry["id"] for entry in three("show", 3, 1, "--ndjson").rows()] == [3, 1]


def test_a_person_sees_a_card_of_each(three: Soulmem) -> None:
    shown = three("show", 1, 3, terminal=True, SOULMEM_LANG="es").out
    assert shown.count("lunes 24 de agosto de 2026, 15:15 · hoy") == 2
    assert "uno" in shown
    assert "tres" in shown


def test_a_look_is_a_use_unless_the_last_was_within_the_hour(three: Soulmem) -> None:
    three("show", 1)
    three("show", 1, 2, SOULMEM_NOW="2026-08-24T16:14:59+02:00")
    assert uses(three) == [(1, 1), (2, 1), (3, 0)]
    three("show", 1, SOULMEM_NOW="2026-08-24T16:15:00+02:00")
    assert uses(three) == [(1, 2), (2, 1), (3, 0)]
    assert [entry for entry, _ in events(three, "use")] == [1, 2, 1]
    assert rows(three, "SELECT entry_id, cue FROM uses ORDER BY id") == [(1, "show"), (2, "show"), (1, "show")]


def test_a_look_brings_an_entry_nearer(three: Soulmem) -> None:
    later = "2026-10-24T15:15:00+02:00"
    before = three("timeline", "--json", SOULMEM_NOW=later).json()[0]["accessibility"]
    assert three("show", 3, "--json", SOULMEM_NOW=later).json()["accessibility"] > before


@pytest.mark.parametrize("unknown", [4, -5, 0, 9_000_000_000_000_000_000])
def test_an_unknown_number_uses_nothing(three: Soulmem, unknown: int) -> None:
    answer = three("show", 1, unknown, "--json")
    assert (answer.code, answer.out) == (4, "")
    assert f'"code": "entry_unknown", "message": "There is no entry {unknown}."' in answer.err
    assert uses(three) == [(1, 0), (2, 0), (3, 0)]


def test_private_and_forgotten_ones_are_shown_with_a_note(three: Soulmem) -> None:
    three("add", "secreto", "--private")
    three("forget", 1)
    assert "Entry 4 is private." in three("show", 4).err
    answer = three("show", 1, "--json", SOULMEM_LANG="es")
    assert answer.json()["forgotten_at"] == NOW
    assert "La entrada 1 está olvidada" in answer.err
    assert uses(three) == [(1, 0), (2, 0), (3, 0), (4, 1)]  # what is forgotten is not brought nearer


def test_a_card_says_what_was_marked_and_how_much_it_mattered(three: Soulmem) -> None:
    three("add", "secreto", "--private", "--starred", "--importance", "0.9")
    card = " ".join(three("show", 4, terminal=True, SOULMEM_LANG="es", NO_COLOR="1").out.split())
    assert "importancia crítica (0.90)" in card
    assert "marcada privada, con estrella" in card
    assert "marcada" not in three("show", 1, terminal=True, SOULMEM_LANG="es").out


def test_a_journal_that_cannot_be_written_is_shown_all_the_same(three: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soulmem_cli.store.database.os.access", lambda path, mode: mode == os.R_OK)
    answer = three("show", 1, "--json")
    assert (answer.code, answer.json()["text"]) == (0, "uno")
    monkeypatch.undo()
    assert uses(three) == [(1, 0), (2, 0), (3, 0)]


def test_another_user_neither_sees_nor_uses(three: Soulmem) -> None:
    three("--user", "bea", "add", "de bea")
    before = everything_of(three, "default")
    for asked in ([1], [4, 2]):
        assert three("--user", "bea", "show", *asked).code == 4
    assert three("show", 4).code == 4
    assert everything_of(three, "default") == before
