"""Few entries among many: what is found without holding all is what is found with it."""

from __future__ import annotations

import itertools

import pytest
from conftest import Soulmem
from doubles import hashing

from soulmem_cli.core import comparing, likening
from soulmem_cli.core.likening import Likeness
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store import vectors
from soulmem_cli.store.database import Database

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")
WORDS = "café té Ana Luis playa lluvia trabajo coche perro casa cena libro".split()
TEXTS = [f"{a} {b} y {c}" for a, b, c in itertools.islice(itertools.combinations(WORDS, 3), 0, 90, 2)]
SOME = [EntryId(number) for number in (1, 2, 17, 40)]


@pytest.fixture
def everyone(soulmem: Soulmem, db: Database) -> set[EntryId]:
    """Entries that have words in common."""
    assert soulmem("add", "--lines", "--no-link", stdin="\n".join(TEXTS)).code == 0
    return {EntryId(number) for number in range(1, len(TEXTS) + 1)}


def likeness(db: Database, among: set[EntryId], held: set[EntryId] | None = None) -> Likeness:
    """How alike they are."""
    by = vectors.encoder(db)
    assert by is not None
    return Likeness(db, UserId(1), by, among, held)


@pytest.mark.parametrize("at_least", [0.3, 0.75, 0.95])
def test_the_pairs_of_a_few_are_the_same(db: Database, everyone: set[EntryId], at_least: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(likening, "NEIGHBOURS", len(TEXTS))  # of as near ones any may be the last
    whole = {pair[1:]: pair[0] for pair in likeness(db, everyone).near(SOME, at_least)}
    monkeypatch.setattr(likening, "AT_ONCE", 3)
    few = {pair[1:]: pair[0] for pair in likeness(db, everyone, set(SOME)).near(SOME, at_least)}
    assert few == pytest.approx(whole)
    assert whole


def test_vectors_of_others_are_passed_over(db: Database, everyone: set[EntryId], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a whole part of them is of nobody who was asked for."""
    monkeypatch.setattr(comparing, "READ", 5)
    monkeypatch.setattr(comparing, "ROWS", 5)
    monkeypatch.setattr(comparing, "FEW", 3)
    monkeypatch.setattr(likening, "NEIGHBOURS", len(TEXTS))  # of as near ones any may be the last
    some = {entry for entry in everyone if not 8 <= entry <= 22}
    found = {pair[1:] for pair in likeness(db, some, {EntryId(1)}).near([EntryId(1)], 0.5)}
    assert found == {pair[1:] for pair in likeness(db, some).near([EntryId(1)], 0.5)}
    assert found


def test_what_is_found_near_can_be_compared(db: Database, everyone: set[EntryId]) -> None:
    whole, few = likeness(db, everyone), likeness(db, everyone, set(SOME))
    found = sorted({other for _, _, other in few.near(SOME, 0.5)})
    for one, other in itertools.combinations(found, 2):
        assert few.alike(one, other) == pytest.approx(whole.alike(one, other))


@pytest.mark.parametrize("at_least", [0.0, 0.3, 0.6])
def test_all_of_a_group_or_none(db: Database, everyone: set[EntryId], at_least: float) -> None:
    whole, few = likeness(db, everyone), likeness(db, everyone, set(everyone))
    groups = [sorted(everyone - set(SOME))[start : start + 5] for start in range(0, 35, 5)]
    met = 0
    for place, entry, meant in few.within_reach(SOME, groups, 0.6):
        wanted = [whole.alike(entry, other) for other in groups[place]]
        found = few.all_alike(entry, groups[place], meant, at_least)
        assert found == (pytest.approx(wanted) if min(wanted) >= at_least else [])
        met += 1
    assert met
