"""kill -9 at any moment of a backup or a restore: no half file has the name of a backup, and there is always a whole journal.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import Soulmem
from copies import copies, texts_in
from journals import sound

from soulmem_cli.store.database import open_journal
from soulmem_cli.store.keeping import thinned

KILLS = (12, 200)
TEXTS = ["uno", "dos", "tres ñandú"]
# ends the process, as a power cut would, when a named function is reached for the n-th time
KILLED = """
import importlib, os, sys
module, name, after, *argv = sys.argv[1:]
place = importlib.import_module(module)
where = place if hasattr(place, name) else importlib.import_module("pathlib").Path
whole, left = getattr(where, name), int(after)
def killed(*args, **named):
    global left
    if not left:
        os.kill(os.getpid(), 9)
    left -= 1
    return whole(*args, **named)
setattr(where, name, killed)
from soulmem_cli.cli import main
main(argv)
"""


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal with three entries, big enough that copying it takes its time."""
    soulmem("add", "--lines", "--no-detect", stdin="\n".join(TEXTS))
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('bulk', ?)", ("x" * 30_000_000,))
    db.close()
    return soulmem


def killed_at(soulmem: Soulmem, module: str, name: str, after: int, *words: object) -> None:
    """Run a verb that ends at a function of a module of the store."""
    command = [sys.executable, "-c", KILLED, f"soulmem_cli.store.{module}", name, str(after), *map(str, words)]
    assert subprocess.run(command, env=soulmem.environment(), check=False, capture_output=True).returncode == -signal.SIGKILL


def killed_after(soulmem: Soulmem, seconds: float, *words: object) -> bool:
    """Kill a verb after a while; whether it was still running."""
    process = subprocess.Popen(soulmem.command(*words), env=soulmem.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    return process.wait() == -signal.SIGKILL


def named(soulmem: Soulmem) -> list[Path]:
    """What has the name of a backup."""
    return [path for path in copies(soulmem) if not path.name.startswith(".")]


@pytest.mark.parametrize("step", ["pour", "prove", "sound", "place"])
def test_a_backup_killed_at_a_step_has_no_name(life: Soulmem, step: str) -> None:
    killed_at(life, "backups", step, 0, "journal", "backup")
    assert named(life) == []
    (half,) = copies(life)
    assert life("journal", "backups").code == 1
    assert life("journal", "backup").code == 0
    (made,) = named(life)
    assert texts_in(made) == TEXTS
    two_hours = made.stat().st_mtime - 7_200
    os.utime(half, (two_hours, two_hours))
    thinned(life.db, made.parent, 7, made)
    assert copies(life) == [made]


def test_a_backup_killed_at_any_moment(life: Soulmem, long: bool) -> None:
    chance, near, hits = random.Random(1973), 0.5, 0
    for _ in range(KILLS[long]):
        hit = killed_after(life, near * chance.uniform(0.5, 1.2), "journal", "backup", "--keep", 999)
        hits, near = hits + hit, near * (1.3 if hit else 0.5)
        for path in named(life):
            assert texts_in(path) == TEXTS
            path.unlink()
    assert hits
    assert life.texts() == TEXTS[::-1]


@pytest.mark.parametrize(
    ("module", "step", "after"),
    [("replacing", "pour", 0), ("replacing", "bring_forward", 0), ("replacing", "swap", 0), ("replacing", "alone", 0),
     ("replacing", "replace", 0)],
)  # fmt: skip
def test_a_restore_killed_at_a_step_leaves_the_journal(life: Soulmem, module: str, step: str, after: int) -> None:
    life("journal", "backup")
    life("add", "--no-detect", "cuatro")
    killed_at(life, module, step, after, "journal", "restore", named(life)[0], "--yes")
    assert life.texts() == ["cuatro", *TEXTS[::-1]]
    assert sound(life)
    assert life("journal", "restore", named(life)[0], "--yes").code == 0
    assert life.texts() == TEXTS[::-1]
    assert [len(texts_in(path)) for path in life.home.glob("journal.replaced-*.db")] == [4], "the second name that the kill left is gone"


def test_a_restore_killed_at_any_moment(life: Soulmem, long: bool) -> None:
    life("journal", "backup")
    (backup,) = named(life)
    chance, near, hits = random.Random(1973), 0.6, 0
    for number in range(KILLS[long]):
        life("add", "--no-detect", f"nueva {number}")
        before = life.texts()
        hit = killed_after(life, near * chance.uniform(0.5, 1.2), "journal", "restore", backup, "--yes")
        hits, near = hits + hit, near * (1.3 if hit else 0.5)
        assert life.texts() in (before, TEXTS[::-1])
        assert sound(life)
        for path in life.home.glob("journal.replaced-*.db"):
            path.unlink()
    assert hits
