"""restore: back in view as it was, search included; all or none."""

import pytest
from conftest import Soulmem
from journals import events, everything_of, rows, unstyled


@pytest.fixture
def forgotten(soulmem: Soulmem) -> Soulmem:
    """Three entries, two of them forgotten, one of these private."""
    soulmem("add", "Fui al dentista con Ana #salud")
    soulmem("add", "dentista secreto", "--private")
    soulmem("add", "Llueve")
    soulmem("forget", 1, 2)
    return soulmem


def test_as_it_was(soulmem: Soulmem) -> None:
    soulmem("add", "Fui al dentista con Ana #salud")
    soulmem("add", "dentista secreto", "--private")
    before = everything_of(soulmem, "default")
    soulmem("forget", 1, 2)
    assert soulmem("restore", 1, 2, "--json").json() == {"restored": [1, 2], "already": []}
    after = everything_of(soulmem, "default")
    assert after.pop("events") != before.pop("events")
    assert after == before


def test_found_again(forgotten: Soulmem) -> None:
    forgotten("restore", 1, 2)
    assert forgotten.texts() == ["Llueve", "Fui al dentista con Ana #salud"]
    assert forgotten("recall", "con el dentista", "--json").json()[0]["id"] == 1
    assert [entry["id"] for entry in forgotten("about", "ana", "--json").json()] == [1]
    assert "forgotten_at" not in forgotten("show", 1, "--json").json()
    assert 2 in [entry["id"] for entry in forgotten("recall", "dentista", "--private", "--json").json()]


def test_all_or_none(forgotten: Soulmem) -> None:
    before = forgotten.digest()
    assert forgotten("restore", 1, 9).code == 4
    assert forgotten.digest() == before


def test_what_was_not_forgotten_stays(forgotten: Soulmem) -> None:
    was = rows(forgotten, "SELECT forgotten_us FROM entries WHERE id = 1")[0][0]
    assert forgotten("restore", 3, 1, "--json").json() == {"restored": [1], "already": [3]}
    assert events(forgotten, "restore") == [(1, {"was": was})]
    shown = unstyled(forgotten("restore", 2, 3, terminal=True, SOULMEM_LANG="es").out)
    assert shown.splitlines() == ["La entrada 2 está de vuelta.", "La entrada 3 no estaba olvidada."]


def test_another_users_entries_are_not_there(forgotten: Soulmem) -> None:
    forgotten("--user", "bea", "add", "de bea")
    before = everything_of(forgotten, "default")
    assert forgotten("--user", "bea", "restore", 1).code == 4
    assert everything_of(forgotten, "default") == before
