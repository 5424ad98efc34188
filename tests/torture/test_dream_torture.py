"""kill -9 at any moment of a dream, and dreams and writers at once: every word stands, and the journal is that before or after a phase.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import apsw
import pytest
from conftest import Soulmem
from journals import rows
from killing import Deaths, goes_on, whole

from soulmem_cli.store import changes
from soulmem_cli.store.database import open_journal

KILLS = (4, 200)
ROUTINES = ["Coffee with Ana at the usual place", "Had coffee with Ana again", "Fui a correr por el río", "Corrí por el río", "Nada."]


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal with a year of small things to dream of."""
    lines = [
        json.dumps({"text": f"{ROUTINES[day % 5]} {day % 7}", "at": f"2026-{1 + day // 28:02}-{1 + day % 28:02}T18:00:00+02:00"})
        for day in range(160)
    ]
    file = soulmem.home.parent / "life.ndjson"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert soulmem("import", file).code == 0
    return soulmem


def derived(soulmem: Soulmem) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table a dream may change."""
    db = open_journal(soulmem.db, write=False)
    try:
        return {table.name: sorted(db.rows(f"SELECT * FROM {table.name}"), key=repr) for table in changes.tables(db)}
    finally:
        db.close()


def texts(soulmem: Soulmem) -> list[tuple[Any, ...]]:
    """Everything written, in order."""
    return rows(soulmem, "SELECT * FROM entries ORDER BY id")


def test_whatever_moment_a_dream_is_killed_at(lived: Soulmem, long: bool) -> None:
    chance = random.Random(1973)
    wrote, before = texts(lived), derived(lived)
    deaths = Deaths(lived, "dream", "dream", "--json", kills=KILLS[long])
    for _ in deaths:
        whole(lived)
        assert texts(lived) == wrote
        state = rows(lived, "SELECT state FROM dreams")
        deaths.found("after" if state == [("done",)] else "between" if state else "before")
        for copy in lived.home.glob("backups/journal-*.db"):
            assert apsw.Connection(str(copy)).execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if state and chance.random() < 0.5:  # undone from wherever it came to
            assert lived("dream", "--rollback", 1).code == 0
            assert derived(lived) == before
        else:
            made = lived("dream", "--json").json()
            assert made["state"] in ("done", "not-due")
            assert made["unchanged"]
        assert texts(lived) == wrote
        goes_on(lived)


def test_two_dreams_and_ten_writers_at_once(lived: Soulmem, long: bool) -> None:
    for night in range(5 if long else 1):
        lived.env["SOULMEM_NOW"] = f"2026-08-2{4 + night}T03:00:00+02:00"
        stood = texts(lived)
        with ThreadPoolExecutor(13) as pool:
            dreams = [pool.submit(lived.shell, "dream", "--json") for _ in range(2)]
            adds = [pool.submit(lived.shell, "add", f"mientras soñaba {night}, {number}", "--json") for number in range(10)]
            recall = pool.submit(lived.shell, "recall", "coffee with Ana", "--json")
            dreamt, answers = [each.result() for each in dreams], [each.result() for each in (*adds, recall)]
        assert [answer.code for answer in (*dreamt, *answers)] == [0] * 13, [answer.err for answer in (*dreamt, *answers)]
        assert {answer.json()["state"] for answer in dreamt} <= {"done", "busy", "not-due"}
        assert all(answer.json()["unchanged"] for answer in dreamt)
        assert rows(lived, "SELECT count(*) FROM dreams WHERE state = 'done'") == [(night + 1,)]
        assert texts(lived)[: len(stood)] == stood
        assert len(texts(lived)) == len(stood) + 10
        whole(lived)
