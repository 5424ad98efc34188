"""The report of a dream is a page to read in the morning: in parts, in both languages, narrow or wide, the same as JSON."""

from __future__ import annotations

import pytest
from conftest import Soulmem
from journals import unstyled
from nights import live
from rich.cells import cell_len

NIGHT = {"SOULMEM_NOW": "2026-08-25T04:00:00+02:00"}
EN = "The night of Tuesday, August 25, 2026"
ES = "La noche del martes 25 de agosto de 2026"
PARTS = {
    "en": [EN, "Monday, August 24, 2026", "What comes together", "What grows distant", "Not a word was lost"],
    "es": [ES, "El lunes 24 de agosto de 2026", "Lo que se junta", "Lo que se aleja", "ni una palabra"],
}  # fmt: skip


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal with a small life in it."""
    return live(soulmem)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("columns", [40, 60, 120])
def test_its_parts_stand_in_their_order_at_any_width(lived: Soulmem, lang: str, columns: int) -> None:
    shown = unstyled(lived("dream", "--cycle", "night", "--lang", lang, terminal=True, COLUMNS=str(columns), **NIGHT).out)
    assert [line for line in shown.splitlines() if cell_len(line) > columns] == []
    flat = " ".join(shown.split())
    places = [flat.index(part) for part in PARTS[lang]] if columns > 40 else [0]
    assert places == sorted(places)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_pipe_gets_the_same_as_lines(lived: Soulmem, lang: str) -> None:
    answer = lived("dream", "--cycle", "night", "--lang", lang, **NIGHT)
    lines = answer.out.splitlines()
    assert "\x1b" not in answer.out
    found = [next(i for i, line in enumerate(lines) if part in line) for part in PARTS[lang]]
    assert found == sorted(found)
    assert lines[found[1]] == PARTS[lang][1]  # headings stand out, what they head stands in
    assert lines[found[1] + 1].startswith("  ")
    assert "(#5)" in answer.out


def test_the_same_in_json(lived: Soulmem) -> None:
    made = lived("dream", "--cycle", "night", "--json", **NIGHT).json()
    assert (made["page"]["day"], made["page"]["by"], made["pages"]) == ("2026-08-24", "soulmem", 5)
    assert made["page"]["run"] == made["run"]
    assert all(line["text"] and line["entries"] for line in made["page"]["lines"])


@pytest.mark.parametrize(("lang", "told"), [("en", "4 more pages were written"), ("es", "Se han escrito 4 páginas más")])
def test_how_many_pages_more(lived: Soulmem, lang: str, told: str) -> None:
    assert told in lived("dream", "--cycle", "night", "--lang", lang, **NIGHT).out


PLOTS = ["Regué el huerto antes de cenar", "Los pepinos del huerto ya se pueden comer", "Granizo: el huerto ha quedado hecho una pena"]


@pytest.mark.parametrize(("lang", "quote"), [("en", "“huerto”"), ("es", "«huerto»")])
def test_what_keeps_turning_up_has_a_name(soulmem: Soulmem, lang: str, quote: str) -> None:
    for day, text in enumerate(PLOTS, 1):
        soulmem("add", text, "--at", f"2026-07-{day:02}T18:00")
    lines = soulmem("dream", "--lang", lang, "--dry-run").out.splitlines()
    told = next(place for place, line in enumerate(lines) if ("turning up" if lang == "en" else "se repite") in line)
    assert lines[told + 1].strip() == quote
    assert soulmem("dream", "--json").json()["things"] == ["huerto"]


def test_no_private_thing_is_named(soulmem: Soulmem) -> None:
    for day, text in enumerate(PLOTS, 1):
        soulmem("add", text, "--private", "--at", f"2026-07-{day:02}T18:00")
    made = soulmem("dream", "--json").json()
    assert (made["concepts"], made["things"]) == (1, [])


def test_a_night_of_private_things_shows_none_of_them(soulmem: Soulmem) -> None:
    soulmem("add", "Solo mío y de nadie.", "--private", "--at", "2026-08-20")
    out = soulmem("dream", "--cycle", "night", "--lang", "es", **NIGHT).out
    assert "Se ha escrito una página privada" in out
    assert "mío" not in out


def test_a_day_lasts_as_long_as_its_person_says(soulmem: Soulmem) -> None:
    config = soulmem.home / "config" / "soulmem" / "config.toml"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text('day_ends_at = "04:00"\n')
    soulmem("add", "Todavía despierto.", "--at", "2026-08-25T02:00")
    soulmem("dream", "--cycle", "night", SOULMEM_NOW="2026-08-25T03:30:00+02:00")
    assert soulmem("pages", "--json").code == 1  # the day is not over yet
    soulmem("dream", "--cycle", "night", SOULMEM_NOW="2026-08-25T05:00:00+02:00")
    assert [each["day"] for each in soulmem("pages", "--json").json()] == ["2026-08-24"]


def test_days_before_1970_and_days_off_are_caught_up(soulmem: Soulmem) -> None:
    for day in ("1931-04-14", "1969-12-31", "2026-08-01", "2026-08-03"):
        soulmem("add", "Lo de aquel día.", "--at", f"{day}T12:00")
    soulmem("dream", "--cycle", "night", **NIGHT)
    assert [each["day"] for each in soulmem("pages", "--json").json()] == ["2026-08-03", "2026-08-01", "1969-12-31", "1931-04-14"]
