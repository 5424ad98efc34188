"""The dream as a whole: idempotent, alone, rehearsed, and the undoing of a run that would have lost a word (N1)."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator

import pytest
from conftest import Soulmem
from journals import events, rows, sound
from nights import live

from soulmem_cli.core import fading
from soulmem_cli.store import lock
from soulmem_cli.store.database import Database

ZEROS = {"forgotten": 0, "consolidated": 0, "faded": 0, "revived": 0, "grown": 0}


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal with a small life in it."""
    return live(soulmem)


def truth(soulmem: Soulmem) -> list[tuple[object, ...]]:
    """What was written, as it stands in the file."""
    return rows(soulmem, "SELECT * FROM entries ORDER BY id")


def derived(soulmem: Soulmem) -> list[list[tuple[object, ...]]]:
    """All that a dream may change."""
    tables = ("SELECT * FROM traces ORDER BY entry_id", "SELECT * FROM gists ORDER BY id", "SELECT * FROM gist_evidence ORDER BY 1, 2")
    return [rows(soulmem, sql) for sql in tables]


def test_nothing_written_changes_and_nothing_goes(lived: Soulmem) -> None:
    before = truth(lived)
    assert lived("dream").code == 0
    assert truth(lived) == before
    assert sound(lived)


def test_the_second_run_of_a_night_changes_nothing(lived: Soulmem) -> None:
    lived("dream")
    before = lived.digest()
    for minute in (16, 17):
        again = lived("dream", "--json", SOULMEM_NOW=f"2026-08-24T15:{minute}:00+02:00").json()
        assert again.items() >= {**ZEROS, "run": None, "state": "not-due"}.items()
    assert lived.digest() == before
    assert rows(lived, "SELECT id, state, period FROM dreams") == [(1, "done", "2026-08-24")]


def test_the_next_hour_of_a_night_has_its_own_run_and_moves_nothing(lived: Soulmem) -> None:
    lived("dream")
    before = derived(lived)
    again = lived("dream", "--json", SOULMEM_NOW="2026-08-24T16:15:00+02:00").json()
    assert again.items() >= {**ZEROS, "run": 2, "cycles": ["micro"]}.items()
    assert derived(lived) == before


def test_a_night_decides_as_of_its_first_run(soulmem: Soulmem) -> None:
    """What crosses the line between two runs of one night waits for the next one."""
    for user in ("ana", "luis"):  # 0.4 without feeling is 0.2 after 66 days, 12 hours and 50 minutes
        soulmem("add", "bread", "--importance", 0.4, "--no-detect", "--at", "2026-06-19T06:00", "--user", user)

    def forgotten(user: str, **env: str) -> int:
        return int(soulmem("dream", "--json", "--user", user, **env).json()["forgotten"])

    assert forgotten("ana") == 0
    assert forgotten("ana", SOULMEM_NOW="2026-08-24T23:59:00+02:00") == 0
    assert forgotten("luis", SOULMEM_NOW="2026-08-24T23:59:00+02:00") == 1
    assert forgotten("ana", SOULMEM_NOW="2026-08-25T01:00:00+02:00") == 1


def test_a_person_whose_day_ends_late_is_still_in_the_same_night(lived: Soulmem) -> None:
    config = lived.home / "config" / "soulmem" / "config.toml"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text('day_ends_at = "04:00"\n')
    assert lived("dream", "--json", SOULMEM_NOW="2026-08-25T03:30:00+02:00").json()["period"] == "2026-08-24"
    assert lived("dream", "--cycle", "night", "--json", SOULMEM_NOW="2026-08-25T03:59:00+02:00").json()["state"] == "not-due"
    assert lived("dream", "--cycle", "night", "--json", SOULMEM_NOW="2026-08-25T04:00:00+02:00").json()["state"] == "done"


def test_only_one_dreams_at_a_time(lived: Soulmem) -> None:
    with lock.held(lived.db, "dream") as ours:
        assert ours
        answer = lived.shell("dream", "--json", SOULMEM_LANG="es")
    assert answer.code == 0
    assert (answer.json()["state"], answer.json()["run"]) == ("busy", None)
    assert "sueño en marcha" in answer.err
    assert rows(lived, "SELECT count(*) FROM dreams") == [(0,)]
    assert lived.shell("dream", "--json").json()["run"] == 1


def test_the_lock_is_private(lived: Soulmem) -> None:
    lived("dream")
    assert {path.name: path.stat().st_mode & 0o777 for path in lived.home.iterdir() if path.is_file()} == {
        "journal.db": 0o600,
        "journal.db.backup.lock": 0o600,
        "journal.db.dream.lock": 0o600,
    }


def test_an_entry_can_be_added_while_dreaming(lived: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planning holds no write lock, and what comes meanwhile is no loss."""
    planned = fading.plan

    def slowly(*given: object) -> list[fading.Move]:
        assert lived.shell("add", "meanwhile").code == 0
        return planned(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(fading, "plan", slowly)
    made = lived("dream", "--json").json()
    assert (made["entries_before"], made["entries_after"], made["unchanged"]) == (5, 6, True)


def tampering(how: str) -> Iterator[tuple[object, ...]]:
    """A phase of fading that also does harm, as no real one does."""
    applied = fading.apply

    def harm(db: Database, user: int, run: int, moves: list[fading.Move], now_us: int) -> list[fading.Move]:
        if how == "changes":
            db.run("DROP TRIGGER entries_are_immutable")
            db.run("UPDATE entries SET text = 'other words' WHERE id = 2")
        else:
            db.run("DELETE FROM entries WHERE id = 2")
        return applied(db, user, run, moves, now_us)  # type: ignore[arg-type]

    return harm  # type: ignore[return-value]


@pytest.mark.parametrize("how", ["changes", "deletes"])
def test_a_lost_word_undoes_the_run(lived: Soulmem, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    lived("dream", "--only", "fade", "--threshold", 0, "--json")
    before = rows(lived, "SELECT tier FROM traces WHERE entry_id <> 2")
    monkeypatch.setattr(fading, "apply", tampering(how))
    answer = lived("dream", "--json", SOULMEM_NOW="2026-08-26T03:00:00+02:00")
    assert (answer.code, answer.out) == (70, "")
    assert json.loads(answer.err.splitlines()[-1])["error"]["code"] == "dream_words_changed"
    assert rows(lived, "SELECT state FROM dreams ORDER BY id") == [("done",), ("rolled-back",)]
    assert rows(lived, "SELECT tier FROM traces WHERE entry_id <> 2") == before
    assert rows(lived, "SELECT state FROM gists") == []


def test_a_run_that_was_killed_is_named_by_the_next(lived: Soulmem, db: Database) -> None:
    with db.transaction():
        db.run(
            """INSERT INTO dreams (user_id, cycle, period, started_us, state, digest_before)
               VALUES (1, 'night', '2026-08-24', 1, 'running', '')"""
        )
    assert lived("dream").code == 0
    assert rows(lived, "SELECT state FROM dreams ORDER BY id") == [("interrupted",), ("done",)]


def test_a_hundred_nights_lose_nothing(lived: Soulmem) -> None:
    before = truth(lived)
    for night in itertools.islice(nights(), 100):
        assert lived("dream", "--json", SOULMEM_NOW=night).json()["unchanged"]
    assert truth(lived) == before
    assert len(lived.texts()) == 5


def nights() -> Iterator[str]:
    """One early hour a month, for as many years as wanted."""
    for year in itertools.count(2027):
        for month in range(1, 13):
            yield f"{year}-{month:02}-02T03:00:00+01:00"


def test_every_dream_is_in_the_log(lived: Soulmem) -> None:
    lived("dream")
    assert [facts for _, facts in events(lived, "dream")] == [{"state": "done"}]
    log = json.dumps([facts for kind in ("fade", "consolidate", "dream") for _, facts in events(lived, kind)])
    assert not any(word in log for word in ("coffee", "Coffee", "bread"))
