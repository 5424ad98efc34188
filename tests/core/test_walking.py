"""The walk along what ties entries: two steps, half of a tie kept at each, and nothing that may not be seen on the way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from conftest import Soulmem
from doubles import hashing

from soulmem_cli.core.walking import COMMON, FEW, LATEST, Way, reached, shared
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import open_journal

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")


def write(soulmem: Soulmem, count: int, *options: object) -> None:
    """Entries that are not alike and name nobody."""
    answer = soulmem(
        "add", "--lines", "--no-detect", "--no-link", *options, stdin="\n".join(f"word{n} thing{n} place{n}" for n in range(count))
    )
    assert answer.code == 0, answer.err


def link(soulmem: Soulmem, *pairs: tuple[int, int], strength: float = 1.0) -> None:
    """Tie pairs of entries by hand."""
    for a, b in pairs:
        assert soulmem("link", a, b, "--strength", strength).code == 0


def run(soulmem: Soulmem, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Put rows into the file behind soulmem's back."""
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run_many(sql, rows)
    db.close()


def gist(soulmem: Soulmem, behind: Sequence[int], state: str = "active") -> None:
    """A gist that these entries are behind."""
    made = "INSERT INTO gists (id, uid, user_id, kind, text, state, confidence, made_us) VALUES (1, 'g', 1, 'concept', 'words', ?, .6, 0)"
    run(soulmem, made, [(state,)])
    run(soulmem, "INSERT INTO gist_evidence (gist_id, entry_id) VALUES (1, ?)", [(entry,) for entry in behind])


def from_(soulmem: Soulmem, *starts: int, private: bool = False, worth: float = 1.0) -> dict[EntryId, Way]:
    """What is reached from some entries."""
    db = open_journal(soulmem.db, write=False)
    try:
        return reached(db, UserId(1), {EntryId(entry): worth for entry in starts}, private=private)
    finally:
        db.close()


def weights(soulmem: Soulmem, *starts: int, private: bool = False) -> dict[int, float]:
    """The same, without where each way began."""
    return {entry: round(way.weight, 6) for entry, way in from_(soulmem, *starts, private=private).items()}


def worth(count: int) -> float:
    """What is left of one step along what so many entries have in common."""
    return round(0.5 * shared(count), 6)


def test_two_steps_of_half_each_and_no_third(soulmem: Soulmem) -> None:
    write(soulmem, 4)
    link(soulmem, (1, 2), (2, 3), (3, 4))
    assert weights(soulmem, 1) == {2: 0.5, 3: 0.25}
    assert weights(soulmem, 4) == {3: 0.5, 2: 0.25}


def test_a_link_carries_as_far_as_it_is_strong_and_the_best_way_counts(soulmem: Soulmem) -> None:
    write(soulmem, 4)
    link(soulmem, (1, 2), strength=0.4)
    assert weights(soulmem, 1) == {2: 0.2}
    link(soulmem, (1, 3), (3, 2))
    assert weights(soulmem, 1) == {2: 0.25, 3: 0.5}
    soulmem("link", 1, 2, "--strength", 0.9, "--kind", "because")
    assert weights(soulmem, 1)[2] == 0.45


@pytest.mark.parametrize("kind", ["related", "because", "led-to"])
def test_every_kind_of_link_both_ways(soulmem: Soulmem, kind: str) -> None:
    write(soulmem, 2)
    soulmem("link", 1, 2, "--kind", kind)
    assert weights(soulmem, 1) == {2: 0.5}
    assert weights(soulmem, 2) == {1: 0.5}


def test_the_links_that_soulmem_makes_itself(soulmem: Soulmem) -> None:
    write(soulmem, 3)
    soulmem("recall", "--used", "1,2", "word")
    soulmem("add", "anew", "--replaces", 3, "--no-detect", "--no-link")
    assert weights(soulmem, 1) == {2: pytest.approx(0.5 * 0.05)}
    assert weights(soulmem, 3) == {4: 0.5}


def test_the_way_says_where_it_began_and_is_worth_what_it_began_with(soulmem: Soulmem) -> None:
    write(soulmem, 4)
    link(soulmem, (1, 3), (2, 4))
    assert from_(soulmem, 1, 2, worth=0.5) == {3: Way(0.25, EntryId(1)), 4: Way(0.25, EntryId(2))}
    assert from_(soulmem) == {}


def test_one_start_is_reached_from_another_and_none_from_itself(soulmem: Soulmem) -> None:
    write(soulmem, 3)
    link(soulmem, (1, 2), (2, 3), (1, 3))
    assert from_(soulmem, 1) == {2: Way(0.5, EntryId(1)), 3: Way(0.5, EntryId(1))}
    assert from_(soulmem, 1, 2)[EntryId(2)] == Way(0.5, EntryId(1))
    assert from_(soulmem, 1, 2)[EntryId(1)] == Way(0.5, EntryId(2))


def test_somebody_in_both_ties_and_by_every_name(soulmem: Soulmem) -> None:
    for who in ("Marisol", "Sole", "Berta"):
        soulmem("add", f"{who} y nadie más", "--person", who, "--no-link")
    assert weights(soulmem, 1) == {}
    assert soulmem("people", "merge", "Sole", "Marisol").code == 0
    assert weights(soulmem, 1) == {2: worth(2)}
    assert weights(soulmem, 2) == {1: worth(2)}


def test_kin_tie_across_languages(soulmem: Soulmem) -> None:
    soulmem("add", "Mamá hizo croquetas", "--no-link")
    soulmem("add", "Called my mom about the roof", "--no-link")
    assert weights(soulmem, 1) == {2: worth(2)}


def test_who_is_rare_ties_more_and_who_is_everywhere_not_at_all(soulmem: Soulmem) -> None:
    write(soulmem, FEW + 2)
    people = "INSERT INTO mentions (entry_id, kind, key, name) VALUES (?, 'person', ?, ?)"
    run(soulmem, people, [(entry, "ana", "Ana") for entry in (1, 2)] + [(entry, "luis", "Luis") for entry in (1, 3, 4, 5, 6)])
    assert weights(soulmem, 1) == {2: worth(2), **dict.fromkeys((3, 4, 5, 6), worth(5))}
    run(soulmem, people, [(entry, "omni", "Omni") for entry in range(1, FEW + 2)])
    assert set(weights(soulmem, 1)) == {2, 3, 4, 5, 6}
    run(soulmem, "DELETE FROM mentions WHERE key = 'omni' AND entry_id = ?", [(FEW + 1,)])
    assert len(weights(soulmem, 1)) == FEW - 1


def test_the_more_share_it_the_less_it_ties() -> None:
    assert shared(2) == COMMON
    assert all(shared(count) > shared(count + 1) > 0 for count in range(2, FEW))


@pytest.mark.parametrize(("state", "ties"), [("active", True), ("dormant", True), ("rolled-back", False), ("forgotten", False)])
def test_what_is_behind_one_gist_is_tied_while_it_stands(soulmem: Soulmem, state: str, ties: bool) -> None:
    write(soulmem, 3)
    gist(soulmem, [1, 2], state)
    assert weights(soulmem, 1) == ({2: worth(2)} if ties else {})


def test_a_gist_of_everything_ties_nothing(soulmem: Soulmem) -> None:
    write(soulmem, FEW + 1)
    gist(soulmem, range(1, FEW + 2))
    assert weights(soulmem, 1) == {}


def test_of_an_entry_that_all_are_linked_to_the_latest_links(soulmem: Soulmem) -> None:
    write(soulmem, 3 * LATEST)
    many = "INSERT INTO links (a, b, kind, strength, made_us) VALUES (?, ?, 'similar', .8, 0)"
    run(soulmem, many, [(entry, 1) for entry in range(2, 2 * LATEST)])
    run(soulmem, many, [(1, entry) for entry in range(2 * LATEST, 3 * LATEST + 1)])
    found = weights(soulmem, 1)
    assert len(found) == 2 * LATEST
    assert {2 * LATEST - 1, 3 * LATEST} <= set(found)
    assert 2 not in found


@pytest.mark.parametrize("private", [False, True])
def test_no_way_leads_to_or_through_a_private_entry(soulmem: Soulmem, private: bool) -> None:
    write(soulmem, 1)
    soulmem("add", "secret", "--private", "--no-detect", "--no-link")
    soulmem("add", "beyond", "--no-detect", "--no-link")
    link(soulmem, (1, 2), (2, 3))
    assert weights(soulmem, 1, private=private) == ({2: 0.5, 3: 0.25} if private else {})


@pytest.mark.parametrize("private", [False, True])
def test_a_gist_behind_which_is_a_private_entry_ties_only_for_who_may_see_it(soulmem: Soulmem, private: bool) -> None:
    write(soulmem, 2)
    soulmem("add", "secret", "--private", "--no-detect", "--no-link")
    gist(soulmem, [1, 2, 3])
    assert set(weights(soulmem, 1, private=private)) == ({2, 3} if private else set())


@pytest.mark.parametrize("private", [False, True])
def test_a_private_entry_does_not_show_in_how_rare_somebody_is(soulmem: Soulmem, private: bool) -> None:
    for place, text in enumerate(("uno", "dos", "tres")):
        soulmem("add", text, "--person", "Zenobia", "--no-link", *(["--private"] if place == 2 else []))
    assert weights(soulmem, 1, private=private)[2] == worth(3 if private else 2)


def test_what_was_forgotten_is_no_way(soulmem: Soulmem) -> None:
    write(soulmem, 3)
    link(soulmem, (1, 2), (2, 3))
    gist(soulmem, [1, 2])
    soulmem("forget", 2)
    assert weights(soulmem, 1) == {}
    soulmem("restore", 2)
    assert weights(soulmem, 1) == {2: 0.5, 3: 0.25}


def test_nobody_is_tied_to_what_is_anothers(soulmem: Soulmem) -> None:
    soulmem("add", "uno", "--person", "Zenobia", "--no-link")
    soulmem("add", "dos", "--person", "Zenobia", "--no-link", "--user", "otra")
    run(soulmem, "INSERT INTO links (a, b, kind, strength, made_us) VALUES (?, ?, 'related', 1, 0)", [(1, 2)])
    gist(soulmem, [1, 2])
    assert weights(soulmem, 1, private=True) == {}


@pytest.mark.parametrize("seed", range(4))
def test_every_entry_is_reached_by_its_best_way(soulmem: Soulmem, seed: int) -> None:
    write(soulmem, 6)
    chance = Random(seed)
    ties = {pair: chance.random() for pair in combinations(range(1, 7), 2) if chance.random() < 0.5}
    run(soulmem, "INSERT INTO links (a, b, kind, strength, made_us) VALUES (?, ?, 'related', ?, 0)", [(*pair, ties[pair]) for pair in ties])

    def tie(one: int, other: int) -> float:
        return ties.get((min(one, other), max(one, other)), 0.0)

    best = {
        far: max(0.5 * tie(1, far), *(0.25 * tie(1, near) * tie(near, far) for near in range(2, 7) if near != far)) for far in range(2, 7)
    }
    assert weights(soulmem, 1) == {far: pytest.approx(weight, abs=1e-6) for far, weight in best.items() if weight}
