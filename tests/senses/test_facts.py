"""Facts that have one value at a time: read as stated, and only compared with the same of the same."""

from __future__ import annotations

import pytest

from soulmem_cli.senses.facts import differ, facts


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("El número de Ana es 600 111 222", ("phone", "ana", "600111222", False)),
        ("Ana's number is 07700 900123.", ("phone", "ana", "07700900123", False)),
        ("My new number is 07700 900123", ("phone", "", "07700900123", True)),
        ("Vivo en Sevilla, cerca del río", ("address", "", "sevilla", False)),
        ("Ahora vivo en Cádiz", ("address", "", "cadiz", True)),
        ("Marta lives in Dublin.", ("address", "marta", "dublin", False)),
        ("Mi café favorito es La Colonial", ("favourite", "cafe", "colonial", False)),
        ("My favourite pub is The Hut.", ("favourite", "pub", "hut", False)),
        ("El alquiler es 640 €", ("price", "el alquiler", "640", False)),
        ("My rent is now £900", ("price", "my rent", "900", True)),
        ("Levotiroxina 75 mcg, en ayunas", ("dose", "levotiroxina", "75", False)),
        ("Código del portal 4417", ("code", "portal", "4417", False)),
        ("My dentist is Dr. Bose", ("role", "dentist", "bose", False)),
        ("Mi jefa es Rosa Gil", ("role", "jefa", "rosa gil", False)),
        ("Trabajo de enfermera en un hospital", ("job", "", "enfermera un hospital", False)),
        ("Trabajo en Telefónica", ("workplace", "", "telefonica", False)),
        ("I work at Barclays.", ("workplace", "", "barclays", False)),
        ("I work as a nurse.", ("job", "", "nurse", False)),
        ("Mi novio se llama Luis.", ("partner", "", "luis", False)),
        ("My wife is Carol", ("partner", "", "carol", False)),
        ("La boda es el 12 de mayo.", ("date", "boda", "12 mayo", False)),
        ("Our wedding is on May 12th.", ("date", "wedding", "may 12th", False)),
        ("Me encanta el café.", ("taste", "el cafe", "likes", False)),
        ("No soporto el café.", ("taste", "el cafe", "dislikes", False)),
        ("I love horror films.", ("taste", "horror films", "likes", False)),
        ("I can't stand horror films.", ("taste", "horror films", "dislikes", False)),
        ("Ya no me gusta el café.", ("taste", "el cafe", "dislikes", True)),
        ("I live in London", ("address", "", "londres", False)),
        ("El cumpleaños de Luis es el 4 de mayo", ("birthday", "luis", "4 mayo", False)),
    ],
)
def test_a_fact_is_read(text: str, fact: tuple[str, str, str, bool]) -> None:
    assert [(each.attribute, each.subject, each.value, each.changed) for each in facts(text)] == [fact]


@pytest.mark.parametrize(
    "text",
    [
        "No olvidar llamar a Ana", "Llamar a Ana", "Hoy odio a Luis", "Hoy quiero a Luis", "¿Vivo en Sevilla?", "No vivo en Sevilla.",
        "«Vivo en Sevilla», dijo Ana.", "Salí tarde del trabajo en Triana.", "I don't work at the bank.", "Do not forget to call Ana",
        "Hoy odio el café.", "I love you.", "I hate this.", "I love how she laughs.", "No me gusta la idea.", "Trabajo de noche.",
        "Trabajo en casa.", "Trabajo en equipo.", "Le dije que trabajo de noche y miro pájaros.", "Si me gusta el café, es por ti.",
        "La reunión es el 12.", "Mi novio es un cielo.", "My wife is right.", "«Odio el café», dijo Ana.", "Ana odia el café.",
        "Si vivo en Sevilla, ya veremos.", "Bought fish, 12 euros.",
    ],
)  # fmt: skip
def test_what_states_no_such_fact_has_none(text: str) -> None:
    assert list(facts(text)) == []


@pytest.mark.parametrize(("one", "other", "apart"), [
    ("Vivo en Sevilla", "Vivo en Cádiz", True), ("Vivo en Sevilla", "Vivo en Sevilla Este", False),
    ("El número de Ana es 600 111 222", "El número de Ana es +34 600111222", False), ("My rent is £900", "My rent is £950", True),
])  # fmt: skip
def test_values_differ_when_both_cannot_be(one: str, other: str, apart: bool) -> None:
    assert differ(next(facts(one)), next(facts(other))) is apart
