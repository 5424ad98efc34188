"""Filters hold before the search: a thousand newer entries that answer better do not crowd out three old ones that were asked for."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path

import pytest
from conftest import Soulmem
from crowds import Member, crowd
from doubles import hashing

from soulmem_cli.domain import Emotion, Source

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

QUERY = "storm over the lighthouse"
OLD = datetime(2019, 3, 5, 18, tzinfo=UTC)
NEW = datetime(2026, 5, 1, tzinfo=UTC)
LOOKED_FOR = Member(
    "storm at the lighthouse, and we stayed inside", OLD, ("sea",), ("Marta",), Emotion.JOY, 0.95, Source.OBSERVED, (("place", "port"),)
)
FILTERS = {
    "tag": ("--tag", "sea"),
    "since": ("--since", "2019-03-01"),
    "until": ("--until", "2019-12-31"),
    "person": ("--person", "Marta"),
    "emotion": ("--emotion", "joy"),
    "level": ("--level", "critical"),
    "source": ("--source", "direct-observation"),
    "context": ("--context", "place=port"),
}
NARROW = [name for name in FILTERS if name != "since"]  # on its own it lets everything newer in


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with three old entries, 150 as old that pass every filter and say something else, and 1,000 newer ones."""
    with pytest.MonkeyPatch.context() as patch:
        from hashing import HashingEncoder

        from soulmem_cli.senses import meaning

        patch.setattr(meaning, "load", lambda model, device: HashingEncoder())
        soulmem = Soulmem(tmp_path_factory.mktemp("filled") / "home")
        soulmem("add", "the first words of a journal", "--at", "2018-01-01 10:00")
    three = [LOOKED_FOR._replace(at=OLD + timedelta(days=day)) for day in range(3)]
    beside = [
        LOOKED_FOR._replace(text=f"paid bill {number} and cleaned shelf {number}", at=OLD + timedelta(hours=number))
        for number in range(150)
    ]
    newer = [Member(QUERY, NEW + timedelta(hours=number)) for number in range(1_000)]
    crowd(soulmem, [*three, *beside, *newer])
    return soulmem.db


def found(soulmem: Soulmem, filled: Path, *options: str) -> list[str]:
    """The texts that a query brings back from a copy of the journal, best first."""
    if not soulmem.db.exists():
        soulmem.home.mkdir(mode=0o700, exist_ok=True)
        shutil.copy2(filled, soulmem.db)
    answer = soulmem("recall", QUERY, *options, "--json")
    assert answer.code == 0, answer.out
    return [result["text"] for result in answer.json()]


def test_without_a_filter_the_newer_ones_crowd_out_the_old(soulmem: Soulmem, filled: Path) -> None:
    assert found(soulmem, filled, "--limit", "50") == [QUERY] * 50
    assert found(soulmem, filled, "--limit", "50", *FILTERS["since"]) == [QUERY] * 50


@pytest.mark.parametrize("name", NARROW)
def test_one_filter(soulmem: Soulmem, filled: Path, name: str) -> None:
    assert found(soulmem, filled, *FILTERS[name])[:3] == [LOOKED_FOR.text] * 3


def test_every_two_filters(soulmem: Soulmem, filled: Path) -> None:
    for first, second in combinations(FILTERS, 2):
        assert found(soulmem, filled, *FILTERS[first], *FILTERS[second])[:3] == [LOOKED_FOR.text] * 3, (first, second)


def test_all_filters_at_once(soulmem: Soulmem, filled: Path) -> None:
    options = [word for words in FILTERS.values() for word in words]
    assert found(soulmem, filled, *options)[:3] == [LOOKED_FOR.text] * 3


def test_filters_that_exclude_each_other_find_nothing(soulmem: Soulmem, filled: Path) -> None:
    found(soulmem, filled)
    assert soulmem("recall", QUERY, "--tag", "sea", "--since", "2025-01-01", "--json")[:2] == (1, "[]\n")


def test_a_few_that_pass_are_found_as_well_as_many(soulmem: Soulmem, filled: Path) -> None:
    days = ("--since", "2019-03-05", "--until", "2019-03-05")
    assert found(soulmem, filled, *days)[0] == LOOKED_FOR.text
    assert QUERY not in found(soulmem, filled, *days, "--limit", "50")
