"""How goals end in other words, and lists of goals: heard when they are meant, and not when they only sound so."""

from __future__ import annotations

import pytest

from soulmem_cli.senses.goals import aims, ends, fulfilled, let_go_by_name, reached

REACHED: list[tuple[str, str]] = [
    ("Quiero correr un maratón", "Ayer crucé la meta en 4:12, llorando."),
    ("Quiero correr un maratón", "¡Corrí el maratón entero!"),
    ("I want to run a marathon", "Crossed the finish line at noon, on my own two feet."),
    ("I want to run a marathon", "We ran the marathon in the rain."),
    ("Quiero correr un maratón", "Crossed the line holding a stranger's hand. Crossed the finish line!"),
    ("Quiero terminar la carrera de derecho", "Me gradué esta mañana, con toga y todo."),
    ("Me gustaría acabar la carrera", "Me recibí, al fin."),
    ("My goal is to get my degree", "I graduated. Dad cried."),
    ("Quiero sacarme el carné de conducir", "APTA. A la primera."),
    ("I want to pass my driving test", "PASSED! Third time lucky."),
    ("I'm going to pay off my debts", "Last payment sent at nine. Balance: zero."),
    ("Quiero pagar la tarjeta", "Saldo cero. Rompí el plástico en dos."),
    ("Mi objetivo es comprar una casa", "Hemos firmado las escrituras; la mesa olía a barniz."),
    ("I'm going to move to a place of my own", "Got the keys. Slept on the floor."),
    ("Nuestro sueño es casarnos en la playa: la boda que siempre quise", "Nos casamos descalzos."),
    ("Quiero encontrar trabajo", "Me han contratado en la biblioteca."),
    ("I want to find a better job", "I got the job!"),
    ("Quiero escribir una novela", "A las tres he escrito la palabra fin."),
    ("Quiero publicar un libro", "He publicado mi libro."),
    ("I want to climb Ben Nevis", "I climbed Ben Nevis before breakfast."),
    ("Me encantaría viajar a Japón", "Aterrizamos en Japón con nieve."),
    ("I'd love to visit Lisbon", "First night in Lisbon, window open."),
    ("Voy a abrir una panadería", "Abrí la panadería a las seis, con cola en la puerta."),
]
NOT_REACHED: list[tuple[str, str]] = [
    ("Quiero correr un maratón", "Hoy corrí diez kilómetros."),
    ("Quiero correr un maratón", "Corrí un rato y vi el maratón por la tele, sin ganas."),
    ("Quiero correr un maratón", "Aún no he cruzado la meta de nada."),
    ("Quiero correr un maratón", "Soñé que crucé la meta."),
    ("Quiero escribir cada día", "Hoy escribí un poco."),
    ("I want to write every day", "I wrote a page today."),
    ("Quiero dejar de fumar", "Fumé un cigarro en el balcón."),
    ("I want to stop eating sugar", "I ate the sugar out of the bag."),
    ("I want to pass my driving test", "I passed the salt."),
    ("I want to pass my driving test", "If I passed, Mum would faint."),
    ("Quiero aprender a nadar", "Me gradué esta mañana."),
    ("Quiero pagar la tarjeta", "Cruzamos la meta juntos."),
    ("Quiero encontrar trabajo", "Casi me han contratado en la biblioteca."),
    ("Quiero leer más", "Leí el periódico."),
    ("Quiero comprar una casa", "Compré pan."),
    ("I want to buy a house", "I bought milk and drove past the house."),
    ("I'd love to visit Lisbon", "First night in the new job, tired."),
]


def goal_of(text: str) -> str:
    (found,) = aims(text)
    return found.about


@pytest.mark.parametrize(("goal", "end"), REACHED)
def test_an_end_in_other_words_is_heard(goal: str, end: str) -> None:
    assert any(reached(goal_of(goal), told) for told in fulfilled(end))


@pytest.mark.parametrize(("goal", "end"), NOT_REACHED)
def test_what_only_sounds_like_one_is_not(goal: str, end: str) -> None:
    assert not any(reached(goal_of(goal), told) for told in fulfilled(end))


@pytest.mark.parametrize(
    ("text", "sure"),
    [("Abandoned the Italian.", True), ("Gave up the cello.", True), ("Renuncio a la beca.", True), ("Dejé el libro en la mesa.", False)],
)
def test_a_word_that_leaves_no_doubt_lets_go_by_name(text: str, sure: bool) -> None:
    assert any(let_go_by_name(end) for end in ends(text)) == sure


LISTS: list[tuple[str, list[str]]] = [
    ("2027: acabar la tesis, nadar los lunes, menos pantallas.", ["acabar la tesis", "nadar los lunes", "menos pantallas"]),
    ("Este año: 1) aprender italiano (ya toca), 2) dejar el té. 3) ver a Marta.", ["aprender italiano", "dejar el té", "ver a Marta"]),
    ("For 2027: learn the banjo. See Iceland. No phone at the table.", ["learn the banjo", "See Iceland", "No phone at the table"]),
    ("This year: 1) fix the roof, at last. 2) quit gum.", ["fix the roof", "quit gum"]),
    ("Plans for 2027: save a thousand pounds (don't laugh), and plant an oak.", ["save a thousand pounds", "plant an oak"]),
    ("Objetivo: 120 largos sin parar", ["120 largos sin parar"]),
    ("2027. Otro año. Llueve.", []),
    ("2027: la casa huele a pintura.", []),
    ("This year: the rain, the mud, October.", []),
    ("En 2019: mi madre y yo en la playa.", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "goals"), LISTS)
def test_the_items_of_a_list_are_goals(text: str, goals: list[str]) -> None:
    assert [aim.text for aim in aims(text)] == goals


@pytest.mark.parametrize(
    "text",
    [
        "Le prometí a nadie nada, pero le prometí ir a verla todos los meses.", "Le prometí que volvería a pintar.",
        "I promised her I'd learn to cook.", "Decidido: cambio de trabajo.", "Decision: going back to school.", "Quiero ir a Japón.",
    ],
)  # fmt: skip
def test_promises_and_decisions_are_goals(text: str) -> None:
    assert len(list(aims(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "I want to kick something.", "I would like to kiss the nurse.", "No me quiero quitar el abrigo.", "Quiero abrazarla.",
        "Me prometió que volvería.", "She promised I'd learn to cook.", "I'd like to find whoever did this.",
    ],
)  # fmt: skip
def test_what_is_wanted_for_the_moment_is_none(text: str) -> None:
    assert list(aims(text)) == []
