"""stats: how much of everything there is, and whose."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import Soulmem
from journals import unstyled

from soulmem_cli.settings import BUNDLED
from soulmem_cli.store.making import SCHEMA


@pytest.fixture
def journal(soulmem: Soulmem) -> Soulmem:
    soulmem("add", "Con @Ana en el río #verano", "--at", "2026-07-31T23:30", "--emotion", "joy", "--importance", ".9", "--no-link")
    soulmem("add", "Sin @ana #Verano", "--at", "2026-08-01T00:30", "--emotion", "sadness", "--importance", ".4", "--no-link")
    soulmem("add", "Nada", "--at", "2026-08-02", "--emotion", "neutral", "--importance", ".1", "--no-link")
    soulmem("link", "1", "2")
    soulmem("add", "secreto de @Eva #secreto", "--private", "--at", "2026-08-03", "--no-link")
    soulmem("link", "1", "4")
    soulmem("add", "olvidado con @Iris", "--at", "2026-08-04")
    soulmem("forget", "5")
    return soulmem


def of(soulmem: Soulmem, *args: str) -> dict[str, Any]:
    answer = soulmem("stats", "--json", *args)
    assert answer.code == 0
    found = answer.json()
    assert isinstance(found, dict)
    return found


def test_the_counts(journal: Soulmem) -> None:
    found = of(journal)
    assert {key: found[key] for key in ("user", "entries", "private", "forgotten", "first_on", "last_on", "links", "open_conflicts")} == {
        "user": "default", "entries": 3, "private": 1, "forgotten": 1, "first_on": "2026-07-31", "last_on": "2026-08-02",
        "links": 1, "open_conflicts": 0,
    }  # fmt: skip
    assert found["by_level"] == {"critical": 1, "important": 0, "normal": 1, "trivial": 1}
    assert (found["by_emotion"]["joy"], found["by_emotion"]["neutral"], found["by_tier"]["vivid"]) == (1, 1, 3)
    assert found["people"] == [{"name": "Ana", "count": 2}]
    assert found["tags"] == [{"name": "verano", "count": 2}]
    assert found["months"] == [{"name": "2026-07", "count": 1}, {"name": "2026-08", "count": 2}]


def test_the_file(journal: Soulmem) -> None:
    found = of(journal)
    assert (found["model"], found["schema"], found["last_dream"], found["gists"]) == (BUNDLED, SCHEMA, None, [])
    wal = journal.db.with_name("journal.db-wal")
    assert found["size_bytes"] == journal.db.stat().st_size + (wal.stat().st_size if wal.exists() else 0)


def test_private_ones_count_when_asked(journal: Soulmem) -> None:
    found = of(journal, "--private")
    assert (found["entries"], found["links"], found["last_on"]) == (4, 2, "2026-08-03")
    assert {"name": "Eva", "count": 1} in found["people"]


def test_the_limit_is_of_people_and_tags(journal: Soulmem) -> None:
    found = of(journal, "--private", "--limit", "1")
    assert (len(found["people"]), len(found["tags"]), len(found["months"])) == (1, 1, 2)


def test_a_night_belongs_to_the_month_before(journal: Soulmem) -> None:
    journal("config", "set", "day_ends_at", "04:00")
    found = of(journal)
    assert found["months"] == [{"name": "2026-07", "count": 2}, {"name": "2026-08", "count": 1}]


def test_the_last_dream(journal: Soulmem) -> None:
    journal("dream")
    dream = of(journal)["last_dream"]
    assert (dream["run"], dream["state"], dream["started_at"]) == (1, "done", "2026-08-24T15:15:00+02:00")


def test_another_user_has_numbers_of_their_own(journal: Soulmem) -> None:
    journal("--user", "leo", "add", "de leo con @Zoe #leo")
    theirs, mine = of(journal, "--user", "leo"), of(journal)
    assert (theirs["entries"], theirs["people"], theirs["links"]) == (1, [{"name": "Zoe", "count": 1}], 0)
    assert mine["entries"] == 3
    assert "Zoe" not in str(mine)


def test_without_a_journal(soulmem: Soulmem) -> None:
    assert soulmem("stats", "--json").code == 1
    assert not soulmem.db.exists()


def test_in_a_pipe_and_for_eyes(journal: Soulmem) -> None:
    assert "emotion\tjoy\t1" in journal("stats").out.splitlines()
    english = unstyled(journal("stats", terminal=True).out)
    spanish = unstyled(journal("stats", "--lang", "es", terminal=True).out)
    assert english.startswith("3 entries · July 31, 2026 – August 2, 2026 · 1 private · 1 forgotten")
    assert spanish.startswith("3 entradas · 31 de julio de 2026 – 2 de agosto de 2026 · 1 privada · 1 olvidada")
    assert "último sueño" in spanish


def test_conflicts_that_wait_are_counted(soulmem: Soulmem) -> None:
    told = ("El número de Ana es 600 111 222", "El teléfono de Ana es el 655 333 444", "Vivo en Sevilla")
    for day, text in enumerate(told, 1):
        soulmem("add", text, "--at", f"2026-08-0{day}T10:00")
    soulmem("add", "Vivo en Cádiz", "--at", "2026-08-04T10:00", "--private")
    soulmem("dream")
    assert (of(soulmem)["open_conflicts"], of(soulmem, "--private")["open_conflicts"]) == (1, 2)
    assert "open_conflicts\t\t1" in soulmem("stats").out.splitlines()
    for lang, words in (("en", "open conflicts"), ("es", "conflictos abiertos")):
        shown = unstyled(soulmem("stats", "--lang", lang, terminal=True).out)
        assert any(line.split() == [*words.split(), "1"] for line in shown.splitlines()), shown
    soulmem("conflicts", "resolve", "1", "--a")
    assert of(soulmem)["open_conflicts"] == 0
    soulmem("conflicts", "reopen", "1")
    assert of(soulmem)["open_conflicts"] == 1
    soulmem("forget", "2")
    assert of(soulmem)["open_conflicts"] == 0


def test_gists_are_counted_in_words_of_the_person(soulmem: Soulmem) -> None:
    soulmem("add", "Quiero aprender a nadar.", "--at", "2026-08-01T10:00")
    soulmem("add", "¡Por fin nadé un largo entero!", "--at", "2026-08-02T10:00")
    soulmem("dream")
    assert of(soulmem)["gists"] == [{"kind": "goal", "state": "done", "count": 1}]
    assert "1 · objetivo · cumplido" in unstyled(soulmem("stats", "--lang", "es", terminal=True).out)
