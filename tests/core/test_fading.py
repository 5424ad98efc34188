"""Fading: tiers by the law, back again by use; critical entries and forgotten ones stay where they are."""

from __future__ import annotations

import pytest
from conftest import Soulmem
from hypothesis import given
from hypothesis import strategies as st
from journals import events, rows

from soulmem_cli.core.fading import DAY_US, DEPTH, Move, counted, tier_at
from soulmem_cli.domain import Emotion, EntryId, Level, Tier
from soulmem_cli.domain.dreams import Law, Standing

NOW_US = 20_000 * DAY_US


def standing(days: float = 0, importance: float = 0.4, level: Level = Level.NORMAL, uses: int = 0, **given: object) -> Standing:
    """A plain entry, so many days old."""
    plain = Standing(EntryId(1), Tier.VIVID, int(NOW_US - days * DAY_US), None, uses, importance, level, 0.0, Emotion.NEUTRAL, 0.0, 0.2)
    return plain._replace(**given)


@pytest.mark.parametrize(("days", "tier"), [(0, Tier.VIVID), (51, Tier.VIVID), (52, Tier.DORMANT)])
def test_a_normal_entry_rests_after_its_time(days: float, tier: Tier) -> None:
    """0.4 × 0.85^(d / 12) is 0.2 after 51.2 days."""
    assert tier_at(standing(days), Law(), NOW_US) is tier


def test_an_important_one_grows_pale_first() -> None:
    """0.8 × 0.85^(d / 90) is half of itself after 384 days, and 0.2 after 768."""
    tiers = [tier_at(standing(days, 0.8, Level.IMPORTANT), Law(), NOW_US) for days in (380, 390, 760, 770)]
    assert tiers == [Tier.VIVID, Tier.FADING, Tier.FADING, Tier.DORMANT]


@given(st.floats(0, 40_000), st.sampled_from(list(Tier)), st.floats(0.01, 1), st.floats(0, 1))
def test_critical_never_fades(days: float, tier: Tier, rate: float, threshold: float) -> None:
    law = Law(rate=rate, threshold=threshold)
    assert tier_at(standing(days, 0.9, Level.CRITICAL, tier=tier), law, NOW_US) is Tier.VIVID


def test_use_brings_back() -> None:
    assert tier_at(standing(100), Law(), NOW_US) is Tier.DORMANT
    assert tier_at(standing(100, uses=1, last_used_us=NOW_US, tier=Tier.DORMANT), Law(), NOW_US) is Tier.VIVID


def test_what_makes_who_one_is_lasts_longer() -> None:
    assert tier_at(standing(60), Law(), NOW_US) is Tier.DORMANT
    assert tier_at(standing(60, identity=0.4), Law(), NOW_US) is Tier.VIVID


def test_a_reverie_stays_one_until_it_comes_nearer() -> None:
    assert tier_at(standing(100, tier=Tier.REVERIE), Law(), NOW_US) is Tier.REVERIE
    assert tier_at(standing(1, tier=Tier.REVERIE), Law(), NOW_US) is Tier.VIVID


@given(st.floats(0, 4000), st.floats(0, 1), st.floats(0, 1))
def test_a_slower_law_never_fades_more(days: float, rate: float, importance: float) -> None:
    fast, slow = (tier_at(standing(days, importance), Law(rate=max(0.01, r)), NOW_US) for r in sorted((rate, 1.0)))
    assert DEPTH[slow] <= DEPTH[fast]


def test_moves_are_told_by_their_direction() -> None:
    moves = [
        Move(EntryId(1), Tier.VIVID, Tier.DORMANT),
        Move(EntryId(2), Tier.FADING, Tier.DORMANT),
        Move(EntryId(3), Tier.VIVID, Tier.FADING),
        Move(EntryId(4), Tier.DORMANT, Tier.FADING),
        Move(EntryId(5), Tier.REVERIE, Tier.VIVID),
    ]
    assert counted(moves) == (2, 1, 2)


def test_a_night_moves_tiers_and_notes_what_they_were(soulmem: Soulmem) -> None:
    soulmem("add", "bought bread", "--importance", 0.2, "--at", "2026-03-01T10:00")
    soulmem("add", "she said yes", "--importance", 0.95, "--at", "2020-03-01T10:00")
    soulmem("add", "let go of", "--importance", 0.2, "--at", "2026-03-01T10:00")
    soulmem("forget", 3)
    assert soulmem("dream", "--only", "fade", "--json").json()["forgotten"] == 1
    assert rows(soulmem, "SELECT tier FROM traces ORDER BY entry_id") == [("dormant",), ("vivid",), ("vivid",)]
    assert events(soulmem, "fade") == [(1, {"was": "vivid", "tier": "dormant"})]
    soulmem("show", 1)
    revived = soulmem("dream", "--only", "fade", "--json").json()
    assert (revived["revived"], revived["forgotten"]) == (1, 0)
    assert soulmem("timeline", "--json").json()[0]["tier"] == "vivid"


def test_faded_entries_still_answer(soulmem: Soulmem) -> None:
    soulmem("add", "bought bread", "--importance", 0.2, "--at", "2020-03-01T10:00")
    soulmem("dream")
    assert soulmem.texts() == ["bought bread"]
    assert soulmem("recall", "bread", "--json").json()[0]["tier"] == "dormant"
