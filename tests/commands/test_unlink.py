"""unlink: every link between two entries goes, but that one replaces the other; whichever is named first."""

import pytest
from conftest import Soulmem
from journals import events, everything_of, rows

ALL = "SELECT a, b, kind FROM links ORDER BY a, b, kind"


@pytest.fixture
def tied(soulmem: Soulmem) -> Soulmem:
    """Three entries, the first tied to both others, twice to the second."""
    for text in ("uno", "dos", "tres"):
        soulmem("add", text, "--no-link")
    soulmem("link", 1, 2, "--because", "x")
    soulmem("link", 1, 2, "--kind", "lugar", "--strength", 0.3)
    soulmem("link", 1, 3)
    return soulmem


def test_all_between_two_go_and_the_rest_stay(tied: Soulmem) -> None:
    removed = [
        {"a": 1, "b": 2, "kind": "related", "strength": 1.0, "because": "x"},
        {"a": 1, "b": 2, "kind": "lugar", "strength": 0.3, "because": None},
    ]
    assert tied("unlink", 2, 1, "--json").json() == {"a": 2, "b": 1, "removed": removed}
    assert rows(tied, ALL) == [(1, 3, "related")]
    assert events(tied, "unlink") == [
        (1, {"other": 2, "link": "related", "was": {"strength": 1.0, "because": "x", "said": True}}),
        (1, {"other": 2, "link": "lugar", "was": {"strength": 0.3, "because": None, "said": True}}),
    ]


def test_links_made_at_add_go_too(soulmem: Soulmem) -> None:
    soulmem("add", "Fui al dentista por la muela")
    soulmem("add", "Fui al dentista por la muela otra vez")
    assert rows(soulmem, ALL) == [(2, 1, "similar")]
    assert soulmem("unlink", 1, 2).code == 0
    assert rows(soulmem, ALL) == []


def test_that_one_replaces_the_other_stays_true(soulmem: Soulmem) -> None:
    soulmem("add", "uno", "--no-link")
    soulmem("add", "una", "--replaces", 1, "--no-link")
    assert soulmem("unlink", 1, 2).code == 4
    assert rows(soulmem, ALL) == [(2, 1, "replaces")]


def test_nothing_to_undo_is_an_error(tied: Soulmem) -> None:
    before = tied.digest()
    answer = tied("unlink", 2, 3, SOULMEM_LANG="es")
    assert (answer.code, answer.err) == (4, "soulmem: No hay ningún enlace entre 2 y 3 que deshacer.\n")
    assert tied("unlink", 1, 1).code == 2
    assert tied("unlink", 1, 9).code == 4
    assert tied.digest() == before


def test_in_words(tied: Soulmem) -> None:
    assert tied("unlink", 1, 3, terminal=True, SOULMEM_LANG="es").out.strip() == "#1 y #3 ya no están enlazadas."


def test_another_users_links_are_not_there(tied: Soulmem) -> None:
    tied("--user", "bea", "add", "cuatro")
    before = everything_of(tied, "default")
    assert tied("--user", "bea", "unlink", 1, 2).code == 4
    assert tied("--user", "bea", "unlink", 4, 1).code == 4
    assert everything_of(tied, "default") == before
