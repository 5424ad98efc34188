"""The schemas of what `machine` and the exports shape by hand, beside the types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_type_hints

from soulmem_cli.domain import Entry
from soulmem_cli.domain.archives import Archived, Called, Contested, Distilled, Happening, Night, Tie, Use
from soulmem_cli.formats.document import FORMAT, VERSION
from soulmem_cli.formats.record import PLAIN, READ, SAID

Of = Callable[[Any], dict[str, Any]]
STRING: Final = {"type": "string"}
SECTIONS: Final = {
    "links": Tie, "uses": Use, "gists": Distilled, "conflicts": Contested, "dreams": Night, "names": Called, "events": Happening,
}  # fmt: skip


RATIO: Final = {"type": "number", "minimum": 0, "maximum": 1}
DAY: Final = {"type": "string", "format": "date"}
INSTANT: Final = {"type": "string", "format": "date-time"}


def closed(properties: dict[str, Any], *, optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """An object with these properties and no others."""
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def entry(properties: dict[str, Any]) -> dict[str, Any]:
    """An entry: its fields, and what only the moment can tell. A forgotten one says since when."""
    told = {**properties, "feeling": {"type": ["string", "null"]}, "accessibility": RATIO, "age_label": STRING, "date_label": STRING}
    return closed(told, optional=("forgotten_at",))


def found(one: dict[str, Any], why: dict[str, Any]) -> dict[str, Any]:
    """An entry with what recall adds to it."""
    return closed({**one["properties"], "score": RATIO, "why": why}, optional=("forgotten_at", "why"))


def when() -> dict[str, Any]:
    """A date phrase, understood."""
    kinds = {"enum": ["instant", "day", "span"]}
    last = {"anyOf": [DAY, {"type": "null"}]}
    return closed({"text": STRING, "kind": kinds, "start": INSTANT, "last": last, "label": STRING})


def document(of: Of) -> dict[str, Any]:
    """The document of a whole journal."""
    head = {"format": {"const": FORMAT}, "version": {"const": VERSION}, "exported_at": INSTANT, "user": STRING, "zone": STRING}
    sections = {name: {"type": "array", "items": of(row)} for name, row in SECTIONS.items()}
    return closed({**head, "entries": {"type": "array", "items": of(Archived)}, **sections}, optional=tuple(SECTIONS))


def archived(of: Of) -> dict[str, Any]:
    """An entry as an archive holds it: other entries are named by their uid."""
    hints = get_type_hints(Entry)
    properties = {name: of(hints[name]) for name in (*PLAIN, "context", "causes", *READ)}
    said = {name: of(hint) for name, hint in get_type_hints(hints["said"]).items() if name in SAID}
    said |= {"tags": {"type": "array", "items": STRING}, "people": {"type": "boolean"}}
    properties |= {"replaces": of(str | None), "said": {"type": "object", "properties": said}, "senses": {"type": "integer"}}
    properties |= {"forgotten_at": of(hints["forgotten_at"]), "links": {"type": "array"}}
    return closed(properties, optional=("forgotten_at", "links"))


def error() -> dict[str, Any]:
    """What stands on stderr when a verb fails."""
    inner = {"type": "object", "properties": {"code": STRING, "message": STRING}, "required": ["code", "message"]}
    return {"type": "object", "properties": {"error": inner}, "required": ["error"]}
