"""Whether a question asks for what holds now."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.senses.questions.newest import LIKELY, SURELY, asked


@pytest.mark.parametrize(
    "question",
    ["mi teléfono actual", "dónde vivo ahora", "¿Qué médico tengo ahora?", "último libro que leí", "¿Cómo se llama ahora mi jefe?",
     "where do I live now", "what's my current dose", "my latest address", "most recent weight"],
)  # fmt: skip
def test_what_surely_asks_for_the_newest(question: str) -> None:
    assert asked(question) == SURELY


@pytest.mark.parametrize(
    "question",
    ["cuánto gano", "¿Cuánto gano?", "¿cuál es mi talla?", "código de la puerta", "¡mi bar favorito!", "quién es mi dentista",
     "my favourite bar", "what’s my shoe size", "what's my shoe size", "how old is Leo", "wifi password"],
)  # fmt: skip
def test_what_likely_does(question: str) -> None:
    assert asked(question) == LIKELY


@pytest.mark.parametrize(
    "question",
    ["", "cuando cambié de trabajo", "when did I move", "how did I fix the tap", "cómo arreglé el grifo", "¿Cuál era mi código?",
     "a walk by the sea", "paseo con Ana", "what was my password"],
)  # fmt: skip
def test_what_asks_for_the_past_does_not(question: str) -> None:
    assert asked(question) == 0.0


@given(st.text(max_size=60))
def test_marks_around_a_question_change_nothing(text: str) -> None:
    assert asked(f"¿{text}?") == asked(text)
