"""Undoing a dream (A9): every derived row as it was, only the newest, and dreaming again comes to the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import Soulmem
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from journals import events, rows, sound, unstyled
from nights import live

from soulmem_cli.store import changes, lock
from soulmem_cli.store.database import open_journal

NAMELESS = {"id", "uid", "gist_id", "run_id", "page_id", "made_us"}  # numbers and names by chance


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal with a small life in it."""
    return live(soulmem)


def derived(soulmem: Soulmem) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table a dream may change."""
    db = open_journal(soulmem.db, write=False)
    try:
        return {table.name: sorted(db.rows(f"SELECT * FROM {table.name}"), key=repr) for table in changes.tables(db)}
    finally:
        db.close()


def told(soulmem: Soulmem) -> dict[str, list[str]]:
    """The same without what is given by chance, to compare two dreams."""
    db = open_journal(soulmem.db, write=False)
    try:
        found = {}
        for table in changes.tables(db):
            named = ", ".join(column for column in table.columns if column not in NAMELESS)
            found[table.name] = sorted(map(repr, db.rows(f"SELECT {named} FROM {table.name}"))) if named else []
        return found
    finally:
        db.close()


def test_what_was_dreamt_is_undone_and_dreamt_again(lived: Soulmem) -> None:
    before = derived(lived)
    made = lived("dream", "--json").json()
    assert (made["forgotten"], made["consolidated"]) == (1, 1)
    after = told(lived)
    undone = lived("dream", "--rollback", 1, "--json").json()
    assert undone.items() >= {"run": 1, "cycle": "deep", "period": "2026-08-24"}.items()
    assert undone["rows"] > 3
    assert derived(lived) == before
    again = lived("dream", "--json").json()
    assert (again["run"], again["forgotten"], again["consolidated"]) == (2, 1, 1)
    assert told(lived) == after
    assert sound(lived)


TEXTS = ["Coffee with Ana", "Had coffee with Ana again", "bought bread", "Quiero aprender a nadar", "Mi madre murió", "Nada."]
LIFE = st.lists(
    st.tuples(
        st.sampled_from(TEXTS),
        st.integers(1, 400),
        st.sampled_from([(), ("--private",), ("--importance", 0.1), ("--importance", 0.9)]),
    ),
    min_size=1, max_size=8,
)  # fmt: skip


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=8)
@given(LIFE, st.lists(st.integers(1, 40), min_size=1, max_size=3))
def test_any_life_and_any_nights_can_be_undone_one_by_one(
    tmp_path_factory: pytest.TempPathFactory, life: list[tuple[str, int, tuple[Any, ...]]], gaps: list[int]
) -> None:
    soulmem = Soulmem(tmp_path_factory.mktemp("life") / "home")
    for text, ago, options in life:
        assert soulmem("add", text, *options, "--at", f"hace {ago} días", SOULMEM_LANG="es").code == 0
    stood, day = [derived(soulmem)], 0
    for gap in gaps:
        day += gap
        month, rest = divmod(day, 28)
        answer = soulmem("dream", "--json", SOULMEM_NOW=f"2027-{1 + month:02}-{1 + rest:02}T03:00:00+01:00")
        assert answer.code == 0, answer.err
        stood.append(derived(soulmem))
    for run in range(len(gaps), 0, -1):
        stood.pop()
        assert soulmem("dream", "--rollback", run).code == 0
        assert derived(soulmem) == stood[-1]


def test_only_the_newest_that_stands(lived: Soulmem) -> None:
    lived("dream")
    lived("dream", SOULMEM_NOW="2026-08-26T03:00:00+02:00")
    for lang, words in (("en", "is not the newest"), ("es", "no es el último")):
        answer = lived("dream", "--rollback", 1, "--lang", lang)
        assert (answer.code, answer.out) == (6, "")
        assert words in answer.err
    assert lived("dream", "--rollback", 2).code == 0
    assert lived("dream", "--rollback", 2).code == 6
    assert lived("dream", "--rollback", 1).code == 0
    assert lived("dream", "--rollback", 9).code == 4
    assert [row["state"] for row in lived("dream", "--history", "--json").json()] == ["rolled-back", "rolled-back"]


def test_a_run_of_another_user_is_not_there(lived: Soulmem) -> None:
    lived("dream")
    lived("add", "hola", "--user", "luis")
    assert lived("dream", "--rollback", 1, "--user", "luis").code == 4


def test_what_a_person_did_since_stays(lived: Soulmem) -> None:
    lived("dream")
    gist = rows(lived, "SELECT uid FROM gists")
    assert gist
    lived("show", 4, SOULMEM_NOW="2026-08-25T10:00:00+02:00")
    assert lived("dream", "--rollback", 1).code == 0
    assert rows(lived, "SELECT tier, uses FROM traces WHERE entry_id = 4") == [("vivid", 1)]
    assert rows(lived, "SELECT count(*) FROM gists") == [(0,)]


def test_what_a_person_let_go_of_is_not_dreamt_again(lived: Soulmem) -> None:
    lived("add", "Quiero aprender a nadar.", "--at", "2026-07-10T09:00")
    run = lived("dream", "--json").json()["run"]
    made = lived("gists", "--json").json()
    for gist in made:
        assert lived("gists", "forget", gist["id"]).code == 0
    assert lived("dream", "--rollback", run).code == 0
    again = lived("dream", "--json").json()
    assert (again["consolidated"], again["stated"]) == (0, 0)
    assert lived("gists", "--json").code == 1
    assert lived("forget", "--purge", "--rolled-back", "--yes").code in (0, 1)
    assert {gist["uid"] for gist in lived("gists", "--state", "forgotten", "--json").json()} == {gist["uid"] for gist in made}
    assert lived("gists", "restore", made[0]["id"]).code == 0
    assert [gist["text"] for gist in lived("gists", "--json").json()] == [made[0]["text"]]
    sound(lived)


def test_nothing_is_undone_while_somebody_dreams(lived: Soulmem) -> None:
    lived("dream")
    before = derived(lived)
    with lock.held(lived.db, "dream"):
        answer = lived.shell("dream", "--rollback", 1, "--json")
    assert answer.code == 3
    assert json.loads(answer.err)["error"]["code"] == "dream_going_on"
    assert derived(lived) == before


def test_an_archive_brings_runs_that_cannot_be_undone(lived: Soulmem) -> None:
    lived("dream")
    file = lived.home / "all.json"
    assert lived("export", file).code == 0
    lived.env["SOULMEM_HOME"] = str(lived.home / "other")
    assert lived("import", file).code == 0
    assert [(row["run"], row["undoable"]) for row in lived("dream", "--history", "--json").json()] == [(1, False)]
    assert lived("dream", "--rollback", 1).code == 6


def test_the_history_tells_what_was_changed(lived: Soulmem) -> None:
    assert (lived("dream", "--history").code, lived("dream", "--history", "--json").json()) == (1, [])
    lived("dream")
    lived("dream", "--cycle", "micro", SOULMEM_NOW="2026-08-24T17:00:00+02:00")
    last, first = lived("dream", "--history", "--json").json()
    assert (first["cycles"], first["unchanged"], first["undoable"]) == (["micro", "night", "deep"], True, False)
    assert first["counts"].items() >= {"forgotten": 1, "consolidated": 1}.items()
    assert (last["cycle"], last["counts"], last["undoable"]) == ("micro", {}, True)
    assert first["backup"]
    assert len(lived("dream", "--history", "-n", 1, "--json").json()) == 1
    for lang, words in (("en", "1 at rest, 1 gathered"), ("es", "1 en reposo, 1 reunida")):
        assert words in lived("dream", "--history", "--lang", lang).out
        drawn = lived("dream", "--history", "--lang", lang, terminal=True, COLUMNS="60").out
        assert "--rollback 2" in drawn
        assert max(map(len, unstyled(drawn).splitlines())) <= 60


def test_undoing_is_in_the_log(lived: Soulmem) -> None:
    lived("dream")
    lived("dream", "--rollback", 1)
    assert [entry for entry, _ in events(lived, "rollback")] == [None]


def test_one_thing_at_a_time(lived: Soulmem) -> None:
    for options in (("--history", "--suggest"), ("--rollback", 1, "--history"), ("--schedule", "cron", "--suggest")):
        assert lived("dream", *options).code == 2
