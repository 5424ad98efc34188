"""Reveries: trifles that sleep fade to an impression in a deep dream; their texts and their vectors stay as they were."""

from __future__ import annotations

import pytest
from conftest import Soulmem
from journals import events, rows

DEEP = {"SOULMEM_NOW": "2026-08-31T04:00:00+02:00"}


@pytest.fixture
def lived(soulmem: Soulmem) -> Soulmem:
    """Trifles of long ago, among what should stay."""
    soulmem("add", "Sopa de pescado. En la encimera.", "--at", "2026-01-01", "--importance", 0.1, "--salience", 0.1)
    soulmem("add", "Candado del trastero: 7-1-9-7.", "--at", "2026-01-02", "--importance", 0.1, "--salience", 0.2, "--private")
    soulmem("add", "Me encontré un gato en el portal.", "--at", "2026-01-03", "--importance", 0.1, "--salience", 0.6)
    soulmem("add", "Murió mi padre.", "--at", "2026-01-04", "--importance", 0.95, "--salience", 0.1)
    soulmem("add", "Barrí.", "--at", "2026-08-30", "--importance", 0.1, "--salience", 0.1)
    return soulmem


def tiers(soulmem: Soulmem) -> list[str]:
    """The tier of each entry."""
    return [row[0] for row in rows(soulmem, "SELECT tier FROM traces ORDER BY entry_id")]


def test_only_what_sleeps_and_stands_out_little_becomes_one(lived: Soulmem) -> None:
    told = lived("dream", "--cycle", "all", "--dry-run", "--json", **DEEP).json()
    made = lived("dream", "--cycle", "all", "--json", **DEEP).json()
    assert tiers(lived) == ["reverie", "reverie", "dormant", "vivid", "vivid"]
    assert (made["reveries"], made["private_reveries"]) == (1, 1)
    assert [(each["entry"], each["fragment"], each["month"]) for each in made["impressions"]] == [(1, "Sopa de pescado", "2026-01-01")]
    assert [told[name] for name in ("reveries", "private_reveries", "impressions")] == [
        made[name] for name in ("reveries", "private_reveries", "impressions")
    ]
    assert [(entry, facts["was"]) for entry, facts in events(lived, "reverie")] == [(1, "dormant"), (2, "dormant")]


def test_a_night_alone_makes_none(lived: Soulmem) -> None:
    lived("dream", "--cycle", "night", **DEEP)
    assert "reverie" not in tiers(lived)


def test_texts_and_vectors_stand_and_a_question_finds_them(lived: Soulmem) -> None:
    before = rows(lived, "SELECT * FROM entries"), rows(lived, "SELECT entry_id, vector FROM vectors_1 ORDER BY 1")
    lived("dream", "--cycle", "all", **DEEP)
    assert (rows(lived, "SELECT * FROM entries"), rows(lived, "SELECT entry_id, vector FROM vectors_1 ORDER BY 1")) == before
    assert lived("recall", "sopa de pescado", "--json").json()[0]["text"] == "Sopa de pescado. En la encimera."
    assert "encimera" in lived("timeline").out


def test_a_use_brings_a_reverie_back_and_a_rollback_all_of_them(lived: Soulmem) -> None:
    made = lived("dream", "--cycle", "all", "--json", **DEEP).json()
    lived("dream", "--rollback", made["run"], **DEEP)
    assert tiers(lived) == ["vivid"] * 5
    lived("dream", "--cycle", "all", **DEEP)
    assert tiers(lived)[0] == "reverie"
    lived("show", 1, **DEEP)
    lived("dream", "--cycle", "night", SOULMEM_NOW="2026-09-01T04:00:00+02:00")
    assert tiers(lived)[0] == "vivid"


@pytest.mark.parametrize(("lang", "told"), [("es", "«… Sopa de pescado …», enero de 2026"), ("en", "“… Sopa de pescado …”, January 2026")])
def test_the_morning_after(lived: Soulmem, lang: str, told: str) -> None:
    shown = lived("dream", "--cycle", "all", "--lang", lang, **DEEP).out
    assert told in shown
    assert "trastero" not in shown


def test_a_page_remembers_a_reverie_dimly(soulmem: Soulmem) -> None:
    """Unasked, no more is quoted than is left of it, and it is alike by its blurred vector."""
    old, new = "Otra migraña con luces. Café con limón y hielo en la nuca.", "Otra migraña con luces. Café con limón y hielo otra vez."
    soulmem("add", old, "--at", "2026-01-01", "--salience", 0.1, "--importance", 0.2, "--emotion", "sadness")
    soulmem("dream", "--cycle", "all", **DEEP)
    assert tiers(soulmem) == ["reverie"]
    soulmem("add", new, "--at", "2026-08-31", "--emotion", "sadness", **DEEP)
    soulmem("dream", "--cycle", "night", SOULMEM_NOW="2026-09-01T04:00:00+02:00")
    (echo,) = [line for line in soulmem("pages", "show", "2026-08-31", "--json").json()["lines"] if line["part"] == "echo"]
    left = echo["quotes"][0]["text"]
    assert left in old
    assert len(left.split()) <= 6 < len(old.split())
    (exact,) = rows(soulmem, "SELECT strength FROM links WHERE kind = 'similar'")[0]
    assert echo["facts"]["similarity"] != round(exact, 3)


def test_a_reverie_is_no_reason_to_look_at_old_pages_again(lived: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    from soulmem_cli.core import paging

    lived("dream", "--cycle", "all", **DEEP)
    lived("add", "Más pan.", "--at", "2026-08-31", **DEEP)
    looked: list[str] = []
    usual = paging.page_of
    monkeypatch.setattr(paging, "page_of", lambda *given, **how: (looked.append(str(given[3])), usual(*given, **how))[1])
    lived("dream", "--cycle", "night", SOULMEM_NOW="2026-09-01T04:00:00+02:00")
    assert set(looked) == {"2026-08-31"}
