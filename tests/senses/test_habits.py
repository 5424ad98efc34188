"""Habits that were given up: who is still without them, who is back at them, and of whom nothing of the kind is said."""

from __future__ import annotations

import pytest

from soulmem_cli.senses.habits import given_up, told

BACK: list[tuple[str, str]] = [
    ("He vuelto a fumar, en la escalera, como a los quince.", "smoke"),
    ("Hoy he vuelto a fumar.", "smoke"),
    ("Volví al tabaco.", "smoke"),
    ("Otra vez fumando.", "smoke"),
    ("Estoy fumando otra vez.", "smoke"),
    ("No pude más y volví a fumar.", "smoke"),
    ("Back on the cigarettes since the funeral.", "smoke"),
    ("I'm smoking again.", "smoke"),
    ("Not proud, but I'm smoking again.", "smoke"),
    ("Anoche volví a beber.", "drink"),
    ("Vuelvo a beber los viernes.", "drink"),
    ("Volví a tomar.", "drink"),
    ("Recaí en el alcohol.", "drink"),
    ("I'm drinking again and nobody knows.", "drink"),
    ("Mi hermana lleva un año sin beber; yo he vuelto a beber.", "drink"),
    ("Por orden médica vuelvo a la carne.", "meat"),
    ("Hemos vuelto a comer carne.", "meat"),
    ("Ya no soy vegetariana.", "meat"),
    ("Ya no me puedo llamar vegano, qué pena.", "meat"),
    ("I'm no longer a vegetarian, the burger won.", "meat"),
    ("Eating meat again, God help me.", "meat"),
    ("Vuelvo al azúcar.", "sugar"),
    ("Vuelvo a tomar café.", "coffee"),
    ("Back to coffee.", "coffee"),
    ("He vuelto a apostar.", "gamble"),
    ("I'm gambling again.", "gamble"),
    ("Dos meses sin fumar tenía. Volví a fumar.", "smoke"),
]
STILL: list[tuple[str, str]] = [
    ("Tres meses sin fumar.", "smoke"),
    ("Llevo tres meses sin fumar.", "smoke"),
    ("Tres años y medio sin fumar.", "smoke"),
    ("Quince días sin fumar.", "smoke"),
    ("Sigo sin fumar.", "smoke"),
    ("Ya no fumo.", "smoke"),
    ("A year without cigarettes.", "smoke"),
    ("No he vuelto a fumar.", "smoke"),
    ("Volví a fumar en Navidad. Dos meses sin fumar ya.", "smoke"),
    ("Cumplo un año sin beber.", "drink"),
    ("90 días sin probar el alcohol.", "drink"),
    ("Ninety days sober.", "drink"),
    ("I've been sober for three months.", "drink"),
    ("Nos reímos mucho en la cena y llevo un año sin beber.", "drink"),
    ("Desde ayer soy vegetariana.", "meat"),
    ("Soy vegetariana desde hace un mes.", "meat"),
    ("I've gone vegan.", "meat"),
    ("Two weeks off sugar and I could bite someone.", "sugar"),
    ("Un mes entero sin café.", "coffee"),
]
NEITHER: list[str] = [
    "Me he fumado un cigarro: no he vuelto a nada.",  # one is no going back
    # others
    "Papá ha vuelto a fumar.",
    "My brother is back on the booze.",
    "He's sober, two years now.",
    "Dad's drinking again.",
    "Hoy Manolo, mi marido, cumple un año sin beber.",
    "Laura lleva tres meses sin fumar.",
    "He went a month without smoking.",
    "Jim: two years sober.",
    "Dos años sin beber, dice mi padre.",
    "Two years sober today, so proud of Jim.",
    "Otra vez bebiendo, mi padre.",
    "Mi hijo adolescente, otra vez fumando a escondidas.",
    "Otra vez fumando los del segundo.",
    "The kids were eating sugar again.",
    # of the mind
    "Casi vuelvo a fumar.",
    "Un día de estos vuelvo a fumar.",
    "Como me vuelva a llamar, vuelvo a fumar.",
    "If I were smoking again, I'd tell you.",
    "I might start smoking again.",
    "I don't want to go back to drinking.",
    "He vuelto a fumar, pensé al despertar.",
    "Nunca llego a un mes sin fumar.",
    "Mañana empieza un mes sin alcohol.",
    "Reto: un mes sin azúcar.",
    "«Vuelvo a beber», dijo Ramón.",
    "¿Vuelvo a la carne?",
    # other things
    "He vuelto a dejar de fumar.",
    "Volví a casa y vino Ana.",
    "Volvimos al café de la esquina.",
    "Volví al café. Estaba cerrado.",
    "He vuelto con el vino que me pidió Marta.",
    "Volví a fumigar la terraza.",
    "Vuelvo a carne viva del tema.",
    "Ocho meses sin carné, por correr.",
    "No he vuelto al bar a beber.",
    "A day without coffee is a day without sunshine.",
    "Two days without drinking water.",
    "A week without smoke alarms going off.",
    "I'm vegetarian when Eva cooks.",
    "I am sober as a judge tonight.",
    "Back to the wine bar with Ana.",
    "Back to the meat of the thesis.",
    "Back to my coffee shop corner.",
    "Back to the drinking fountain.",
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
        ("dejar el tabaco antes de los cuarenta", {"smoke"}), ("stop drinking coffee", {"coffee"}), ("give up the booze", {"drink"}),
        ("abrir un cafe", set()), ("cook meat better", set()), ("dejar el trabajo", set()), ("learn about wine", set()),
        ("sacarme el carne sin suspender", set()), ("open a vegan cafe", set()), ("tomar el cafe sin azucar", set()),
        ("give up my coffee shop job", set()), ("que mi madre deje de fumar", set()), ("stop dad smoking", set()),
        ("beber mas agua y dejar el movil", set()), ("quit my job at the casino", set()), ("stop drinking water at night", set()),
    ],
)  # fmt: skip
def test_what_a_goal_gives_up(goal: str, habits: set[str]) -> None:
    assert given_up(goal) == habits
