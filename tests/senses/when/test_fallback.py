"""dateparser's answers stand only where every figure and word of the phrase is accounted for."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from soulmem_cli.senses.when import Clock, read

CLOCK = Clock(datetime(2026, 8, 24, 15, 15, tzinfo=ZoneInfo("Europe/Madrid")), "en", "mdy")


@pytest.mark.parametrize(
    ("phrase", "expected"),
    [
        ("3 monday march 2025", "2025-03-03T00:00"),
        ("10:30, 3 march, 2025, monday", "2025-03-03T10:30"),
    ],
)
def test_an_order_of_words_the_grammar_does_not_know(phrase: str, expected: str) -> None:
    assert read(phrase, CLOCK, fallback=False) is None
    when = read(phrase, CLOCK)
    assert when is not None
    assert when.start.isoformat()[:16] == expected


@pytest.mark.parametrize(
    "phrase",
    [
        "3 tuesday march 2025",
        "june 31 2025 10:30",
        "yesterday weeks 3rd",
        "lunes de 31",
        "a 3 today 3",
        "2 days 3",
        "yesterday at 25:00",
        "page 3 march 2025",
        "march 3 march 2025",
        "10:30 utc 3 march 2025 monday",
        "31 31 mayo",
        "hace mes 3 ayer",
        "the 31 of june",
        "31 of monday june",
        "may 3 people come",
        "a mi 3 de",
        "1 2 3",
        "3 cats in march 2025",
    ],
)
def test_what_is_not_accounted_for_is_refused(phrase: str) -> None:
    assert read(phrase, CLOCK) is None
