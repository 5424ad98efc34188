"""A snapshot of Audrey: episodes become entries; what it distilled, and what it tied, goes beside them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC
from typing import Any, Final

from soulmem_cli.domain import Said, Source
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, foreign
from soulmem_cli.formats import fields as f
from soulmem_cli.formats.foreign import Found, Manner

GISTS: Final = {"semantics": "semantic", "procedures": "procedural"}
HEAD: Final = ("version", "formatVersion", "exportedAt", "config")
KNOWN: Final = frozenset((
    "id", "content", "source", "agent", "salience", "context", "affect", "tags", "causal_trigger", "causal_consequence", "causal",
    "created_at", "createdAt", "supersedes", "private", "last_used_at", "usage_count",
))  # fmt: skip
# of its vectors and its upkeep, or said by another field
PASSED_OVER: Final = frozenset((
    "source_reliability", "embedding_model", "embedding_version", "superseded_by", "consolidated", "interference_count", "retrieval_count",
))  # fmt: skip
CONFIDENCE: Final = 0.5  # of a gist whose evidence is not counted


def read(text: str, manner: Manner) -> Iterator[Found]:
    """The episodes, then the rows that refer to them."""
    rows: list[Found] = []
    for section, value, line in document.elements(text):
        if section in HEAD:
            continue
        try:
            if section == "episodes":
                yield episode(value, line, manner)
                if f.text(value, "last_used_at") and value.get("usage_count"):
                    used_at = moment(value, "last_used_at", manner)
                    rows.append(foreign.row("uses", line, {"entry": value["id"], "used_at": used_at, "cue": ""}))
            elif section in GISTS:
                rows.append(gist(section, value, line, manner))
            elif section == "causalLinks":
                rows.append(cause(value, line))
            else:
                rows.append(Found(line, unknown=(section,)))
        except UsageError as error:
            yield foreign.outside(line, error)
    yield from rows


def episode(value: Any, line: int, manner: Manner) -> Found:
    """An entry. Raises UsageError naming what cannot be read."""
    if not isinstance(value, dict):
        raise UsageError("line_not_object")
    habits = manner.habits._replace(zone=UTC)  # what names no zone it wrote in UTC
    at = f.moment(value, "created_at" if "created_at" in value else "createdAt", habits)
    at = at.astimezone(manner.habits.zone) if at else None
    doubts: list[UsageError] = []
    affect, causal = loose(value, "affect"), loose(value, "causal")
    said = Said(
        valence=kept(affect, "valence", -1, doubts), arousal=kept(affect, "arousal", 0, doubts),
        feeling=foreign.scalar(affect.get("label")), salience=kept(value, "salience", 0, doubts),
    )  # fmt: skip
    trigger = foreign.scalar(causal.get("trigger") or value.get("causal_trigger"))
    outcome = foreign.scalar(causal.get("consequence") or value.get("causal_consequence"))
    return foreign.entry(
        line, f.needed(value, "content"), at, manner, written_at=at, uid=f.text(value, "id"), tags=words(value.get("tags")),
        context=pairs(loose(value, "context")), source=source(value, doubts), private=bool(value.get("private")), said=said,
        causes=tuple((kind, words) for kind, words in (("because", trigger), ("led-to", outcome)) if words),
        replaces=f.text(value, "supersedes"), doubts=doubts, unknown=value.keys() - KNOWN - PASSED_OVER,
    )  # fmt: skip


def source(value: dict[str, Any], doubts: list[UsageError]) -> Source:
    """Where an episode came from; a word nobody knows is a doubt."""
    try:
        return f.choice(Source, value, "source") or Source.TOLD
    except UsageError as error:
        doubts.append(error)
        return Source.TOLD


def kept(values: dict[str, Any], field: str, least: float, doubts: list[UsageError]) -> float | None:
    """A number within its bounds; one beyond them is a doubt."""
    try:
        return f.number(values, field, least, 1)
    except UsageError as error:
        doubts.append(error)
        return None


def loose(values: dict[str, Any], field: str) -> dict[str, Any]:
    """An object, also one that is written as text; empty when it is neither."""
    value = values.get(field)
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return {}
    return value if isinstance(value, dict) else {}


def words(value: Any) -> tuple[str, ...]:
    """A list of texts, also one that is written as text."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            value = value.split(",")
    return tuple(each.strip() for each in value if isinstance(each, str) and each.strip()) if isinstance(value, list) else ()


def pairs(values: dict[str, Any]) -> dict[str, str]:
    """What a context tells; what is no plain value stays as JSON."""
    return {
        str(key): foreign.scalar(value) or json.dumps(value, ensure_ascii=False) for key, value in values.items() if value not in (None, "")
    }


def gist(section: str, value: Any, line: int, manner: Manner) -> Found:
    """What it distilled, with the episodes it stands on. Raises UsageError."""
    if not isinstance(value, dict):
        raise UsageError("line_not_object")
    evidence = words(value.get("evidence_episode_ids"))
    supporting, against = value.get("supporting_count"), value.get("contradicting_count")
    share = CONFIDENCE
    if isinstance(supporting, int) and isinstance(against, int) and supporting + against > 0:
        share = max(0, supporting) / max(1, supporting + against)
    told = {
        "uid": f.needed(value, "id"), "kind": GISTS[section], "text": f.needed(value, "content"),
        "state": f.text(value, "state") or "active",
        "confidence": min(0.6, share), "private": bool(value.get("private")), "made_at": moment(value, "created_at", manner),
        "evidence": list(evidence),
    }  # fmt: skip
    return foreign.row("gists", line, told)


def cause(value: Any, line: int) -> Found:
    """A cause and what it led to. Raises UsageError."""
    if not isinstance(value, dict):
        raise UsageError("line_not_object")
    a, b = f.needed(value, "cause_id"), f.needed(value, "effect_id")
    strength = f.ratio(value, "confidence")
    told = {"a": a, "b": b, "kind": "led-to", "strength": 1.0 if strength is None else strength, "because": f.text(value, "mechanism")}
    return foreign.row("links", line, told)


def moment(value: dict[str, Any], field: str, manner: Manner) -> str:
    """An instant as our documents have it."""
    at = f.moment(value, field, manner.habits._replace(zone=UTC))
    return (at or manner.habits.now).isoformat()
