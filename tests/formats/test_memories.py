"""Backups of SoulMemory and snapshots of Audrey."""

from __future__ import annotations

import json
from typing import Any

import pytest
from manners import doubts, found, manner, told

from soulmem_cli.errors import UsageError

MEMORY = {"id": 1, "content": "hola", "importance": 0.7, "emotion": "alegría", "created": 1_700_000_000, "user_id": "ana"}


def rows(form: str, value: Any) -> list[tuple[str, dict[str, Any]]]:
    """The rows that come beside the entries."""
    return [(each.element.section, each.element.value) for each in found(form, json.dumps(value)) if each.element]


def test_a_memory() -> None:
    value = {"memories": [{**MEMORY, "last_access": 1_700_100_000, "access_count": 3, "mood": "x", "odd": {"a": 1}}], "tags": [
        {"memory_id": 1, "tag": "mar"}]}  # fmt: skip
    one, use = found("soulmemory", json.dumps(value))
    assert one.record is not None
    draft = one.record.draft
    assert (draft.at.isoformat(), draft.said.emotion, draft.said.importance) == ("2023-11-14T23:13:20+01:00", "joy", 0.7)
    assert (draft.tags, dict(draft.context), one.unknown) == (("mar",), {"mood": "x"}, ("odd",))
    assert use.element is not None
    assert use.element.value == {"entry": draft.uid, "used_at": "2023-11-16T03:00:00+01:00", "cue": ""}


@pytest.mark.parametrize(
    "value",
    [
        [{"contenido": "hola", "creado": "2023-11-14T22:13:20Z", "nivel": "critical"}],
        {"entries": [{"content": "hola", "timestamp": 1_700_000_000_000}]},
        {"recuerdos": [{"memory": "hola", "created_at": "1700000000"}]},
    ],
)
def test_other_names_for_the_same(value: Any) -> None:
    ((at, words),) = told("soulmemory", json.dumps(value))
    assert at in ("2023-11-14T23:13:20+01:00", "2023-11-14T22:13:20+00:00")
    assert words == "hola"


def test_links_by_number() -> None:
    value = {"memories": [MEMORY, {**MEMORY, "id": 2, "content": "dos"}], "links": [
        {"source_id": 1, "target_id": 2, "strength": 0.6}, {"a": 1, "b": 2, "strength": 9}, {"x": 1}]}  # fmt: skip
    uids = [each.record.draft.uid for each in found("soulmemory", json.dumps(value)) if each.record]
    assert rows("soulmemory", value) == [("links", {"a": uids[0], "b": uids[1], "kind": "related", "strength": 0.6})]
    assert [code for _, code in doubts("soulmemory", json.dumps(value))] == ["field_not_number", "field_missing"]


def test_users_stay_apart() -> None:
    text = json.dumps({"memories": [MEMORY, {**MEMORY, "id": 2, "content": "de Luis", "user_id": "luis"}]})
    assert [words for _, words in told("soulmemory", text, how=manner(user="luis"))] == ["de Luis"]
    assert [code for _, code in doubts("soulmemory", text, how=manner(user="luis"))] == ["memory_of_another"]
    with pytest.raises(UsageError):
        found("soulmemory", text)


def test_what_is_out_of_bounds_is_said_and_the_memory_kept() -> None:
    value = {"memories": [{**MEMORY, "importance": 7, "emotion": "meh"}, {**MEMORY, "content": ""}, {**MEMORY, "created": "nunca"}, 3]}
    codes = [code for _, code in doubts("soulmemory", json.dumps(value))]
    assert sorted(codes) == ["date_unreadable", "field_missing", "field_not_among", "field_not_number", "line_not_object"]
    assert len(told("soulmemory", json.dumps(value))) == 1


def test_an_episode() -> None:
    value = {"version": "0.20", "exportedAt": "2026-01-01T00:00:00Z", "config": {"a": "b"}, "episodes": [{
        "id": "01HA", "content": "me duele", "source": "inference", "salience": 0.6, "tags": ["salud"], "context": {"donde": "casa"},
        "affect": {"valence": -0.5, "arousal": 0.4, "label": "dolor"}, "causal": {"trigger": "dormí mal", "consequence": "siesta"},
        "created_at": "2025-05-01 10:00:00", "private": 1, "supersedes": "01H9", "usage_count": 1, "last_used_at": "2025-05-02T10:00:00Z",
    }]}  # fmt: skip
    one, _ = found("audrey", json.dumps(value))
    assert one.record is not None
    draft, said = one.record.draft, one.record.draft.said
    assert (draft.at.isoformat(), draft.source) == ("2025-05-01T12:00:00+02:00", "inference")
    assert (draft.private, one.record.replaces) == (True, "01H9")
    assert (said.valence, said.arousal, said.feeling, said.salience) == (-0.5, 0.4, "dolor", 0.6)
    assert draft.causes == (("because", "dormí mal"), ("led-to", "siesta"))
    assert (draft.tags, dict(draft.context), draft.uid) == (("salud",), {"donde": "casa"}, "01HA")
    assert rows("audrey", value) == [("uses", {"entry": "01HA", "used_at": "2025-05-02T10:00:00+00:00", "cue": ""})]


def test_what_it_distilled_and_tied() -> None:
    value = {
        "semantics": [{"id": "S", "content": "caminar ayuda", "state": "active", "evidence_episode_ids": '["A", "B"]',
                       "supporting_count": 1, "contradicting_count": 3, "created_at": "2025-05-03T00:00:00Z"}],
        "procedures": [{"id": "P", "content": "si duele, camina", "evidence_episode_ids": [], "created_at": "2025-05-03T00:00:00Z"}],
        "causalLinks": [{"cause_id": "A", "effect_id": "B", "mechanism": "aire"}, {"cause_id": "A"}],
    }  # fmt: skip
    told = rows("audrey", value)
    assert [(section, row.get("kind"), row.get("confidence"), row.get("evidence")) for section, row in told] == [
        ("gists", "semantic", 0.25, ["A", "B"]), ("gists", "procedural", 0.5, []), ("links", "led-to", None, None),
    ]  # fmt: skip
    assert doubts("audrey", json.dumps(value)) == [(1, "field_missing")]
