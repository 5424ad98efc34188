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
    assert found[0].keys() == {"id", "strength", "kind", "way", "because", "entry", "links"}
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


@pytest.fixture
def chained(soulmem: Soulmem) -> Soulmem:
    """Six entries: 1 to 2 and 3; 2 to 4; 3 to 4 and 5, weaker; 5 to 6."""
    for text in ("uno", "dos", "tres", "cuatro", "cinco", "seis"):
        soulmem("add", text, "--no-link")
    for a, b, strength in ((1, 2, 0.9), (1, 3, 0.8), (2, 4, 0.7), (3, 4, 0.6), (3, 5, 0.5), (5, 6, 0.4), (2, 3, 0.3)):
        soulmem("link", a, b, "--strength", strength)
    return soulmem


def test_two_steps_each_entry_once(chained: Soulmem) -> None:
    found = chained("links", 1, "--json").json()
    assert [(row["id"], [(far["id"], far["strength"], far["links"]) for far in row["links"]]) for row in found] == [
        (2, [(4, 0.7, [])]),
        (3, [(5, 0.5, [])]),
    ]
    assert chained("links", 1).out.splitlines() == [
        "2\t0.90\trelated\t\tdos",
        "> 4\t0.70\trelated\t\tcuatro",
        "3\t0.80\trelated\t\ttres",
        "> 5\t0.50\trelated\t\tcinco",
    ]


def test_at_most_three_on_the_second_step_and_nothing_hidden(chained: Soulmem) -> None:
    for number in range(7, 12):
        chained("add", f"más {number}", "--no-link", *(["--private"] if number == 11 else []))
        chained("link", 2, number, "--strength", number / 20)
    chained("forget", 10)
    assert [far["id"] for far in chained("links", 1, "--json").json()[0]["links"]] == [4, 9, 8]
    assert [far["id"] for far in chained("links", 1, "--private", "--json").json()[0]["links"]] == [4, 11, 9]


def test_which_way_a_cause_goes(chained: Soulmem) -> None:
    chained("link", 6, 1, "--kind", "porque")
    chained("link", 6, 2, "--kind", "led-to", "--because", "así fue")
    ways = [(row["id"], row["kind"], row["way"]) for row in chained("links", 6, "--json").json()]
    assert ways == [(1, "because", "out"), (2, "led-to", "out"), (5, "related", "both")]
    assert (chained("links", 1, "--json").json()[0]["kind"], chained("links", 1, "--json").json()[0]["way"]) == ("because", "in")
    assert chained("links", 2, "-n", 1).out.startswith("6\t1.00\t<led-to\tasí fue\tseis\n")
    shown = {lang: unstyled(chained("links", 6, terminal=True, SOULMEM_LANG=lang).out) for lang in ("es", "en")}
    assert "#1 1.00 causa · hoy" in shown["es"]
    assert "#2 1.00 consecuencia · hoy" in shown["es"]
    assert "#1 1.00 cause · today" in shown["en"]
    assert "#6 1.00 consecuencia · hoy" in unstyled(chained("links", 1, terminal=True, SOULMEM_LANG="es").out)


def test_two_links_between_two_entries_show_the_text_once(chained: Soulmem) -> None:
    chained("link", 5, 6, "--kind", "viaje")
    shown = unstyled(chained("links", 6, terminal=True, SOULMEM_LANG="es").out)
    assert shown.splitlines() == [
        "#6 seis",
        "├── #5 1.00 viaje · hoy",
        "│   cinco",
        "│   └── #3 0.50 relacionada · hoy",
        "│       tres",
        "└── #5 0.40 relacionada · hoy",
    ]


def test_a_replacement_is_named_from_both_ends(soulmem: Soulmem) -> None:
    soulmem("add", "La cita es el martes", "--no-link")
    soulmem("add", "La cita es el jueves", "--no-link", "--replaces", 1)
    assert "#1 1.00 reemplazada · hoy" in unstyled(soulmem("links", 2, terminal=True, SOULMEM_LANG="es").out)
    assert "#2 1.00 replacement · today" in unstyled(soulmem("links", 1, terminal=True).out)
