"""Two entries that cannot both hold, as a person reviews them."""

from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from soulmem_cli.domain import Entry, EntryId


class ConflictState(StrEnum):
    """How far a conflict has come: never further by itself, but for being reopened by new evidence."""

    OPEN = "open"
    RESOLVED = "resolved"
    CONTEXT_DEPENDENT = "context_dependent"
    REOPENED = "reopened"


class Conflict(NamedTuple):
    """`a` is the older entry, `b` the newer; both tell of the same attribute of the same subject. `resolution` is a, b or both, `when`
    the context in which both hold; `entries` are the two, when they were asked for."""

    id: int
    uid: str
    a: EntryId
    b: EntryId
    attribute: str
    subject: str
    state: ConflictState
    resolution: str | None
    when: dict[str, str]
    private: bool
    found_at: datetime
    decided_at: datetime | None
    entries: tuple[Entry, ...] = ()


class Pair(NamedTuple):
    """Two entries, the older first, that tell differently of one attribute of one subject."""

    a: EntryId
    b: EntryId
    attribute: str
    subject: str
