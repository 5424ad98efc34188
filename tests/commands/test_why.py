"""why: what was said of causes, followed back and forward; circles end, what is hidden stays hidden."""

import pytest
from conftest import Soulmem
from journals import events, everything_of, rows, unstyled
from rich.cells import cell_len

LINKS = "SELECT a, b, kind, strength, said FROM links ORDER BY a, b, kind"


@pytest.fixture
def told(soulmem: Soulmem) -> Soulmem:
    """1 and a reason led to 2; 2 led to 3; 3 because of 2 as well; 4 because of 3."""
    soulmem("add", "Discutí con el jefe", "--at", "2026-08-03T10:00", "--no-link")
    soulmem("add", "Dejé la imprenta", "--at", "2026-08-10T10:00", "--no-link", "--because", "#1", "--because", "no dormía")
    soulmem("add", "Empecé cerámica", "--at", "2026-08-20T10:00", "--no-link", "--led-to", "manos más tranquilas")
    soulmem("add", "Vendí una taza", "--no-link", "--because", "#3")
    soulmem("link", 2, 3, "--kind", "led-to", "--because", "tenía las tardes libres")
    soulmem("link", 3, 2, "--kind", "because")
    return soulmem


def chain(soulmem: Soulmem, entry: int, *options: str) -> list[tuple[object, ...]]:
    """The steps of a chain, in short."""
    return [
        (step["hop"], step["of"], step["id"], step["reason"], step["again"]) for step in soulmem("why", entry, "--json", *options).json()
    ]


def test_a_cause_that_names_an_entry_is_a_link_and_stays_as_it_was_said(told: Soulmem) -> None:
    assert told("show", 2, "--json").json()["causes"] == [{"kind": "because", "text": "#1"}, {"kind": "because", "text": "no dormía"}]
    assert rows(told, LINKS) == [
        (2, 1, "because", 1.0, 1),
        (2, 3, "led-to", 1.0, 1),
        (3, 2, "because", 1.0, 1),
        (4, 3, "because", 1.0, 1),
    ]
    assert events(told, "link")[0] == (2, {"other": 1, "link": "because", "strength": 1.0, "was": None})


def test_back_to_the_beginning_and_on_to_what_came_of_it(told: Soulmem) -> None:
    assert chain(told, 4) == [
        (-1, 4, 3, None, False),
        (-2, 3, 2, "tenía las tardes libres", False),  # said twice, told once
        (-3, 2, 1, None, False),
        (-3, 2, None, "no dormía", False),
    ]
    assert chain(told, 1) == [
        (1, 1, 2, None, False),
        (2, 2, 3, "tenía las tardes libres", False),
        (3, 3, 4, None, False),
        (3, 3, None, "manos más tranquilas", False),
    ]
    assert [step[:3] for step in chain(told, 2)] == [(-1, 2, 1), (-1, 2, None), (1, 2, 3), (2, 3, 4), (2, 3, None)]


def test_a_step_holds_its_entry(told: Soulmem) -> None:
    first, *_, last = told("why", 4, "--json").json()
    assert (first["kind"], first["strength"], first["entry"]["text"]) == ("because", 1.0, "Empecé cerámica")
    assert (last["kind"], last["strength"], last["entry"]) == ("because", None, None)
    assert [row["hop"] for row in told("why", 4, "--ndjson").rows()] == [-1, -2, -3, -3]


def test_a_circle_ends(told: Soulmem) -> None:
    told("link", 1, 4, "--kind", "because")
    assert chain(told, 4)[:4] == [
        (-1, 4, 3, None, False),
        (-2, 3, 2, "tenía las tardes libres", False),
        (-3, 2, 1, None, False),
        (-4, 1, 4, None, True),
    ]
    assert "ya está en la cadena" in told("why", 4, terminal=True, SOULMEM_LANG="es").out


def test_an_entry_reached_twice_is_followed_where_it_is_nearest(told: Soulmem) -> None:
    told("link", 4, 1, "--kind", "because", "--strength", 0.5)
    assert chain(told, 4) == [
        (-1, 4, 3, None, False),
        (-2, 3, 2, "tenía las tardes libres", False),
        (-3, 2, 1, None, True),
        (-3, 2, None, "no dormía", False),
        (-1, 4, 1, None, False),
    ]


def test_no_further_than_five_steps(soulmem: Soulmem) -> None:
    soulmem("add", "día 1", "--no-link")
    for number in range(2, 9):
        soulmem("add", f"día {number}", "--no-link", "--because", f"#{number - 1}")
    answer = soulmem("why", 8, "--json")
    assert [step["id"] for step in answer.json()] == [7, 6, 5, 4, 3]
    assert "beyond 5 steps" in answer.err
    assert "beyond" not in soulmem("why", 6).err
    assert [step["id"] for step in soulmem("why", 6, "--json").json()] == [5, 4, 3, 2, 1, 7, 8]


def test_a_tree_that_fits_in_both_languages(told: Soulmem) -> None:
    told("link", 4, 3, "--kind", "because", "--because", "[red]un horno prestado[/] \x1b[31m " + "muy grande " * 9)
    shown = {lang: unstyled(told("why", 4, terminal=True, COLUMNS="60", SOULMEM_LANG=lang).out) for lang in ("es", "en")}
    assert "└── porque #3 jueves 20 de agosto de 2026 · hace 4 días" in shown["es"]
    assert "«[red]un horno prestado[/] ␛[31m" in shown["es"]
    assert "├── porque #1 lunes 3 de agosto de 2026" in shown["es"]
    assert "└── porque no dormía" in shown["es"]
    assert "└── because #3 Thursday, August 20, 2026 · 4 days ago" in shown["en"]
    assert "“[red]un horno prestado[/]" in shown["en"]
    assert max(cell_len(line) for text in shown.values() for line in text.splitlines()) <= 60
    assert "llevó a manos más tranquilas" in unstyled(told("why", 2, terminal=True, SOULMEM_LANG="es").out)


def test_in_a_pipe(told: Soulmem) -> None:
    assert told("why", 3).out.splitlines() == [
        "-1\t3\tbecause\t2\t2026-08-10 10:00\ttenía las tardes libres\tDejé la imprenta",
        "-2\t2\tbecause\t1\t2026-08-03 10:00\t\tDiscutí con el jefe",
        "-2\t2\tbecause\t-\t\tno dormía\t",
        "+1\t3\tled-to\t4\t2026-08-24 15:15\t\tVendí una taza",
        "+1\t3\tled-to\t-\t\tmanos más tranquilas\t",
    ]


def test_nothing_said_is_an_empty_result_with_a_hint(soulmem: Soulmem) -> None:
    soulmem("add", "uno")
    answer = soulmem("why", 1, "--json")
    assert (answer.code, answer.json()) == (1, [])
    assert "soulmem link 1 ID --kind because" in answer.err
    assert 'soulmem add "…" --because' in answer.err
    assert "--kind porque" in soulmem("why", 1, SOULMEM_LANG="es").err
    assert soulmem("why", 2).code == 4


def test_what_is_hidden_stays_hidden(told: Soulmem) -> None:
    told("add", "secreto", "--private", "--no-link", "--led-to", "#2")
    assert [step[2] for step in chain(told, 2)] == [1, None, 3, 4, None]
    assert [step[2] for step in chain(told, 2, "--private")] == [1, 5, None, 3, 4, None]
    assert [step[2] for step in chain(told, 5)] == [2, 3, 4, None]
    told("forget", 3)
    assert [step[2] for step in chain(told, 2)] == [1, None]
    assert chain(told, 4) == [(-1, 4, None, "#3", False)]  # it was said, whatever became of the entry


def test_a_bare_number_is_an_entry_if_there_is_one(told: Soulmem) -> None:
    answer = told("add", "cinco", "--no-link", "--because", "2", "--because", "40", "--led-to", " #1 ", SOULMEM_LANG="es")
    assert "2 se toma por el número de una entrada" in answer.err
    assert "40" not in answer.err
    assert [row[1:3] for row in rows(told, LINKS) if row[0] == 5] == [(1, "led-to"), (2, "because")]
    assert next(step[2:4] for step in chain(told, 5)) == (2, None)
    assert (-1, 5, None, "40", False) in chain(told, 5)


@pytest.mark.parametrize("words", ["#1 en todo", "el 1", "1.", "#uno", "1 2", "#12345678901234567890"])
def test_words_are_no_number(told: Soulmem, words: str) -> None:
    told("add", "cinco", "--no-link", "--because", words)
    assert [row for row in rows(told, LINKS) if row[0] == 5] == []
    assert chain(told, 5) == [(-1, 5, None, words, False)]


def test_an_entry_that_is_not_there_is_no_cause(told: Soulmem, soulmem: Soulmem) -> None:
    before = told.digest()
    for option in ("--because", "--led-to"):
        answer = told("add", "cinco", option, "#9", "--json")
        assert (answer.code, answer.out) == (4, "")
        assert "entry_unknown" in answer.err
    assert told("add", "cinco", "--because", "#9", "--dry-run").code == 4
    assert told("--user", "bea", "add", "de bea", "--because", "#1").code == 4
    assert told.digest() == before


def test_no_journal_is_made_for_a_cause_that_is_not_there(soulmem: Soulmem) -> None:
    assert soulmem("add", "uno", "--because", "#1").code == 4
    assert not soulmem.db.exists()


def test_causes_survive_a_move(told: Soulmem, tmp_path: object) -> None:
    before = chain(told, 4)
    told("export", f"{tmp_path}/todo.json", "--private")
    told("--user", "bea", "import", f"{tmp_path}/todo.json")
    first = rows(told, "SELECT min(id) FROM entries WHERE user_id = 2")[0][0] - 1
    moved = [(step["hop"], step["of"] - first, step["id"] and step["id"] - first, step["reason"], step["again"])
             for step in told("--user", "bea", "why", first + 4, "--json").json()]  # fmt: skip
    assert moved == before


def test_another_users_causes_are_not_there(told: Soulmem) -> None:
    told("--user", "bea", "add", "de bea", "--no-link")
    before = everything_of(told, "default")
    assert told("--user", "bea", "why", 4).code == 4
    assert told("--user", "bea", "why", 5, "--json").json() == []
    assert everything_of(told, "default") == before
