"""dream --suggest: what histories of nights speak for, and what they do not."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest
from conftest import Soulmem
from journals import unstyled
from refusals import last_error

from soulmem_cli.domain.dreams import Law
from soulmem_cli.store.database import open_journal

NIGHT = {"entries_before": 200, "forgotten": 1, "consolidated": 0}


def history(soulmem: Soulmem, *nights: dict[str, Any], state: str = "done", law: Law | None = None) -> None:
    """Nights as the table of dreams has them, the oldest first."""
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        for told in nights:
            number = (db.row("SELECT coalesce(max(id), 0) + 1 FROM dreams") or (1,))[0]
            report = json.dumps({**NIGHT, **told, "law": (law or Law())._asdict(), "seen": 0, "phases": [], "cycles": ["night"]})
            db.run(
                """INSERT INTO dreams (id, user_id, cycle, period, started_us, state, digest_before, report)
                   VALUES (?, 1, 'night', ?, ?, ?, '', ?)""",
                (number, day := (date(2026, 1, 1) + timedelta(number)).isoformat(), number * 86_400_000_000, state, report),
            )
            db.run("INSERT INTO dream_periods (user_id, cycle, period, run_id) VALUES (1, 'night', ?, ?)", (day, number))
    db.close()


@pytest.fixture
def old(soulmem: Soulmem) -> Soulmem:
    """A journal with forty everyday entries of a year ago."""
    lines = [
        json.dumps({"text": f"Cosa número {n}", "at": f"2025-07-{1 + n % 28:02}T10:00:00+02:00", "importance": 0.3}) for n in range(40)
    ]
    file = soulmem.home.parent / "old.ndjson"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert soulmem("import", file).code == 0
    return soulmem


@pytest.fixture
def young(soulmem: Soulmem) -> Soulmem:
    """A journal with nothing old in it."""
    assert soulmem("add", "hoy").code == 0
    return soulmem


def suggested(soulmem: Soulmem) -> dict[str, tuple[float, str]]:
    """What is suggested, and why, by parameter; [] ends with 1."""
    answer = soulmem("dream", "--suggest", "--json")
    assert answer.code == (0 if answer.json() else 1), answer.err
    return {each["parameter"]: (each["suggested"], each["why"]) for each in answer.json()}


def test_fast_fading_speaks_for_a_slower_one(young: Soulmem) -> None:
    history(young, {"forgotten": 190}, *[{"forgotten": 30}] * 6)
    (found,) = young("dream", "--suggest", "--json").json()
    assert found == {
        "parameter": "rate", "value": 0.85, "suggested": 0.9, "why": "rests_much", "facts": {"runs": 6, "share": 0.15}, "runs": 6,
    }  # fmt: skip


def test_the_first_night_of_all_speaks_for_nothing(young: Soulmem) -> None:
    history(young, {"forgotten": 190, "consolidated": 90}, *[{}] * 6)
    assert suggested(young) == {}
    assert "soulmem dream" not in young("dream", "--suggest").out


def test_when_no_trifle_ever_rests_faster_is_suggested(old: Soulmem) -> None:
    history(old, {}, *[{"forgotten": 0, "consolidated": 1}] * 6)
    assert suggested(old) == {"rate": (0.75, "rests_never")}
    (found,) = old("dream", "--suggest", "--json").json()
    assert found["facts"] == {"runs": 6, "old": 40}


def test_no_pattern_of_many_old_entries_speaks_for_less_strict(old: Soulmem) -> None:
    history(old, {}, *[{}] * 6)
    assert suggested(old) == {"similarity": (0.7, "gathers_never")}


def test_a_flood_of_patterns_speaks_for_stricter(young: Soulmem) -> None:
    history(young, {}, *[{"consolidated": 9}] * 6)
    assert suggested(young) == {"similarity": (0.8, "gathers_much")}


def test_two_things_can_be_suggested_at_once(young: Soulmem) -> None:
    history(young, {}, *[{"forgotten": 40, "consolidated": 9}] * 6)
    assert suggested(young) == {"rate": (0.9, "rests_much"), "similarity": (0.8, "gathers_much")}


def test_a_dream_that_was_rolled_back_or_broken_off_is_not_counted(young: Soulmem) -> None:
    history(young, {}, *[{}] * 6)
    for state in ("rolled-back", "interrupted", "running"):
        history(young, *[{"forgotten": 150, "consolidated": 30}] * 6, state=state)
    assert suggested(young) == {}


def test_real_dreams_that_are_rolled_back_leave_too_few(young: Soulmem) -> None:
    history(young, {}, *[{"forgotten": 40}] * 4)
    run = young("dream", "--json").json()["run"]
    assert suggested(young) == {"rate": (0.9, "rests_much")}
    assert young("dream", "--rollback", run).code == 0
    assert suggested(young) == {}
    assert "there are 4" in young("dream", "--suggest").err


def test_only_the_last_twenty_nights_speak(young: Soulmem) -> None:
    history(young, *[{"forgotten": 150}] * 30, *[{}] * 20)
    assert suggested(young) == {}
    history(young, *[{"forgotten": 30}] * 20)
    (found,) = young("dream", "--suggest", "--json").json()
    assert (found["runs"], found["facts"]["share"]) == (20, 0.15)


def test_another_law_speaks_for_nothing_of_this_one(young: Soulmem) -> None:
    history(young, {}, *[{"forgotten": 30}] * 8)
    history(young, *[{"forgotten": 30}] * 4, law=Law(rate=0.9))
    assert suggested(young) == {}
    history(young, {"forgotten": 30}, law=Law(rate=0.9))
    assert suggested(young) == {"rate": (0.95, "rests_much")}


def test_no_suggestion_leaves_what_a_parameter_may_be(young: Soulmem, old: Soulmem) -> None:
    history(old, {}, *[{"forgotten": 30, "consolidated": 30}] * 6, law=Law(rate=1.0, similarity=0.98))
    assert suggested(old) == {"similarity": (1.0, "gathers_much")}
    history(old, *[{"forgotten": 0}] * 20, law=Law(rate=0.05, similarity=0.6))
    assert suggested(old) == {"rate": (0.01, "rests_never")}


@pytest.mark.parametrize(("lang", "words"), [("en", "nights with the same options"), ("es", "noches con las mismas opciones")])
def test_too_few_nights_are_said_to_be(young: Soulmem, lang: str, words: str) -> None:
    history(young, *[{"forgotten": 150}] * 5)
    answer = young("dream", "--suggest", SOULMEM_LANG=lang)
    assert (answer.code, answer.out) == (1, "")
    assert words in answer.err
    assert " 4" in answer.err


@pytest.mark.parametrize(
    ("lang", "line", "why"),
    [("en", "--rate 0.9 (now 0.85)", "of the entries go to rest"), ("es", "--rate 0.9 (ahora 0.85)", "se va a descansar el 15")],
)
def test_it_is_told_in_both_languages(young: Soulmem, lang: str, line: str, why: str) -> None:
    history(young, {}, *[{"forgotten": 30}] * 6)
    shown = unstyled(young("dream", "--suggest", terminal=True, SOULMEM_LANG=lang).out)
    assert line in shown
    assert why in shown
    piped = young("dream", "--suggest", SOULMEM_LANG=lang).out
    assert piped.split("\t")[:3] == ["--rate", "0.9", "0.85"]
    assert why in piped


@pytest.mark.parametrize(("lang", "words"), [("en", "leaving everything as it is"), ("es", "dejarlo todo como está")])
def test_that_all_is_well_is_said(young: Soulmem, lang: str, words: str) -> None:
    history(young, {}, *[{}] * 6)
    answer = young("dream", "--suggest", SOULMEM_LANG=lang)
    assert answer.code == 1
    assert words in answer.err


def test_it_is_what_its_schema_says(young: Soulmem) -> None:
    from jsonschema import Draft202012Validator

    history(young, {}, *[{"forgotten": 30, "consolidated": 9}] * 6)
    answer = young("dream", "--suggest", "--json").json()
    assert len(answer) == 2
    Draft202012Validator(young("schema", "dream").json()).validate(answer)
    assert list(young("dream", "--suggest", "--ndjson").rows()) == answer


def test_suggesting_changes_nothing(young: Soulmem) -> None:
    history(young, {}, *[{"forgotten": 30}] * 6)
    before = young.digest()
    suggested(young)
    assert young.digest() == before


def test_no_journal_and_an_unknown_user(soulmem: Soulmem) -> None:
    assert soulmem("dream", "--suggest", "--json").code == 1
    assert not soulmem.db.exists()
    soulmem("add", "hoy")
    answer = soulmem("--user", "nadie", "dream", "--suggest", "--json")
    assert (answer.code, last_error(answer)["code"]) == (4, "user_unknown")
