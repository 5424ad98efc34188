"""A date before a colon is a date only when nothing else is likelier."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from soulmem_cli.senses import when
from soulmem_cli.senses.when import Clock, prefix

NOW = datetime(2026, 8, 24, 15, 15, tzinfo=ZoneInfo("Europe/Madrid"))
ES, EN = Clock(NOW, "es", "dmy"), Clock(NOW, "en", "mdy")


@pytest.mark.parametrize(
    ("clock", "text", "start", "rest"),
    [
        (ES, "ayer a las 15h: dentista", "2026-08-23T15:00", "dentista"),
        (ES, "ayer a las 15:30: dentista", "2026-08-23T15:30", "dentista"),
        (EN, "2013-11-30 15:42: x", "2013-11-30T15:42", "x"),
        (EN, "2013-11-30 15:42:10: x", "2013-11-30T15:42", "x"),
        (EN, "2013-11-30T15:42:10Z: x", "2013-11-30T15:42", "x"),
        (ES, "26/06/2015: x", "2015-06-26T00:00", "x"),
        (EN, "26/06/2015: x", "2015-06-26T00:00", "x"),
        (EN, "12.06.2022: x", "2022-12-06T00:00", "x"),
        (ES, "lunes: gimnasio", "2026-08-17T00:00", "gimnasio"),
        (ES, "sáb: playa", "2026-08-22T00:00", "playa"),
        (EN, "monday: gym", "2026-08-17T00:00", "gym"),
        (EN, "tues: gym", "2026-08-18T00:00", "gym"),
        (EN, "sun: beach", "2026-08-23T00:00", "beach"),
        (EN, "last friday 8pm: the party", "2026-08-21T20:00", "the party"),
        (ES, "Anoche: soñé contigo: otra vez", "2026-08-23T00:00", "soñé contigo: otra vez"),
        (ES, "el sábado por la noche: cena", "2026-08-22T00:00", "cena"),
        (ES, "la semana pasada: viaje a Lugo", "2026-08-17T00:00", "viaje a Lugo"),
        (ES, "hace tres días: discutí con Ana", "2026-08-21T00:00", "discutí con Ana"),
        (EN, "30m ago: a run", "2026-08-24T14:45", "a run"),
        (ES, "9h: desayuno", "2026-08-24T09:00", "desayuno"),
        (ES, "ayer:dentista", "2026-08-23T00:00", "dentista"),
        (ES, "hoy: http://example.com", "2026-08-24T00:00", "http://example.com"),
        (ES, "Nochebuena de 2024: con los abuelos", "2024-12-24T00:00", "con los abuelos"),
        (ES, "del 3 al 7 de mayo: en Lisboa", "2026-05-03T00:00", "en Lisboa"),
        (EN, "yesterday:\nI slept", "2026-08-23T00:00", "I slept"),
    ],
)
def test_a_leading_date(clock: Clock, text: str, start: str, rest: str) -> None:
    found = prefix(text, clock)
    assert found is not None
    assert (found[0].start.isoformat()[:16], found[1]) == (start, rest)
    assert text.startswith(found[0].phrase)


@pytest.mark.parametrize(
    "text",
    [
        "may: be late",
        "todo: buy milk",
        "3:1 ratio: x",
        "2024: resumen",
        "https://example.com",
        "sol: mucho",
        "12: the number",
        "junio: resumen",
        "march: plans",
        "June 2025: summary",
        "2025-03: goals",
        "Q1 2026: goals",
        "2025-W11: x",
        "this week: goals",
        "esta semana: objetivos",
        "verano: lista",
        "los 90: música",
        "30m: run",
        "2d: x",
        "1/2: taza",
        "10/10: película",
        "24/7: x",
        "50/50: x",
        "Navidad: lista de regalos",
        "Reyes: carta",
        "San Juan: playa",
        "Santiago: me llamó",
        "mar: azul",
        "mi: x",
        "I: x",
        "Ana: hola",
        "nota: ayer llovió",
        "yo: ayer: x",
        "12:30 pm I left",
        "ayer",
        "ayer:",
        ": x",
        "",
        "ayer llovió: mucho",
        "ayer :) bien",
        "ayer :( mal",
        "hoy ;) ok",
        "note to self: x",
        "Juan 3:16",
        "John 3:16: x",
        "a: b",
        "1: x",
        "1. x: y",
        "C:\\ayer: x",
        "::",
        "a::b",
        "hace calor: mucho",
        "un día: x",
        "once: x",
        "second: x",
        "ago: x",
        "x: ayer",
        "Feliz Navidad: x",
        "mañana será otro día: x",
        "30 de febrero: x",
        "2026-02-30: x",
        "13/13/2025: x",
        "(ayer): x",
        "- ayer: x",
        "#ayer: x",
        "now: x",
        "texto\nayer: x",
    ],
)
@pytest.mark.parametrize("clock", [ES, EN])
def test_text_that_only_looks_like_one_is_left_whole(clock: Clock, text: str) -> None:
    assert prefix(text, clock) is None


def test_the_function_stays_a_function_after_its_module_is_loaded() -> None:
    for _ in range(2):
        found = when.prefix("ayer: x", ES)
        assert found is not None
    assert callable(when.find)
    assert callable(when.read)
