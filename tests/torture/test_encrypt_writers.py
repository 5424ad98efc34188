"""Others beside encrypt, rekey and decrypt: what was confirmed is there afterwards, whichever file it was written to, also after a kill.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import subprocess

import pytest
from conftest import Soulmem
from killing import goes_on, legible, let_go, stopped_at, whole

from soulmem_cli.store.cipher import look
from soulmem_cli.store.database import open_journal
from soulmem_cli.store.keys import KEYS

ROUNDS = (3, 40)
TASKS = ("encrypt", "rekey", "decrypt")
KEY = "ab" * 32
STEPS = (
    "soulmem_cli.store.resealing:written", "soulmem_cli.store.resealing:live_with", "soulmem_cli.store.resealing:proven",
    "pathlib:Path.replace", "soulmem_cli.store.resealing:wiped", "soulmem_cli.core.sealing:copies_too",
)  # fmt: skip


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal of some size with an entry and a copy, and a key for it that stays the same when it is changed."""
    soulmem("add", "--no-detect", "la primera ñandú")
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('bulk', ?)", ("x" * 1_000_000,))
    db.close()
    soulmem("journal", "backup")
    soulmem.env |= {"SOULMEM_KEY_COMMAND": f"echo {KEY}", "SOULMEM_NEW_KEY_COMMAND": f"echo {KEY}"}
    KEYS.begin(lambda _: [KEY])
    return soulmem


def test_nothing_confirmed_is_lost(life: Soulmem, long: bool) -> None:
    kept, done = {"la primera ñandú"}, 0
    for number in range(ROUNDS[long]):
        task = TASKS[done % 3]
        sealing = subprocess.Popen(
            life.command("journal", task, "--yes"), env=life.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for each in range(5):
            text = f"entrada {number} {each}"
            answer = life.shell("add", "--no-detect", text)
            assert answer.code in (0, 3), answer
            assert "damaged" not in answer.err
            if not answer.code:
                kept.add(text)
        done += sealing.wait() == 0  # 3 when a writer had it open
        assert sorted(life.texts()) == sorted(kept)
    assert len(kept) > ROUNDS[long]


@pytest.mark.parametrize("task", TASKS)
@pytest.mark.parametrize("step", STEPS)
def test_others_go_on_when_it_is_killed_while_they_wait(life: Soulmem, task: str, step: str, long: bool) -> None:
    if not long and (task, step) not in (("encrypt", STEPS[4]), ("decrypt", STEPS[3]), ("rekey", STEPS[4])):
        pytest.skip("in the long form")
    if task != "encrypt":
        assert life("journal", "encrypt", "--yes").code == 0
    door = ("soulmem_cli.store.database", "unlock")  # the file is open, and nothing of it was read
    with (
        stopped_at(life, *door, "add", "--no-detect", "mientras", "--json") as writer,
        stopped_at(life, *door, "timeline", "--json") as reader,
        stopped_at(life, *step.split(":"), "journal", task, "--yes") as sealing,
    ):
        sealing.kill()
        wrote, read = let_go(writer), let_go(reader)
    assert (wrote.code, read.code) == (0, 0), (wrote, read)
    assert wrote.json()["text"] == "mientras"
    assert [entry["text"] for entry in read.json()] == ["mientras", "la primera ñandú"]
    assert life.texts() == ["mientras", "la primera ñandú"], "what was confirmed stands where the next one reads"
    whole(life)
    if task == "rekey":
        assert legible(life.home, "ñandú") == []
    assert life("journal", task, "--yes").code in (0, 2)
    assert (legible(life.home, "ñandú") == []) == (task != "decrypt")
    goes_on(life)


@pytest.mark.parametrize("task", TASKS)
def test_it_waits_for_nobody_who_holds_the_journal_open(life: Soulmem, task: str) -> None:
    if task != "encrypt":
        assert life("journal", "encrypt", "--yes").code == 0
    lock = look(life.db)
    reader = open_journal(life.db, write=False)
    writer = subprocess.Popen(
        life.command("add", "--lines", "--ndjson", "--no-detect"), env=life.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert writer.stdin is not None
    assert writer.stdout is not None
    try:
        for number in range(3):
            writer.stdin.write(f"línea {number}\n".encode())
            writer.stdin.flush()
            assert f"línea {number}" in writer.stdout.readline().decode()
            if number == 1:
                with stopped_at(life, "soulmem_cli.store.resealing", "hold", "journal", task, "--yes"):
                    assert life("timeline").code == 0  # and then it is killed at the door
            else:
                assert life("journal", task, "--yes").code == 3
            assert len(reader.rows("SELECT 1 FROM entries")) == number + 2
        writer.stdin.close()
        assert writer.wait() == 0
    finally:
        reader.close()
        writer.kill()
    assert look(life.db) == lock
    assert life.texts() == [*(f"línea {number}" for number in (2, 1, 0)), "la primera ñandú"]
    assert life("journal", task, "--yes").code == 0
    assert len(life.texts()) == 4
    assert (legible(life.home, "ñandú", "línea") == []) == (task != "decrypt")
