"""dream: its options, its result and its report, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Soulmem
from journals import everything_of
from nights import live

ZEROS = {"forgotten": 0, "consolidated": 0, "faded": 0, "revived": 0, "grown": 0}
KEYS = {"run", "cycle", "forgotten", "consolidated", "faded", "revived", "entries_before", "entries_after", "unchanged", "seconds"}


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with a small life in it, written once."""
    return live(Soulmem(tmp_path_factory.mktemp("life") / "home")).db


@pytest.fixture
def lived(soulmem: Soulmem, life: Path) -> Soulmem:
    """A copy of it."""
    return soulmem.copy(life)


def test_the_result_is_the_contract_s(lived: Soulmem) -> None:
    made = lived("dream", "--json").json()
    assert made.keys() >= KEYS
    assert (made["run"], made["cycle"], made["forgotten"], made["consolidated"]) == (1, "deep", 1, 1)
    assert made["cycles"] == ["micro", "night", "deep"]
    assert (made["entries_before"], made["entries_after"], made["unchanged"], made["state"]) == (5, 5, True, "done")
    assert made["seconds"] >= 0


def test_a_rehearsal_writes_nothing(lived: Soulmem) -> None:
    before = lived.digest()
    told = lived("dream", "--dry-run", "--json").json()
    assert (told["run"], told["state"], told["forgotten"], told["consolidated"]) == (None, "dry-run", 1, 1)
    assert lived.digest() == before
    done = lived("dream", "--json").json()
    assert all(done[name] == told[name] for name in ZEROS)


@pytest.mark.parametrize(("only", "forgotten", "consolidated"), [("fade", 1, 0), ("consolidate", 0, 1)])
def test_one_phase_alone(lived: Soulmem, only: str, forgotten: int, consolidated: int) -> None:
    made = lived("dream", "--only", only, "--json").json()
    assert (made["forgotten"], made["consolidated"]) == (forgotten, consolidated)


def test_the_law_can_be_chosen(lived: Soulmem) -> None:
    assert lived("dream", "--dry-run", "--only", "fade", "--rate", 1, "--json").json()["forgotten"] == 0
    assert lived("dream", "--dry-run", "--only", "fade", "--threshold", 0.99, "--json").json()["forgotten"] == 5


@pytest.mark.parametrize(
    "options",
    [
        ("--only", "sleep"), ("--rate", 0), ("--rate", 1.5), ("--rate", "nan"), ("--threshold", -0.1), ("--threshold", "inf"),
        ("--min-age", -1), ("--min-age", 10**12), ("--min-age", "x"), ("--similarity", 2), ("--min-cluster", 1), ("--min-cluster", 13),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", ["en", "es"])
def test_numbers_that_make_no_sense(lived: Soulmem, options: tuple[object, ...], lang: str) -> None:
    before = lived.digest()
    answer = lived("dream", *options, "--lang", lang)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.strip()
    assert lived.digest() == before


def test_no_journal_is_an_empty_result(soulmem: Soulmem) -> None:
    answer = soulmem("dream", "--json")
    assert (answer.code, answer.json()) == (1, [])
    assert not soulmem.home.exists()
    assert soulmem("dream", "--all-users", "--json").code == 1


def test_an_unknown_user(lived: Soulmem) -> None:
    assert lived("dream", "--user", "nobody").code == 4


def test_every_user_has_a_turn_and_none_touches_another(lived: Soulmem) -> None:
    lived("add", "old trifle", "--user", "luis", "--importance", 0.1, "--at", "2025-01-01")
    before = everything_of(lived, "default")
    assert lived("dream", "--user", "luis", "--json").json()["forgotten"] == 1
    assert everything_of(lived, "default") == before
    made = lived("dream", "--all-users", "--json").json()
    assert [(each["user"], each["forgotten"]) for each in made] == [("default", 1), ("luis", 0)]
    assert len(lived("dream", "--all-users", "--dry-run", "--json").json()) == 2


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "One entry has gone to rest",
                "There is something you keep coming back to:",
                "“Had coffee with Ana again”",
                "Not a word was lost",
            ],
        ),
        ("es", ["Una entrada se ha ido a descansar", "Hay algo a lo que vuelves:", "«Had coffee with Ana again»", "ni una palabra"]),
    ],
)
def test_the_report(lived: Soulmem, lang: str, sentences: list[str]) -> None:
    plain = lived("dream", "--dry-run", "--lang", lang).out
    drawn = lived("dream", "--dry-run", "--lang", lang, terminal=True, COLUMNS="200").out
    for shown in (plain, drawn):
        for sentence in sentences[:3]:
            assert sentence in shown
    assert sentences[3] in lived("dream", "--lang", lang).out
    rested = lived("dream", "--lang", lang).out
    assert ("ya está soñada" if lang == "es" else "dreamt already") in rested
    quiet = lived("dream", "--lang", lang, SOULMEM_NOW="2026-08-24T16:15:00+02:00").out
    assert ("tranquila" if lang == "es" else "quiet") in quiet


def test_quiet_is_quiet_but_for_a_program(lived: Soulmem) -> None:
    answer = lived("dream", "--quiet")
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    assert lived("dream", "--quiet", "--json").json()["state"] == "not-due"


def test_a_gist_is_shown_as_data(soulmem: Soulmem) -> None:
    for day in (1, 2, 3):
        soulmem("add", "[red]coffee[/] with \x1b[31mAna", "--at", f"2026-07-0{day}")
    out = soulmem("dream", terminal=True).out
    assert "[red]coffee[/] with" in out
    assert "\x1b[31mAna" not in out
