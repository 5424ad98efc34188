"""What came in the place of an entry, however many steps on, and only what may be seen."""

from __future__ import annotations

from typing import Any

import apsw
import pytest
from conftest import Soulmem
from doubles import hashing

from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.store import replacements
from soulmem_cli.store.database import open_journal

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")


def newer(soulmem: Soulmem, filters: Filters, *ids: int, user: int = 1) -> dict[EntryId, set[EntryId]]:
    """Those of some entries that were replaced."""
    db = open_journal(soulmem.db, write=False)
    try:
        return replacements.replacing(db, UserId(user), [EntryId(each) for each in ids], filters)
    finally:
        db.close()


@pytest.fixture
def versions(soulmem: Soulmem) -> Soulmem:
    """1 ← 2 ← 3 (private) ← 4, and 5, which nothing replaced."""
    soulmem("add", "uno", "--at", "2026-01-01")
    soulmem("add", "dos", "--replaces", 1, "--at", "2026-02-01")
    soulmem("add", "tres", "--replaces", 2, "--private", "--at", "2026-03-01")
    soulmem("add", "cuatro", "--replaces", 3, "--at", "2026-04-01")
    soulmem("add", "cinco")
    return soulmem


def test_every_step_that_may_be_seen(versions: Soulmem) -> None:
    assert newer(versions, Filters(), 1, 2, 3, 4, 5) == {1: {2, 4}, 2: {4}, 3: {4}}
    assert newer(versions, Filters(private=True), 1, 5) == {1: {2, 3, 4}}
    assert newer(versions, Filters()) == {}


def test_filters_hold(versions: Soulmem) -> None:
    assert newer(versions, Filters(tags=("none",)), 1, 2) == {}
    assert versions("forget", 4).code == 0
    assert newer(versions, Filters(), 1, 2) == {1: {2}}


def test_nothing_of_another_user(versions: Soulmem) -> None:
    assert newer(versions, Filters(private=True), 1, 2, 3, user=2) == {}


def test_only_what_came_later_is_looked_up(versions: Soulmem) -> None:
    db = open_journal(versions.db, write=False)
    asked: list[tuple[str, Any]] = []
    db.connection.trace_v2(apsw.SQLITE_TRACE_STMT, lambda event: asked.append((event["sql"], event["id"])))
    replacements.replacing(db, UserId(1), [EntryId(1)], Filters(since=0))
    db.connection.trace_v2(0, None)
    steps = [row[3] for sql, _ in asked for row in db.rows(f"EXPLAIN QUERY PLAN {sql}", ("[1]", 1, 0))]
    db.close()
    assert "SEARCH e USING INTEGER PRIMARY KEY (rowid=?)" in steps
    assert not [step for step in steps if step.startswith(("SCAN entries", "SCAN e", "SEARCH e USING INDEX"))]
