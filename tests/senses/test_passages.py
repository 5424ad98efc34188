"""The piece of a text that tells most of it, and what a writer wonders."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.senses.passages import LONGEST, questions, sentences, telling

LONG = (
    "Llovió toda la mañana y compré pan. El autobús venía lleno otra vez. Mi hermana me llamó llorando: su marido ha muerto esta noche. "
    "Luego fregué los platos y barrí la cocina. Hice la cama. Puse una lavadora."
)


def pieces(text: str) -> list[str]:
    """The sentences of a text."""
    return [text[start:end] for start, end in sentences(text)]


def test_sentences_keep_what_closes_with_them() -> None:
    assert pieces("Hola. «Nunca más.» Eso dijo.\nOtra línea") == ["Hola.", "«Nunca más.»", "Eso dijo.", "Otra línea"]
    assert pieces("I saw Dr. Moss (at last). Good.") == ["I saw Dr. Moss (at last).", "Good."]
    assert pieces("  \n ") == []


def test_a_short_text_is_told_whole() -> None:
    text = "  Vino Ana. Cenamos.  "
    assert text[slice(*telling(text))] == "Vino Ana. Cenamos."


def test_of_a_long_text_the_weightiest_piece() -> None:
    told = LONG[slice(*telling(LONG))]
    assert "su marido ha muerto" in told
    assert len(told) <= LONGEST < len(LONG)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        (
            "Murió papá a las seis. Le cerré los ojos y abrí la ventana, como quería, y luego estuve una hora entera sentada en el suelo "
            "del pasillo, mirando las baldosas, con un miedo y una rabia que no sabía de dónde me salían, hasta que vino mi hermana.",
            "Murió papá",
        ),
        (
            "I'm pregnant. I told nobody, walked the whole length of the canal in the rain with my hood down and my heart going so hard "
            "that I thought people would hear it, terrified and happy and furious that there was nobody to tell, and bought a lemon.",
            "I'm pregnant",
        ),
    ],
)
def test_what_a_life_is_told_by_is_told_first(text: str, event: str) -> None:
    assert text[slice(*telling(text))].startswith(event)


def test_people_open_with_their_news() -> None:
    text = (
        "Salió el tumor y es malo. El médico, que tendría mi edad, nos lo dijo sin levantar los ojos de la pantalla, y yo solo miraba la "
        "mancha de café de su manga y pensaba en que nadie le lava la bata. Luego cogimos el autobús como si nada."
    )
    assert text[slice(*telling(text))].startswith("Salió el tumor y es malo. El médico")
    assert text[slice(*telling(text, 40))] == "Salió el tumor y es malo."


def test_a_piece_does_not_end_within_a_quotation() -> None:
    text = 'Llegó tarde. Me dijo: "No era por ti. Era por la casa, por el frío y por lo que dijo tu hermano en el bautizo." Y se fue.'
    assert text[slice(*telling(text, 40))] == "Llegó tarde."


def test_a_short_opening_is_told_with_the_beginning_of_what_follows() -> None:
    text = "We married. " + ", ".join(["Ana came in on the arm of her brother, barefoot and laughing"] * 4) + "."
    told = text[slice(*telling(text))]
    assert told.startswith("We married. Ana came in")
    assert len(told) <= LONGEST


def test_a_piece_that_is_cut_ends_where_the_sentence_pauses() -> None:
    text = "Comimos " + ", ".join(["arroz con leche y canela", "pan", "queso de la sierra con miel", "uvas y nueces"] * 5)
    told = text[slice(*telling(text))]
    assert text[len(told)] == ","


@given(st.text(max_size=2000), st.integers(40, 300))
def test_a_piece_is_always_a_part_of_its_text(text: str, longest: int) -> None:
    start, end = telling(text, longest)
    assert 0 <= start <= end <= len(text)
    assert end - start <= max(longest, len(text) - len(text.strip()) if not text.strip() else longest)


@pytest.mark.parametrize(
    "text",
    [
        "¿Y si no vuelve?", "No sé. ¿Qué hago con la casa?", "¿Debería llamarla mañana?", "¿Por qué siempre digo que sí?",
        "No vuelvo, ¿verdad?",
        "What if they forget me?", "Should I write to her again?", "Tired. How do I tell him now?", "Why do I keep doing this?",
    ],
)  # fmt: skip
def test_what_is_wondered(text: str) -> None:
    assert len(questions(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "¿Quién ganó el partido anoche?", "Me preguntó: ¿y si no vuelve?", "Dijo «¿qué hago yo aquí?» y se fue.", "¿Verdad?",
        "Qué hago aquí.",
        "Did we win in the end?", '"Should I stay?" she said.', "Mum asked: should I bring the dog?", "Should I. No.", "Why?",
    ],
)  # fmt: skip
def test_what_is_not(text: str) -> None:
    assert questions(text) == []
