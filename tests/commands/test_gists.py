"""gists: what was distilled, with its evidence; let go of and brought back; and what purging and forgetting an entry does to it."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import Soulmem
from nights import live


@pytest.fixture
def dreamt(soulmem: Soulmem) -> Soulmem:
    """A journal with a pattern, a goal that was reached, a belief that was taken back, dreamt."""
    live(soulmem)
    for day, text in enumerate(["Quiero aprender a nadar.", "Creo que la gente cambia.", "Llueve."], 10):
        soulmem("add", text, "--at", f"2026-07-{day}T09:00")
    soulmem("add", "¡Por fin nadé un largo entero!", "--at", "2026-08-02T09:00")
    soulmem("add", "Ya no creo que la gente cambie.", "--at", "2026-08-03T09:00")
    assert soulmem("dream").code == 0
    return soulmem


def of_kind(soulmem: Soulmem, kind: str, *options: str) -> list[dict[str, Any]]:
    """The gists of a kind."""
    found: list[dict[str, Any]] = soulmem("gists", "list", "--kind", kind, "--json", *options).json()
    return found


def test_goals_and_beliefs_have_the_state_of_their_latest_telling(dreamt: Soulmem) -> None:
    (goal,) = of_kind(dreamt, "goal")
    assert (goal["text"], goal["state"], goal["stated"], len(goal["evidence"])) == ("Quiero aprender a nadar.", "done", True, 2)
    (belief,) = of_kind(dreamt, "belief")
    assert (belief["text"], belief["state"], len(belief["against"])) == ("Creo que la gente cambia.", "revised", 1)
    assert of_kind(dreamt, "goal", "--state", "active") == []


def test_a_gist_is_shown_with_what_it_stands_on(dreamt: Soulmem) -> None:
    (gist,) = of_kind(dreamt, "semantic")
    shown = dreamt("gists", "show", gist["id"], "--json").json()
    assert [each["id"] for each in shown["entries"]] == gist["evidence"] == [1, 2, 3]
    assert dreamt("gists", "show", 99).code == 4


def test_what_is_let_go_of_is_not_made_again_and_comes_back(dreamt: Soulmem) -> None:
    (gist,) = of_kind(dreamt, "semantic")
    assert dreamt("gists", "forget", gist["id"], "--json").json() == {"id": gist["id"], "state": "forgotten", "changed": True}
    dreamt("dream", "--only", "consolidate", "--similarity", "0.7")
    assert of_kind(dreamt, "semantic") == []
    assert dreamt("gists", "restore", gist["id"], "--json").json()["state"] == "active"
    assert of_kind(dreamt, "semantic") == [gist]


def test_a_second_night_says_the_same(dreamt: Soulmem) -> None:
    before = [dreamt("gists", "show", number, "--json").json() for number in (1, 2, 3)]
    made = dreamt("dream", "--cycle", "night", "--since", "2026-01-01", "--json").json()
    assert (made["stated"], made["restated"], made["concepts"], made["conflicts"]) == (0, 0, 0, 0)
    assert [dreamt("gists", "show", number, "--json").json() for number in (1, 2, 3)] == before


def test_a_private_goal_stays_with_its_entry(soulmem: Soulmem) -> None:
    soulmem("add", "Quiero dejar de beber.", "--private")
    soulmem("dream")
    assert soulmem("gists", "--json").code == 1
    assert [gist["private"] for gist in of_kind(soulmem, "goal", "--private")] == [True]


def test_words_of_states_in_both_languages(dreamt: Soulmem) -> None:
    assert "cumplido" in dreamt("gists", "list", "--kind", "goal", SOULMEM_LANG="es", FORCE_COLOR="1", COLUMNS="60").out
    bad = dreamt("gists", "list", "--state", "x", SOULMEM_LANG="en")
    assert (bad.code, "no state of a gist" in bad.err) == (2, True)
