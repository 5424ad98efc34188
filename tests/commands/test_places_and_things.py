"""Places and things of an entry, and the feeling said in one's own word: in the JSON, shown, counted, found, carried, rebuilt."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem
from journals import rows, unstyled


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    soulmem("add", "Fui a Lisboa con Marta y cenamos en Casa Lucio", "--at", "2026-08-20", "--no-link")
    soulmem("add", "Back from Lisbon. I bought a Roomba on Amazon", "--no-link")
    soulmem("add", "Un secreto en Burgos", "--private", "--no-link")
    return soulmem


def named(soulmem: Soulmem, entry: int) -> tuple[list[str], list[str], list[str]]:
    shown = soulmem("show", entry, "--json").json()
    return shown["people"], shown["places"], shown["things"]


def test_in_the_entry_and_never_among_people(journal: Soulmem) -> None:
    assert named(journal, 1) == (["Marta"], ["Casa Lucio", "Lisboa"], [])
    assert named(journal, 2) == ([], ["Lisbon"], ["Amazon", "Roomba"])
    assert [person["name"] for person in journal("people", "list", "--json").json()] == ["Marta"]
    assert journal("timeline", "--person", "Lisboa", "--json").code == 1
    assert [person["name"] for person in journal("reflect", "--json").json()["people"]] == ["Marta"]


@pytest.mark.parametrize(("lang", "place", "thing"), [("es", "lugares", "cosas"), ("en", "places", "things")])
def test_shown(journal: Soulmem, lang: str, place: str, thing: str) -> None:
    card = unstyled(journal("show", 2, terminal=True, SOULMEM_LANG=lang).out)
    assert card.partition(place)[2].split("\n")[0].strip() == "Lisbon"
    assert card.partition(thing)[2].split("\n")[0].strip() == "Amazon, Roomba"


def test_counted_under_both_names_of_a_place(journal: Soulmem) -> None:
    found = journal("stats", "--json").json()
    assert found["places"] == [{"name": "Lisbon", "count": 2}, {"name": "Casa Lucio", "count": 1}]
    assert {each["name"] for each in found["things"]} == {"Amazon", "Roomba"}
    assert "Burgos" in [each["name"] for each in journal("stats", "--private", "--json").json()["places"]]


def test_found_by_either_name(journal: Soulmem) -> None:
    for name in ("Lisboa", "lisbon"):
        assert {entry["id"] for entry in journal("about", name, "--json").json()} == {1, 2}
    assert [entry["id"] for entry in journal("about", "roomba", "--json").json()] == [2]


def test_a_person_by_hand_is_no_place(soulmem: Soulmem) -> None:
    soulmem("add", "Voy mañana a Valencia", "--person", "Valencia")
    assert named(soulmem, 1) == (["Valencia"], [], [])


def test_nothing_is_read_where_nothing_is_wanted(soulmem: Soulmem) -> None:
    soulmem("add", "Fui a Lisboa", "--no-detect")
    assert named(soulmem, 1) == ([], [], [])


def test_carried_to_another_journal(journal: Soulmem, tmp_path: Path) -> None:
    file = tmp_path / "all.json"
    assert journal("export", file).code == 0
    other = Soulmem(tmp_path / "other")
    assert other("import", file).code == 0
    assert named(other, 1) == named(journal, 1)
    assert named(other, 2) == named(journal, 2)


def test_rebuilt(journal: Soulmem) -> None:
    before = rows(journal, "SELECT * FROM mentions ORDER BY entry_id, kind, key")
    assert any("place" in row for row in before)
    assert journal("journal", "rebuild").code == 0
    assert rows(journal, "SELECT * FROM mentions ORDER BY entry_id, kind, key") == before


@pytest.mark.parametrize(("word", "emotion"), [("triste", "sadness"), ("angry", "anger"), ("miedo", "fear")])
def test_a_feeling_wins_and_is_remembered_as_said(soulmem: Soulmem, word: str, emotion: str) -> None:
    shown = soulmem("add", "¡Hemos ganado el campeonato!", "--feeling", word, "--json").json()
    assert (shown["feeling"], shown["emotion"], shown["valence"] < -0.5) == (word, emotion, True)
    assert soulmem("journal", "rebuild").code == 0
    again = soulmem("show", 1, "--json").json()
    assert (again["feeling"], again["emotion"]) == (word, emotion)
    assert word in soulmem("show", 1, terminal=True).out


def test_numbers_and_an_emotion_come_before_a_feeling(soulmem: Soulmem) -> None:
    shown = soulmem("add", "Hoy", "--feeling", "triste", "--emotion", "joy", "--valence", ".3", "--json").json()
    assert (shown["feeling"], shown["emotion"], shown["valence"]) == ("triste", "joy", 0.3)


def test_a_word_that_is_no_known_feeling_is_only_remembered(soulmem: Soulmem) -> None:
    plain = soulmem("add", "Mi perro murió ayer", "--dry-run", "--json").json()
    shown = soulmem("add", "Mi perro murió ayer", "--feeling", "saudade", "--json").json()
    assert (shown["feeling"], plain["feeling"]) == ("saudade", None)
    assert (shown["emotion"], shown["valence"]) == (plain["emotion"], plain["valence"])
