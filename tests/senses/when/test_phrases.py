"""The two tables of phrases, and what the grammar does with phrases near them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from soulmem_cli.domain import When
from soulmem_cli.senses.when import Clock, read

NOW = datetime(2026, 8, 24, 15, 15, tzinfo=ZoneInfo("Europe/Madrid"))
CLOCKS = {"es": Clock(NOW, "es", "dmy"), "en": Clock(NOW, "en", "mdy")}


def rows(lang: str) -> list[tuple[str, str, str]]:
    """(language, phrase, expectation) of one table."""
    lines = Path(__file__).with_name(f"phrases_{lang}.txt").read_text(encoding="utf-8").splitlines()
    return [(lang, *line.rsplit(" | ", 1)) for line in lines if line and line[0] != "#"]  # type: ignore[misc]


def written(when: When | None) -> str:
    """A reading in the notation of the tables, an instant to the millisecond."""
    if when is None:
        return "-"
    if when.kind == "instant":
        assert when.last is None
        return when.start.replace(tzinfo=None).isoformat(timespec="milliseconds")
    if when.kind == "day":
        assert when.last == when.start.date()
        return str(when.last)
    return f"{when.start.date()}..{when.last}"


@pytest.mark.parametrize(("lang", "phrase", "expected"), [*rows("es"), *rows("en")])
def test_phrase_is_read_as_a_person_means_it(lang: str, phrase: str, expected: str) -> None:
    got = written(read(phrase, CLOCKS[lang]))
    assert got.startswith(expected) if "T" in expected else got == expected


@pytest.mark.parametrize(("lang", "phrase", "expected"), [*rows("es"), *rows("en")])
def test_noise_around_a_phrase_changes_nothing(lang: str, phrase: str, expected: str) -> None:
    plain = written(read(phrase, CLOCKS[lang], fallback=False))
    noisy = f"  {phrase.upper().replace(' ', '  ')} : "
    assert written(read(noisy, CLOCKS[lang], fallback=False)) == plain


def test_the_phrase_is_kept_as_typed() -> None:
    when = read("  El  Martes Pasado ", CLOCKS["es"])
    assert when is not None
    assert when.phrase == "El  Martes Pasado"


@pytest.mark.parametrize(
    ("order", "phrase", "expected"),
    [
        ("dmy", "01.10.2019", "2019-10-01"),
        ("mdy", "01.10.2019", "2019-01-10"),
        ("ymd", "2019.10.01", "2019-10-01"),
        ("mdy", "13/12/2025", "2025-12-13"),
        ("dmy", "12/13/2025", "2025-12-13"),
        ("ymd", "25/3/4", "2025-03-04"),
        ("mdy", "12.06.2022", "2022-12-06"),
        ("dmy", "12.06.2022", "2022-06-12"),
        ("dmy", "13.06.2022", "2022-06-13"),
        ("mdy", "13/13/2025", "-"),
        ("dmy", "24/7", "-"),
    ],
)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_one_setting_orders_numeric_dates_in_both_languages(lang: str, order: str, phrase: str, expected: str) -> None:
    assert written(read(phrase, Clock(NOW, lang, order))) == expected


def test_seasons_turn_round_in_the_south() -> None:
    south = Clock(NOW, "es", "dmy", southern=True)
    assert written(read("el verano pasado", south)) == "2025-12-21..2026-03-20"
    assert written(read("el invierno de 2025", south)) == "2025-06-21..2025-09-22"
