"""An entry ↔ a JSON object: what an export writes of it, and what any file may say about one."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from soulmem_cli.clock import zone_of
from soulmem_cli.domain import Draft, Emotion, Level, Said, Sensed, Source, Tier
from soulmem_cli.domain.archives import Archived, Record, Tie
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import fields as f
from soulmem_cli.formats.fields import Habits
from soulmem_cli.text import legible, mend

PLAIN: Final = (
    "id", "uid", "text", "at", "zone", "when_phrase", "written_at", "lang", "source", "private", "starred", "tags", "people", "kin",
    "places", "things",
)  # fmt: skip
READ: Final = (
    "emotion", "emotion_score", "second_emotion", "valence", "arousal", "importance", "level", "identity", "novelty", "specificity",
    "salience", "tier",
)  # fmt: skip
LANGS: Final = ("es", "en", "mix")  # what the senses take a text for
SAID: Final = ("emotion", "feeling", "valence", "arousal", "importance", "salience")
# what a file may hold beside them; the derived and the computed mean nothing in a file that is not our own
OTHERS: Final = ("context", "causes", "replaces", "said", "senses", "forgotten_at", "feeling", "links")
PASSED_OVER: Final = ("user", "accessibility", "age_label", "date_label", "score", "why", "uses", "last_used_at")
KNOWN: Final = frozenset((*PLAIN, *READ, *OTHERS, *PASSED_OVER))
WEIGHT: Final = {Level.CRITICAL: 0.9, Level.IMPORTANT: 0.7, Level.NORMAL: 0.35, Level.TRIVIAL: 0.15}


def written(archived: Archived) -> dict[str, Any]:
    """An entry as an object, everything that import needs to make the same entry again."""
    entry = archived.entry
    made = {name: plain(getattr(entry, name)) for name in PLAIN}
    made |= {"context": entry.context, "causes": list(entry.causes), "replaces": archived.replaces}
    made |= {name: plain(getattr(entry, name)) for name in READ}
    if entry.forgotten_at is not None:
        made["forgotten_at"] = entry.forgotten_at.isoformat()
    said = {name: plain(value) for name in SAID if (value := getattr(entry.said, name)) is not None}
    return {**made, "said": {**said, "tags": list(archived.said_tags), "people": archived.said_people}, "senses": archived.senses}


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, datetime):
        return value.isoformat()
    return list(value) if isinstance(value, tuple) else value


def read(value: Any, habits: Habits) -> Record:
    """The entry an object tells of. Raises UsageError naming the field that cannot be read."""
    if not isinstance(value, dict):
        raise UsageError("line_not_object")
    ours = isinstance(value.get("said"), dict)
    zone = f.text(value, "zone")
    if zone is not None:
        habits = habits._replace(zone=zone_of(zone))
    at = f.moment(value, "at", habits)
    said_by_hand = value["said"] if ours else value
    tags, people = f.strings(value, "tags") or (), f.strings(value, "people")
    draft = Draft(
        text=f.needed(value, "text"), at=at or habits.now, written_at=f.moment(value, "written_at", habits) or habits.now, zone=zone,
        when_phrase=f.text(value, "when_phrase"), uid=uid(value, "uid"), context=context(value), causes=causes(value),
        tags=f.strings(said_by_hand, "tags") or () if ours else tags,
        people=(people or () if f.flag(said_by_hand, "people") else None) if ours else people,
        source=f.choice(Source, value, "source") or Source.TOLD, private=f.flag(value, "private"), starred=f.flag(value, "starred"),
        said=said(said_by_hand),
    )  # fmt: skip
    return Record(
        draft, dated=at is not None, named=draft.uid is not None, sensed=sensed(value, draft.tags, tags, people or ()) if ours else None,
        tier=f.choice(Tier, value, "tier") or Tier.VIVID if ours else Tier.VIVID, senses=f.whole(value, "senses") or 0,
        number=f.whole(value, "id"), replaces=uid(value, "replaces") if isinstance(value.get("replaces"), str) else None,
        ties=tuple(tie(draft.uid or "", each, habits) for each in f.objects(value, "links") if "uid" in each),
        forgotten_at=f.moment(value, "forgotten_at", habits), unknown=tuple(sorted(str(key) for key in value.keys() - KNOWN)),
    )  # fmt: skip


def said(values: dict[str, Any]) -> Said:
    """What was set by hand; a level without a number counts as the middle of it."""
    level = f.choice(Level, values, "level")
    importance = f.ratio(values, "importance")
    return Said(
        emotion=f.choice(Emotion, values, "emotion"), feeling=f.text(values, "feeling"), valence=f.number(values, "valence", -1, 1),
        arousal=f.ratio(values, "arousal"), importance=WEIGHT[level] if importance is None and level else importance,
        salience=f.ratio(values, "salience"),
    )  # fmt: skip


def sensed(values: dict[str, Any], said_tags: tuple[str, ...], tags: tuple[str, ...], people: tuple[str, ...]) -> Sensed | None:
    """What the senses had made of an entry of our own; None when any of it is missing, and then they look again."""
    emotion, level, lang = f.choice(Emotion, values, "emotion"), f.choice(Level, values, "level"), f.text(values, "lang")
    valence = f.number(values, "valence", -1, 1)
    names = ("emotion_score", "arousal", "importance", "identity", "novelty", "specificity", "salience")
    found = {name: ratio for name in names if (ratio := f.ratio(values, name)) is not None}
    if emotion is None or level is None or lang is None or lang not in LANGS or valence is None or len(found) < len(names):
        return None
    return Sensed(
        lang=lang, emotion=emotion, emotion_score=found["emotion_score"], second_emotion=f.choice(Emotion, values, "second_emotion"),
        valence=valence, arousal=found["arousal"], importance=found["importance"], level=level, identity=found["identity"],
        novelty=found["novelty"], specificity=found["specificity"], salience=found["salience"],
        tags=tuple(tag for tag in tags if tag not in said_tags), people=people, kin=f.strings(values, "kin") or (),
        places=f.strings(values, "places") or (), things=f.strings(values, "things") or (),
    )  # fmt: skip


def uid(values: dict[str, Any], field: str) -> str | None:
    """A uid: any short word that can be seen."""
    value = f.text(values, field)
    if value is not None and not legible(value):
        raise UsageError("field_not_uid", field=field)
    return value


def context(values: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """Pairs of words; numbers are taken as they are written."""
    pairs = f.table(values, "context")
    if not all(isinstance(each, str | int | float) and not isinstance(each, bool) for each in pairs.values()):
        raise UsageError("field_not_pairs", field="context")
    return tuple((mend(str(key)), mend(str(each))) for key, each in pairs.items())


def causes(values: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """Reasons and consequences, each with its kind."""
    found = []
    for each in f.objects(values, "causes"):
        kind = f.needed(each, "kind")
        if kind not in ("because", "led-to"):
            raise UsageError("field_not_among", field="causes.kind", value=kind, among="because, led-to")
        found.append((kind, f.needed(each, "text")))
    return tuple(found)


def tie(a: str, values: dict[str, Any], habits: Habits) -> Tie:
    """A link from an entry to another."""
    strength = f.ratio(values, "strength")
    return Tie(
        a, f.needed(values, "uid"), f.text(values, "kind") or "related", 1.0 if strength is None else strength,
        f.text(values, "because"), f.flag(values, "said"), f.moment(values, "made_at", habits),
    )  # fmt: skip
