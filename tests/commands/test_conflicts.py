"""conflicts: the same of the same, told in two ways that cannot both be; settled by a person only."""

from __future__ import annotations

import pytest
from conftest import Soulmem
from journals import events

NUMBERS = ("El número de Ana es 600 111 222", "El teléfono de Ana es el 655 333 444")


def keep(soulmem: Soulmem, *told: tuple[str, str], **env: str) -> None:
    """Write entries on their days and dream."""
    for day, text in told:
        assert soulmem("add", text, "--at", f"{day}T10:00", **env).code == 0
    assert soulmem("dream", **env).code == 0


@pytest.fixture
def torn(soulmem: Soulmem) -> Soulmem:
    """A journal with one conflict."""
    keep(soulmem, ("2026-08-01", NUMBERS[0]), ("2026-08-10", NUMBERS[1]))
    return soulmem


def test_two_values_that_both_claim_to_hold_are_a_conflict(torn: Soulmem) -> None:
    (found,) = torn("conflicts", "--json").json()
    assert (found["a"], found["b"], found["attribute"], found["subject"]) == (1, 2, "phone", "ana")
    assert (found["state"], found["resolution"], found["when"]) == ("open", None, {})
    assert [facts["other"] for _, facts in events(torn, "conflict")] == [1]


@pytest.mark.parametrize(
    "told",
    [
        ("No olvidar llamar a Ana", "Llamar a Ana"),
        ("Hoy odio a Luis", "Hoy quiero a Luis"),
        ("Vivo en Sevilla", "Ahora vivo en Cádiz"),
        ("Vivo en Sevilla", "Marta vive en Cádiz"),
        ("Mi café favorito es La Colonial", "Mi libro favorito es Rayuela"),
        ("El alquiler es 640 €", "El alquiler es 700 €"),
        ("#perro paseo largo", "#perro no hubo paseo"),
    ],
)
def test_what_changed_or_is_of_another_matter_is_none(soulmem: Soulmem, told: tuple[str, str]) -> None:
    keep(soulmem, ("2026-08-01", told[0]), ("2026-08-10", told[1]))
    assert soulmem("conflicts", "--json").code == 1


def test_a_value_long_past_is_taken_over_by_the_newer(soulmem: Soulmem) -> None:
    keep(soulmem, ("2024-01-01", "Vivo en Sevilla"), ("2026-08-10", "Vivo en Cádiz"))
    assert soulmem("conflicts", "--json").code == 1


def test_nothing_is_settled_but_by_a_person(torn: Soulmem) -> None:
    assert torn("conflicts", "resolve", 1).code == 2
    assert torn("conflicts", "resolve", 1, "--a", "--b").code == 2
    assert torn("conflicts", "resolve", 1, "--a", "--when", "x=y").code == 2
    assert torn("conflicts", "resolve", 9, "--a").code == 4
    assert torn("conflicts", "show", 1, "--json").json()["state"] == "open"
    settled = torn("conflicts", "resolve", 1, "--both", "--when", "lugar=casa", "--json").json()
    assert (settled["state"], settled["resolution"], settled["when"]) == ("context_dependent", "both", {"lugar": "casa"})
    assert torn("conflicts", "--json").code == 1
    assert torn("conflicts", "reopen", 1, "--json").json()["state"] == "reopened"


def test_new_evidence_for_the_other_side_reopens_it(torn: Soulmem) -> None:
    torn("conflicts", "resolve", 1, "--a")
    later = {"SOULMEM_NOW": "2026-08-26T09:00:00+02:00"}
    keep(torn, ("2026-08-26", NUMBERS[1]), **later)
    (found,) = torn("conflicts", "--json", **later).json()
    assert (found["id"], found["state"]) == (1, "reopened")
    assert len(torn("conflicts", "list", "--state", "open", "--state", "reopened", "--json", **later).json()) == 1


def test_a_conflict_with_a_private_entry_is_private(soulmem: Soulmem) -> None:
    soulmem("add", NUMBERS[0], "--at", "2026-08-01T10:00", "--private")
    keep(soulmem, ("2026-08-10", NUMBERS[1]))
    assert soulmem("conflicts", "--json").code == 1
    assert [each["private"] for each in soulmem("conflicts", "--private", "--json").json()] == [True]


def test_it_is_told_in_both_languages_and_fits(torn: Soulmem) -> None:
    for lang, word in (("es", "número de teléfono"), ("en", "phone number")):
        shown = torn("conflicts", SOULMEM_LANG=lang, COLUMNS="60", NO_COLOR="1", FORCE_COLOR="1").out
        assert word in shown


@pytest.mark.parametrize("number", [0, 999, 2**62])
def test_a_number_that_is_no_conflicts(torn: Soulmem, number: int) -> None:
    for words in (["show"], ["resolve", "--a"], ["reopen"]):
        assert torn("conflicts", *words, number).code == 4
    for verb in ("show", "forget", "restore"):
        assert torn("gists", verb, number).code == 4
