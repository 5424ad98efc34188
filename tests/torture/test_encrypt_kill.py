"""kill -9 at any moment of encrypt, decrypt or rekey: there is always one whole journal, as it was or as it was to be.

A short form in the ordinary suite; the long one with `python -m pytest tests/torture`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem
from killing import Deaths, ended_at, goes_on, legible

from soulmem_cli.store.cipher import look
from soulmem_cli.store.database import open_journal

KILLS = (3, 200)
TEXTS = ["tres ñandú", "dos", "uno"]
KEYS = ("e" * 64, "f" * 64)


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal with three entries and a copy, big enough that writing it anew takes its time."""
    soulmem("add", "--lines", "--no-detect", stdin="\n".join(reversed(TEXTS)))
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('bulk', ?)", ("x" * 1_000_000,))
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


def copies(soulmem: Soulmem) -> list[Path]:
    """The copies with a name, and the journal."""
    return [soulmem.db, *(path for path in (soulmem.home / "backups").iterdir() if not path.name.startswith("."))]


@pytest.mark.parametrize("task", ["encrypt", "rekey", "decrypt"])
@pytest.mark.parametrize(
    ("module", "step", "after"),
    [("soulmem_cli.store.resealing", "poured", False), ("soulmem_cli.store.resealing", "live_with", False),
     ("soulmem_cli.store.resealing", "proven", False), ("pathlib", "Path.replace", False), ("soulmem_cli.store.resealing", "wiped", True),
     ("soulmem_cli.store.resealing", "reseal_copy", True)],
)  # fmt: skip
def test_killed_at_a_step(life: Soulmem, task: str, module: str, step: str, after: bool, long: bool) -> None:
    if not long and task != "encrypt" and step not in ("Path.replace", "reseal_copy"):
        pytest.skip("in the long form")
    if task != "encrypt":
        life("journal", "encrypt", "--yes")
    before = look(life.db)
    ended_at(life, module, step, 0, "journal", task, "--yes")
    assert (look(life.db) != before) == after, "the new journal stands once it was moved, and not before"
    assert whole(life) == (1 if task == "rekey" and after else 0)
    assert life("journal", task, "--yes").code == 0
    whole(life)
    assert [each["readable"] for each in life("journal", "backups", "--json").json()] == [True]
    assert [path.name for path in life.home.iterdir() if path.name.endswith(".new")] == []
    if task == "encrypt":
        assert not [path for path in life.home.rglob("*.db") if "ñandú".encode() in path.read_bytes()]


def test_the_next_writer_turns_the_log_on_again(life: Soulmem) -> None:
    def logs() -> bool:
        return {check["name"]: check["ok"] for check in life("doctor", "--json").json()["checks"]}["durability"]

    assert logs()
    ended_at(life, "soulmem_cli.store.resealing", "poured", 0, "journal", "encrypt", "--yes")
    assert not logs()
    goes_on(life)
    assert logs()


@pytest.mark.parametrize("task", ["encrypt", "rekey", "decrypt"])
def test_killed_at_any_moment(life: Soulmem, task: str, long: bool) -> None:
    if task != "encrypt":
        assert life("journal", "encrypt", "--yes").code == 0
    words = ("ñandú",)  # three letters may stand in random bytes
    deaths = Deaths(life, f"journal {task}", "journal", task, "--yes", kills=KILLS[long])
    for _ in deaths:
        with_key(life, 0)
        opened, lock = whole(life), look(life.db)
        done = opened == 1 if task == "rekey" else (lock is None) == (task == "decrypt")
        there = [look(path) for path in copies(life)]
        if task == "rekey":
            assert legible(life.home, *words) == [], "at no moment is a word legible"
        elif task == "decrypt" and not done:
            assert None not in there
            assert legible(life.home, *words) == [], "what was half written is gone once the journal was opened with its key"
        halfway = len(set(there)) > 1
        deaths.found("between" if halfway else "after" if done else "before", stands=done)
        again = life("journal", task, "--yes")
        assert again.code == (2 if task != "rekey" and done and not halfway else 0), again
        whole(life)
        assert len(set(map(look, copies(life)))) == 1
        assert [each["readable"] for each in life("journal", "backups", "--json").json()] == [True]
        assert (legible(life.home, *words) == []) == (task != "decrypt")
        assert [path.name for path in life.home.rglob("*") if ".new" in path.name] == []
        goes_on(life)
        with_key(life, 0)
