"""Who a topic may name, and how much it tells that an entry mentions them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from conftest import Soulmem
from doubles import hashing
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli.core.arms.people import candidates
from soulmem_cli.senses import words
from soulmem_cli.text import fold

__all__ = ["hashing"]


def test_words_and_pairs_but_no_small_words() -> None:
    assert candidates("cena con Ana María") == [("cena con",), ("con ana",), ("ana maria",), ("cena",), ("ana",), ("maria",)]
    assert candidates("de la y the of") == [("de la",), ("la y",), ("y the",), ("the of",)]
    assert candidates("") == []


@pytest.mark.parametrize(
    ("topic", "told"), [("my sister", "hermana"), ("mi hermana", "sister"), ("dinner with my son", "hijo"), ("ABUELA", "granny")]
)
def test_kin_are_asked_for_in_both_languages(topic: str, told: str) -> None:
    assert any(told in names for names in candidates(topic))


@given(st.text(max_size=60))
def test_every_name_is_folded_and_none_is_asked_for_twice(topic: str) -> None:
    found = candidates(topic)
    first = [names[0] for names in found]
    assert all(name == fold(name) for names in found for name in names)
    assert len(found) <= 2 * len(words.tokens(topic))
    assert len(first) == len(set(first)) or any(one in words.tokens(topic) for one, _ in pairwise(first))


@pytest.mark.usefixtures("hashing")
def test_who_is_rare_tells_more_than_who_is_everywhere(soulmem: Soulmem) -> None:
    for day in range(1, 10):
        soulmem("add", f"Paseo número {day}", "--person", "Ana", *(["--person", "Berta"] if day == 4 else []), "--at", f"2026-08-0{day}")
    told = {}
    for name in ("Ana", "Berta", "Ana y Berta"):
        rows = soulmem("recall", name, "--limit", 50, "--explain", "--json").json()
        told[name] = {row["id"]: row["why"]["person"] for row in rows}
    assert told["Berta"][4] > told["Ana"][4] > 0
    assert told["Berta"].get(1) is None
    assert max(told["Ana y Berta"], key=lambda entry: told["Ana y Berta"][entry] or 0) == 4
    assert told["Ana y Berta"][4] == pytest.approx((told["Ana"][4] + told["Berta"][4]) / 2, abs=1e-3)
    assert all(value is None or 0 <= value <= 1 for each in told.values() for value in each.values())


@pytest.mark.usefixtures("hashing")
def test_how_surely_it_felt_so_and_what_came_second(soulmem: Soulmem) -> None:
    soulmem("add", "uno", "--emotion", "fear", "--at", "2026-08-01")
    soulmem("add", "dos", "--emotion", "joy", "--at", "2026-08-02")
    soulmem("add", "tres", "--emotion", "fear", "--private", "--at", "2026-08-03")
    rows = {row["id"]: row["why"]["feeling"] for row in soulmem("recall", "when I was afraid", "--explain", "--json").json()}
    assert rows[1] == 1
    assert not rows.get(2)
    assert 3 not in rows
