"""Date phrases inside sentences and questions: the unmistakable ones, with their places."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from soulmem_cli.senses.when import Clock, find

NOW = datetime(2026, 8, 24, 15, 15, tzinfo=ZoneInfo("Europe/Madrid"))
CLOCKS = {"es": Clock(NOW, "es", "dmy"), "en": Clock(NOW, "en", "mdy")}


@pytest.mark.parametrize(
    ("lang", "text", "phrases"),
    [
        ("en", "what did I do last summer", ["last summer"]),
        ("es", "qué hice el sábado 15 de agosto", ["el sábado 15 de agosto"]),
        ("es", "¿Qué pasó ayer?", ["ayer"]),
        ("es", "qué pasó entre junio y julio con Ana", ["entre junio y julio"]),
        ("es", "El lunes pasado fui al mar. Hoy llueve.", ["El lunes pasado", "Hoy"]),
        ("es", "cómo me sentía en marzo de 2025", ["en marzo de 2025"]),
        ("es", "con quién cené la semana pasada", ["la semana pasada"]),
        ("es", "¿dónde estuve hace dos años?", ["hace dos años"]),
        ("es", "qué hicimos en Nochebuena", ["en Nochebuena"]),
        ("en", "how was I feeling in 2024 and in march 2025", ["in 2024", "in march 2025"]),
        ("en", "We met on July 4, 2025 and yesterday at 3pm", ["on July 4, 2025", "yesterday at 3pm"]),
        ("en", "who was there last Christmas", ["last Christmas"]),
        ("en", "notes of 2025-03-12 please", ["2025-03-12"]),
        ("en", "between june and july I slept badly", ["between june and july"]),
        ("en", "the day before yesterday I ran", ["the day before yesterday"]),
        ("en", "dinner two weeks ago on tuesday with Tom", ["two weeks ago on tuesday"]),
    ],
)
def test_phrases_and_their_places(lang: str, text: str, phrases: list[str]) -> None:
    found = find(text, CLOCKS[lang])
    assert [text[start:end] for _, start, end in found] == phrases
    assert [when.phrase for when, _, _ in found] == phrases


@pytest.mark.parametrize(
    "text",
    [
        "march on",
        "may be",
        "I may go and sat down",
        "we march at dawn",
        "give me a second",
        "the sun sat low",
        "2 gatos y 3 perros",
        "lo hice en 3 días",
        "Hace dos años que vivo aquí",
        "hace calor y hace frío",
        "un día de estos",
        "a las 3 en punto",
        "at 3",
        "room 2024",
        "500 words",
        "10 de 10",
        "me da igual",
        "el mar en calma",
        "fall in love",
        "spring came",
        "the 3 of us",
        "el 3 de copas",
        "it was second to none",
        "one day I will",
        "every monday I run",
        "24/7",
        "todos los lunes",
        "noche de perros",
        "at the end",
    ],
)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_nothing_is_found_in_words_that_only_look_so(lang: str, text: str) -> None:
    assert find(text, CLOCKS[lang]) == []
