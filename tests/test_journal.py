"""The Python API: the same core as the command line, its notes collected, its failures raised."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from conftest import NOW, Soulmem
from journals import everything_of, rows

from soulmem_cli import Journal
from soulmem_cli.domain import Emotion, Source, Tier
from soulmem_cli.errors import MissingError, SoulmemError, UsageError


@pytest.fixture(autouse=True)
def quiet_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No configuration but the test's own."""
    env = {"SOULMEM_HOME": str(tmp_path / "home"), "XDG_CONFIG_HOME": str(tmp_path / "config"), "SOULMEM_LANG": "en"}
    for name, value in {**env, "SOULMEM_TZ": "Europe/Madrid"}.items():
        monkeypatch.setenv(name, value)
    for name in ("SOULMEM_USER", "SOULMEM_DB", "SOULMEM_NOW", "SOULMEM_MODEL"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def journal(soulmem: Soulmem) -> Iterator[Journal]:
    """The journal of the fixture `soulmem`, opened from Python at the same moment."""
    with Journal(soulmem.db, now=NOW) as opened:
        yield opened


def test_what_python_writes_the_command_line_reads(journal: Journal, soulmem: Soulmem) -> None:
    made = journal.add(
        "Fui a la playa #mar", at="yesterday", tags=["#Sol", "verano"], people="@Ana", because="calor", led_to=["sal"],
        context={"lugar": "Cádiz"}, emotion="alegría", valence=0.9, importance=0.7, private=True, starred=True, source="tool-result",
    )  # fmt: skip
    shown = soulmem("show", made.id, "--json").json()
    assert (made.emotion, made.source, made.tier) == (Emotion.JOY, Source.TOOL, Tier.VIVID)
    wanted = {
        "id": 1, "text": "Fui a la playa #mar", "tags": ["mar", "Sol", "verano"], "people": ["Ana"], "context": {"lugar": "Cádiz"},
        "emotion": "joy", "valence": 0.9, "private": True, "starred": True, "source": "tool-result",
    }  # fmt: skip
    assert {name: shown[name] for name in wanted} == wanted
    assert (shown["at"], shown["when_phrase"]) == ("2026-08-23T12:00:00+02:00", "yesterday")
    assert shown["causes"] == [{"kind": "because", "text": "calor"}, {"kind": "led-to", "text": "sal"}]


def test_what_the_command_line_writes_python_reads(journal: Journal, soulmem: Soulmem) -> None:
    for day in range(1, 4):
        soulmem("add", f"Comí con Ana el día {day}", "--at", f"2026-08-0{day}T12:00")
    assert [entry.id for entry in journal.timeline()] == [3, 2, 1]
    assert [entry.id for entry in journal.about("ana", limit=2)] == [3, 2]
    found, told = journal.recall("comida con Ana", limit=2), soulmem("recall", "comida con Ana", "-n", 2, "--json").json()
    assert [(each.entry.id, round(each.score, 4)) for each in found] == [(each["id"], each["score"]) for each in told]


def test_filters_take_values_and_phrases(journal: Journal) -> None:
    journal.add("uno", at=datetime(2026, 8, 1, 10, tzinfo=UTC), context={"a": "1=2"})
    journal.add("dos #x", at=datetime(2026, 8, 2, 10), emotion="miedo")
    journal.add("secreto", private=True)
    assert [e.at.isoformat() for e in journal.timeline()] == ["2026-08-02T10:00:00+02:00", "2026-08-01T10:00:00+00:00"]
    assert [e.text for e in journal.timeline(on=date(2026, 8, 1))] == ["uno"]
    assert [e.text for e in journal.timeline(since=date(2026, 8, 2), until="2 de agosto")] == ["dos #x"]
    assert [e.text for e in journal.timeline(context={"a": "1=2"})] == ["uno"]
    assert [e.text for e in journal.timeline(tags="x", emotion="fear")] == ["dos #x"]
    assert [e.text for e in journal.timeline(private=True)] == ["secreto", "dos #x", "uno"]
    assert [e.text for e in journal.timeline(limit=1)] == ["dos #x"]


def test_a_mood_ranks_what_is_found_and_filters_a_list(journal: Journal) -> None:
    glad = journal.add("a walk by the river", valence=0.8, arousal=0.6, source="model-generated")
    low = journal.add("a walk by the river", valence=-0.7, arousal=0.3)
    assert [found.entry.id for found in journal.recall("river walk", mood="happy", min_confidence=0.5)] == [glad.id, low.id]
    assert [found.entry.id for found in journal.recall("river walk", mood="triste")] == [low.id, glad.id]
    assert [entry.id for entry in journal.timeline(mood="-0.7,0.3")] == [low.id]
    assert [entry.id for entry in journal.timeline(min_confidence=0.7)] == [low.id]
    with pytest.raises(UsageError, match="mood_unknown"):
        journal.recall("river walk", mood="green")


def test_links_tags_forgetting(journal: Journal, soulmem: Soulmem) -> None:
    journal.add("uno", link=False)
    journal.add("dos", link=False)
    assert journal.link(1, 2, 0.5, because="así", kind="lugar").strength == 0.5
    (linked,) = journal.links(2)
    assert (linked.id, linked.kind, linked.because, linked.entry.text) == (1, "lugar", "así", "uno")
    assert [bond.kind for bond in journal.unlink(1, 2).removed] == ["lugar"]
    assert journal.links(2) == []
    assert journal.tag(1, "#A", "b").added == ("A", "b")
    assert journal.tag(1, remove="a").tags == journal.tag(1).tags == ("b",)
    assert [(each.tag, each.count) for each in journal.tags()] == [("b", 1)]
    assert journal.forget(1, 2).forgotten == (1, 2)
    assert journal.timeline() == []
    assert [entry.id for entry in journal.timeline(forgotten=True)] == [2, 1]
    assert journal.restore(1).restored == (1,)
    kinds = [kind for (kind,) in rows(soulmem, "SELECT kind FROM events ORDER BY id")]
    assert kinds == ["user-add", "encode", "encode", "link", "unlink", "tag", "tag", "forget", "forget", "restore"]


def test_showing_is_a_use(journal: Journal) -> None:
    journal.add("uno")
    assert (journal.timeline()[0].uses, journal.show(1).uses, journal.show(1).uses) == (0, 1, 1)


def test_a_journal_that_is_not_there_is_empty_and_said_so(journal: Journal, soulmem: Soulmem) -> None:
    assert journal.timeline() == journal.about("x") == journal.recall("x") == journal.tags() == []
    assert [note.code for note in journal.notes] == ["journal_missing"] * 4
    assert not soulmem.db.exists()


def test_notes_are_collected(journal: Journal) -> None:
    journal.add("ayer: dentista")
    assert [note.code for note in journal.notes] == ["when_read", "journal_made"]
    assert journal.notes[0].facts["phrase"] == "ayer"


def test_failures_are_raised_and_change_nothing(journal: Journal, soulmem: Soulmem) -> None:
    journal.add("uno")
    before = everything_of(soulmem, "default")
    for code, kind, call in (
        ("entry_unknown", MissingError, lambda: journal.show(9)),
        ("entry_unknown", MissingError, lambda: journal.forget(1, 9)),
        ("entry_unknown", MissingError, lambda: journal.show(2**70)),
        ("text_empty", UsageError, lambda: journal.add("  ")),
        ("number_too_large", UsageError, lambda: journal.add("x", valence=1.5)),
        ("number_too_small", UsageError, lambda: journal.add("x", arousal=-0.5)),
        ("number_too_large", UsageError, lambda: journal.add("x", importance=float("nan"))),
        ("tag_unusable", UsageError, lambda: journal.add("x", tags=[""])),
        ("person_unusable", UsageError, lambda: journal.add("x", people=["@"])),
        ("emotion_unknown", UsageError, lambda: journal.add("x", emotion="blue")),
        ("date_unreadable", UsageError, lambda: journal.add("x", at="blabla")),
        ("date_unreadable", UsageError, lambda: journal.timeline(on="blabla")),
        ("argument_missing", UsageError, lambda: journal.recall(" ")),
        ("name_unusable", UsageError, lambda: journal.about("")),
    ):
        with pytest.raises(SoulmemError) as raised:
            call()
        assert (type(raised.value), raised.value.code) == (kind, code)
    assert everything_of(soulmem, "default") == before


def test_the_clock_is_read_at_every_call(soulmem: Soulmem) -> None:
    with Journal(soulmem.db) as journal:
        first, second = journal.add("uno"), journal.add("dos")
        assert first.at < second.at
        assert abs(datetime.now(UTC) - second.at) < timedelta(minutes=1)


def test_it_is_the_journal_of_the_command_line_unless_said(tmp_path: Path) -> None:
    with Journal() as journal:
        journal.add("uno")
    assert (tmp_path / "home" / "journal.db").exists()


def test_language_and_user(soulmem: Soulmem) -> None:
    with Journal(soulmem.db, lang="es", user="bea", now=datetime.fromisoformat(NOW)) as journal:
        assert journal.add("x", at="3/4/2026").at.date() == date(2026, 4, 3)
        assert journal.add("x").user == "bea"
    with pytest.raises(UsageError):
        Journal(soulmem.db, lang="fr")


def test_it_closes_and_opens_again(journal: Journal) -> None:
    journal.add("uno")
    journal.close()
    assert [entry.text for entry in journal.timeline()] == ["uno"]


def test_another_users_entries_are_not_there(journal: Journal, soulmem: Soulmem) -> None:
    journal.add("Ana es mía #mar")
    journal.add("otra de Ana", link=False)
    before = everything_of(soulmem, "default")
    with Journal(soulmem.db, user="bea", now=NOW) as other:
        with pytest.raises(MissingError):
            other.timeline()
        other.add("de bea")
        assert [entry.id for entry in other.timeline()] == [3]
        assert other.about("ana") == other.tags() == other.timeline(forgotten=True) == []
        assert [found.entry.id for found in other.recall("Ana es mía")] == [3]
        for call in (other.show, other.links, other.tag, other.forget, other.restore):
            with pytest.raises(MissingError):
                call(1)
        for call in (other.link, other.unlink):
            for pair in ((1, 2), (3, 1), (1, 3)):
                with pytest.raises(MissingError):
                    call(*pair)
        with pytest.raises(MissingError):
            other.add("x", replaces=1)
    assert everything_of(soulmem, "default") == before


def test_it_is_as_quick_to_import_as_the_version(soulmem: Soulmem) -> None:
    import subprocess
    import sys

    code = "import json, sys, soulmem_cli; json.dump(sorted(m for m in sys.modules if m.startswith('soulmem_cli')), sys.stdout)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=soulmem.environment(), check=True)
    assert json.loads(done.stdout) == ["soulmem_cli"]
