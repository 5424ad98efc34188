"""forget: out of sight everywhere but among the forgotten, all or none, and not one word deleted."""

import pytest
from conftest import NOW, Soulmem
from journals import events, everything_of, rows, unstyled


@pytest.fixture
def four(soulmem: Soulmem) -> Soulmem:
    """Four entries of which the first two are much alike."""
    soulmem("add", "Fui al dentista con Ana por la muela #salud")
    soulmem("add", "Fui otra vez al dentista con Ana por la muela #salud")
    soulmem("add", "Llueve")
    soulmem("add", "secreto del dentista", "--private")
    return soulmem


def test_hidden_everywhere_but_among_the_forgotten(four: Soulmem) -> None:
    assert four("forget", 1, "--json").json() == {"forgotten": [1], "already": []}
    for verb in (("timeline",), ("recall", "dentista"), ("recall", "--tag", "salud"), ("about", "ana"), ("about", "salud"), ("links", 2)):
        answer = four(*verb, "--private", "--json")
        assert 1 not in [entry["id"] for entry in answer.json()], verb
    assert four("tag", "--json").json() == [{"tag": "salud", "count": 1}]
    (found,) = four("timeline", "--forgotten", "--json").json()
    assert (found["id"], found["forgotten_at"]) == (1, NOW)
    assert four("show", 1, "--json").json()["text"] == "Fui al dentista con Ana por la muela #salud"


def test_a_new_entry_is_not_linked_to_a_forgotten_one(four: Soulmem) -> None:
    four("forget", 1)
    four("add", "Fui al dentista con Ana por la muela #salud")
    assert 1 not in [row["id"] for row in four("links", 5, "--json").json()]
    assert rows(four, "SELECT count(*) FROM links WHERE a = 5 AND b = 1") == [(0,)]


def test_all_or_none(four: Soulmem) -> None:
    before = four.digest()
    answer = four("forget", 1, 9, "--json")
    assert (answer.code, answer.out) == (4, "")
    assert '"code": "entry_unknown", "message": "There is no entry 9."' in answer.err
    assert four.digest() == before
    assert four("forget").code == 2


def test_twice_changes_nothing(four: Soulmem) -> None:
    four("forget", 1, 3, 1)
    answer = four("forget", 3, 2, "--json", SOULMEM_NOW="2026-08-25T10:00:00+02:00")
    assert answer.json() == {"forgotten": [2], "already": [3]}
    assert events(four, "forget") == [(1, {"was": None}), (3, {"was": None}), (2, {"was": None})]
    kept = {entry["id"]: entry["forgotten_at"][:10] for entry in four("timeline", "--forgotten", "--json").json()}
    assert kept == {1: "2026-08-24", 2: "2026-08-25", 3: "2026-08-24"}


def test_how_to_come_back_is_said(four: Soulmem) -> None:
    shown = " ".join(unstyled(four("forget", 1, 3, 4, terminal=True, SOULMEM_LANG="es").out).split())
    assert shown == "Las entradas 1, 3 y 4 quedan fuera de la vista; no se borró nada. Recupéralas con: soulmem restore 1 3 4"
    shown = " ".join(unstyled(four("forget", 1, 2, terminal=True).out).split())
    assert shown.endswith("with: soulmem restore 2 Entry 1 was forgotten already.")
    four("restore", 1)
    assert four("forget", 1).out == "1\n"


def test_another_users_entries_are_not_there(four: Soulmem) -> None:
    four("--user", "bea", "add", "de bea")
    before = everything_of(four, "default")
    assert four("--user", "bea", "forget", 1).code == 4
    assert four("--user", "bea", "forget", 5, 1).code == 4
    assert everything_of(four, "default") == before
    four("forget", 1)
    assert four("--user", "bea", "timeline", "--forgotten", "--json").json() == []
    assert four.texts("--user", "bea") == ["de bea"]
