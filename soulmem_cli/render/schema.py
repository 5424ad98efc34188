"""The JSON Schema of what every verb prints, made from what the verbs say they return: the twin of `machine`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from soulmem_cli.domain import Entry, Found, When
from soulmem_cli.domain.archives import Archived, Pieces
from soulmem_cli.domain.gathered import Gathered
from soulmem_cli.domain.schemas import Schema
from soulmem_cli.render import named, schema_parts
from soulmem_cli.render.machine import HIDDEN
from soulmem_cli.render.views import module_for

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ABSENT: Final = "What stands on stdout with --json. Without a journal it is [] and the exit code 1; an error stands on stderr."
PLAIN: Final[dict[Any, dict[str, Any]]] = {
    str: {"type": "string"}, int: {"type": "integer"}, float: {"type": "number"}, bool: {"type": "boolean"}, NoneType: {"type": "null"},
    datetime: {"type": "string", "format": "date-time"}, date: {"type": "string", "format": "date"}, Any: {},
}  # fmt: skip


class Maker:
    """Makes schemas of types; each noun becomes one definition."""

    def __init__(self) -> None:
        self.definitions: dict[str, Any] = {}

    def result(self, kind: Any) -> dict[str, Any]:
        """What a verb that returns `kind` prints: what has `results` is its list, nothing prints nothing."""
        options = [self.printed(each) for each in alternatives(kind) if each is not NoneType]
        return options[0] if len(options) == 1 else {"anyOf": options}

    def printed(self, kind: Any) -> dict[str, Any]:
        """One alternative of a result."""
        if kind is Gathered:
            from soulmem_cli.domain.gists import FoundGist

            return self.of(list[Found | Entry | FoundGist])
        if "results" in named(kind):
            return self.of(get_type_hints(kind)["results"])
        return self.of(kind)

    def of(self, kind: Any) -> dict[str, Any]:
        """The schema of a type wherever it stands."""
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if hasattr(kind, "__supertype__"):
            return self.of(kind.__supertype__)
        if origin in (list, tuple) or origin is Iterator:
            return {"type": "array", "items": self.of(arguments[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each) for each in arguments]}
        if isinstance(kind, type) and issubclass(kind, Enum):
            return self.defined(kind, lambda: {"enum": [each.value for each in kind]})
        if kind is Schema:
            return {"type": "object"}
        return self.defined(kind, lambda: self.noun(kind))

    def defined(self, kind: type, make: Any) -> dict[str, Any]:
        """A reference to the definition of a noun, made when it is first met."""
        name = "Document" if kind is Pieces else kind.__name__
        if name not in self.definitions:
            self.definitions[name] = {}  # a noun may hold itself
            self.definitions[name] = make()
        return {"$ref": f"#/$defs/{name}"}

    def noun(self, kind: type) -> dict[str, Any]:
        """The object of a noun, as `machine` shapes it."""
        if kind is Found:
            self.of(Entry)
            return schema_parts.found(self.definitions["Entry"], self.of(dict[str, float | int | None]))
        if kind is When:
            return schema_parts.when()
        if kind is Pieces:
            return schema_parts.document(self.of)
        hints = {name: hint for name, hint in get_type_hints(kind).items() if not name.startswith("_")}
        if kind is Entry:
            return schema_parts.entry({name: self.of(hints[name]) for name in named(kind) if name not in HIDDEN})
        if kind is Archived:
            return schema_parts.archived(self.of)
        words = getattr(module_for(kind.__name__), "WORDS", {}).get(kind.__name__, ())
        properties = {name: self.of(hints[name]) for name in named(kind) if name != "exit_code"}
        properties |= {name: {"type": ["string", "null"]} for name in words}
        return schema_parts.closed(properties)


def alternatives(kind: Any) -> tuple[Any, ...]:
    """The members of a union, or the one type there is."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def of_verb(name: str, returned: Any) -> Schema:
    """The schema of what one verb prints with --json."""
    maker = Maker()
    body = maker.result(returned)
    return Schema({"$schema": DIALECT, "title": f"soulmem {name}", "description": ABSENT, **body, "$defs": maker.definitions})


def of_all(returned: dict[str, Any]) -> Schema:
    """The schema of whatever any verb prints; `verbs` has each one's own."""
    maker = Maker()
    verbs = {name: maker.result(kind) for name, kind in returned.items()}
    whole = {"$schema": DIALECT, "title": "soulmem", "description": ABSENT, "anyOf": list(verbs.values())}
    return Schema({**whole, "verbs": verbs, "error": schema_parts.error(), "$defs": maker.definitions})
