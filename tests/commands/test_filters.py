"""Filters of every reader: each holds before the search, in any combination, and lets no crowd of newer entries in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import Soulmem
from nights import live
from refusals import refused

OLD = {
    "at": "2020-01-01T10:00:00+01:00", "tags": ["faro"], "context": {"lugar": "faro"}, "source": "tool-result", "emotion": "fear",
    "valence": -0.9, "arousal": 0.9, "people": ["Olga"], "importance": 0.9,
}  # fmt: skip
FILTERS = [
    ["--tag", "faro"], ["--context", "lugar=faro"], ["--source", "tool-result"], ["--emotion", "miedo"], ["--person", "olga"],
    ["--level", "crítico"], ["--until", "2020"], ["--tag", "faro", "--source", "tool-result", "--until", "2021", "--min-confidence", "0.5"],
]  # fmt: skip


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three old entries among many newer ones that answer better."""
    first = Soulmem(tmp_path_factory.mktemp("gentío") / "home")
    lines = [json.dumps({"text": f"un paseo {number}", **OLD}) for number in ("uno", "dos", "tres")]
    newer = {"at": "2026-08-01T10:00:00+02:00", "valence": 0.5, "arousal": 0.3, "emotion": "joy", "importance": 0.3, "people": []}
    lines += [json.dumps({"text": f"paseo junto al mar número {number}", "source": "model-generated", **newer}) for number in range(70)]
    first("import", "-", stdin="\n".join(lines))
    return first.db


@pytest.mark.parametrize("filters", FILTERS, ids=" ".join)
def test_what_is_newer_and_closer_does_not_crowd_out_what_passes(soulmem: Soulmem, crowd: Path, filters: list[str]) -> None:
    soulmem.copy(crowd)
    for verb in (["recall", "paseo junto al mar"], ["recall"], ["timeline"], ["about", "paseo"]):
        assert sorted(each["id"] for each in soulmem(*verb, *filters, "--json").json()) == [1, 2, 3], verb


def test_what_is_believed_enough(soulmem: Soulmem, crowd: Path) -> None:
    """A3: what a model made up is capped; what a tool gave, long ago, is believed by .605."""
    soulmem.copy(crowd)
    for verb in (["recall", "paseo"], ["recall"], ["timeline"], ["about", "paseo"]):
        for least, ids in (("0.6", {1, 2, 3}), ("0.61", set())):
            found = soulmem(*verb, "--min-confidence", least, "--until", "2026-08-01", "--limit", 50, "--json")
            assert {each["id"] for each in found.json()} == ids
            assert found.code == (0 if ids else 1)


@pytest.mark.parametrize("mood", ["-0.9,0.9", "angry", "asustada"])
def test_a_mood_filters_where_nothing_ranks(soulmem: Soulmem, crowd: Path, mood: str) -> None:
    soulmem.copy(crowd)
    for verb in (["recall"], ["timeline"], ["about", "paseo"]):
        assert {each["id"] for each in soulmem(*verb, "--mood", mood, "--json").json()} == {1, 2, 3}


def test_what_sleeps_is_offered_only_to_who_asks(soulmem: Soulmem) -> None:
    live(soulmem)
    soulmem("dream")
    asleep = next(each["id"] for each in soulmem("timeline", "--json").json() if each["tier"] in ("dormant", "reverie"))
    offered = soulmem("recall", "--json", "--lang", "es")
    assert asleep not in [each["id"] for each in offered.json()]
    assert "--deep" in offered.err
    assert "descansar" in offered.err
    assert asleep in [each["id"] for each in soulmem("recall", "--deep", "--json").json()]
    assert soulmem("recall", "--deep").err == ""
    for verb in (["recall", "bread"], ["timeline"], ["about", "bread"], ["show", asleep]):
        assert "bought bread" in soulmem(*verb).out, verb


def test_a_list_of_nothing_but_sleepers_says_so(soulmem: Soulmem) -> None:
    live(soulmem)
    soulmem("dream")
    answer = soulmem("recall", "--until", "2026-02-01")
    assert (answer.code, answer.out) == (1, "")
    assert "--deep" in answer.err


READERS = [["recall", "x"], ["recall"], ["timeline"], ["about", "x"]]


@pytest.mark.parametrize("reader", READERS, ids=" ".join)
@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("--mood", "verde", "mood_unknown"), ("--mood", "2,0", "mood_unknown"), ("--mood", "", "mood_unknown"),
        ("--mood", "0.1,0.2,0.3", "mood_unknown"), ("--kind", "cosa", "kind_unknown"), ("--kind", "", "kind_unknown"),
        ("--min-confidence", "1.5", "confidence_invalid"), ("--min-confidence", "-0.1", "confidence_invalid"),
        ("--min-confidence", "nan", "number_unreadable"), ("--min-confidence", "mucho", "number_unreadable"),
        ("--context", "casa", "pair_unreadable"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for(soulmem: Soulmem, reader: list[str], option: str, value: str, code: str) -> None:
    soulmem("add", "x")
    refused(soulmem, *reader, option, value, code=code, exit_code=2)


def test_the_way_out_is_told(soulmem: Soulmem) -> None:
    soulmem("add", "x")
    assert "Did you mean happy" in soulmem("recall", "x", "--mood", "hapy").err
    assert "¿Querías decir tranquil" in soulmem("recall", "x", "--mood", "tranqilo", "--lang", "es").err
    assert "semántico" in soulmem("recall", "x", "--kind", "cosa", "--lang", "es").err
    assert "--kind semantic" in soulmem("recall", "x", "--evidence").err
    refused(soulmem, "recall", "x", "--evidence", code="evidence_without_gists", exit_code=2)
