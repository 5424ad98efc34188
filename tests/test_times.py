"""Times through the whole program: zones, the two odd days of a year, its end, leap days, what is to come, and a clock gone back."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from archives import document, entries, timeless
from conftest import Soulmem
from doubles import hashing
from journals import sound

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

LIVES = (
    ("la víspera", "2026-03-28T23:59:59.999999+01:00"),
    ("antes del salto", "2026-03-29T00:00:00+01:00"),
    ("después del salto", "2026-03-29T03:00:00+02:00"),
    ("el final del día corto", "2026-03-29T23:59:59.999999+02:00"),
    ("al otro día", "2026-03-30T00:00:00+02:00"),
    ("la primera vez", "2025-10-26T02:30:00+02:00"),
    ("la segunda vez", "2025-10-26T02:30:00+01:00"),
    ("el final del año", "2025-12-31T23:59:59.999999+01:00"),
    ("el año nuevo", "2026-01-01T00:00:00+01:00"),
    ("bisiesto", "2024-02-29T12:00:00+01:00"),
    ("lejos", "2026-01-01T05:00:00+09:00"),  # 2025 in Madrid; the day is that of where it was lived
)


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal of moments where counting goes wrong, written in Madrid."""
    for text, at in LIVES:
        assert soulmem("add", text, "--at", at).code == 0
    return soulmem


def found(soulmem: Soulmem, *words: str, **env: str) -> set[str]:
    """The texts of a timeline."""
    answer = soulmem("timeline", "--json", "--limit", 100, *words, **env)
    return {entry["text"] for entry in answer.json()}


def instants(soulmem: Soulmem, **env: str) -> list[tuple[str, datetime]]:
    """What was written, with when, as a machine somewhere says it."""
    answer = soulmem("timeline", "--json", "--limit", 100, **env).json()
    return [(entry["text"], datetime.fromisoformat(entry["at"])) for entry in answer]


def test_instants_come_back_as_they_were(lived: Soulmem) -> None:
    assert dict(instants(lived)) == {text: datetime.fromisoformat(at) for text, at in LIVES}
    told = [each[1] for each in instants(lived)]
    assert told == sorted(told, reverse=True)


@pytest.mark.parametrize("zone", ["Asia/Shanghai", "UTC", "America/Los_Angeles", "Pacific/Kiritimati"])
def test_neither_the_zone_of_the_machine_nor_that_of_the_journal_moves_them(lived: Soulmem, zone: str) -> None:
    whole = instants(lived)
    assert instants(lived, TZ=zone) == whole
    assert [(text, at.isoformat()) for text, at in instants(lived, TZ=zone)] == [(text, at.isoformat()) for text, at in whole]
    assert instants(lived, SOULMEM_TZ=zone) == whole
    assert timeless(lived("export", TZ=zone).json()) == timeless(document(lived))
    other = Soulmem(lived.home / "other")
    assert other("import", "-", stdin=json.dumps(document(lived)), SOULMEM_TZ=zone, TZ=zone).code == 0
    assert instants(other) == whole
    assert timeless(document(other)) == timeless(document(lived))


@pytest.mark.parametrize("zone", ["Asia/Shanghai", "UTC"])
def test_words_mean_the_same_on_every_machine(soulmem: Soulmem, zone: str) -> None:
    for words in ("ayer a las 23:30: cena", "last friday 8pm: dinner", "2026-03-29 03:30: salto", "29/02/2024: bisiesto"):
        soulmem("add", words, SOULMEM_LANG="es")
    other = Soulmem(soulmem.home / "other")
    for words in ("ayer a las 23:30: cena", "last friday 8pm: dinner", "2026-03-29 03:30: salto", "29/02/2024: bisiesto"):
        other("add", words, SOULMEM_LANG="es", TZ=zone)
    assert instants(other) == instants(soulmem)
    assert [each[1].isoformat() for each in instants(soulmem)] == [
        "2026-08-23T23:30:00+02:00", "2026-08-21T20:00:00+02:00", "2026-03-29T03:30:00+02:00", "2024-02-29T12:00:00+01:00",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "texts"),
    [
        (("--on", "2026-03-29"), {"antes del salto", "después del salto", "el final del día corto"}),
        (("--on", "2026-03-28"), {"la víspera"}),
        (("--since", "2026-03-30"), {"al otro día"}),
        (("--on", "2025-10-26"), {"la primera vez", "la segunda vez"}),
        (("--until", "2024-02-29"), {"bisiesto"}),
        (("--on", "febrero de 2024"), {"bisiesto"}),
        (("--on", "2025"), {"la primera vez", "la segunda vez", "el final del año"}),
        (("--since", "2025-12-31", "--until", "2025-12-31"), {"el final del año"}),
        (("--since", "2026-01-01", "--until", "2026-01-01"), {"el año nuevo", "lejos"}),
    ],
)
def test_days_are_whole_and_meet(lived: Soulmem, words: tuple[str, ...], texts: set[str]) -> None:
    assert found(lived, *words) == texts
    assert {entry["text"] for entry in lived("export", "--format", "ndjson", *words).rows()} == texts


@pytest.mark.parametrize("day", ["2026-02-29", "2023-02-29", "2100-02-29", "31/04/2026"])
def test_a_day_that_never_was_is_refused(soulmem: Soulmem, day: str) -> None:
    answer = soulmem("add", "nunca", "--at", day, "--json", SOULMEM_LANG="es")
    assert (answer.code, json.loads(answer.err)["error"]["code"]) == (2, "date_unreadable")
    assert not soulmem.db.exists()


def test_an_hour_that_never_was_is_one_that_was(soulmem: Soulmem) -> None:
    made = soulmem("add", "en el salto", "--at", "2026-03-29 02:30", "--json").json()
    at = datetime.fromisoformat(made["at"])
    assert at.utcoffset() in (datetime.fromisoformat(LIVES[1][1]).utcoffset(), datetime.fromisoformat(LIVES[2][1]).utcoffset())
    assert found(soulmem, "--on", "2026-03-29") == {"en el salto"}


@pytest.mark.parametrize(
    ("now", "at", "es", "en"),
    [
        ("2026-02-28T12:00:00+01:00", "2024-02-29T12:00:00+01:00", "hace 23 meses", "23 months ago"),
        ("2026-03-01T12:00:00+01:00", "2024-02-29T12:00:00+01:00", "hace 2 años", "2 years ago"),
        ("2026-01-01T00:30:00+01:00", "2025-12-31T23:30:00+01:00", "ayer", "yesterday"),
        ("2026-03-30T00:10:00+02:00", "2026-03-29T00:10:00+01:00", "ayer", "yesterday"),
        ("2025-10-27T00:10:00+01:00", "2025-10-26T00:10:00+02:00", "ayer", "yesterday"),
        ("2026-08-24T15:15:00+02:00", "2026-08-25T10:00:00+02:00", "mañana", "tomorrow"),
        ("2026-08-24T15:15:00+02:00", "2026-09-03T10:00:00+02:00", "dentro de 10 días", "in 10 days"),
    ],
)
def test_how_long_ago(soulmem: Soulmem, now: str, at: str, es: str, en: str) -> None:
    soulmem("add", "algo", "--at", at, SOULMEM_NOW=now)
    for lang, label in (("es", es), ("en", en)):
        assert soulmem("show", 1, "--json", "--lang", lang, SOULMEM_NOW=now).json()["age_label"] == label


def at_peace(soulmem: Soulmem, **env: str) -> dict[str, Any]:
    """What a dream says of itself, which left every entry as it was."""
    made: dict[str, Any] = soulmem("dream", "--json", **env).json()
    assert made["unchanged"] is True
    assert sound(soulmem)
    return made


def test_what_is_to_come_is_near_and_counts_as_new(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "el viaje a Lima será en otoño", "--at", "2031-10-01T10:00")
    soulmem("add", "hoy llueve")
    assert found(soulmem) == {"el viaje a Lima será en otoño", "hoy llueve"}
    assert soulmem("recall", "viaje", "--json").json()[0]["text"] == "el viaje a Lima será en otoño"
    at_peace(soulmem)
    for entry in entries(soulmem):
        assert 0 <= entry["accessibility"] <= 1.15
        assert entry["tier"] == "vivid"
    other = Soulmem(tmp_path / "other")
    other("import", "-", stdin=json.dumps(document(soulmem)))
    assert timeless(document(other)) == timeless(document(soulmem))


def test_a_clock_gone_back_loses_and_breaks_nothing(soulmem: Soulmem, tmp_path: Path) -> None:
    for day in (1, 5, 9):
        soulmem("add", f"otra vez la playa con Ana, el día {day}", "--at", f"2026-08-0{day}T10:00")
    at_peace(soulmem)
    before = {"SOULMEM_NOW": "2026-08-03T09:00:00+02:00"}
    assert soulmem("add", "desde antes", **before).code == 0
    assert soulmem("show", 2, **before).code == 0
    assert soulmem("tag", 4, "antes", **before).code == 0
    at_peace(soulmem, **before)
    assert len(found(soulmem, **before)) == 4
    for line in ("reflect", "stats", "recall playa", "undo --list", "journal backup", "dream --history"):
        assert soulmem(*line.split(), **before).code == 0, line
    at_peace(soulmem, SOULMEM_NOW="2026-08-26T04:00:00+02:00")
    other = Soulmem(tmp_path / "other")
    assert other("import", "-", stdin=json.dumps(document(soulmem)), **before).code == 0
    assert timeless(document(other)) == timeless(document(soulmem))
