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


@pytest.mark.parametrize(
    ("told", "attribute"),
    [
        (("Vivo en Sevilla, cerca del río.", "Vivo en Cádiz."), "address"),
        (("I live in Dublin.", "I live in Cork, above a bakery."), "address"),
        (("Vivo en Sevilla.", "I live in London."), "address"),
        (("Trabajo en Telefónica.", "Trabajo en Correos."), "workplace"),
        (("I work as a nurse.", "I work as a plumber."), "job"),
        (("I work at Barclays.", "Trabajo en Correos."), "workplace"),
        (("Mi novio se llama Luis.", "Mi novio se llama Marcos."), "partner"),
        (("My wife is Carol.", "Mi mujer es Eva."), "partner"),
        (("Me encanta el café.", "No soporto el café."), "taste"),
        (("I love horror films.", "I can't stand horror films."), "taste"),
        (("La boda es el 12 de mayo.", "La boda es el 19 de mayo."), "date"),
        (("The trip is on June 3rd.", "The trip is on July 10th."), "date"),
        (("Mi café favorito es La Colonial.", "Mi café favorito es El Trébol."), "favourite"),
        (("My dentist is Dr. Bose.", "My dentist is Dr. Ahmed."), "role"),
        (("Código del portal 4417", "Código del portal 9023"), "code"),
    ],
)
def test_contradictions_of_every_kind_are_found_and_shown(soulmem: Soulmem, told: tuple[str, str], attribute: str) -> None:
    keep(soulmem, ("2026-08-01", told[0]), ("2026-08-10", told[1]))
    (found,) = soulmem("conflicts", "--json").json()
    assert (found["a"], found["b"], found["attribute"]) == (1, 2, attribute)
    for lang in ("es", "en"):
        shown = soulmem("conflicts", "--lang", lang, terminal=True).out
        assert f"conflict_about_{attribute}" not in shown
        assert told[1].split()[-1] in shown


@pytest.mark.parametrize(
    "told",
    [
        ("Vivo en Londres", "I live in London"),
        ("Trabajo de enfermera", "I work as a nurse"),
        ("Trabajo en Telefónica", "Trabajo de contable"),
        ("Me encanta el café", "Hoy odio el café"),
        ("Me encanta el café", "Ya no me gusta el café"),
        ("Me encanta el café", "No soporto el té"),
        ("I love you", "I hate you"),
        ("La boda es el 12 de mayo", "Aplazan la boda: la boda es el 19 de mayo"),
        ("Mi novio se llama Luis", "El novio de Ana se llama Marcos"),
        ("I don't forget to water the plants", "I forget to water the plants"),
        ("La reunión es el 12", "La reunión es el 19"),
    ],
)
def test_what_only_looks_like_a_contradiction_is_none(soulmem: Soulmem, told: tuple[str, str]) -> None:
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
