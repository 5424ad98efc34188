"""A time told in sentences: honest for nothing, one and few, and in agreement in Spanish."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, cast

import pytest

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Entry
from soulmem_cli.domain.portrait import Count, KeyPerson, Reflection
from soulmem_cli.render import portrait
from soulmem_cli.settings import load
from soulmem_cli.text import fold

DAY, LATER = date(2026, 8, 3), date(2026, 8, 9)
EMPTY = Reflection(None, None, 0, None, None, {}, {}, None, None, None, (), (), (), ())


def time(entries: int, *, dominant: str | None = None, valence: float = 0.0, **felt: int) -> Reflection:
    """A time of so many entries, the ones not named neutral."""
    counts = {**felt, "neutral": entries - sum(felt.values())}
    top = Emotion(dominant) if dominant else Emotion(max(felt, key=lambda name: felt[name])) if felt else Emotion.NEUTRAL
    last = DAY if entries == 1 else LATER
    return replace(EMPTY, entries=entries, first_on=DAY, last_on=last, by_emotion=counts, dominant_emotion=top, valence=valence)


def told(value: Reflection, lang: str) -> str:
    session = Session(load({"lang": lang}, {"SOULMEM_NOW": "2026-08-24T15:15:00+02:00", "SOULMEM_TZ": "Europe/Madrid"}), print)
    return portrait.summary(session, value)


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [
        (EMPTY, "Nothing has been written yet.", "Todavía no hay nada escrito."),
        (
            replace(EMPTY, since=DAY, last=LATER),
            "Nothing was written between August 3 and 9, 2026.",
            "No hay nada escrito entre el 3 y el 9 de agosto de 2026.",
        ),
        (replace(EMPTY, last=DAY), "Nothing was written up to August 3, 2026.", "No hay nada escrito hasta el 3 de agosto de 2026."),
        (
            replace(EMPTY, since=date(2025, 12, 30), last=date(2026, 1, 2)),
            "Nothing was written between December 30, 2025 and January 2, 2026.",
            "No hay nada escrito entre el 30 de diciembre de 2025 y el 2 de enero de 2026.",
        ),
        (
            time(1, joy=1),
            "A single entry, from Monday, August 3, 2026. It reads as joy.",
            "Una sola entrada, del lunes 3 de agosto de 2026. En ella se lee alegría.",
        ),
        (
            time(1),
            "A single entry, from Monday, August 3, 2026. It shows no feeling plainly.",
            "Una sola entrada, del lunes 3 de agosto de 2026. No deja ver con claridad ninguna emoción.",
        ),
        (
            replace(time(3, fear=3), last_on=DAY),
            "Three entries, all from Monday, August 3, 2026. That is too little to speak of a mood, though fear shows in all of them.",
            "Tres entradas, todas del lunes 3 de agosto de 2026. Son pocas para hablar de un ánimo, aunque en todas se nota miedo.",
        ),
        (
            replace(time(2, joy=1), last_on=DAY),
            "Two entries, both from Monday, August 3, 2026. That is too little to speak of a mood, though joy shows in one of them.",
            "Dos entradas, las dos del lunes 3 de agosto de 2026. Son pocas para hablar de un ánimo, aunque en una se nota alegría.",
        ),
        (
            time(2, anger=1),
            "Between August 3 and 9, 2026 you wrote twice. That is too little to speak of a mood, though anger shows in one of them.",
            "Entre el 3 y el 9 de agosto de 2026 escribiste dos veces. Son pocas para hablar de un ánimo, aunque en una se nota enojo.",
        ),
    ],
)  # fmt: skip
def test_nothing_one_and_few(value: Reflection, english: str, spanish: str) -> None:
    assert told(value, "en") == english
    assert told(value, "es") == spanish


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [
        (time(12), "You tell it all evenly, and no feeling stands out.", "Lo cuentas todo con calma, sin que ninguna emoción destaque."),
        (time(12, joy=7), "Above all there was joy, in seven of them.", "Ante todo hubo alegría: en siete de ellas."),
        (time(12, joy=12), "Above all there was joy, in all of them.", "Ante todo hubo alegría: en todas ellas."),
        (
            time(12, fear=1),
            "You tell it evenly; only once does a feeling show, and it is fear.",
            "Lo cuentas con calma; solo una vez asoma una emoción, y es miedo.",
        ),
        (
            time(20, anger=4, joy=1),
            "Most of it you tell evenly; when a feeling shows, it tends to be anger (four times).",
            "La mayor parte la cuentas con calma; cuando asoma una emoción, suele ser el enojo (cuatro veces).",
        ),
        (
            time(12, anger=5, fear=2),
            "What comes back most is anger (five times), then fear (twice).",
            "Lo que más vuelve es el enojo (cinco veces), seguido del miedo (dos veces).",
        ),
        (
            time(12, sadness=5, joy=1, surprise=3),
            "What comes back most is sadness (five times), then surprise (three times).",
            "Lo que más vuelve es la tristeza (cinco veces), seguida de la sorpresa (tres veces).",
        ),
        (
            time(12, joy=4, fear=4),
            "Joy and fear come back equally often, four times each.",
            "La alegría y el miedo vuelven por igual, cuatro veces en cada caso.",
        ),
        (
            time(12, joy=7, valence=-0.3),
            "Above all there was joy, in seven of them, and yet what was hard weighs more on the whole.",
            "Ante todo hubo alegría: en siete de ellas, aunque en conjunto pesa más lo difícil.",
        ),
    ],
)
def test_many(value: Reflection, english: str, spanish: str) -> None:
    assert told(value, "en").partition(". ")[2] == english
    assert told(value, "es").partition(". ")[2] == spanish


def person(name: str, count: int, kind: str = "person") -> KeyPerson:
    return KeyPerson(name, kind, count, 0.0)


@pytest.mark.parametrize(
    ("people", "english", "spanish"),
    [
        ([person("Ana", 1)], None, None),
        ([person("Ana", 9), person("Leo", 2)], "Ana comes up more than anyone (nine times).", "Ana aparece más que nadie (nueve veces)."),
        ([person("Ana", 9), person("Inés", 8)], "Ana and Inés come up most.", "Quienes más aparecen son Ana e Inés."),
        ([person("Leo", 9), person("Iara", 8)], "Leo and Iara come up most.", "Quienes más aparecen son Leo y Iara."),
        (
            [person("Ana", 9), person("mom", 8, "kin"), person("hermana", 7, "kin"), person("Leo", 6)],
            "Ana, your mom and your sister come up most.",
            "Quienes más aparecen son Ana, tu mamá y tu hermana.",
        ),
        (
            [person("cousin", 3, "kin")],
            "Your cousin comes up more than anyone (three times).",
            "Tu cousin aparece más que nadie (tres veces).",
        ),
        ([person("boss", 3, "kin")], "Your boss comes up more than anyone (three times).", "Tu boss aparece más que nadie (tres veces)."),
        (
            [person("mi novio", 3, "kin")],
            "Your boyfriend comes up more than anyone (three times).",
            "Tu novio aparece más que nadie (tres veces).",
        ),
    ],
)
def test_company(people: list[KeyPerson], english: str | None, spanish: str | None) -> None:
    for lang, expected in (("en", english), ("es", spanish)):
        sentences = told(replace(time(30), people=tuple(people)), lang).split(". ")
        assert (sentences[2] if len(sentences) > 2 else None) == expected


@pytest.mark.parametrize(
    ("text", "quote"),
    [
        ("Se murió Rulo.", "Se murió Rulo"),
        ("Nació Olivia a las 2.17, tres kilos cien, pelo negro, furiosa, enorme", "Nació Olivia a las 2.17, tres kilos cien, pelo negro…"),
        ("x" * 80, "x" * 60 + "…"),
        ("primera línea\nsegunda", "primera línea"),
        ("Dijo «leucemia» y ya", "Dijo “leucemia” y ya"),
        ("[red]\x1b[31mhola", "[red] [31mhola"),
    ],
)
def test_what_weighed_most_is_quoted_safely(text: str, quote: str) -> None:
    entry = cast(Any, type("Stub", (), {"text": text, "at": datetime(2026, 8, 23, 9, tzinfo=UTC)}))
    value = replace(time(30), critical=(cast(Entry, entry),))
    assert told(value, "es").endswith(f"Lo que más pesó: «{quote}» (ayer).")


def test_a_tag_when_there_is_nobody_and_nothing_heavy() -> None:
    value = replace(time(30), tags=(Count("río", 11),))
    assert told(value, "en").endswith("Your favourite tag is #río (11 times).")
    assert told(replace(value, tags=(Count("río", 1),)), "en").endswith("stands out.")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_two_or_three_sentences_whatever_the_time_was(lang: str) -> None:
    for entries in range(1, 14):
        for joy in range(entries + 1):
            for fear in range(entries + 1 - joy):
                text = told(time(entries, joy=joy, fear=fear, dominant=None if joy or fear else "neutral"), lang)
                assert 2 <= text.count(". ") + 1 <= 3
                assert "{" not in text
                assert text.endswith(".")
                assert fold(text) != ""
