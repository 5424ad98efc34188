"""When an entry happened, by what was said of it."""

from __future__ import annotations

import pytest

PARTS = [
    ("es", "anoche: x", "2026-08-23T22:00:00+02:00", "domingo 23 de agosto de 2026 por la noche"),
    ("es", "anteanoche: x", "2026-08-22T22:00:00+02:00", "sábado 22 de agosto de 2026 por la noche"),
    ("es", "esta mañana: x", "2026-08-24T09:00:00+02:00", "lunes 24 de agosto de 2026 por la mañana"),
    ("es", "esta madrugada: x", "2026-08-24T04:00:00+02:00", "lunes 24 de agosto de 2026 de madrugada"),
    ("es", "ayer por la tarde: x", "2026-08-23T16:00:00+02:00", "domingo 23 de agosto de 2026 por la tarde"),
    ("es", "el sábado al anochecer: x", "2026-08-22T19:00:00+02:00", "sábado 22 de agosto de 2026 al anochecer"),
    ("es", "esta noche: x", "2026-08-24T15:15:00+02:00", "lunes 24 de agosto de 2026 por la noche"),
    ("es", "ayer: x", "2026-08-23T12:00:00+02:00", "domingo 23 de agosto de 2026"),
    ("es", "mañana por la noche: x", "2026-08-25T22:00:00+02:00", "martes 25 de agosto de 2026 por la noche"),
    ("en", "last night: x", "2026-08-23T22:00:00+02:00", "Sunday, August 23, 2026 at night"),
    ("en", "this morning: x", "2026-08-24T09:00:00+02:00", "Monday, August 24, 2026 in the morning"),
    ("en", "yesterday evening: x", "2026-08-23T19:00:00+02:00", "Sunday, August 23, 2026 in the evening"),
    ("en", "friday afternoon: x", "2026-08-21T16:00:00+02:00", "Friday, August 21, 2026 in the afternoon"),
    ("en", "at dawn on saturday: x", "2026-08-22T04:00:00+02:00", "Saturday, August 22, 2026 at dawn"),
    ("en", "last week: x", "2026-08-17T12:00:00+02:00", "from Monday, August 17, 2026 to Sunday, August 23, 2026"),
]


@pytest.mark.parametrize(("lang", "text", "at", "label"), PARTS)
def test_a_part_of_a_day_is_kept_and_echoed(soulmem, lang: str, text: str, at: str, label: str) -> None:
    done = soulmem("--lang", lang, "add", "--json", text)
    entry = done.json()
    assert (entry["at"], entry["text"]) == (at, "x")
    assert f"{text.removesuffix(': x')} → {label}\n" in done.err


@pytest.mark.parametrize(("lang", "label"), [(lang, label) for lang, _, _, label in PARTS])
def test_the_echo_is_read_back_as_itself(soulmem, lang: str, label: str) -> None:
    assert soulmem("--lang", lang, "when", label, "--json").json()["label"] == label


@pytest.mark.parametrize(("phrase", "at"), [("esta madrugada", "2026-08-24T05:00:00+02:00"), ("anoche", "2026-08-23T22:00:00+02:00")])
def test_a_part_of_a_day_stays_in_the_day_of_who_goes_to_bed_late(soulmem, phrase: str, at: str) -> None:
    soulmem("config", "set", "day_ends_at", "05:00")
    assert soulmem("add", "--json", f"{phrase}: x").json()["at"] == at
    day = soulmem("when", phrase, "--json").json()["last"]
    assert len(soulmem("timeline", "--on", day, "--json").json()) == 1
