"""Whatever a journal holds beside entries goes out and in again unchanged; what is not taken along is made again."""

from __future__ import annotations

import json
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from archives import document, timeless
from conftest import Soulmem
from doubles import hashing
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from journals import rows

from soulmem_cli.domain.conflicts import ConflictState
from soulmem_cli.domain.dreams import DreamState
from soulmem_cli.domain.gists import Kind
from soulmem_cli.store.health import TRUTH

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")

MADE_AGAIN = {"traces", "sightings", "encoders", "windows", "pages", "page_evidence", "interference", "loose"}
OF_THIS_FILE = {"dream_periods", "dream_changes"}  # what it takes to undo a dream here, and which are due
ENTRIES = [f"e{number}" for number in range(4)]
words = st.text(st.characters(exclude_categories=("Cs",)), max_size=20)
said = words.filter(str.strip)
moments = st.datetimes(datetime(1970, 1, 1), datetime(2200, 1, 1), timezones=st.just(UTC)).map(datetime.isoformat)
uids = st.sampled_from(ENTRIES)
pairs = st.lists(uids, min_size=2, max_size=2, unique=True)
ratios = st.floats(0, 1)


@st.composite
def gists(draw: st.DrawFn) -> dict[str, Any]:
    """A gist, as a document has it."""
    evidence = sorted(draw(st.sets(uids, min_size=1)))
    roles = draw(st.dictionaries(st.sampled_from(evidence), st.sampled_from(["contradicts", "states"])))
    return {
        "uid": draw(st.uuids().map(str)), "run": None, "kind": draw(st.sampled_from([kind for kind in Kind if kind is not Kind.EPISODIC])),
        "text": draw(said), "state": draw(st.sampled_from(["active", "dormant", "forgotten"])), "confidence": draw(ratios),
        "private": draw(st.booleans()), "made_at": draw(moments), "evidence": evidence, "voice": draw(st.sampled_from([None, *evidence])),
        "about": draw(words), "lang": draw(st.sampled_from(["es", "en", ""])), "stated": draw(st.booleans()),
        "conditions": draw(st.lists(said, max_size=2)), "roles": sorted(map(list, roles.items())),
    }  # fmt: skip


@st.composite
def conflicts(draw: st.DrawFn) -> dict[str, Any]:
    """A conflict, as a document has it."""
    a, b = draw(pairs)
    return {
        "uid": draw(st.uuids().map(str)), "a": a, "b": b, "attribute": draw(said), "subject": draw(words),
        "state": draw(st.sampled_from(ConflictState)), "resolution": draw(st.sampled_from([None, "a", "b", "both"])),
        "when": draw(st.dictionaries(said, words, max_size=2)), "found_at": draw(moments), "decided_at": draw(st.none() | moments),
    }  # fmt: skip


@st.composite
def nights(draw: st.DrawFn) -> dict[str, Any]:
    """A run of a dream, as a document has it."""
    return {
        "run": draw(st.integers(1, 9)), "cycle": draw(st.sampled_from(["micro", "night", "deep"])), "period": "2026-08-01",
        "started_at": draw(moments), "ended_at": draw(st.none() | moments), "state": draw(st.sampled_from(DreamState)),
        "digest_before": draw(st.text("0123456789abcdef", min_size=8, max_size=8)), "digest_after": None,
        "report": {"forgotten": draw(st.integers(0, 9))},
    }  # fmt: skip


LINK = st.builds(
    lambda ends, kind, strength, because, by_hand, at: {
        "a": ends[0], "b": ends[1], "kind": kind, "strength": strength, "because": because, "said": by_hand, "made_at": at},
    pairs, st.sampled_from(["related", "similar", "lleva-a"]), ratios, st.none() | said, st.booleans(), moments,
)  # fmt: skip
SECTIONS = st.fixed_dictionaries(
    {
        "links": st.lists(LINK, max_size=3, unique_by=lambda each: (*sorted((each["a"], each["b"])), each["kind"])),
        "uses": st.lists(st.fixed_dictionaries({"entry": uids, "used_at": moments, "cue": words}), max_size=3),
        "dreams": st.lists(nights(), max_size=3, unique_by=lambda each: each["run"]).map(
            lambda runs: sorted(runs, key=lambda each: each["run"])
        ),
        "gists": st.lists(gists(), max_size=3),
        "conflicts": st.lists(conflicts(), max_size=3, unique_by=lambda each: (each["a"], each["b"], each["attribute"], each["subject"])),
    }
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(SECTIONS)
def test_any_history_goes_round_unchanged(sections: dict[str, Any]) -> None:
    entries = [{"uid": uid, "text": f"texto {uid}", "at": "2026-08-01T10:00:00+02:00", "private": uid == "e3"} for uid in ENTRIES]
    with tempfile.TemporaryDirectory() as folder:
        one, other = Soulmem(Path(folder) / "one"), Soulmem(Path(folder) / "other")
        answer = one("import", "-", "--json", stdin=json.dumps({"format": "soulmem", "version": 1, "entries": entries, **sections}))
        assert answer.json()["faults"] == []
        first = document(one, "--private")
        for name in ("gists", "conflicts", "dreams"):
            assert len(first[name]) == len(sections[name]), name
        assert [{**each, "roles": sorted(each["roles"])} for each in first["gists"]] == sections["gists"]
        assert first["conflicts"] == sections["conflicts"]
        assert other("import", "-", stdin=json.dumps(first)).code == 0
        assert timeless(document(other, "--private")) == timeless(first)
        assert other("import", "-", "--json", stdin=json.dumps(first)).json()["added"] == 0
        assert timeless(document(other, "--private")) == timeless(first)
        hidden = json.dumps(document(one))
        assert "e3" not in {end for each in json.loads(hidden)["conflicts"] for end in (each["a"], each["b"])}
        assert not [each for each in json.loads(hidden)["gists"] if "e3" in each["evidence"] or each["private"]]


def test_every_table_is_taken_along_or_made_again(soulmem: Soulmem) -> None:
    soulmem("add", "hola")
    names = {name for (name,) in rows(soulmem, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    tables = {name for name in names if not name.startswith(("sqlite_", "words", "vocabulary", "vectors_", "embeddings_"))}
    assert tables == TRUTH | {"gists", "gist_evidence"} | MADE_AGAIN | OF_THIS_FILE


def test_pages_are_written_again_from_what_was_taken_along(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "Cené con Ana en la playa, qué alegría verla.", "--at", "2026-08-20T21:00", "--importance", 0.6)
    soulmem("add", "Tengo miedo de la operación.", "--at", "2026-08-22T10:00", "--emotion", "fear")
    soulmem("add", "No se lo he dicho a Luis.", "--at", "2026-08-22T23:00", "--private")
    soulmem("dream")
    other = Soulmem(tmp_path / "other")
    assert other("import", "-", stdin=soulmem("export", "--private").out).code == 0
    other("dream", SOULMEM_NOW="2026-08-25T15:00:00+02:00")
    for options in (["--private"], []):
        told = [journal("pages", "list", *options, "--json").json() for journal in (soulmem, other)]
        assert told[0] == told[1] != []
    for day in ("2026-08-20", "2026-08-22"):
        here, there = (journal("pages", "show", day, "--private", "--json").json() for journal in (soulmem, other))
        assert (there["entries"], there["lines"]) == (here["entries"], here["lines"])
