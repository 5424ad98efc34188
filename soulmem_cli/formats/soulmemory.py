"""A backup of SoulMemory, whose names vary by version: memories become entries, links go with them, nothing is dropped unsaid."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

from soulmem_cli.domain import Emotion, Level, Said
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, foreign, marks
from soulmem_cli.formats import fields as f
from soulmem_cli.formats.audrey import kept, words
from soulmem_cli.formats.fields import within_the_calendar
from soulmem_cli.formats.foreign import Found, Manner
from soulmem_cli.formats.record import WEIGHT
from soulmem_cli.formats.shapes import MEMORY_LISTS
from soulmem_cli.text import fold

NAMES: Final = {
    "text": ("content", "contenido", "text", "memory", "texto"),
    "id": ("id", "memory_id", "uid", "uuid"),
    "importance": ("importance", "importancia", "importance_score"),
    "level": ("level", "importance_level", "nivel"),
    "emotion": ("emotion", "emocion", "emoción"),
    "created": ("created", "created_at", "timestamp", "creado", "fecha", "createdAt"),
    "last": ("last_access", "last_accessed", "last_accessed_at", "last_access_at", "accessed_at"),
    "count": ("access_count", "accesses", "accessCount"),
    "user": ("user", "user_id", "usuario", "userId"),
    "tags": ("tags", "etiquetas"),
}  # fmt: skip
HEAD: Final = ("version", "exported_at", "exportedAt", "created_at", "user", "user_id", "format", "count", "total", "stats", "metadata")
LINKS: Final = ("links", "connections", "associations", "enlaces", "relations")
TAGS: Final = ("tags", "memory_tags", "etiquetas")
ENDS: Final = (
    ("a", "b"), ("source_id", "target_id"), ("source", "target"), ("from", "to"), ("from_id", "to_id"), ("memory_a", "memory_b"),
    ("id1", "id2"), ("memory_id_1", "memory_id_2"), ("memory_id_a", "memory_id_b"),
)  # fmt: skip
PASSED_OVER: Final = frozenset(("embedding", "vector", "decay", "decay_rate", "forgotten", "accessibility"))
EMOTIONS: Final = {
    "alegria": "joy", "tristeza": "sadness", "ira": "anger", "enojo": "anger", "miedo": "fear", "asco": "disgust", "sorpresa": "surprise",
    "neutro": "neutral", "neutra": "neutral",
}  # fmt: skip
MILLIS: Final = 100_000_000_000  # seconds are fewer for three thousand years


def read(text: str, manner: Manner) -> Iterator[Found]:
    """The memories of one user, then what ties them. Raises UsageError("import_users_many") when it is not clear whose are meant."""
    memories: list[tuple[dict[str, Any], int]] = []
    rows: list[tuple[Any, int]] = []
    tags: dict[str, list[str]] = {}
    for section, value, line in document.elements(text):
        if section in MEMORY_LISTS or section == "entries":
            if isinstance(value, dict):
                memories.append((value, line))
            else:
                yield foreign.outside(line, UsageError("line_not_object"))
        elif section in TAGS:
            tagged(value, tags)
        elif section in LINKS:
            rows.append((value, line))
        elif section not in HEAD:
            yield Found(line, unknown=(section,))
    mine, others = whose(memories, manner)
    uids = {number: uid_of(number, str(pick(value, "text"))) for value, _ in mine if (number := str(pick(value, "id") or ""))}
    for value, line in mine:
        try:
            yield from one(value, line, manner, tags)
        except UsageError as error:
            yield foreign.outside(line, error)
    for line in others:
        yield foreign.outside(line, UsageError("memory_of_another"))
    for value, line in rows:
        try:
            yield link(value, line, uids)
        except UsageError as error:
            yield foreign.outside(line, error)


def whose(memories: list[tuple[dict[str, Any], int]], manner: Manner) -> tuple[list[tuple[dict[str, Any], int]], list[int]]:
    """The memories of the user who imports, and the lines of those of others; the only user of a file is taken for them."""
    users = {str(pick(value, "user")) for value, _ in memories if pick(value, "user") is not None}
    if len(users) < 2:
        return memories, []
    if manner.user not in users:
        raise UsageError("import_users_many", users=", ".join(sorted(users)))
    owns = [(each, str(pick(each[0], "user")) in (manner.user, "None")) for each in memories]
    return [each for each, own in owns if own], [each[1] for each, own in owns if not own]


def one(value: dict[str, Any], line: int, manner: Manner, tags: dict[str, list[str]]) -> Iterator[Found]:
    """A memory, and its last use. Raises UsageError naming what cannot be read."""
    text = pick(value, "text")
    if not isinstance(text, str) or not text.strip():
        raise UsageError("field_missing", field="content")
    at = moment(pick(value, "created"), manner)
    doubts: list[UsageError] = []
    number = str(pick(value, "id") or "")
    uid = uid_of(number, text)
    known = {name for names in NAMES.values() for name in names}
    rest = {key: each for key, each in value.items() if key not in known and key not in PASSED_OVER}
    context = {key[: foreign.KEY_LIMIT]: told for key, each in rest.items() if (told := foreign.scalar(each))}
    yield foreign.entry(
        line, text, at, manner, written_at=at, uid=uid, tags=(*words(pick(value, "tags")), *tags.get(number, ())), context=context,
        said=said(value, doubts), doubts=doubts,
        unknown=[key for key, each in rest.items() if foreign.scalar(each) is None and each not in (None, "", [], {})],
    )  # fmt: skip
    last = moment(pick(value, "last"), manner) if pick(value, "count") else None
    if uid and last is not None:
        yield foreign.row("uses", line, {"entry": uid, "used_at": last.isoformat(), "cue": ""})


def uid_of(number: str, text: str) -> str | None:
    """The uid of a memory: its own, or one made of its words where it is a mere number, which other files have as well."""
    return marks.of_words("soulmemory", number, text) if number.isdecimal() else number or None


def said(value: dict[str, Any], doubts: list[UsageError]) -> Said:
    """How a memory felt and how much it mattered; what is out of bounds, or no word of ours, is a doubt."""
    feeling, level = pick(value, "emotion"), pick(value, "level")
    emotion = None
    if isinstance(feeling, str) and feeling.strip():
        word = EMOTIONS.get(fold(feeling), fold(feeling))
        if word in set(Emotion):
            emotion = Emotion(word)
        else:
            doubts.append(UsageError("field_not_among", field="emotion", value=feeling, among=", ".join(Emotion)))
    importance = kept({"importance": pick(value, "importance")}, "importance", 0, doubts)
    if importance is None and isinstance(level, str) and fold(level) in set(Level):
        importance = WEIGHT[Level(fold(level))]
    return Said(emotion=emotion, importance=importance)


def pick(value: dict[str, Any], name: str) -> Any:
    """What a memory has under any of the names of a thing."""
    return next((value[key] for key in NAMES[name] if value.get(key) is not None), None)


def moment(value: Any, manner: Manner) -> datetime | None:
    """An instant: seconds or milliseconds since 1970, or written out. Raises UsageError."""
    if isinstance(value, str) and value.strip().replace(".", "", 1).isdecimal() and len(value.strip().split(".")[0]) > 8:
        value = float(value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        seconds = value / 1000 if abs(value) > MILLIS else value
        try:
            return within_the_calendar(datetime.fromtimestamp(seconds, UTC).astimezone(manner.habits.zone), str(value))
        except (ValueError, OverflowError, OSError) as error:
            raise UsageError("date_unreadable", value=str(value)) from error
    return f.moment({"created": value}, "created", manner.habits)


def tagged(value: Any, tags: dict[str, list[str]]) -> None:
    """Note the tags of a memory that stand in a table of their own."""
    if not isinstance(value, dict):
        return
    memory = next((value[key] for key in ("memory_id", "memory", "id") if value.get(key) is not None), None)
    tag = next((value[key] for key in ("tag", "name", "etiqueta") if isinstance(value.get(key), str)), None)
    if memory is not None and tag is not None:
        tags.setdefault(str(memory), []).append(tag)


def link(value: Any, line: int, uids: dict[str, str | None]) -> Found:
    """A tie between two memories, which have these uids. Raises UsageError."""
    if not isinstance(value, dict):
        raise UsageError("line_not_object")
    ends = next((pair for pair in ENDS if all(value.get(end) is not None for end in pair)), None)
    if ends is None:
        raise UsageError("field_missing", field="a")
    a, b = (uids.get(str(value[end])) or str(value[end]) for end in ends)
    strength = f.ratio(value, "strength") if value.get("strength") is not None else f.ratio(value, "weight")
    return foreign.row("links", line, {"a": a, "b": b, "kind": "related", "strength": 1.0 if strength is None else strength})
