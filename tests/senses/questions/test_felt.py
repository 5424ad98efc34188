"""Which feelings a question asks about, and how surely."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.domain import Emotion
from soulmem_cli.senses.questions.feelings import NAMED, WORDS, asked


@pytest.mark.parametrize(
    ("question", "emotion"),
    [
        ("días que me sentí sola", Emotion.SADNESS),
        ("veces que lloré", Emotion.SADNESS),
        ("cuando estuve enojada", Emotion.ANGER),
        ("momentos de rabia", Emotion.ANGER),
        ("¿Cuándo me dio miedo?", Emotion.FEAR),
        ("cosas que me dieron asco", Emotion.DISGUST),
        ("lo que me hizo feliz", Emotion.JOY),
        ("cuando me llevé una sorpresa", Emotion.SURPRISE),
        ("things that grossed me out", Emotion.DISGUST),
        ("what made me laugh", Emotion.JOY),
        ("times I felt lonely", Emotion.SADNESS),
        ("WHEN WAS I AFRAID", Emotion.FEAR),
        ("moments of anger", Emotion.ANGER),
        ("days I was amazed", Emotion.SURPRISE),
    ],
)
def test_a_question_about_a_feeling(question: str, emotion: Emotion) -> None:
    assert asked(question) == {emotion: 1.0}


@pytest.mark.parametrize(("question", "emotion"), [("the happy hour menu", Emotion.JOY), ("la tarta de la felicidad", Emotion.JOY)])
def test_a_word_of_feeling_alone_counts_less(question: str, emotion: Emotion) -> None:
    assert asked(question) == {emotion: NAMED}


@pytest.mark.parametrize(
    "question", ["", "mi número de teléfono", "the dentist", "la calle Soledad", "the flat in Peace Street", "la hermana de Paz", "pazo"]
)
def test_what_asks_for_no_feeling(question: str) -> None:
    assert asked(question) == {}


def test_two_feelings_share_the_weight() -> None:
    assert asked("veces que lloré de alegría") == {Emotion.JOY: 0.5, Emotion.SADNESS: 0.5}


def test_accents_and_case_change_nothing() -> None:
    assert asked("días de pánico") == asked("dias de panico") == asked("DÍAS DE PÁNICO") == {Emotion.FEAR: 1.0}


@given(st.lists(st.sampled_from([word.rstrip("*") for line in WORDS.values() for word in line.split()] + ["casa", "felt"]), max_size=8))
def test_the_weights_add_up_to_one_at_most(said: list[str]) -> None:
    found = asked(" ".join(said))
    assert sum(found.values()) <= 1 + 1e-9
    assert all(weight > 0 for weight in found.values())
