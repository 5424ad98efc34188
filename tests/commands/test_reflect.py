"""reflect: a time in numbers, names and a few sentences that say no more than they hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from conftest import Soulmem
from journals import unstyled
from refusals import refused


def write(soulmem: Soulmem, text: str, at: str, *flags: object) -> None:
    assert soulmem("add", text, "--at", at, "--no-link", *flags).code == 0


@pytest.fixture(scope="module")
def august(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eight entries of August 2026, written once; the clock stands at Monday the 24th."""
    soulmem = Soulmem(tmp_path_factory.mktemp("august") / "home")
    write(soulmem, "Boda de @Ana", "2026-08-01T20:00", "--emotion", "joy", "--importance", ".95", "--tag", "boda", "--tag", "familia")
    write(soulmem, "Comida con @Ana", "2026-08-05T14:00", "--emotion", "joy", "--importance", ".4", "--tag", "familia")
    write(soulmem, "Pelea con @Leo", "2026-08-11T09:00", "--emotion", "anger", "--importance", ".6")
    write(soulmem, "Playa", "2026-08-12T09:00", "--emotion", "neutral", "--importance", ".1")
    write(soulmem, "Otra vez @Leo", "2026-08-18T09:00", "--emotion", "anger", "--importance", ".4")
    write(soulmem, "@Ana llamó", "2026-08-19T09:00", "--emotion", "joy", "--importance", ".4")
    write(soulmem, "Mudanza", "2026-08-23T23:30", "--emotion", "fear", "--importance", ".9")
    write(soulmem, "Primer lunes", "2026-08-24T08:00", "--emotion", "neutral", "--importance", ".2")
    return soulmem.db


@pytest.fixture
def summer(soulmem: Soulmem, august: Path) -> Soulmem:
    """A copy of them."""
    return soulmem.copy(august)


def of(soulmem: Soulmem, *args: str, **env: str) -> dict[str, Any]:
    found = soulmem("reflect", "--json", *args, **env).json()
    assert isinstance(found, dict)
    return found


def test_the_numbers(summer: Soulmem) -> None:
    found = of(summer)
    assert (found["entries"], found["first_on"], found["last_on"]) == (8, "2026-08-01", "2026-08-24")
    assert found["by_level"] == {"critical": 2, "important": 1, "normal": 3, "trivial": 2}
    assert found["by_emotion"] == {"joy": 3, "sadness": 0, "anger": 2, "fear": 1, "disgust": 0, "surprise": 0, "neutral": 2}
    assert found["dominant_emotion"] == "joy"
    assert [(each["name"], each["kind"], each["count"]) for each in found["people"]] == [("Ana", "person", 3), ("Leo", "person", 2)]
    assert found["people"][0]["valence"] > 0.5 > 0 > found["people"][1]["valence"]
    assert found["tags"] == [{"name": "familia", "count": 2}, {"name": "boda", "count": 1}]
    assert [entry["text"] for entry in found["critical"]] == ["Boda de @Ana", "Mudanza"]


def test_the_weeks_count_back_from_the_current_one(summer: Soulmem) -> None:
    weeks = of(summer)["weeks"]
    told = [(week["index"], week["label"], week["start"], week["last"], week["emotion"]) for week in weeks]
    assert told == [
        (0, "this week", "2026-08-24", "2026-08-30", "neutral"),
        (1, "last week", "2026-08-17", "2026-08-23", "joy"),
        (2, "2 weeks ago", "2026-08-10", "2026-08-16", "anger"),
        (3, "3 weeks ago", "2026-08-03", "2026-08-09", "joy"),
    ]
    assert weeks[1]["counts"] == {"anger": 1, "fear": 1, "joy": 1}
    assert len(of(summer, "--weeks", "6")["weeks"]) == 6
    assert of(summer, "--weeks", "6")["weeks"][5] == {
        "index": 5, "start": "2026-07-20", "last": "2026-07-26", "emotion": None, "counts": {}, "label": "5 weeks ago",
    }  # fmt: skip


def test_a_week_says_what_its_number_counts(summer: Soulmem) -> None:
    told = [" ".join(line.split()) for line in summer("reflect", terminal=True, NO_COLOR="1").out.splitlines()]
    assert "last week joy 3 entries" in told
    assert "3 weeks ago joy 1 entry" in told


def test_a_time_that_is_past_has_its_own_weeks(summer: Soulmem) -> None:
    found = of(summer, "--since", "2026-08-01", "--until", "2026-08-12", "--lang", "es")
    assert (found["since"], found["last"], found["entries"]) == ("2026-08-01", "2026-08-12", 4)
    assert [(week["label"], sum(week["counts"].values())) for week in found["weeks"]] == [
        ("hace 2 semanas", 2), ("hace 3 semanas", 1), ("hace 4 semanas", 1), ("hace 5 semanas", 0),
    ]  # fmt: skip


def test_a_night_owls_days(summer: Soulmem) -> None:
    summer("config", "set", "day_ends_at", "09:30")
    assert of(summer, "--on", "2026-08-23")["entries"] == 2


def test_neutral_only_when_nothing_else_is_felt(summer: Soulmem) -> None:
    assert of(summer, "--on", "2026-08-12")["dominant_emotion"] == "neutral"
    assert of(summer, "--since", "2026-08-23")["dominant_emotion"] == "fear"


def test_of_equals_the_surer_one(soulmem: Soulmem) -> None:
    write(soulmem, "a", "2026-08-01", "--emotion", "fear")
    write(soulmem, "b", "2026-08-02", "--emotion", "surprise")
    assert of(soulmem)["dominant_emotion"] == "surprise"  # said by hand, both are sure: the name decides, always the same way


def test_an_empty_time_is_told_and_matches_nothing(summer: Soulmem) -> None:
    answer = summer("reflect", "--on", "2026-08-02", "--json")
    assert (answer.code, answer.json()["entries"], answer.json()["dominant_emotion"]) == (1, 0, None)
    assert answer.json()["summary"] == "Nothing was written on Sunday, August 2, 2026."
    assert summer("reflect", "--on", "2026-08-02", "--lang", "es").out == "No hay nada escrito el domingo 2 de agosto de 2026.\n"


def test_two_names_of_one_person_are_one(summer: Soulmem) -> None:
    write(summer, "@Leo, o Leopoldo: @Leopoldo", "2026-08-20", "--emotion", "anger")
    assert summer("people", "merge", "Leopoldo", "Leo").code == 0
    assert [(each["name"], each["count"]) for each in of(summer)["people"]] == [("Ana", 3), ("Leopoldo", 3)]


def test_private_and_forgotten_entries_are_left_out(summer: Soulmem) -> None:
    write(summer, "secreto con @Eva", "2026-08-20", "--private", "--emotion", "sadness", "--importance", ".95")
    summer("forget", "1")
    shown = of(summer)
    assert (shown["entries"], [each["name"] for each in shown["people"]]) == (7, ["Ana", "Leo"])
    assert "secreto" not in summer("reflect", "--json").out
    assert of(summer, "--private")["by_emotion"]["sadness"] == 1


def test_another_users_time_is_another_time(summer: Soulmem) -> None:
    summer("--user", "leo", "add", "soy @Leo", "--emotion", "disgust")
    assert of(summer, "--user", "leo")["entries"] == 1
    assert of(summer)["by_emotion"]["disgust"] == 0


def test_what_is_no_date_or_number_is_refused(summer: Soulmem) -> None:
    refused(summer, "reflect", "--since", "blue", code="date_unreadable", exit_code=2)
    refused(summer, "reflect", "--weeks", "0", code="number_too_small", exit_code=2)


def test_no_journal_is_an_empty_result(soulmem: Soulmem) -> None:
    assert soulmem("reflect", "--json").code == 1


def test_the_summary_in_both_languages(summer: Soulmem) -> None:
    assert of(summer)["summary"] == (
        "Between August 1 and 24, 2026 you wrote eight times. What comes back most is joy (three times), then anger (twice). "
        "Ana and Leo come up most; what weighed most: “Boda de @Ana” (3 weeks ago)."
    )
    assert of(summer, "--lang", "es")["summary"] == (
        "Entre el 1 y el 24 de agosto de 2026 escribiste ocho veces. Lo que más vuelve es la alegría (tres veces), seguida del enojo "
        "(dos veces). Quienes más aparecen son Ana y Leo; lo que más pesó: «Boda de @Ana» (hace 3 semanas)."
    )


def test_in_a_pipe_each_fact_has_its_line(summer: Soulmem) -> None:
    lines = summer("reflect").out.splitlines()
    assert lines[0].startswith("Between August 1")
    assert "emotion\tanger\t2" in lines
    assert "week\t2026-08-17\tjoy\t3" in lines
    assert "critical\t1\t2026-08-01\tBoda de @Ana" in lines


def test_for_eyes_no_line_is_wider_than_the_terminal(summer: Soulmem) -> None:
    write(summer, "👩‍👩‍👧 日本語 [red]x[/red] " * 20, "2026-08-21", "--importance", ".95", "--person", "[/b] نور " * 5)
    from rich.cells import cell_len

    for lang in ("en", "es"):
        shown = unstyled(summer("reflect", "--lang", lang, terminal=True, COLUMNS="60").out)
        assert max(cell_len(line) for line in shown.splitlines()) <= 60
        assert "[red]x[/red]" in shown
