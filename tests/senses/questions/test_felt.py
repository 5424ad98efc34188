"""Which feelings a question asks about, and how surely."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.domain import Emotion
from soulmem_cli.senses.questions.feeling_words import WORDS
from soulmem_cli.senses.questions.feelings import NAMED, asked


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


@pytest.mark.parametrize(
    ("feeling", "other"),
    [
        ("when I was down", "who turned my offer down"),
        ("days I felt hurt", "the day I hurt my wrist"),
        ("times I felt empty", "the empty fridge"),
        ("I feel sorry", "I said sorry to the neighbour"),
        ("missing my brother", "the missing wallet"),
        ("when I missed her", "when I missed the train"),
        ("the days I loved him", "the cinema I loved in Leeds"),
        ("moments of pride", "the pride march"),
        ("things that made me sick", "when I was sick in bed"),
        ("what I did not expect", "what to expect of the new job"),
        ("she caught me off guard", "the guard at the museum"),
        ("cuando me sentí solo", "mi único solo de guitarra"),
        ("el vacío que dejó", "la nevera vacía"),
        ("echo de menos el mar", "echar gasolina"),
        ("extrañando a mi abuela", "el extraño del ascensor"),
        ("la culpa que siento", "llegué tarde por culpa del tráfico"),
        ("me da pena", "valió la pena el viaje"),
        ("un ataque de ira", "¿quién irá a la boda?"),
        ("estaba harto", "hace harto frío"),
        ("lo que no me esperaba", "a quién esperaba en la estación"),
        ("qué gross", "my gross salary"),
        ("love", "a love letter from 1950"),
    ],
)
def test_the_company_tells_whether_a_word_names_a_feeling(feeling: str, other: str) -> None:
    assert len(asked(feeling)) == 1
    assert asked(other) == {}


def test_two_feelings_share_the_weight() -> None:
    assert asked("veces que lloré de alegría") == {Emotion.JOY: 0.5, Emotion.SADNESS: 0.5}


def test_accents_and_case_change_nothing() -> None:
    assert asked("días de pánico") == asked("dias de panico") == asked("DÍAS DE PÁNICO") == {Emotion.FEAR: 1.0}


@given(st.lists(st.sampled_from([word.rstrip("*") for line in WORDS.values() for word in line.split()] + ["casa", "felt"]), max_size=8))
def test_the_weights_add_up_to_one_at_most(said: list[str]) -> None:
    found = asked(" ".join(said))
    assert sum(found.values()) <= 1 + 1e-9
    assert all(weight > 0 for weight in found.values())
