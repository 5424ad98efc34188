"""people: who is in the entries, by all their names; merged, renamed and forgotten, with the words as they were written."""

from pathlib import Path

import pytest
from conftest import Soulmem
from journals import events, everything_of, rows, unstyled

WRITTEN = {
    1: "Cené con Tincho y Ana",
    2: "Anita vino a ver a Catalina",
    3: "Cata y yo paseamos con mi hermana",
    4: "Lucía llamó a las diez",
    5: "Otra vez con Tincho",
    6: "Con Cata y Catalina en casa",
}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal of a few people; written once."""
    soulmem = Soulmem(tmp_path_factory.mktemp("written") / "home")
    for day, text in WRITTEN.items():
        soulmem("add", text, "--at", f"2026-08-{day:02}T10:00")
    return soulmem.db


@pytest.fixture
def journal(soulmem: Soulmem, written: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(written)


def called(soulmem: Soulmem, *args: object) -> list[tuple[str, int]]:
    """The names and counts that `people list` answers."""
    return [(person["name"], person["count"]) for person in soulmem("people", "list", *args, "--json").json()]


def found(soulmem: Soulmem, *args: object) -> list[int]:
    """The numbers of the entries in an answer."""
    return [entry["id"] for entry in soulmem(*args, "--json").json()]


def test_the_list(journal: Soulmem) -> None:
    assert called(journal) == [("Cata", 2), ("Catalina", 2), ("Tincho", 2), ("Ana", 1), ("Anita", 1), ("Lucía", 1)]
    assert journal("people", "list", "--json").json()[2] == {
        "name": "Tincho", "count": 2, "first_on": "2026-08-01", "last_on": "2026-08-05", "aliases": [], "kin": False,
    }  # fmt: skip
    assert called(journal, "--limit", 1) == [("Cata", 2)]
    assert ("hermana", 1) in called(journal, "--kin")
    assert journal("people", "list", "--limit", 1).out == "2\tCata\t2026-08-03\t2026-08-06\t\n"


def test_the_table_in_both_languages(journal: Soulmem) -> None:
    journal("people", "merge", "Catalina", "Cata")
    shown = unstyled(journal("people", "list", terminal=True, SOULMEM_LANG="es", COLUMNS="60").out).splitlines()
    assert shown[0].split() == ["persona", "entradas", "primera", "última"]
    assert shown[1].split()[:3] == ["Catalina", "Cata", "3"]
    assert all(len(line) <= 60 for line in shown)
    assert "person" in unstyled(journal("people", "list", terminal=True).out).splitlines()[0]


def test_two_names_become_one_person(journal: Soulmem) -> None:
    before = journal.texts()
    assert found(journal, "about", "Cata") == [6, 3]
    answer = journal("people", "merge", "Catalina", "cata", "--json")
    assert answer.json() == {"name": "Catalina", "was": "Cata", "aliases": ["Cata"], "count": 3}
    assert called(journal)[0] == ("Catalina", 3)
    assert found(journal, "about", "Cata") == found(journal, "about", "catalina") == [6, 3, 2]
    assert found(journal, "timeline", "--person", "Cata") == found(journal, "timeline", "--person", "@CATALINA") == [6, 3, 2]
    assert found(journal, "about", "Ana") == [1]
    assert journal.texts() == before
    assert events(journal, "people-merge") == [
        (None, {"name": "Catalina", "other": "Cata", "keys": ["catalina", "cata"], "was": []}),
    ]  # fmt: skip


def test_three_names_in_two_steps(journal: Soulmem) -> None:
    journal("people", "merge", "Catalina", "Cata")
    assert journal("people", "merge", "Lucía", "Cata", "--json").json()["aliases"] == ["Catalina", "Cata"]
    assert journal("people", "merge", "Cata", "Catalina").code == 2
    assert found(journal, "about", "Lucia") == [6, 4, 3, 2]
    assert events(journal, "people-merge")[1][1]["was"] == [["cata", "Cata", "catalina"], ["catalina", "Catalina", "catalina"]]


def test_a_relation_is_somebody_with_a_name(journal: Soulmem) -> None:
    assert journal("people", "merge", "Lucía", "mi hermana", "--json").json() == {
        "name": "Lucía", "was": "hermana", "aliases": ["hermana"], "count": 2,
    }  # fmt: skip
    assert found(journal, "about", "Lucía") == found(journal, "about", "my sister") == [4, 3]
    assert called(journal)[-1] == ("Lucía", 2) or ("Lucía", 2) in called(journal)
    journal("add", "mi hermana y otra hermana", "--at", "2026-08-20")
    assert rows(journal, "SELECT kind, key FROM mentions WHERE entry_id = 7") == [("kin", "hermana")]


def test_a_person_is_called_otherwise(journal: Soulmem) -> None:
    assert journal("people", "rename", "Tincho", "Martín Gómez", "--json").json() == {
        "name": "Martín Gómez", "was": "Tincho", "aliases": ["Tincho"], "count": 2,
    }  # fmt: skip
    assert ("Martín Gómez", 2) in called(journal)
    assert found(journal, "about", "martin gomez") == found(journal, "about", "Tincho") == [5, 1]
    assert journal("people", "rename", "Lucía", "LUCÍA", "--json").json()["aliases"] == []
    assert ("LUCÍA", 1) in called(journal)


def test_a_new_name_is_said_to_be_the_one_from_now_on(journal: Soulmem) -> None:
    answer = journal("people", "rename", "Tincho", "Martín Gómez", terminal=True, NO_COLOR="1")
    assert answer.out.startswith("From now on: Martín Gómez, also Tincho, in 2 entries.")


def test_a_name_is_nobodys(journal: Soulmem) -> None:
    before = journal.texts()
    assert journal("people", "forget", "tincho", "--json").json() == {"name": "Tincho", "names": ["Tincho"], "count": 2}
    assert "Tincho" not in dict(called(journal))
    assert found(journal, "timeline", "--person", "Tincho") == []
    assert found(journal, "about", "Tincho") == [5, 1]  # the word is there all the same
    journal("add", "Hoy cené con Tincho y Ana", "--at", "2026-08-10")
    assert journal("show", 7, "--json").json()["people"] == ["Ana"]
    assert journal.texts("--until", "2026-08-09") == before
    (event,) = events(journal, "people-forget")
    assert event[1]["mentions"] == [[1, "Tincho"], [5, "Tincho"]]


def test_what_was_said_survives_a_rebuild(journal: Soulmem) -> None:
    journal("people", "merge", "Catalina", "Cata")
    journal("people", "forget", "Tincho")
    people, kept = called(journal), found(journal, "about", "Cata")
    assert journal("journal", "rebuild").code == 0
    assert (called(journal), found(journal, "about", "Cata")) == (people, kept)
    assert rows(journal, "SELECT count(*) FROM sightings")[0][0] > 0


@pytest.mark.parametrize(
    ("args", "exit_code", "code"),
    [
        (("merge", "Nadie", "Ana"), 4, "person_unknown"),
        (("merge", "Ana", "Tinch"), 4, "person_unknown"),
        (("merge", "Ana", "@ana"), 2, "person_same"),
        (("merge", "Ana"), 2, "argument_missing"),
        (("rename", "Ana", "Lucía"), 2, "person_taken"),
        (("rename", "Ana", " "), 2, "person_unusable"),
        (("rename", "Ana", "a\x1bb"), 2, "person_unusable"),
        (("rename", "Ana", "x" * 101), 2, "person_unusable"),
        (("rename", "Nadie", "Ana"), 4, "person_unknown"),
        (("forget", "Nadie"), 4, "person_unknown"),
        (("forget", "@"), 2, "person_unusable"),
        (("nada",), 2, "verb_unknown"),
    ],
)
def test_what_cannot_be_changes_nothing(journal: Soulmem, args: tuple[str, ...], exit_code: int, code: str) -> None:
    before = journal.digest()
    answer = journal("people", *args, "--json")
    assert (answer.code, answer.out) == (exit_code, "")
    assert f'"code": "{code}"' in answer.err
    assert journal.digest() == before


def test_an_almost_right_name_is_offered(journal: Soulmem) -> None:
    answer = journal("people", "forget", "Tinch", SOULMEM_LANG="es")
    assert answer.err.startswith("soulmem: Aquí nadie se llama «Tinch». ¿Querías decir Tincho?")


def test_nobody_yet(soulmem: Soulmem) -> None:
    assert (soulmem("people", "list", "--json").out, soulmem("people", "list").code) == ("[]\n", 1)
    soulmem("add", "nada")
    assert (soulmem("people", "list", "--json").out, soulmem("people", "list").code) == ("[]\n", 1)


def test_private_and_forgotten_ones(journal: Soulmem) -> None:
    journal("add", "un secreto con Zulema", "--private")
    journal("forget", 4)
    assert "Zulema" not in dict(called(journal))
    assert "Lucía" not in dict(called(journal))
    assert "Zulema" in dict(called(journal, "--private"))
    assert "Zulema" not in journal("people", "forget", "Zulem").err


def test_a_name_only_private_entries_have_shows_only_with_them(journal: Soulmem) -> None:
    journal("add", "un secreto con Zulema", "--private")
    journal("people", "merge", "Ana", "Zulema")
    assert "Zulema" not in journal("people", "list", "--json").out
    assert "Zulema" in journal("people", "list", "--private", "--json").out
    journal("people", "merge", "Zulema", "Lucía")
    assert "Zulema" not in journal("people", "list", "--json").out


def test_markup_is_text(journal: Soulmem) -> None:
    journal("people", "rename", "Ana", "[red]Ana[/]")
    assert "[red]Ana[/]" in unstyled(journal("people", "list", terminal=True).out)
    assert "[red]Ana[/]" in unstyled(journal("people", "forget", "[red]Ana[/]", terminal=True).out)


def test_who_comes_up_most_by_all_their_names(journal: Soulmem) -> None:
    journal("people", "merge", "Catalina", "Cata")
    assert journal("stats", "--json").json()["people"][0] == {"name": "Catalina", "count": 3}
    assert journal("reflect", "--json").json()["people"][0]["name"] == "Catalina"


def test_another_user_has_their_own_people(journal: Soulmem) -> None:
    journal("--user", "bea", "add", "Con Tincho y con Catalina", "--at", "2026-08-10")
    journal("people", "merge", "Catalina", "Tincho")
    before = everything_of(journal, "default")
    assert called(journal, "--user", "bea") == [("Catalina", 1), ("Tincho", 1)]
    assert journal("--user", "bea", "people", "forget", "Ana").code == 4
    assert journal("--user", "bea", "people", "rename", "Catalina", "Cati").code == 0
    assert found(journal, "--user", "bea", "about", "Cati") == [7]
    assert found(journal, "about", "Cati") == []
    assert everything_of(journal, "default") == before


def test_the_writers_own_people_are_learnt(soulmem: Soulmem) -> None:
    first = soulmem("add", "Uzmela abre mañana", "--json").json()["people"]
    for day in (1, 2, 3):
        soulmem("add", f"Hoy comí con Uzmela, día {day}")
    assert first == []
    assert soulmem("add", "Uzmela abre mañana", "--json").json()["people"] == ["Uzmela"]
    assert soulmem("add", "nos vimos con uzmela", "--json").json()["people"] == ["uzmela"]
    assert soulmem("--user", "bea", "add", "Uzmela abre mañana", "--json").json()["people"] == []


def test_a_preview_learns_from_its_own_lines(soulmem: Soulmem) -> None:
    lines = ["Uzmela abre mañana", *(f"Hoy comí con Uzmela, día {day}" for day in range(3))]
    answer = soulmem("add", "--lines", "--dry-run", "--ndjson", stdin="\n".join(lines))
    assert [entry["people"] for entry in answer.rows()] == [["Uzmela"]] * 4
    assert not soulmem.db.exists()


def test_the_name_of_a_person_given_by_hand_is_known(soulmem: Soulmem) -> None:
    soulmem("add", "con ella", "--person", "Uzmela")
    assert soulmem("add", "Vi a Uzmela otra vez", "--json").json()["people"] == ["Uzmela"]
    assert soulmem("add", "Vi a Uzmela", "--no-detect", "--json").json()["people"] == []


def test_people_alone_lists_them(journal: Soulmem) -> None:
    assert journal("people", "--json").json() == journal("people", "list", "--json").json() != []
