"""Old entries are read anew by the senses of today; what the person said of them stays as it was said."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import Soulmem
from hashing import HashingEncoder, stand_in

from soulmem_cli.store.database import open_journal

FELT = ("emotion", "valence", "arousal", "importance", "level", "salience", "people", "tags")
TEXT = "Ascendieron a Marta, cenamos con @Leo para celebrarlo, qué alegría #trabajo"
# the flags of one thing said each, and what they make of the entry
SAID: dict[str, tuple[tuple[str, ...], Any]] = {
    "emotion": (("--emotion", "fear"), "fear"),
    "valence": (("--valence", "-0.9"), -0.9),
    "arousal": (("--arousal", "0.05"), 0.05),
    "importance": (("--importance", "0.07"), 0.07),
    "salience": (("--salience", "0.93"), 0.93),
    "people": (("--person", "Iris"), ["Iris"]),
}
# as senses of long ago might have read every entry
STALE = """
    UPDATE traces SET emotion = 'disgust', emotion_score = 0.99, valence = -0.77, arousal = 0.99, importance = 0.99,
        level = 'critical', salience = 0.99, senses = 0;
    DELETE FROM mentions WHERE kind = 'person' AND key <> 'leo' AND entry_id NOT IN (SELECT id FROM entries WHERE said_people);
    UPDATE tags SET tag = 'viejo', label = 'viejo' WHERE NOT said;
"""


def shown(soulmem: Soulmem, entry: int) -> dict[str, Any]:
    found: dict[str, Any] = soulmem("show", entry, "--json").json()
    return {field: found[field] for field in FELT}


def grow_old(soulmem: Soulmem) -> None:
    """What the senses made of the entries becomes that of older ones."""
    db = open_journal(soulmem.db, write=True)
    with db.transaction():
        for step in filter(str.strip, STALE.split(";")):
            db.run(step)
    db.close()


@pytest.fixture
def old(soulmem: Soulmem) -> Soulmem:
    """The same text as it is sensed alone, and once for each thing that can be said of it."""
    soulmem("add", TEXT)
    for flags, _ in SAID.values():
        soulmem("add", TEXT, *flags)
    soulmem("add", TEXT, "--feeling", "orgullo", "--tag", "mío")
    return soulmem


def test_what_was_sensed_is_sensed_anew(old: Soulmem) -> None:
    before = shown(old, 1)
    grow_old(old)
    assert shown(old, 1)["emotion"] == "disgust"
    assert shown(old, 1)["people"] == ["Leo"]
    old("journal", "rebuild")
    assert shown(old, 1) == before


@pytest.mark.parametrize("upkeep", ["rebuild", "reembed"])
def test_what_was_said_stays(old: Soulmem, monkeypatch: pytest.MonkeyPatch, upkeep: str) -> None:
    last = len(SAID) + 2
    before = {entry: shown(old, entry) for entry in range(2, last + 1)}
    grow_old(old)
    if upkeep == "reembed":
        stand_in(monkeypatch, HashingEncoder("two", 16))
        assert old("--model", "two", "journal", "reembed").code == 0
        old("--model", "two", "journal", "rebuild")
    else:
        old("journal", "rebuild")
    for entry, (field, (_, value)) in enumerate(SAID.items(), 2):
        assert shown(old, entry)[field] == before[entry][field] == value
    assert "mío" in shown(old, last)["tags"]
    exported = json.loads(old("export", "--format", "json").out)["entries"]
    assert [each["said"]["feeling"] for each in exported if each["id"] == last] == ["orgullo"]


def test_a_change_of_model_alone_changes_nothing_that_was_said(old: Soulmem, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {entry: shown(old, entry) for entry in range(1, len(SAID) + 3)}
    stand_in(monkeypatch, HashingEncoder("two", 16))
    assert old("--model", "two", "journal", "reembed").code == 0
    for entry, (field, _) in enumerate(SAID.items(), 2):
        assert shown(old, entry)[field] == before[entry][field]
