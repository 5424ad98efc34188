"""Time told by an event: how many days, on which side, of what."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.senses.questions.around import DAYS, NUMBERS, PLURAL, Around, asked


@pytest.mark.parametrize(
    ("question", "days", "before", "event"),
    [
        ("la noche antes del examen", 1, True, "examen"),
        ("¿Qué hice la semana antes de la mudanza?", 7, True, "mudanza"),
        ("LA SEMANA ANTES DE LA MUDANZA", 7, True, "MUDANZA"),
        ("3 días después de la boda", 3, False, "boda"),
        ("diez días después de la operación", 10, False, "operación"),
        ("dos meses después de que naciera Leo", 60, False, "naciera Leo"),
        ("un par de semanas antes del entierro", 14, True, "entierro"),
        ("el fin de semana después de la boda", 3, False, "boda"),
        ("los días previos al examen", 2, True, "examen"),
        ("la semana siguiente a la mudanza", 7, False, "mudanza"),
        ("cinco años antes de nuestra boda", 5 * 365, True, "boda"),
        ("three days after the wedding", 3, False, "wedding"),
        ("what did I eat the night before the exam?", 1, True, "exam"),
        ("the day after the funeral", 1, False, "funeral"),
        ("a couple of weeks before the funeral", 14, True, "funeral"),
        ("ten days after the surgery", 10, False, "surgery"),
        ("the weekend after we moved", 3, False, "we moved"),
        ("days leading up to the race", 2, True, "race"),
        ("two years after my divorce", 730, False, "divorce"),
    ],
)
def test_the_time_around_an_event(question: str, days: int, before: bool, event: str) -> None:
    assert asked(question) == Around(days, before, event)


@pytest.mark.parametrize(
    "question",
    ["", "mudanza", "el día que murió Rufo", "the day we moved", "the day after", "la semana siguiente", "pasado mañana", "anteayer",
     "antes de la mudanza", "the day after?", "Monday after work"],
)  # fmt: skip
def test_no_event_no_time_around_it(question: str) -> None:
    assert asked(question) is None


@given(st.sampled_from([*DAYS, *PLURAL]), st.sampled_from(["", *NUMBERS, "1", "7", "0", "9999"]), st.sampled_from(["antes de", "after"]))
def test_every_unit_and_number_is_understood_and_bounded(unit: str, number: str, side: str) -> None:
    found = asked(f"{number} {unit} {side} la boda".strip())
    assert found is not None
    assert found.event == "boda"
    assert found.before is (side == "antes de")
    one = DAYS[PLURAL.get(unit, unit)]
    count = NUMBERS.get(number) or (min(100, max(1, int(number))) if number else 2 if unit in PLURAL else 1)
    assert found.days == count * one


@given(st.text(max_size=60))
def test_no_text_is_too_strange(text: str) -> None:
    found = asked(text)
    assert found is None or found.days >= 1
