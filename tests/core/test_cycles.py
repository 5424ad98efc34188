"""What is due: by the hour, the night and the week in the person's own time, once each, catching up after days off."""

from __future__ import annotations

import json
from datetime import date

import pytest
from conftest import Soulmem
from hypothesis import given
from hypothesis import strategies as st
from journals import rows
from nights import live

from soulmem_cli.core import tending
from soulmem_cli.core.strength import CO_USE_GAIN, LINK_FLOOR, TWIN_FLOOR, loosened


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """A journal with a small life in it."""
    return live(soulmem)


def cycles(soulmem: Soulmem, now: str, *options: str) -> list[str]:
    """The cycles that a dream at a moment goes through."""
    answer = soulmem("dream", "--json", *options, SOULMEM_NOW=now)
    assert answer.code == 0, answer.err
    return list(answer.json()["cycles"])


def test_each_cycle_runs_once_in_its_period(lived: Soulmem) -> None:
    assert cycles(lived, "2026-08-24T15:15:00+02:00") == ["micro", "night", "deep"]  # a Monday
    assert cycles(lived, "2026-08-24T15:59:59+02:00") == []
    assert cycles(lived, "2026-08-24T16:00:00+02:00") == ["micro"]
    assert cycles(lived, "2026-08-25T03:00:00+02:00") == ["micro", "night"]
    assert cycles(lived, "2026-08-30T23:00:00+02:00") == ["micro", "night"]  # the Sunday of the same week
    assert cycles(lived, "2026-08-31T00:30:00+02:00") == ["micro", "night", "deep"]


def test_the_hour_and_the_day_are_the_person_s(lived: Soulmem) -> None:
    assert cycles(lived, "2026-08-24T23:30:00+02:00") == ["micro", "night", "deep"]
    assert cycles(lived, "2026-08-24T21:45:00+00:00") == []  # the same hour, told from elsewhere
    assert cycles(lived, "2026-08-24T22:05:00+00:00") == ["micro", "night"]  # past midnight in Madrid


def test_missed_nights_are_one_night(lived: Soulmem) -> None:
    lived("dream")
    made = lived("dream", "--json", SOULMEM_NOW="2026-08-29T03:00:00+02:00").json()
    assert (made["missed"], made["cycles"]) == (4, ["micro", "night"])
    for lang, words in (("en", "3 nights were missed"), ("es", "Faltaron 3 noches")):
        lived.env["SOULMEM_NOW"] = {"en": "2026-09-02T03:00:00+02:00", "es": "2026-09-06T03:00:00+02:00"}[lang]
        assert words in lived("dream", "--dry-run", "--lang", lang).out
        lived("dream")


def test_one_cycle_alone(lived: Soulmem) -> None:
    assert cycles(lived, "2026-08-24T15:15:00+02:00", "--cycle", "micro") == ["micro"]
    assert rows(lived, "SELECT DISTINCT tier FROM traces") == [("vivid",)]
    assert not (lived.home / "backups").exists()
    assert cycles(lived, "2026-08-24T15:15:00+02:00", "--cycle", "all") == ["night", "deep"]
    assert (lived.home / "backups").exists()
    assert cycles(lived, "2026-08-24T15:15:00+02:00", "--cycle", "night") == []
    answer = lived("dream", "--cycle", "yearly", "--lang", "es")
    assert (answer.code, answer.out) == (2, "")
    assert "«yearly»" in answer.err


def test_since_looks_again(lived: Soulmem) -> None:
    lived("dream")
    again = lived("dream", "--since", "2026-07-01", "--json").json()
    assert again["cycles"] == ["micro", "night", "deep"]
    assert (again["forgotten"], again["consolidated"]) == (0, 0)
    assert lived("dream", "--since", "blau").code == 2


def test_a_night_keeps_a_copy_before_it_changes_anything_and_an_hour_keeps_none(lived: Soulmem) -> None:
    made = lived("dream", "--json").json()
    kept = Soulmem(lived.home.parent / "copy").copy(made["backup"])
    assert rows(kept, "SELECT DISTINCT tier FROM traces") == [("vivid",)]
    assert lived("dream", "--json", SOULMEM_NOW="2026-08-24T17:00:00+02:00").json()["backup"] is None


def test_without_a_copy_no_night_goes_on(lived: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    from soulmem_cli.core import backups
    from soulmem_cli.errors import JournalError

    def full(*given: object, **options: object) -> None:
        raise JournalError("disk_full", path="here")

    monkeypatch.setattr(backups, "meanwhile", full)
    assert lived("dream").code == 3
    assert rows(lived, "SELECT DISTINCT tier FROM traces") == [("vivid",)]
    assert rows(lived, "SELECT state FROM dreams") == [("interrupted",)]
    monkeypatch.undo()
    assert lived("dream", "--json").json()["forgotten"] == 1


# ties by the hour ------------------------------------------------------------------------------------------------


def test_what_served_for_one_cue_is_tied(soulmem: Soulmem) -> None:
    for text in ("the boiler man's number", "how to bleed a radiator", "a walk"):
        soulmem("add", text, "--no-link")
    soulmem("recall", "heating", "--used", 1, SOULMEM_NOW="2026-08-24T16:00:00+02:00")
    soulmem("recall", "heating", "--used", 2, SOULMEM_NOW="2026-08-24T16:20:00+02:00")
    soulmem("show", 3, SOULMEM_NOW="2026-08-24T16:21:00+02:00")
    assert rows(soulmem, "SELECT * FROM links") == []
    made = soulmem("dream", "--json", SOULMEM_NOW="2026-08-24T17:00:00+02:00").json()
    assert made["strengthened"] == 1
    assert rows(soulmem, "SELECT a, b, kind, strength FROM links") == [(2, 1, "used-together", CO_USE_GAIN)]
    assert soulmem("dream", "--json", SOULMEM_NOW="2026-08-24T18:00:00+02:00").json()["strengthened"] == 0
    assert soulmem("dream", "--rollback", 2).code == 0
    assert soulmem("dream", "--rollback", 1).code == 0
    assert rows(soulmem, "SELECT * FROM links") == []
    assert soulmem("dream", "--json", SOULMEM_NOW="2026-08-24T17:00:00+02:00").json()["strengthened"] == 1


def test_links_nobody_made_loosen_and_those_of_a_person_do_not(soulmem: Soulmem) -> None:
    for text in ("Coffee with Ana at the usual place", "Coffee with Ana at the usual cafe", "bread"):
        soulmem("add", text)
    soulmem("link", 1, 3, "--strength", 0.8)
    before = dict(rows(soulmem, "SELECT kind, max(strength) FROM links GROUP BY 1"))
    assert set(before) == {"similar", "related"}
    for day in range(1, 29):
        soulmem("dream", "--cycle", "micro", SOULMEM_NOW=f"2026-10-{day:02}T03:00:00+02:00")
    after = dict(rows(soulmem, "SELECT kind, max(strength) FROM links GROUP BY 1"))
    assert after["related"] == before["related"]
    assert LINK_FLOOR <= after["similar"] <= before["similar"]
    floor = TWIN_FLOOR if before["similar"] >= TWIN_FLOOR else LINK_FLOOR
    assert after["similar"] < before["similar"] or before["similar"] - floor < 0.01


@given(st.floats(0, 1), st.floats(0, 5_000))
def test_a_link_loosens_toward_its_floor_and_never_below(strength: float, days: float) -> None:
    left = loosened(strength, days)
    assert left <= strength + 1e-4
    floor = TWIN_FLOOR if strength >= TWIN_FLOOR else LINK_FLOOR if strength >= LINK_FLOOR else CO_USE_GAIN
    assert left >= min(strength, floor) - 1e-4


def test_half_of_what_is_above_the_floor_is_gone_in_half_a_year() -> None:
    assert loosened(0.85, 180) == pytest.approx(0.70)
    assert loosened(0.55, 180) == 0.55


@given(st.dates(date(2026, 1, 1), date(2030, 1, 1)), st.integers(0, 60))
def test_every_share_has_its_turn_once_a_week_however_late(first: date, off: int) -> None:
    today = date.fromordinal(first.toordinal() + off)
    turns = tending.due(f"{first.isoformat()}T03", today)
    assert sum(turns.values()) == off
    assert not turns or max(turns.values()) - min(turns.values()) <= 1 or off < 7


# what makes a machine dream --------------------------------------------------------------------------------------


def test_the_line_of_a_crontab(lived: Soulmem) -> None:
    (line,) = lived("dream", "--schedule", "cron").out.splitlines()
    assert line.startswith("7 * * * * ")
    assert f"SOULMEM_HOME={lived.home}" in line
    assert line.endswith("dream --all-users --quiet")
    made = lived("dream", "--schedule", "cron", "--json").json()
    assert made["files"][0]["lines"] == [line]


def test_the_units_of_systemd(lived: Soulmem) -> None:
    made = lived("dream", "--schedule", "systemd", "--json").json()
    assert [file["path"].rpartition("/")[2] for file in made["files"]] == ["soulmem-dream.service", "soulmem-dream.timer"]
    service, timer = (file["lines"] for file in made["files"])
    assert any(line.startswith("ExecStart=") and line.endswith("dream --all-users --quiet") for line in service)
    assert "Persistent=true" in timer
    assert "[Timer]" in lived("dream", "--schedule", "systemd").out


def test_an_unknown_scheduler(lived: Soulmem) -> None:
    answer = lived("dream", "--schedule", "launchd", "--json")
    assert answer.code == 2
    assert json.loads(answer.err)["error"]["code"] == "schedule_unknown"
