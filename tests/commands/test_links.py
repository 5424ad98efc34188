"""links: strongest first, with kind, reason and entry; what is hidden stays hidden; a small tree for eyes."""

import pytest
from conftest import Soulmem
from journals import everything_of, unstyled
from rich.cells import cell_len


@pytest.fixture
def tied(soulmem: Soulmem) -> Soulmem:
    """One entry tied to six, the stronger the later."""
    for day in range(1, 8):
        soulmem("add", f"día {day}", "--no-link", "--at", f"2026-08-{day:02}T10:00")
    for other in range(2, 8):
        soulmem("link", 1, other, "--strength", other / 10, "--because", f"razón {other}")
    return soulmem


def test_strongest_first_five_at_most(tied: Soulmem) -> None:
    found = tied("links", 1, "--json").json()
    assert [(row["id"], row["strength"], row["kind"], row["because"]) for row in found] == [
        (other, other / 10, "related", f"razón {other}") for other in (7, 6, 5, 4, 3)
    ]
    assert [row["entry"]["text"] for row in found] == ["día 7", "día 6", "día 5", "día 4", "día 3"]
    assert found[0].keys() == {"id", "strength", "kind", "because", "entry"}
    assert len(tied("links", 1, "--limit", 20, "--json").json()) == 6
    assert [row["id"] for row in tied("links", 1, "-n", 1, "--ndjson").rows()] == [7]


def test_from_the_other_end(tied: Soulmem) -> None:
    assert [row["id"] for row in tied("links", 4, "--json").json()] == [1]


def test_links_made_at_add_are_listed(soulmem: Soulmem) -> None:
    soulmem("add", "Fui al dentista por la muela")
    soulmem("add", "Fui al dentista por la muela otra vez")
    (found,) = soulmem("links", 1, "--json").json()
    assert (found["id"], found["kind"], found["because"]) == (2, "similar", None)


def test_the_forgotten_never_and_the_private_when_asked(tied: Soulmem) -> None:
    tied("forget", 7)
    tied("add", "secreto", "--private", "--no-link")
    tied("link", 1, 8)
    assert [row["id"] for row in tied("links", 1, "--json", "-n", 2).json()] == [6, 5]
    assert [row["id"] for row in tied("links", 1, "--private", "--json", "-n", 2).json()] == [8, 6]
    answer = tied("links", 8, "--json")  # who asks about a private entry has seen it
    assert [row["id"] for row in answer.json()] == [1]
    assert "Entry 8 is private." in answer.err


def test_none_is_an_empty_result_with_a_hint(soulmem: Soulmem) -> None:
    soulmem("add", "uno")
    answer = soulmem("links", 1, "--json", SOULMEM_LANG="es")
    assert (answer.code, answer.json()) == (1, [])
    assert "soulmem link 1 ID" in answer.err
    assert soulmem("links", 2).code == 4


def test_a_tree_that_fits(tied: Soulmem) -> None:
    tied("add", "[red]家族 👨‍👩‍👧 " + "una tarde muy larga " * 10, "--no-link")
    tied("link", 1, 8, "--kind", "familia")
    shown = unstyled(tied("links", 1, terminal=True, COLUMNS="60", SOULMEM_LANG="es").out)
    assert "├── #8 1.00 familia · hoy" in shown
    assert "#7 0.70 relacionada · hace 2 semanas" in shown
    assert "porque razón 7" in shown
    assert "[red]家族" in shown
    assert max(map(cell_len, shown.splitlines())) <= 60


def test_in_a_pipe(tied: Soulmem) -> None:
    assert tied("links", 1, "-n", 1).out == "7\t0.70\trelated\trazón 7\tdía 7\n"


def test_another_users_links_are_not_there(tied: Soulmem) -> None:
    tied("--user", "bea", "add", "ocho", "--no-link")
    before = everything_of(tied, "default")
    assert tied("--user", "bea", "links", 1, "--json").code == 4
    assert tied("--user", "bea", "links", 8, "--json").json() == []
    assert everything_of(tied, "default") == before
