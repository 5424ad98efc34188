"""Habits that were given up: who is still without them, who is back at them, and of whom nothing of the kind is said."""

from __future__ import annotations

import pytest

from soulmem_cli.senses.habits import given_up, told

BACK: list[tuple[str, str]] = [
    ("He vuelto a fumar, en la escalera, como a los quince.", "smoke"),
    ("Volví al tabaco.", "smoke"),
    ("Otra vez fumando.", "smoke"),
    ("Back on the cigarettes since the funeral.", "smoke"),
    ("I'm smoking again.", "smoke"),
    ("Vuelvo a beber los viernes.", "drink"),
    ("Recaí en el alcohol.", "drink"),
    ("I'm drinking again and nobody knows.", "drink"),
    ("Vuelvo a la carne por orden de la doctora.", "meat"),
    ("Hemos vuelto a comer carne.", "meat"),
    ("Ya no soy vegetariana.", "meat"),
    ("Ya no me puedo llamar vegano.", "meat"),
    ("I'm no longer a vegetarian, the burger won.", "meat"),
    ("Eating meat again, God help me.", "meat"),
    ("De vuelta al azúcar.", "sugar"),
    ("Vuelvo al café: dos tazas.", "coffee"),
    ("Back to coffee.", "coffee"),
    ("He vuelto a las tragaperras.", "gamble"),
    ("I'm gambling again.", "gamble"),
]
STILL: list[tuple[str, str]] = [
    ("Tres meses sin fumar.", "smoke"),
    ("A year without cigarettes.", "smoke"),
    ("No he vuelto a fumar.", "smoke"),
    ("90 días sin probar el alcohol.", "drink"),
    ("Ninety-one days: 91 days sober.", "drink"),
    ("Desde ayer soy vegetariana.", "meat"),
    ("I've gone vegan.", "meat"),
    ("Two weeks off sugar and I could bite someone.", "sugar"),
    ("Un mes entero sin café.", "coffee"),
    ("Nos reímos mucho en la cena y llevo un año sin beber.", "drink"),
]
NEITHER: list[str] = [
    "Me fumé un cigarro en el balcón.",  # one is no going back
    "I had one cigarette and hated it.",
    "Papá volvió a fumar.",
    "My brother is back on the booze.",
    "Casi vuelvo a fumar.",
    "Tengo ganas de volver a fumar.",
    "If I were smoking again, I'd tell you.",
    "«Vuelvo a beber», dijo Ramón.",
    "¿Vuelvo a la carne?",
    "Volví a casa y vino Ana.",
    "Volvimos al café de la esquina.",
    "Back to the wine bar with Ana.",
    "Vuelvo a la playa.",
    "Compré carne para el asado.",
    "Dos días sin luz.",
    "He's sober, two years now.",
    "Dad's drinking again.",
    "Hoy Manolo, mi marido, cumple un año sin beber.",
    "Ocho meses sin carné, por correr.",
]


@pytest.mark.parametrize(("text", "habit"), BACK)
def test_back_at_it(text: str, habit: str) -> None:
    assert [(each.habit, each.role) for each in told(text)] == [(habit, "dropped")]


@pytest.mark.parametrize(("text", "habit"), STILL)
def test_still_without(text: str, habit: str) -> None:
    assert [(each.habit, each.role) for each in told(text)] == [(habit, "supports")]


@pytest.mark.parametrize("text", NEITHER)
def test_nothing_of_the_kind(text: str) -> None:
    assert list(told(text)) == []


@pytest.mark.parametrize(
    ("goal", "habits"),
    [
        ("stop eating meat", {"meat"}), ("hacerme vegetariana", {"meat"}), ("dejar de fumar", {"smoke"}), ("quit smoking", {"smoke"}),
        ("no volver a beber", {"drink"}), ("stay sober", {"drink"}), ("dejar el cafe", {"coffee"}), ("cut out sugar", {"sugar"}),
        ("abrir un cafe", set()), ("cook meat better", set()), ("dejar el trabajo", set()), ("learn about wine", set()),
    ],
)  # fmt: skip
def test_what_a_goal_gives_up(goal: str, habits: set[str]) -> None:
    assert given_up(goal) == habits
