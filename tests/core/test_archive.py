"""Any life goes out and in again unchanged."""

from __future__ import annotations

import json
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from archives import document, timeless
from conftest import Soulmem
from doubles import hashing
from hashing import HashingEncoder
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soulmem_cli.senses import meaning

__all__ = ["hashing"]
pytestmark = pytest.mark.usefixtures("hashing")


texts = st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=60).filter(lambda text: any(c.isalnum() for c in text))
labels = st.text(st.characters(categories=("L", "N")), min_size=1, max_size=12)
numbers = st.floats(0, 1)
kept = st.fixed_dictionaries(
    {"text": texts},
    optional={
        "tags": st.lists(labels, max_size=4),
        "people": st.lists(labels, max_size=3),
        "context": st.dictionaries(texts, texts, max_size=3),
        "at": st.datetimes(datetime(1000, 1, 1), datetime(3000, 1, 1), timezones=st.timezones()).map(datetime.isoformat),
        "importance": numbers,
        "valence": st.floats(-1, 1),
        "salience": numbers,
        "emotion": st.sampled_from(["joy", "fear", "neutral"]),
        "feeling": texts,
        "private": st.booleans(),
        "starred": st.booleans(),
        "causes": st.lists(st.fixed_dictionaries({"kind": st.sampled_from(["because", "led-to"]), "text": texts}), max_size=2),
        "forgotten_at": st.just("2026-01-01T00:00:00Z"),
    },
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.lists(kept, min_size=1, max_size=6))
def test_any_life_goes_round_unchanged(lives: list[dict[str, Any]]) -> None:
    assert isinstance(meaning.load("any", "cpu"), HashingEncoder)
    with tempfile.TemporaryDirectory() as folder:
        one, other = Soulmem(Path(folder) / "one"), Soulmem(Path(folder) / "other")
        answer = one("import", "-", "--json", stdin="\n".join(map(json.dumps, lives)))
        assert answer.json()["faults"] == []
        first = document(one, "--private")
        assert sorted(entry["text"] for entry in first["entries"]) == sorted({key_of(life): life["text"] for life in lives}.values())
        assert other("import", "-", stdin=json.dumps(first)).code == 0
        assert timeless(document(other, "--private")) == timeless(first)
        assert other("import", "-", "--json", stdin=json.dumps(first)).json()["added"] == 0


def key_of(life: dict[str, Any]) -> object:
    """What tells one entry from another without a uid: its instant and text, or that it has no instant."""
    return (datetime.fromisoformat(life["at"]), life["text"]) if "at" in life else id(life)


def test_a_linked_journal_is_not_written_over_where_its_log_lies(soulmem: Soulmem, tmp_path: Path) -> None:
    soulmem("add", "hola")
    link = tmp_path / "link.db"
    link.symlink_to(soulmem.db)
    answer = soulmem("export", f"{soulmem.db}-wal", "--yes", "--db", link, "--json")
    assert (answer.code, json.loads(answer.err.splitlines()[-1])["error"]["code"]) == (2, "export_onto_journal")
