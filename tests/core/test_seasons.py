"""Seasons: three months each, the latest first, told from what weighed and from what was wanted, believed and met again."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import islice

import pytest
from conftest import Soulmem
from hypothesis import given
from hypothesis import strategies as st
from journals import unstyled

from soulmem_cli.core.seasons import back_from, season_of, turned, weightiest
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.seasons import Becoming, Grown, Turn, Word
from soulmem_cli.store.database import open_journal


@pytest.mark.parametrize(
    ("day", "first"),
    [("2026-08-24", "2026-06-01"), ("2026-12-01", "2026-12-01"), ("2026-02-28", "2025-12-01"), ("2026-03-01", "2026-03-01"),
     ("0001-01-15", "0001-01-01")],
)  # fmt: skip
def test_seasons_begin_with_december_march_june_and_september(day: str, first: str) -> None:
    assert season_of(date.fromisoformat(day)) == date.fromisoformat(first)


@given(st.dates(min_value=date(3, 1, 1)))
def test_seasons_follow_one_another_without_a_gap(day: date) -> None:
    (start, end), (earlier, before) = islice(back_from(day), 2)
    assert start <= day <= end
    assert before == start - timedelta(days=1)
    assert 89 <= (end - start).days + 1 <= 92
    assert earlier < before


def grown(*words: tuple[int, str]) -> Grown:
    """A goal with what tells of it, at wall clocks."""
    return Grown(7, "goal", "Quiero correr.", tuple(Word(EntryId(at), at, role) for at, role in words))


@pytest.mark.parametrize(
    ("words", "turn", "entries"),
    [
        ([(5, "supports")], None, ()),
        ([(12, "supports")], Turn.BEGAN, (12,)),
        ([(5, "supports"), (12, "supports"), (15, "success")], Turn.HELD, (12, 15)),
        ([(5, "supports"), (12, "done")], Turn.DONE, (12,)),
        ([(11, "supports"), (12, "dropped"), (25, "supports")], Turn.DROPPED, (11, 12)),
        ([(5, "supports"), (19, "contradicts")], Turn.REVISED, (19,)),
    ],
)
def test_what_became_of_a_goal_in_a_season(words: list[tuple[int, str]], turn: Turn | None, entries: tuple[int, ...]) -> None:
    told = turned(grown(*words), 10, 20)
    assert (told.turn, told.entries) == (turn, entries) if told else turn is None


def test_what_ended_is_told_before_what_went_on() -> None:
    def became(gist: int, turn: Turn, *entries: int) -> Becoming:
        return Becoming(gist, "goal", turn, "…", tuple(map(EntryId, entries)))

    found = [became(1, Turn.HELD, 1, 2, 3), became(2, Turn.BEGAN, 4), became(3, Turn.DONE, 5), became(4, Turn.BEGAN, 6, 7)]
    assert [each.gist for each in weightiest(found)] == [3, 4, 2, 1]
    assert len(weightiest(found * 3)) == 6


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """Two seasons, a goal that was reached, and a secret."""
    soulmem("add", "Quiero aprender a nadar este verano.", "--at", "2026-04-10", "--importance", 0.6)
    soulmem("add", "Ha muerto la abuela Rosa.", "--at", "2026-04-20", "--importance", 0.95)
    soulmem("add", "Conocí a @Leo en la piscina.", "--at", "2026-06-20", "--importance", 0.6)
    soulmem("add", "¡Nadé un largo entero con @Leo!", "--at", "2026-07-20", "--importance", 0.7, "--emotion", "joy")
    soulmem("add", "Cité a @Bruno a escondidas.", "--at", "2026-07-21", "--importance", 0.9, "--private")
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        db.run("""INSERT INTO gists (uid, user_id, kind, text, confidence, made_us, stated, voice)
                  VALUES ('g', 1, 'goal', 'Quiero aprender a nadar este verano.', 0.8, 1, 1, 1)""")
        db.run("INSERT INTO gist_evidence (gist_id, entry_id, role) VALUES (1, 1, 'supports'), (1, 4, 'done')")
    db.close()
    return soulmem


def test_each_season_is_told_with_its_entries(lived: Soulmem) -> None:
    summer, spring = lived("reflect", "--json", "--lang", "es").json()["seasons"]
    assert (summer["first"], summer["last"], summer["entries"], summer["emotion"]) == ("2026-06-01", "2026-08-31", 2, "joy")
    assert summer["newcomers"] == ["Leo"]
    assert [each["entry"] for each in spring["mattered"]] == [2, 1]
    assert [(each["turn"], each["entries"]) for each in spring["became"]] == [("began", [1])]
    assert [(each["turn"], each["entries"]) for each in summer["became"]] == [("done", [4])]
    assert summer["label"] == "De junio a agosto de 2026"
    assert "Lo lograste: «Quiero aprender a nadar este verano.» (#4)." in summer["summary"]
    assert "Te propusiste: «Quiero aprender a nadar este verano.» (#1)." in spring["summary"]


def test_what_is_private_only_when_it_is_asked_for(lived: Soulmem) -> None:
    assert "Bruno" not in lived("reflect", "--json").out
    assert "Bruno" in lived("reflect", "--json", "--private").out


def test_seasons_keep_to_what_is_asked(lived: Soulmem) -> None:
    def firsts(*args: object) -> list[str]:
        return [each["first"] for each in lived("reflect", "--json", *args).json()["seasons"]]

    assert firsts("--seasons", 1) == ["2026-06-01"]
    assert firsts("--seasons", 0) == []
    assert firsts("--until", "2026-05-31") == ["2026-03-01"]
    assert firsts("--on", "1999") == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("es", ["quién has ido siendo", "De marzo a mayo de 2026", "Llegó Leo."]),
        ("en", ["who you have been becoming", "March to May 2026", "Leo came into it."]),
    ],
)
def test_seasons_are_read_in_both_languages(lived: Soulmem, lang: str, told: list[str]) -> None:
    shown = unstyled(lived("reflect", "--lang", lang, terminal=True).out)
    assert told[0] not in lived("reflect", "--on", "2026-08-24", "--lang", lang, terminal=True).out
    assert all(each in shown for each in told)
    assert all(each in lived("reflect", "--lang", lang).out for each in told[2:])


def test_what_keeps_coming_back_is_one_sentence(soulmem: Soulmem) -> None:
    plots = ["Regué el huerto antes de cenar", "Los pepinos del huerto ya se pueden comer", "Granizo: el huerto ha quedado hecho una pena"]
    birds = ["El canto del mirlo a las seis", "Otra vez el mirlo: su canto llena el patio", "Un canto largo, de mirlo, bajo la lluvia"]
    for day, text in enumerate([*plots, *birds, "Quiero aprender a nadar", "Quiero correr un maratón"], 1):
        assert soulmem("add", text, "--at", f"2026-07-{day:02}T18:00").code == 0
    soulmem("dream")
    (told,) = [line for line in soulmem("reflect", SOULMEM_LANG="es").out.splitlines() if line.startswith("season")]
    assert told.count("Empezaste a volver a:") == 1 == told.count("Te propusiste:")
    assert "«canto» (#4, #5, #6) y «huerto» (#1, #2, #3)" in told or "«huerto» (#1, #2, #3) y «canto» (#4, #5, #6)" in told
