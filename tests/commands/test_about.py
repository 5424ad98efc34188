"""about: people, tags and whole words, accents folded, kin alike in both languages, newest first."""

from pathlib import Path

import pytest
from conftest import Soulmem

WRITTEN = {
    1: "Comí con Ana en la playa",
    2: "Anita vino a casa",
    3: "@Ana-María trajo pan #banana",
    4: "Llamé a mamá: está mejor #Familia",
    5: "My mother sent a letter",
    6: "MARÍA y Ana-María se fueron; pena de Peña",
    7: "Vitamin C every day",
    8: "Aprendo C++ por las noches",
    9: "Mi hijo duerme. Ana’s book is here",
    10: "Son las tres y my son is asleep",
}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal of what people are written about in; written once."""
    soulmem = Soulmem(tmp_path_factory.mktemp("written") / "home")
    for day, text in WRITTEN.items():
        soulmem("add", text, "--at", f"2026-08-{day:02}T10:00")
    return soulmem.db


@pytest.fixture
def journal(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


def found(soulmem: Soulmem, *args: object) -> list[int]:
    """The numbers that `about` answers."""
    return [entry["id"] for entry in soulmem("about", *args, "--json").json()]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("Ana", [9, 6, 3, 1]),
        ("ANA", [9, 6, 3, 1]),
        ("@ana", [9, 6, 3, 1]),
        ("Anita", [2]),
        ("Ana María", [6, 3]),
        ("maria", [6, 3]),
        ("playa", [1]),
        ("#familia", [4]),
        ("banana", [3]),
        ("Peña", [6]),
        ("pena", [6]),
        ("C++", [8]),
        ("c", [7]),
        ("noches", [8]),
        ("noche", [8]),
        ("an*", []),
        ('"', []),
        ("NEAR(ana", []),
    ],
)
def test_whole_words_tags_and_people(journal: Soulmem, name: str, ids: list[int]) -> None:
    assert found(journal, name) == ids


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("mamá", [5, 4]),
        ("MADRE", [5, 4]),
        ("mom", [5, 4]),
        ("my mother", [5, 4]),
        ("mi mama", [5, 4]),
        ("hijo", [10, 9]),
        ("my son", [10, 9]),
    ],
)
def test_kin_is_the_same_in_both_languages(journal: Soulmem, name: str, ids: list[int]) -> None:
    assert found(journal, name) == ids


def test_ñ_is_a_letter_of_its_own(soulmem: Soulmem) -> None:
    soulmem("add", "qué pena")
    soulmem("add", "la señora Peña")
    assert found(soulmem, "peña") == [2]
    assert found(soulmem, "pena") == [1]
    assert found(soulmem, "senora") == []


def test_people_said_by_hand_are_found_without_a_word_of_them(soulmem: Soulmem) -> None:
    soulmem("add", "una tarde larga", "--person", "@Lucía", "--tag", "#Café")
    assert found(soulmem, "lucia") == [1]
    assert found(soulmem, "CAFE") == [1]


def test_filters_and_limit(journal: Soulmem) -> None:
    assert found(journal, "ana", "--since", "2026-08-03", "--until", "2026-08-06") == [6, 3]
    assert found(journal, "ana", "--on", "2026-08-01") == [1]
    assert found(journal, "ana", "--tag", "banana") == [3]
    assert found(journal, "ana", "--limit", 2) == [9, 6]
    for day in range(11, 31):
        journal("add", f"Ana, {day}", "--at", f"2026-07-{day}T10:00")
    assert len(found(journal, "ana")) == 10


def test_private_ones_only_when_asked_and_forgotten_ones_never(journal: Soulmem) -> None:
    journal("add", "un secreto de Ana", "--private", "--at", "2026-08-12")
    journal("forget", 9)
    assert found(journal, "ana") == [6, 3, 1]
    assert found(journal, "ana", "--private") == [11, 6, 3, 1]


def test_nothing_is_said_in_words(journal: Soulmem) -> None:
    answer = journal("about", "Zoe", SOULMEM_LANG="es")
    assert (answer.code, answer.out, answer.err) == (1, "", "Aquí nada menciona a «Zoe».\n")
    assert journal("about", "Zoe", "--json").json() == []


@pytest.mark.parametrize("name", ["", "  ", "@", "#", "x" * 201])
def test_no_name_is_an_error(journal: Soulmem, name: str) -> None:
    answer = journal("about", name, "--json")
    assert (answer.code, answer.out) == (2, "")
    assert '"code": "name_unusable"' in answer.err


def test_another_user_sees_nothing(journal: Soulmem) -> None:
    journal("--user", "bea", "add", "Ana es mía #banana")
    assert found(journal, "--user", "bea", "ana") == [11]
    assert found(journal, "--user", "bea", "banana") == [11]
    assert found(journal, "--user", "bea", "mamá") == []
    assert 11 not in found(journal, "ana")


THINGS = (
    "Firmamos el piso de la calle Sol",
    "Vimos tres pisos y ninguno",
    "Mi piso huele a pintura",
    "Vuelo a Lisboa con Ana",
    "Back from Lisbon, sunburnt",
    "El martes vi a Marta",
    "La lente Zeiss, por fin",
    "The Who on the radio",
    "Who knows",
    "Dormí en las Canarias",
)


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("piso", [3, 1, 2]),  # what has it only in another form comes after
        ("el piso", [3, 1, 2]),
        ("mi piso", [3, 1, 2]),
        ("pisos", [2, 3, 1]),
        ("Lisboa", [5, 4]),
        ("lisbon", [5, 4]),
        ("Canary Islands", [10]),
        ("Canarias", [10]),
        ("Marta", [6]),
        ("zeiss", [7]),
        ("The Who", [8]),
        ("Anas", []),
        ("pis", []),
    ],
)
def test_places_and_things(soulmem: Soulmem, name: str, ids: list[int]) -> None:
    for number, text in enumerate(THINGS):
        soulmem("add", text, "--at", f"2026-08-{number + 1:02}T10:00")
    assert found(soulmem, name) == ids


def test_other_forms_fill_up_to_the_limit_and_keep_to_the_filters(soulmem: Soulmem) -> None:
    for number, text in enumerate(THINGS[:3]):
        soulmem("add", text, "--at", f"2026-08-{number + 1:02}T10:00", *(("--private",) if number == 1 else ()))
    assert found(soulmem, "piso") == [3, 1]
    assert found(soulmem, "piso", "--private") == [3, 1, 2]
    assert found(soulmem, "piso", "--private", "--limit", 2) == [3, 1]
    assert soulmem("--user", "bea", "about", "piso", "--json").code == 4
