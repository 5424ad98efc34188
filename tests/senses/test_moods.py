"""How a mood is said: words of both languages, two numbers, and what is neither."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.domain import Emotion
from soulmem_cli.senses import affect, moods


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("happy", "feliz"), ("happy", "CONTENTA"), ("sad", "triste"), ("calm", "tranquila"), ("calm", "en calma"), ("angry", "enojada"),
        ("afraid", "con miedo"), ("worried", "preocupado"), ("feeling sad", "me siento triste"), ("joy", "alegría"),
        ("nostalgic", "añorante"),
    ],
)  # fmt: skip
def test_words_of_both_languages_mean_the_same(english: str, spanish: str) -> None:
    assert moods.read(english) == moods.read(spanish) is not None


@pytest.mark.parametrize("emotion", list(Emotion))
def test_an_emotion_is_a_mood_where_the_senses_put_it(emotion: Emotion) -> None:
    assert moods.read(emotion.value) == affect.PLACE[emotion]


def test_no_word_lies_in_two_places() -> None:
    words = [word for group in moods.WORDS.values() for word in group.split()]
    assert len(words) == len(set(words))
    assert all(-1 <= valence <= 1 and 0 <= arousal <= 1 for valence, arousal in moods.WORDS)


@pytest.mark.parametrize("said", ["-0.5,0.8", " -.5 , .8 ", "-0.5 0.8", "-0,5;0,8", "-0,5 0,8", "−0.5;0.8"])
def test_two_numbers(said: str) -> None:
    assert moods.read(said) == (-0.5, 0.8)


@pytest.mark.parametrize("said", ["", " ", "verde", "0.5", "1,2,3", "2,0.5", "0,-0.1", "nan,0", "0.5,1.01", "[red]", "\x00"])
def test_what_is_no_mood(said: str) -> None:
    assert moods.read(said) is None


@given(st.floats(-1, 1), st.floats(0, 1))
def test_numbers_are_read_as_they_are_written(valence: float, arousal: float) -> None:
    assert moods.read(f"{valence:.4f},{arousal:.4f}") == (float(f"{valence:.4f}"), float(f"{arousal:.4f}"))


@given(st.text())
def test_whatever_is_said_is_a_mood_or_none(said: str) -> None:
    found = moods.read(said)
    assert found is None or (-1 <= found[0] <= 1 and 0 <= found[1] <= 1)
