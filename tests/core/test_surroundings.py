"""What is near a new entry, though it was searched for before the entry was written, and the journal went on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import Soulmem
from doubles import hashing
from journals import rows

from soulmem_cli.core import surroundings
from soulmem_cli.store.database import open_journal

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

TEXT = "café con Marta junto al río"


def meanwhile(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], object]) -> None:
    """Let something happen, once, between the search and the writing."""
    survey, waiting = surroundings.survey, [happens]

    def searched(*args: Any) -> surroundings.Survey:
        found = survey(*args)
        if waiting:
            waiting.pop()()
        return found

    monkeypatch.setattr(surroundings, "survey", searched)


def removed(soulmem: Soulmem, entry: int) -> None:
    """Remove an entry for good."""
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run("DELETE FROM entries WHERE id = ?", (entry,))
    db.close()


def linked(soulmem: Soulmem, entry: int) -> set[int]:
    """The entries that an entry is like."""
    return {row[0] for row in rows(soulmem, "SELECT b FROM links WHERE a = ? AND kind = 'similar'", entry)}


def test_nothing_is_searched_while_others_wait_to_write(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    soulmem("add", TEXT)
    searched: list[bool] = []
    nearest = surroundings.vectors.nearest

    def watched(db: Any, *args: Any, **named: Any) -> Any:
        searched.append(bool(db.row("PRAGMA query_only")[0]))  # so is a snapshot, and never a transaction that writes
        return nearest(db, *args, **named)

    monkeypatch.setattr(surroundings.vectors, "nearest", watched)
    assert soulmem("add", TEXT).code == 0
    assert searched == [True]
    assert linked(soulmem, 2) == {1}


def test_what_came_meanwhile_is_near_too(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    soulmem("add", "otra cosa del todo")
    meanwhile(monkeypatch, lambda: soulmem("add", TEXT))
    assert soulmem("add", TEXT).code == 0
    assert linked(soulmem, 3) == {2}


def test_what_went_meanwhile_is_not(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    soulmem("add", TEXT)
    soulmem("add", TEXT)
    soulmem("add", TEXT)
    meanwhile(monkeypatch, lambda: (removed(soulmem, 1), soulmem("forget", 2)))
    assert soulmem("add", TEXT).code == 0
    assert linked(soulmem, 4) == {3}


def test_lines_of_one_batch_know_of_each_other(soulmem: Soulmem) -> None:
    soulmem("add", "--lines", stdin=f"{TEXT}\n{TEXT}\n{TEXT}\n")
    assert linked(soulmem, 3) == {1, 2}


def test_a_private_entry_that_came_meanwhile_is_not_shown_by_a_link(soulmem: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    soulmem("add", "otra cosa del todo")
    meanwhile(monkeypatch, lambda: soulmem("add", TEXT, "--private"))
    assert soulmem("add", TEXT).code == 0
    assert linked(soulmem, 3) == set()
    meanwhile(monkeypatch, lambda: soulmem("add", TEXT, "--private"))
    assert soulmem("add", TEXT, "--private").code == 0
    assert {2, 4} <= linked(soulmem, 5)
