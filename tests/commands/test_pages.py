"""pages: written by the night, each sentence with its entries, in both languages; private ones apart, and none of it a memory."""

from __future__ import annotations

import json

import pytest
from conftest import Soulmem
from journals import events, rows, unstyled

NIGHT = {"SOULMEM_NOW": "2026-08-26T03:00:00+02:00"}
NEXT = {"SOULMEM_NOW": "2026-08-27T03:00:00+02:00"}
TABLES = ("SELECT * FROM pages ORDER BY id", "SELECT * FROM page_evidence ORDER BY 1, 2")


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """Three days, one of them with something private."""
    soulmem("add", "Cené con Ana en la playa, qué alegría verla.", "--at", "2026-08-20T21:00", "--importance", 0.6)
    soulmem("add", "Compré pan.", "--at", "2026-08-20T09:00", "--importance", 0.1)
    soulmem("add", "Tengo miedo de la operación de mamá.", "--at", "2026-08-22T10:00", "--emotion", "fear")
    soulmem("add", "No se lo he dicho a Luis.", "--at", "2026-08-22T23:00", "--private")
    soulmem("add", "Hoy nada.", "--at", "2026-08-26T01:00")
    return soulmem


def page(soulmem: Soulmem, when: str, *args: object) -> dict[str, object]:
    """A page as a program reads it."""
    return dict(soulmem("pages", "show", when, "--json", *args).json())


def lines(soulmem: Soulmem, when: str, *args: object) -> dict[str, dict[str, object]]:
    """The lines of a page by what they tell."""
    return {f"{line['part']}.{line['code']}": line for line in page(soulmem, when, *args)["lines"]}  # type: ignore[attr-defined]


def kept(soulmem: Soulmem) -> list[list[tuple[object, ...]]]:
    """All that is kept of pages."""
    return [rows(soulmem, sql) for sql in TABLES]


def test_every_day_that_is_over_gets_its_page(lived: Soulmem) -> None:
    made = lived("dream", "--cycle", "night", "--json", **NIGHT).json()
    assert (made["pages"], made["private_pages"]) == (2, 1)
    assert made["page"]["day"] == "2026-08-22"
    assert [each["day"] for each in lived("pages", "--json").json()] == ["2026-08-22", "2026-08-20"]
    told = page(lived, "2026-08-20")
    assert (told["by"], told["private"], told["entries"]) == ("soulmem", False, [1, 2])
    found = lines(lived, "2026-08-20", "--lang", "es")
    assert found["written.often"]["facts"] == {"count": 2, "first": "09:00", "last": "21:00"}
    assert found["mattered.most"]["text"] == "Lo que más pesó: «Cené con Ana en la playa, qué alegría verla.»"
    assert found["mattered.most"]["entries"] == [1]
    assert found["mattered.most"]["quotes"][0]["text"] == "Cené con Ana en la playa, qué alegría verla."  # type: ignore[index]


def test_a_rehearsal_tells_the_page_and_keeps_none(lived: Soulmem) -> None:
    before = lived.digest()
    told = lived("dream", "--cycle", "night", "--dry-run", "--json", **NIGHT).json()
    assert (told["pages"], told["page"]["day"], told["page"]["run"]) == (2, "2026-08-22", None)
    assert lived.digest() == before


def test_the_same_night_twice_changes_no_page_and_a_rollback_takes_them_away(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    before = kept(lived)
    lived("dream", "--cycle", "night", **NIGHT)
    lived("dream", "--cycle", "night", "--since", "2026-08-01", **NEXT)
    assert kept(lived)[0][:3] == before[0]
    for run in (2, 1):
        if lived("dream", "--history", "--json").json()[0]["run"] >= run:
            lived("dream", "--rollback", run, **NEXT)
    assert kept(lived) == [[], []]
    lived("dream", "--cycle", "night", **NIGHT)
    assert [row[3:6] for row in kept(lived)[0]] == [row[3:6] for row in before[0]]


def test_a_late_entry_rewrites_its_day_alone(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    before = {row[3:5]: row for row in kept(lived)[0]}
    lived("add", "Se me olvidaba: bailé hasta las tres.", "--at", "2026-08-20T23:00", **NIGHT)
    made = lived("dream", "--cycle", "night", "--json", **NEXT).json()
    assert made["pages"] == 2  # the day that is over now, and the one that changed
    after = {row[3:5]: row for row in kept(lived)[0]}
    assert [key for key in before if after[key] != before[key]] == [("2026-08-20", 0)]
    assert lines(lived, "2026-08-20")["written.often"]["facts"]["count"] == 3  # type: ignore[index]
    lived("dream", "--rollback", made["run"], **NEXT)
    assert {row[3:5]: row for row in kept(lived)[0]} == before


def test_pages_call_people_as_they_are_called_by_then(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    lived("people", "rename", "Ana", "Anabel", **NIGHT)
    assert lived("dream", "--cycle", "night", "--json", **NEXT).json()["pages"] == 2  # that of the day before, and Ana's
    assert lines(lived, "2026-08-20")["people.there"]["facts"] == {"names": [["Anabel", False]]}


def test_what_is_private_stays_in_the_private_page(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    assert page(lived, "2026-08-22")["entries"] == [3]
    assert page(lived, "2026-08-20", "--private")["private"] is False
    secret = page(lived, "2026-08-22", "--private")
    assert (secret["private"], secret["entries"]) == (True, [3, 4])
    out = lived("pages", "show", "2026-08-22").out + lived("pages").out + lived("pages", "show", "august 2026").out
    assert "Luis" not in out
    assert "Luis" in lived("pages", "show", "2026-08-22", "--private", "--lang", "es").out
    assert [each["private"] for each in lived("pages", "--private", "--json").json()] == [True, False]


def test_a_day_of_private_entries_alone(soulmem: Soulmem) -> None:
    soulmem("add", "Solo mío.", "--at", "2026-08-20T09:00", "--private")
    made = soulmem("dream", "--cycle", "night", "--json").json()
    assert (made["pages"], made["private_pages"], made["page"]) == (0, 1, None)
    answer = soulmem("pages", "show", "2026-08-20", "--json")
    assert (answer.code, answer.json()) == (1, [])
    assert "--private" in answer.err
    assert soulmem("pages", "--json").code == 1
    assert page(soulmem, "2026-08-20", "--private")["entries"] == [1]


def test_what_is_forgotten_is_left_out_at_once_and_comes_back(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    lived("forget", 1)
    assert page(lived, "2026-08-20")["entries"] == [2]
    assert [each["day"] for each in lived("pages", "--json").json()] == ["2026-08-22"]
    lived("dream", "--cycle", "night", **NEXT)
    assert "2026-08-20" in {each["day"] for each in lived("pages", "--json").json()}
    lived("restore", 1)
    lived("dream", "--cycle", "night", SOULMEM_NOW="2026-08-28T03:00:00+02:00")
    assert page(lived, "2026-08-20")["entries"] == [1, 2]


def test_what_is_removed_takes_its_page_with_it(lived: Soulmem) -> None:
    from soulmem_cli.store.database import open_journal

    lived("dream", "--cycle", "night", **NIGHT)
    db = open_journal(lived.db, write=True)
    with db.transaction():
        db.run("DELETE FROM entries WHERE id = 1")
    db.close()
    assert [row[3] for row in kept(lived)[0]] == ["2026-08-22", "2026-08-22"]
    lived("dream", "--cycle", "night", **NEXT)
    assert page(lived, "2026-08-20")["entries"] == [2]


def test_pages_hold_no_word_of_an_entry(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    held = json.dumps([kept(lived), events(lived, "page")], ensure_ascii=False)
    assert not any(word in held for word in ("playa", "pan", "operación", "dicho"))


def test_a_page_is_never_recalled_nor_dreamt_of(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    found = lived("recall", "Lo que más pesó", "--json").json()
    assert all("pesó" not in each["text"] for each in found)
    assert rows(lived, "SELECT count(*) FROM entries") == [(5,)]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("es", ["jueves 20 de agosto de 2026", "2 entradas, entre las 09:00 y las 21:00", "Aparece Ana.", "Palabras de soulmem"]),
        ("en", ["Thursday, August 20, 2026", "2 entries, between 09:00 and 21:00", "Ana is in it.", "soulmem’s words"]),
    ],
)
def test_a_page_in_both_languages(lived: Soulmem, lang: str, told: list[str]) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    for shown in (
        lived("pages", "show", "2026-08-20", "--lang", lang).out,
        unstyled(lived("pages", "show", "2026-08-20", "--lang", lang, terminal=True).out),
    ):
        assert all(sentence in shown for sentence in told)
        assert "(#1)" in shown


@pytest.mark.parametrize(("when", "days"), [("2026-08", ["2026-08-20", "2026-08-22"]), ("2026-08-22", ["2026-08-22"]), ("2025", [])])
def test_any_phrase_of_days(lived: Soulmem, when: str, days: list[str]) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    answer = lived("pages", "show", when, "--json").json()
    assert [each["day"] for each in (answer if isinstance(answer, list) else [answer])] == days


def test_what_is_no_page_and_what_is_no_date(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **NIGHT)
    for lang, word in (("es", "No hay página"), ("en", "no page")):
        answer = lived("pages", "show", "2026-08-21", "--lang", lang)
        assert (answer.code, answer.out) == (1, "")
        assert word in answer.err
    assert lived("pages", "show", "no es fecha").code == 2
    assert lived("pages", "--since", "2026-08-21", "--json").json()[0]["day"] == "2026-08-22"
    assert lived("pages", "--until", "2026-08-01").code == 1


def test_words_are_shown_as_data(soulmem: Soulmem) -> None:
    soulmem("add", "[red]pan[/] con \x1b[31mAna\nen casa", "--at", "2026-08-20T09:00")
    soulmem("dream", "--cycle", "night")
    for shown in (soulmem("pages", "show", "2026-08-20", terminal=True).out, soulmem("pages", terminal=True).out):
        assert "[red]pan[/]" in shown
        assert "\x1b[31mAna" not in shown
