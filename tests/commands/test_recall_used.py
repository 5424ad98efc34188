"""recall --used: entries that answered a query are used, an hour apart, and tied to each other; a plain recall notes nothing."""

import pytest
from conftest import Soulmem
from journals import events, everything_of, rows

LINKS = "SELECT a, b, kind, strength, said FROM links ORDER BY a, b, kind"
USES = "SELECT entry_id, cue FROM uses ORDER BY id"
LATER = "2026-08-24T16:15:00+02:00"  # an hour later
NEARLY = "2026-08-24T16:14:59+02:00"


@pytest.fixture
def four(soulmem: Soulmem) -> Soulmem:
    """Four entries that nothing links."""
    for text in ("uno", "dos", "tres", "cuatro"):
        soulmem("add", text, "--no-link")
    return soulmem


def counts(soulmem: Soulmem) -> list[int]:
    """How often each entry was used."""
    return [row[0] for row in rows(soulmem, "SELECT uses FROM traces ORDER BY entry_id")]


def test_two_that_answered_are_used_and_tied(four: Soulmem) -> None:
    answer = four("recall", "--used", "1,3", "un", "número", "--json")
    assert answer.json() == {
        "cue": "un número", "used": [1, 3], "already": [], "forgotten": [],
        "links": [{"a": 3, "b": 1, "kind": "used-together", "strength": 0.05}],
    }  # fmt: skip
    assert counts(four) == [1, 0, 1, 0]
    assert rows(four, USES) == [(1, "un número"), (3, "un número")]
    assert rows(four, LINKS) == [(3, 1, "used-together", 0.05, 0)]
    assert events(four, "use") == [(1, {"cue": "recall"}), (3, {"cue": "recall"})]
    assert events(four, "link") == [(3, {"other": 1, "link": "used-together", "strength": 0.05, "was": None, "by": "use"})]


def test_a_use_brings_an_entry_nearer_and_counts_once_an_hour(four: Soulmem) -> None:
    far = "2026-12-24T15:15:00+01:00"
    before = four("timeline", "--json", SOULMEM_NOW=far).json()[0]["accessibility"]
    four("recall", "--used", 4)
    assert four("recall", "--used", 4, "--json", SOULMEM_NOW=NEARLY).json()["already"] == [4]
    assert counts(four) == [0, 0, 0, 1]
    assert four("recall", "--used", 4, "--json", SOULMEM_NOW=LATER).json()["used"] == [4]
    assert counts(four) == [0, 0, 0, 2]
    assert four("timeline", "--json", SOULMEM_NOW=far).json()[0]["accessibility"] > before


def test_a_look_within_the_hour_is_the_same_use_but_the_two_are_tied(four: Soulmem) -> None:
    four("show", 1)
    answer = four("recall", "--used", "1,2", "--json").json()
    assert (answer["used"], answer["already"]) == ([2], [1])
    assert rows(four, LINKS) == [(2, 1, "used-together", 0.05, 0)]


def test_a_link_grows_once_an_hour_and_never_beyond_one(four: Soulmem) -> None:
    four("link", 1, 2, "--strength", 0.93, "--because", "así fue")
    for now in ("2026-08-24T15:15:00+02:00", NEARLY):
        four("recall", "--used", "1,2", SOULMEM_NOW=now)
    assert rows(four, LINKS) == [(1, 2, "related", 0.98, 1)]
    four("recall", "--used", "2,1", SOULMEM_NOW=LATER)
    assert rows(four, "SELECT strength, because FROM links") == [(1.0, "así fue")]
    assert four("recall", "--used", "1,2", "--json", SOULMEM_NOW="2026-08-25T16:15:00+02:00").json()["links"] == []
    assert [facts["was"] for _, facts in events(four, "link")[1:]] == [
        {"strength": 0.93, "because": "así fue", "said": True},
        {"strength": 0.98, "because": "así fue", "said": True},
    ]


def test_a_replacement_is_no_link_of_use(four: Soulmem) -> None:
    four("add", "cinco", "--no-link", "--replaces", 1)
    four("recall", "--used", "1,5")
    assert rows(four, LINKS) == [(5, 1, "replaces", 1.0, 1), (5, 1, "used-together", 0.05, 0)]


def test_every_pair_of_three(four: Soulmem) -> None:
    four("recall", "--used", "4", "--used", "2, #1", "números")
    assert [row[:2] for row in rows(four, LINKS)] == [(2, 1), (4, 1), (4, 2)]


def test_what_grew_by_use_survives_a_rebuild(soulmem: Soulmem) -> None:
    soulmem("add", "Fui al dentista por la muela")
    soulmem("add", "Fui otra vez al dentista por una muela")
    ((*_, strength, _),) = rows(soulmem, LINKS)
    soulmem("recall", "--used", "1,2", "dentista")
    grown = rows(soulmem, LINKS)
    assert grown == [(2, 1, "similar", round(min(1.0, strength + 0.05), 4), 0)]
    assert strength < 1
    soulmem("journal", "rebuild")
    assert rows(soulmem, LINKS) == grown
    assert [row[0] for row in rows(soulmem, "SELECT uses FROM traces ORDER BY entry_id")] == [1, 1]


@pytest.mark.parametrize(
    ("args", "exit_code", "code"),
    [
        (("--used", "1,99", "x"), 4, "entry_unknown"),
        (("--used", "0", "x"), 4, "entry_unknown"),
        (("--used", "uno", "x"), 2, "whole_number_unreadable"),
        (("--used", "1,,b", "x"), 2, "whole_number_unreadable"),
        (("--used", "", "x"), 2, "whole_number_unreadable"),
        (("--used", ",", "x"), 2, "whole_number_unreadable"),
        (("--used", ",".join(map(str, range(1, 22))), "x"), 2, "used_too_many"),
        (("--used", "1", "--limit", "3", "x"), 2, "used_alone"),
        (("--used", "1", "--lines"), 2, "used_alone"),
        (("--used", "1", "--tag", "x"), 2, "used_alone"),
    ],
)
def test_what_cannot_be_used_notes_nothing(four: Soulmem, args: tuple[str, ...], exit_code: int, code: str) -> None:
    before = four.digest()
    answer = four("recall", *args, "--json")
    assert (answer.code, answer.out) == (exit_code, "")
    assert f'"code": "{code}"' in answer.err
    assert four.digest() == before


def test_a_plain_recall_notes_nothing(four: Soulmem) -> None:
    before = four.digest()
    four("recall", "uno", "--json")
    assert four.digest() == before
    assert counts(four) == [0, 0, 0, 0]


def test_what_is_forgotten_is_not_brought_nearer(four: Soulmem) -> None:
    four("forget", 2)
    answer = four("recall", "--used", "1,2", "números", "--json", SOULMEM_LANG="es")
    assert (answer.json()["used"], answer.json()["forgotten"], answer.json()["links"]) == ([1], [2], [])
    assert "La entrada 2 está olvidada" in answer.err
    assert counts(four) == [1, 0, 0, 0]


def test_the_words_that_a_private_entry_answered_stand_with_it_alone(four: Soulmem) -> None:
    four("add", "secreto", "--private", "--no-link")
    answer = four("recall", "--used", "1,5", "lo que nadie sabe")
    assert "Entry 5 is private." in answer.err
    assert rows(four, USES) == [(1, ""), (5, "lo que nadie sabe")]
    assert four("links", 1, "--json").json() == []
    assert "lo que nadie sabe" not in four("export").out


def test_in_words_and_in_a_pipe(four: Soulmem) -> None:
    assert four("recall", "--used", "1,2", terminal=True, SOULMEM_LANG="es", COLUMNS="60").out == (
        "Uso anotado: #1, #2.\nEnlace más fuerte: #2 ↔ #1 · usadas juntas · 0.05\n"
    )
    assert four("recall", "--used", "1,2,3", terminal=True).out == (
        "Noted as used: #3.\nUsed within the hour already: #1, #2.\n"
        "Stronger link: #3 ↔ #1 · used together · 0.05\nStronger link: #3 ↔ #2 · used together · 0.05\n"
    )
    assert four("recall", "--used", 1, terminal=True, SOULMEM_LANG="es").out == "Ya se usó hace menos de una hora: #1.\n"
    assert four("recall", "--used", "3,4").out == "used\t4\nalready\t3\nlink\t4\t3\t0.05\tused-together\n"


def test_all_of_it_moves_with_the_journal(four: Soulmem) -> None:
    four("recall", "--used", "1,3", "números")
    file = four.home / "todo.json"
    four("export", file)
    moved = Soulmem(four.home / "otra")
    moved("import", file)
    assert (rows(moved, USES), rows(moved, LINKS), counts(moved)) == (rows(four, USES), rows(four, LINKS), counts(four))


def test_another_user_uses_nothing_of_this_one(four: Soulmem) -> None:
    four("--user", "bea", "add", "de bea")
    before = everything_of(four, "default")
    assert four("--user", "bea", "recall", "--used", "1,5").code == 4
    assert everything_of(four, "default") == before
