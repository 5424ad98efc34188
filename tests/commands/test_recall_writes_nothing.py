"""A recall leaves no trace: not in the file, its log or its folder, not in what the next one brings; and it needs no right to write."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import apsw
import pytest
from conftest import Soulmem
from doubles import hashing

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

QUERY = "what did Marta say about the storm last spring"


@pytest.fixture
def life(soulmem: Soulmem) -> Soulmem:
    """A journal with a few entries that answer, more or less."""
    days = [f"the storm of day {day}, and Marta said nothing" for day in range(12)]
    soulmem("add", "--lines", stdin="\n".join(["Marta about the storm: stay inside", *days]) + "\n")
    return soulmem


def standing(folder: Path) -> dict[str, tuple[int, int, int, bytes]]:
    """Every file of the journal's folder: mode, size, when it was changed, and all that is in it."""
    found = {}
    for path in sorted(folder.glob("journal.db*")):
        stat = path.stat()
        found[path.name] = (stat.st_mode, stat.st_size, stat.st_mtime_ns, path.read_bytes())
    return found


def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The names and flags that connections are opened with from now on."""
    seen: list[tuple[str, int]] = []
    connection = apsw.Connection

    def watched(name: str, flags: int, **named: Any) -> apsw.Connection:
        seen.append((name, flags))
        return connection(name, flags, **named)

    monkeypatch.setattr(apsw, "Connection", watched)
    return seen


def test_the_fiftieth_recall_is_the_first(life: Soulmem) -> None:
    before = standing(life.home)
    first = life("recall", QUERY, "--explain", "--json")
    assert len(first.json()) == 5
    for _ in range(49):
        assert life("recall", QUERY, "--explain", "--json") == first
    assert standing(life.home) == before


def test_nor_does_it_fold_a_log_that_another_left(life: Soulmem) -> None:
    keeping = apsw.Connection(str(life.db))  # while somebody is in, the log stays
    keeping.execute("SELECT count(*) FROM entries").fetchall()
    life("add", "Marta about the storm: it is over")
    before = standing(life.home)
    assert before["journal.db-wal"][1] > 0
    first = life("recall", QUERY, "--json")
    assert "Marta about the storm: it is over" in [each["text"] for each in first.json()]
    for _ in range(5):
        assert life("recall", QUERY, "--json") == first
    after = standing(life.home)
    keeping.close()
    assert {name: after[name] for name in ("journal.db", "journal.db-wal")} == {
        name: before[name] for name in ("journal.db", "journal.db-wal")
    }


def test_a_folder_in_which_nothing_can_be_written(life: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = life("recall", QUERY, "--json")
    access = os.access
    # root may write anywhere: what the folder says is told to it as it is to everybody
    monkeypatch.setattr(os, "access", lambda path, mode, **named: not mode & os.W_OK and access(path, mode, **named))
    life.db.chmod(0o400)
    life.home.chmod(0o500)
    try:
        before, seen = standing(life.home), opened(monkeypatch)
        assert life("recall", QUERY, "--json") == expected
        assert standing(life.home) == before
        assert list(before) == ["journal.db"]
    finally:
        life.home.chmod(0o700)
    assert seen
    for name, flags in seen:
        assert flags & apsw.SQLITE_OPEN_READONLY
        assert not flags & (apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE)
        assert name.endswith("?immutable=1")
