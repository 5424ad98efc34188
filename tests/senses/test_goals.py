"""Goals in what people write: theirs, for longer than the moment, neither denied nor asked nor another's."""

from __future__ import annotations

import pytest

from soulmem_cli.senses.goals import aims, ends, outcome

SPANISH: list[str] = [
    "Quiero aprender a nadar antes del verano.",
    "Este año quiero correr una maratón.",
    "Quiero dejar de fumar de una vez.",
    "He decidido volver a la universidad.",
    "He decidido no volver a beber.",
    "Decidí mudarme a Lisboa.",
    "Hemos decidido tener un hijo.",
    "Me propuse leer veinte libros este año.",
    "Me he propuesto ahorrar cien euros al mes.",
    "Me propongo escribir cada día.",
    "Me prometí no contestar correos los domingos.",
    "Mi objetivo es aprobar la oposición.",
    "Mi meta para este año es hablar alemán.",
    "Mi sueño es abrir una librería.",
    "Nuestro plan es comprar una casa en el pueblo.",
    "Objetivo: 120 largos sin parar",
    "Quiero reconciliarme con mi hermano, cueste lo que cueste.",
    "Me gustaría aprender a tocar el piano.",
    "Me encantaría viajar a Japón con mi hermana.",
    "Voy a aprender a cocinar.",
    "Voy a dejar de comer azúcar.",
    "Voy a apuntarme a clases de cerámica.",
    "Voy a sacarme el carné de conducir.",
    "Pienso terminar la tesis en junio.",
    "Llovía. Quiero escribir una novela, y esta vez en serio.",
    "Quisiera reconciliarme con mi padre.",
    "Estoy decidida a cambiar de trabajo.",
    "Queremos adoptar un perro.",
    "Vamos a ahorrar para la entrada de un piso.",
    "Y sin embargo quiero volver a pintar.",
    "Tengo la intención de estudiar enfermería.",
    "Me comprometo a caminar una hora al día.",
    "Mi reto es subir el Teide.",
    "Sigo igual: quiero vivir cerca del mar.",
    "Me he jurado no volver a prestarle dinero.",
]
ENGLISH: list[str] = [
    "I want to learn to swim before the summer.",
    "This year I want to run a marathon.",
    "I really want to quit smoking.",
    "I've decided to go back to university.",
    "I decided to move to Lisbon.",
    "We have decided to have a baby.",
    "I'm going to learn German.",
    "I'm going to stop eating sugar.",
    "I'm gonna write a novel.",
    "I'd love to travel to Japan with my sister.",
    "I'd like to play the piano properly one day.",
    "My goal is to pass the bar exam.",
    "My goal for this year is to read fifty books.",
    "My dream is to open a bookshop.",
    "Our plan is to buy a house in the village.",
    "Resolution: call Mum every Sunday",
    "My big dream is to keep bees.",
    "I promised myself not to answer email on Sundays.",
    "I promised myself I'd never lend him money again.",
    "I intend to retire at sixty.",
    "I plan to climb Ben Nevis.",
    "I'm determined to finish this degree.",
    "I'm planning to open a bakery.",
    "We're going to save for a deposit.",
    "I resolved to write every day.",
    "I've vowed to never drink again.",
    "It rained. I want to write a book, and this time for real.",
    "And still I want to paint again.",
    "We want to adopt a dog.",
    "I wanna see Iceland before I turn forty.",
    "My ambition is to teach.",
    "I aim to be debt free by December.",
    "I still want to make peace with my father.",
    "My resolution for the year is to cook at home.",
    "I'm going to train for the Camino.",
]
NOT_SPANISH: list[str] = [
    "No quiero correr una maratón.",
    "Ya no quiero estudiar medicina.",
    "Ana quiere aprender a nadar.",
    "Mi hermano ha decidido mudarse a Lisboa.",
    "¿Quiero tener hijos?",
    "¿De verdad quiero cambiar de trabajo?",
    "«Quiero aprender a nadar», dijo la abuela.",
    "Me dijo: “quiero dejarlo todo”.",
    "Dice que quiero llamar la atención.",
    "Quiero dormir.",
    "Quiero llorar y no puedo.",
    "Quiero irme a casa.",
    "Quiero comer ya.",
    "Quiero que llueva.",
    "Quiero un café.",
    "Quiero mucho a mi hermana.",
    "Te quiero.",
    "Hoy quiero limpiar la cocina hoy mismo.",
    "Voy a dormir un rato.",
    "Voy a comprar pan.",
    "Voy a ver a Ana mañana.",
    "Si quiero aprender, tendré que madrugar.",
    "Cuando quiero escribir, suena el teléfono.",
    "Lo que quiero decir es otra cosa.",
    "Quería ser bombero de pequeño.",
    "Querría haber estado allí.",
    "Mi jefe se propuso arruinarme la semana.",
    "El objetivo de la cámara está roto.",
    "La meta estaba al final de la cuesta.",
    "Pienso en ti.",
    "Pienso que es tarde.",
    "No me gustaría vivir allí.",
    "Decidimos cenar hoy en casa.",
    "Nunca quiero volver a verlo.",
    "No pienso dejar nada para el desayuno de nadie.",
    "No lo pienso gastar.",
    "Quiero romperlo todo.",
]
NOT_ENGLISH: list[str] = [
    "I don't want to run a marathon.",
    "I never want to see that place again.",
    "Ana wants to learn to swim.",
    "My brother decided to move to Lisbon.",
    "Do I want to have children?",
    "“I want to learn to swim,” said grandma.",
    'He said "I want to quit my job" and laughed.',
    "She asked if I want to come along.",
    "I want to sleep.",
    "I want to cry.",
    "I want to go home.",
    "I want a coffee.",
    "I want him back.",
    "I want to clean the kitchen today.",
    "I'm going to bed.",
    "I'm going to be late.",
    "I'm going to the shop tomorrow.",
    "I'm going to make dinner.",
    "If I want to learn, I'll have to get up early.",
    "When I want to write, the phone rings.",
    "What I want to say is something else.",
    "I wanted to be a fireman when I was small.",
    "I would have wanted to be there.",
    "They are going to learn the hard way.",
    "You want to learn German.",
    "I don't know what I want to do.",
    "The goal was scored in the last minute.",
    "He made my dream come true.",
    "My plan fell through.",
    "We decided to eat.",
    "I'd like a window seat.",
    "I'd love to sleep.",
    "I refuse to go to Lisbon.",
    "She told me she's going to write a book.",
    "I want to know who did this.",
    "I want to burn the world down.",
    "I'm going to write it once.",
]


@pytest.mark.parametrize("text", SPANISH + ENGLISH)
def test_a_goal_is_heard(text: str) -> None:
    found = list(aims(text))
    assert [aim.state for aim in found] == ["active"]
    assert found[0].text in text
    assert found[0].about


def test_a_list_of_resolutions_is_as_many_goals() -> None:
    found = [aim.text for aim in aims("Propósitos 2025: 1) aprobar el C1, 2) aprender a nadar, 3) dejar el pan de noche.")]
    assert found == ["aprobar el C1", "aprender a nadar", "dejar el pan de noche"]
    found = [aim.text for aim in aims("propósitos: nada de alcohol (ni vino). no mirar el correo en la cama. que llueva. plantar un nogal")]
    assert found == ["nada de alcohol", "no mirar el correo en la cama", "plantar un nogal"]
    assert [aim.about for aim in aims("Goals for 2026: swim a mile, finish the thesis")] == ["swim a mile", "finish the thesis"]


@pytest.mark.parametrize("text", NOT_SPANISH + NOT_ENGLISH)
def test_what_is_no_goal_of_the_writer_is_none(text: str) -> None:
    assert list(aims(text)) == []


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("¡Por fin nadé un largo entero!", "done"),
        ("He aprobado la oposición.", "done"),
        ("Lo conseguí: corrí la maratón.", "done"),
        ("I finally ran the marathon.", "done"),
        ("I've finished the thesis.", "done"),
        ("Dejo el alemán.", "dropped"),
        ("Lo dejé. La tesis no era para mí.", "dropped"),
        ("Gave up on the marathon.", "dropped"),
        ("I quit German.", "dropped"),
        ("Welsh course: two months without opening it. Not restarting.", "dropped"),
        ("El curso de galés sigue cerrado. No lo retomo.", "dropped"),
        ("Ya no quiero correr la maratón.", "dropped"),
    ],
)
def test_the_end_of_a_goal_is_heard(text: str, state: str) -> None:
    assert [end.state for end in ends(text)] == [state]


@pytest.mark.parametrize(
    "text",
    [
        "Todavía no he terminado la tesis.", "No lo conseguí.", "I haven't finished the thesis.", "I'm not giving up on the marathon.",
        "¿Lo dejo?", "“I quit”, said Ana.", "Casi termino.", "No quiero rendirme.", "Never give up.", "Llovió todo el día.",
    ],
)  # fmt: skip
def test_what_ends_nothing_is_no_end(text: str) -> None:
    assert list(ends(text)) == []


@pytest.mark.parametrize(("goal", "text", "state"), [
    ("dejar de fumar", "He dejado de fumar, tres meses ya.", "done"),
    ("quit smoking", "I quit smoking in March.", "done"),
    ("aprender aleman", "Dejo el alemán.", "dropped"),
    ("learn german", "Gave up on German.", "dropped"),
])  # fmt: skip
def test_to_stop_is_to_reach_it_for_who_wanted_to_stop(goal: str, text: str, state: str) -> None:
    assert [outcome(goal, end) for end in ends(text)] == [state]
