"""Journals damaged in hundreds of ways: no entry is missed whose text still stands in the file. The short form is with the store."""

from __future__ import annotations

from pathlib import Path

import pytest
from damage import DAMAGES, Damage
from store.test_salvage_reading import hold, whole

__all__ = ["whole"]
TURNS = range(1_000, 1_100)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda each: each.__name__)
def test_every_text_that_stands_is_saved_a_hundred_times(
    whole: tuple[bytes, dict[int, str]], tmp_path: Path, damage: Damage, long: bool
) -> None:
    hold(whole, tmp_path / "d.db", damage, TURNS if long else TURNS[:1])
