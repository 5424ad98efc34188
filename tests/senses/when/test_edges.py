"""Where calendars and clocks bite: DST, leap days, month ends, year ends, days that end after midnight."""

from __future__ import annotations

from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

import pytest

from soulmem_cli.senses.when import Clock, read

MADRID = ZoneInfo("Europe/Madrid")


def at(now: str, lang: str = "es", zone: ZoneInfo = MADRID, day_ends_at: time = time(0)) -> Clock:
    return Clock(datetime.fromisoformat(now).replace(tzinfo=zone), lang, "dmy" if lang == "es" else "mdy", day_ends_at)


def start(phrase: str, clock: Clock) -> str:
    when = read(phrase, clock)
    assert when is not None, phrase
    return when.start.isoformat(timespec="minutes")


@pytest.mark.parametrize(
    ("now", "lang", "phrase", "expected"),
    [
        ("2026-03-31T10:00", "es", "hace un mes", "2026-02-28"),
        ("2024-03-31T10:00", "en", "a month ago", "2024-02-29"),
        ("2028-02-29T10:00", "en", "a year ago", "2027-02-28"),
        ("2028-02-29T10:00", "es", "hace cuatro años", "2024-02-29"),
        ("2026-01-01T10:00", "es", "ayer", "2025-12-31"),
        ("2026-12-31T10:00", "en", "tomorrow", "2027-01-01"),
        ("2026-01-02T10:00", "en", "last month", "2025-12-01"),
        ("2026-01-02T10:00", "es", "el mes pasado", "2025-12-01"),
        ("2026-01-02T10:00", "es", "la semana pasada", "2025-12-22"),
        ("2026-01-02T10:00", "es", "el 31 de diciembre", "2025-12-31"),
        ("2026-01-02T10:00", "en", "jan 2", "2026-01-02"),
        ("2026-01-02T10:00", "en", "jan 3", "2025-01-03"),
        ("2026-12-25T10:00", "en", "christmas", "2026-12-25"),
        ("2026-12-24T10:00", "en", "christmas", "2025-12-25"),
        ("2026-03-01T10:00", "es", "el 31", "2026-01-31"),
        ("2026-03-01T10:00", "es", "el 29", "2026-01-29"),
        ("2025-02-15T09:00", "es", "29 de febrero", "2024-02-29"),
        ("2026-08-26T09:00", "en", "last monday", "2026-08-24"),
        ("2026-08-29T09:00", "en", "the weekend", "2026-08-29"),
        ("2026-08-29T09:00", "en", "last weekend", "2026-08-22"),
        ("2026-08-30T09:00", "es", "este finde", "2026-08-29"),
        ("2026-08-30T09:00", "es", "el próximo finde", "2026-09-05"),
        ("2026-11-30T09:00", "es", "el trimestre pasado", "2026-07-01"),
        ("2026-01-15T09:00", "en", "last quarter", "2025-10-01"),
        ("2026-01-15T09:00", "en", "last winter", "2024-12-21"),
        ("2021-01-02T09:00", "en", "2020-W53", "2020-12-28"),
    ],
)
def test_calendar_edges(now: str, lang: str, phrase: str, expected: str) -> None:
    assert start(phrase, at(now, lang))[:10] == expected


def test_a_gap_moves_forward_and_a_fold_takes_the_first() -> None:
    clock = at("2026-08-24T15:15")
    assert start("29 de marzo de 2026 a las 2:30", clock) == "2026-03-29T03:30+02:00"
    assert start("2026-03-29 02:00", clock) == "2026-03-29T03:00+02:00"
    assert start("26 de octubre de 2025 a las 2:30", clock) == "2025-10-26T02:30+02:00"
    assert start("2025-10-26T02:30+01:00", clock) == "2025-10-26T02:30+01:00"


def test_hours_are_elapsed_hours() -> None:
    assert start("hace 2 horas", at("2026-03-29T04:00")) == "2026-03-29T01:00+01:00"
    assert start("hace 3 horas", at("2026-10-25T04:00")) == "2026-10-25T02:00+02:00"


def test_a_day_begins_when_its_first_hour_is_missing() -> None:
    santiago = ZoneInfo("America/Santiago")
    assert start("2025-09-07", at("2025-10-01T12:00", zone=santiago)) == "2025-09-07T01:00-03:00"


def test_naive_times_are_the_journals_and_written_offsets_are_kept() -> None:
    for zone in ("Asia/Shanghai", "America/Los_Angeles", "UTC"):
        clock = at("2026-08-24T15:15", zone=ZoneInfo(zone))
        naive, offset = read("2025-03-12 10:30", clock), read("2025-03-12T10:30:00Z", clock)
        assert naive is not None
        assert naive.start == datetime(2025, 3, 12, 10, 30, tzinfo=ZoneInfo(zone))
        assert offset is not None
        assert offset.start == datetime(2025, 3, 12, 10, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("phrase", "expected"),
    [
        ("hoy", "2026-08-24T04:00+02:00"),
        ("ayer", "2026-08-23T04:00+02:00"),
        ("anoche", "2026-08-23T04:00+02:00"),
        ("hoy a la 1", "2026-08-25T01:00+02:00"),
        ("hoy a las 23:00", "2026-08-24T23:00+02:00"),
        ("ayer a las 2:00", "2026-08-24T02:00+02:00"),
        ("a las 23:30", "2026-08-24T23:30+02:00"),
        ("2026-08-24 02:00", "2026-08-24T02:00+02:00"),
        ("24 de agosto a las 2:00", "2026-08-24T02:00+02:00"),
        ("hace 1 hora", "2026-08-24T23:30+02:00"),
        ("el domingo", "2026-08-23T04:00+02:00"),
        ("anoche a las 2", "2026-08-24T02:00+02:00"),
        ("mañana", "2026-08-25T04:00+02:00"),
    ],
)
def test_a_night_owls_day_ends_at_four(phrase: str, expected: str) -> None:
    assert start(phrase, at("2026-08-25T00:30", day_ends_at=time(4))) == expected


@pytest.mark.parametrize(
    "phrase",
    [
        "hace 5000 años",
        "hace 99999999 días",
        "en 9000 años",
        "9999-12-31",
        "0000-00-00",
        "in 1000000 weeks",
        "9" * 300,
        "2025-W00",
        "2025-W54-1",
        "2025-03-12T25:00",
        "2025-03-12T10:61",
        "2025-03-12T10:30+25:00",
    ],
)
def test_beyond_the_calendar_is_no_date(phrase: str) -> None:
    assert read(phrase, at("2026-08-24T15:15")) is None
