"""What a dream changes is written down as it changes it, and put back exactly: every kind of value, key and deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soulmem_cli.domain import UserId
from soulmem_cli.store import changes
from soulmem_cli.store.database import Database

RUN = 1
# deeds a phase might do, in any order and number; what does not apply does nothing
DEEDS: tuple[str, ...] = (
    "UPDATE traces SET tier = 'dormant' WHERE entry_id < 3",
    "UPDATE traces SET salience = salience * 0.7, last_used_us = NULL WHERE entry_id = 2",
    "DELETE FROM traces WHERE entry_id = 4",
    "UPDATE links SET strength = strength * 0.9",
    "DELETE FROM links WHERE a = 2",
    "INSERT OR REPLACE INTO links (a, b, kind, strength, made_us) VALUES (2, 1, 'similar', 0.95, 9)",
    "INSERT OR IGNORE INTO links (a, b, kind, strength, made_us) VALUES (4, 1, 'similar', 0.6, 9)",
    "UPDATE gists SET text = text || '!', confidence = confidence / 3",
    "UPDATE gists SET state = 'dormant' WHERE id = 1",
    "DELETE FROM gists WHERE id = 1",
    "INSERT OR IGNORE INTO gists (id, uid, user_id, kind, text, confidence, made_us) VALUES (1, 'x', 1, 'goal', 'y', 0.1, 0)",
    "INSERT OR IGNORE INTO gist_evidence (gist_id, entry_id) SELECT max(id), 3 FROM gists HAVING count(*)",
    "DELETE FROM gist_evidence WHERE entry_id = 2",
    "INSERT OR REPLACE INTO interference (entry_id, twins) VALUES (3, 5)",
    "DELETE FROM interference",
    "INSERT OR IGNORE INTO tags (entry_id, tag, label, said) VALUES (1, 'mar', 'Mar', 0)",
    "DELETE FROM tags WHERE tag = 'ñandú'",
)


@pytest.fixture
def lived(db: Database) -> Database:
    """A journal with a row of each table that a dream changes."""
    with db.transaction():
        db.run("INSERT INTO users (name, created_us) VALUES ('default', 0)")
        db.run(
            """INSERT INTO dreams (user_id, cycle, period, started_us, state, digest_before)
               VALUES (1, 'night', '2026-08-24', 0, 'done', '')"""
        )
        for number in range(1, 5):
            db.run(
                """INSERT INTO entries (uid, user_id, text, written_us, at_us, offset_s, zone, source)
                   VALUES (?, 1, 'hola', 0, 0, 0, 'UTC', 'told-by-user')""",
                (str(number),),
            )
            db.run(
                """INSERT INTO traces (entry_id, lang, emotion, emotion_score, valence, arousal, importance, level, identity, novelty,
                   specificity, salience, last_used_us, senses) VALUES (?, 'es', 'joy', 0.1, ?, 0.3, 0.2, 'normal', 0, 0, 0, 0.7, 5, 1)""",
                (number, 0.1 + 0.2),
            )
        db.run("INSERT INTO links (a, b, kind, strength, made_us) VALUES (2, 1, 'similar', 0.7, 0), (3, 2, 'similar', 0.8, 0)")
        db.run("INSERT INTO gists (uid, user_id, kind, text, confidence, made_us) VALUES ('u', 1, 'semantic', 'café', 0.9, 0)")
        db.run("INSERT INTO gist_evidence (gist_id, entry_id) VALUES (1, 1), (1, 2)")
        db.run("INSERT INTO interference (entry_id, twins) VALUES (1, 2)")
        db.run("INSERT INTO tags (entry_id, tag, label) VALUES (1, 'ñandú', 'Ñandú')")
    return db


def derived(db: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table that is watched."""
    return {table.name: db.rows(f"SELECT * FROM {table.name} ORDER BY 1, {len(table.columns)}") for table in changes.tables(db)}


def done(db: Database, *deeds: str) -> None:
    """Do something as a phase of the run does."""
    with changes.watched(db, RUN), db.transaction():
        for deed in deeds:
            db.run(deed)


def undone(db: Database) -> int:
    """Undo the run."""
    with db.transaction():
        return changes.undo(db, RUN)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(st.lists(st.sampled_from(DEEDS), min_size=1, max_size=12))
def test_undoing_restores_every_row_exactly(lived: Database, deeds: list[str]) -> None:
    before = derived(lived)
    done(lived, *deeds)
    undone(lived)
    assert derived(lived) == before
    assert lived.rows("SELECT count(*) FROM dream_changes") == [(0,)]
    assert lived.rows("PRAGMA foreign_key_check") == []


@pytest.mark.parametrize("deed", [*DEEDS[:10], *DEEDS[11:]])
def test_every_deed_is_seen(lived: Database, deed: str) -> None:
    before = derived(lived)
    done(lived, deed)
    assert derived(lived) != before
    assert undone(lived) > 0


def test_the_truth_and_the_logs_are_not_watched(lived: Database) -> None:
    watched = {table.name for table in changes.tables(lived)}
    assert not watched & {"entries", "uses", "events", "dreams", "users", "names", "causes", "contexts"}
    assert watched >= {"traces", "links", "gists", "gist_evidence", "pages", "interference", "tags"}


def test_what_somebody_changed_since_stays(lived: Database) -> None:
    done(lived, "UPDATE traces SET tier = 'dormant', salience = 0.1 WHERE entry_id = 1", "DELETE FROM links WHERE a = 2")
    with lived.transaction():
        lived.run("UPDATE traces SET tier = 'fading', uses = 3 WHERE entry_id = 1")
        lived.run("INSERT INTO links (a, b, kind, strength, said, made_us) VALUES (2, 1, 'similar', 1, 1, 7)")
    undone(lived)
    assert lived.rows("SELECT tier, salience, uses FROM traces WHERE entry_id = 1") == [("fading", 0.7, 3)]
    assert lived.rows("SELECT strength, said FROM links WHERE a = 2") == [(1.0, 1)]


def test_what_another_connection_writes_meanwhile_is_not_the_run_s(lived: Database, other: Callable[[], Database]) -> None:
    with changes.watched(lived, RUN):
        one = other()
        with one.transaction():
            one.run("UPDATE traces SET tier = 'fading'")
    assert lived.rows("SELECT count(*) FROM dream_changes") == [(0,)]
    undone(lived)
    assert lived.rows("SELECT DISTINCT tier FROM traces") == [("fading",)]


@pytest.fixture
def other(lived: Database) -> Any:
    """Another connection to the same file."""
    from soulmem_cli.store.database import open_journal

    opened: list[Database] = []

    def again() -> Database:
        opened.append(open_journal(lived.path, write=True))
        return opened[-1]

    yield again
    for each in opened:
        each.close()


def test_what_is_purged_leaves_no_word_and_comes_not_back(lived: Database) -> None:
    done(lived, "UPDATE gists SET text = 'secreto'", "UPDATE gists SET text = 'otro'", "DELETE FROM links WHERE a = 3")
    with lived.transaction():
        lived.run("DELETE FROM entries WHERE id = 3")
    assert lived.rows("SELECT count(*) FROM dream_changes WHERE old = 'secreto' OR new = 'secreto'") == [(0,)]
    undone(lived)
    assert lived.rows("SELECT count(*) FROM links WHERE a = 3 OR b = 3") == [(0,)]


def test_old_runs_are_let_go_of_but_never_the_newest(lived: Database) -> None:
    with lived.transaction():
        for run in range(2, 50):
            lived.run(
                """INSERT INTO dreams (id, user_id, cycle, period, started_us, state, digest_before, undoable)
                   VALUES (?, 1, 'night', '', ?, 'done', '', 1)""",
                (run, run * changes.DAY_US),
            )
            lived.run("INSERT INTO dream_changes (run_id, name, place, deed) VALUES (?, 'links', 1, 'made')", (run,))
        changes.prune(lived, UserId(1), 45 * changes.DAY_US)
    kept = [run for (run,) in lived.rows("SELECT DISTINCT run_id FROM dream_changes ORDER BY 1")]
    assert kept == list(range(15, 50))
    assert lived.rows("SELECT min(id) FROM dreams WHERE undoable") == [(15,)]
    with lived.transaction():
        changes.prune(lived, UserId(1), 4_000 * changes.DAY_US)
    assert lived.rows("SELECT count(DISTINCT run_id) FROM dream_changes") == [(changes.KEPT_RUNS,)]
