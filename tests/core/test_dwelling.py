"""Long entries get their windows within the hour: the same that an import makes, nothing twice, nothing for other users' sake."""

from __future__ import annotations

import json

import pytest
from conftest import Soulmem
from journals import rows

LONG = (
    "Hoy desayuné tarde y leí el periódico entero en la terraza. Después bajé al mercado con una lista larguísima de cosas. "
    "El pescadero me contó que su hijo se va a estudiar piano a Viena. Por la tarde arreglé la persiana del salón y dormí."
)
ALL = "SELECT entry_id, place, vector FROM windows ORDER BY 1, 2"


def micro(soulmem: Soulmem, *options: str) -> int:
    """How many entries an hourly dream says it went through."""
    answer = soulmem("dream", "--cycle", "micro", "--json", *options)
    assert answer.code == 0, answer.err
    return int(answer.json()["dwelt"])


def test_the_windows_of_an_entry_come_within_the_hour_as_an_import_makes_them(soulmem: Soulmem) -> None:
    soulmem("add", LONG)
    soulmem("add", "Una entrada corta.")
    assert rows(soulmem, ALL) == []
    assert micro(soulmem, "--dry-run") == 1
    assert rows(soulmem, ALL) == []
    assert micro(soulmem) == 1
    by_night = rows(soulmem, ALL)
    assert [row[:2] for row in by_night] == [(1, 0), (1, 1), (1, 2)]
    file = soulmem.home / "one.ndjson"
    file.write_text(json.dumps({"text": LONG}) + "\n", "utf-8")
    soulmem("import", file)
    assert [row[2] for row in rows(soulmem, f"SELECT * FROM ({ALL}) WHERE entry_id = 3")] == [row[2] for row in by_night]


def test_the_next_hour_looks_at_nothing_twice(soulmem: Soulmem) -> None:
    soulmem("add", LONG)
    assert micro(soulmem) == 1
    before = rows(soulmem, ALL)
    assert micro(soulmem, "--since", "2020-01-01") == 0
    soulmem("add", LONG.replace("piano", "violín"), SOULMEM_NOW="2026-08-24T16:10:00+02:00")
    soulmem.env["SOULMEM_NOW"] = "2026-08-24T16:15:00+02:00"
    assert micro(soulmem) == 1
    assert rows(soulmem, ALL)[: len(before)] == before


def test_undone_with_its_dream_and_made_again(soulmem: Soulmem) -> None:
    soulmem("add", LONG)
    run = soulmem("dream", "--json").json()["run"]
    made = rows(soulmem, ALL)
    soulmem("dream", "--rollback", run)
    assert rows(soulmem, ALL) == []
    soulmem("dream")
    assert rows(soulmem, ALL) == made


def test_each_user_dreams_of_their_own(soulmem: Soulmem) -> None:
    soulmem("add", LONG)
    soulmem("--user", "bea", "add", LONG)
    assert micro(soulmem) == 1
    assert {row[0] for row in rows(soulmem, ALL)} == {1}


@pytest.mark.parametrize(
    ("lang", "words"), [("es", "Se ha leído por partes una entrada larga."), ("en", "One long entry was read part by part.")]
)
def test_the_report_says_so(soulmem: Soulmem, lang: str, words: str) -> None:
    soulmem("add", LONG)
    assert words in soulmem("dream", "--lang", lang).out
    assert {"es": "1 leída por partes", "en": "1 read part by part"}[lang] in soulmem("dream", "--history", "--lang", lang).out
