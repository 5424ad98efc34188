"""kill -9 at any moment of encrypt, decrypt or rekey: there is always one whole journal, as it was or as it was to be.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import Soulmem

from soulmem_cli.store.cipher import look
from soulmem_cli.store.database import open_journal

KILLS = (5, 200)
TEXTS = ["tres ñandú", "dos", "uno"]
KEYS = ("primera clave", "f" * 64)
# ends the process, as a power cut would, when a named function is reached
KILLED = """
import importlib, os, sys
module, name, *argv = sys.argv[1:]
where = importlib.import_module(module) if module != "Path" else importlib.import_module("pathlib").Path
setattr(where, name, lambda *args, **named: os.kill(os.getpid(), 9))
from soulmem_cli.cli import main
main(argv)
"""


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal with three entries and a copy, big enough that writing it anew takes its time."""
    soulmem("add", "--lines", "--no-detect", stdin="\n".join(reversed(TEXTS)))
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('bulk', ?)", ("x" * 3_000_000,))
    db.close()
    soulmem("journal", "backup")
    with_key(soulmem, 0)
    return soulmem


def with_key(soulmem: Soulmem, which: int) -> None:
    """Let the key command print one of the two keys, and the command for a new one the other."""
    soulmem.env |= {"SOULMEM_KEY_COMMAND": f"echo '{KEYS[which]}'", "SOULMEM_NEW_KEY_COMMAND": f"echo '{KEYS[1 - which]}'"}


def whole(soulmem: Soulmem) -> int:
    """Which key opens the journal, all of which is sound; 0 for a plain one."""
    for which in (0, 1):
        with_key(soulmem, which)
        if soulmem("timeline", "--json").code == 0:
            assert soulmem.texts() == TEXTS
            checks = {check["name"]: check["ok"] for check in soulmem("doctor", "--json").json()["checks"]}
            assert all(checks[name] for name in ("file", "integrity", "references", "schema", "index", "vectors"))
            return which
    raise AssertionError("no key opens it")


def kill_at(soulmem: Soulmem, module: str, name: str, task: str) -> None:
    """Run a verb that ends at a function."""
    command = [sys.executable, "-c", KILLED, module, name, "journal", task, "--yes"]
    assert subprocess.run(command, env=soulmem.environment(), check=False, capture_output=True).returncode == -signal.SIGKILL


def copies(soulmem: Soulmem) -> list[Path]:
    """The copies with a name, and the journal."""
    return [soulmem.db, *(path for path in (soulmem.home / "backups").iterdir() if not path.name.startswith("."))]


@pytest.mark.parametrize("task", ["encrypt", "rekey", "decrypt"])
@pytest.mark.parametrize(
    ("module", "step", "after"),
    [("soulmem_cli.store.resealing", "poured", False), ("soulmem_cli.store.resealing", "live_with", False),
     ("soulmem_cli.store.resealing", "proven", False), ("Path", "replace", False), ("soulmem_cli.store.resealing", "wiped", True),
     ("soulmem_cli.store.resealing", "reseal_copy", True)],
)  # fmt: skip
def test_killed_at_a_step(life: Soulmem, task: str, module: str, step: str, after: bool, long: bool) -> None:
    if not long and task != "encrypt" and step not in ("replace", "reseal_copy"):
        pytest.skip("in the long form")
    if task != "encrypt":
        life("journal", "encrypt", "--yes")
    before = look(life.db)
    kill_at(life, module, step, task)
    assert (look(life.db) != before) == after, "the new journal stands once it was moved, and not before"
    assert whole(life) == (1 if task == "rekey" and after else 0)
    assert life("journal", task, "--yes").code == 0
    whole(life)
    assert [each["readable"] for each in life("journal", "backups", "--json").json()] == [True]
    assert [path.name for path in life.home.iterdir() if path.name.endswith(".new")] == []
    if task == "encrypt":
        assert not [path for path in life.home.rglob("*.db") if "ñandú".encode() in path.read_bytes()]


def test_killed_at_any_moment(life: Soulmem, long: bool) -> None:
    chance, near, hits = random.Random(1973), 0.8, 0
    for _ in range(KILLS[long]):
        whole(life)
        task = chance.choice(("rekey", "decrypt")) if look(life.db) else "encrypt"
        process = subprocess.Popen(
            life.command("journal", task, "--yes"), env=life.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        time.sleep(near * chance.uniform(0.4, 1.2))
        process.send_signal(signal.SIGKILL)
        hit = process.wait() == -signal.SIGKILL
        hits, near = hits + hit, near * (1.3 if hit else 0.5)  # as long as the machine needs, however fast it is
    whole(life)
    assert hits
    for path in copies(life):
        assert path.stat().st_size > 3_000_000
