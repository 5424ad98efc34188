"""What ties entries to one another, as the verbs of linking speak of it."""

from enum import StrEnum
from typing import Final, NamedTuple

from soulmem_cli.domain import Entry, EntryId

BECAUSE: Final = "because"  # a because of b
LED_TO: Final = "led-to"  # a led to b
TOGETHER: Final = "used-together"  # of two that served for one cue
DIRECTED: Final = frozenset({BECAUSE, LED_TO, "replaces"})


class Way(StrEnum):
    """Where a link of a kind that has a direction goes, seen from an entry: to the other, or from it."""

    OUT = "out"
    IN = "in"
    BOTH = "both"


class Bond(NamedTuple):
    """A link between two entries, seen from outside; `strength` is 0..1."""

    a: EntryId
    b: EntryId
    kind: str
    strength: float
    because: str | None


class Unbound(NamedTuple):
    """Two entries that are no longer linked, and the links that were between them."""

    a: EntryId
    b: EntryId
    removed: tuple[Bond, ...]


class Linked(NamedTuple):
    """An entry at the other end of a link, what the link is, and what else that entry is linked to."""

    id: EntryId
    strength: float
    kind: str
    way: Way
    because: str | None
    entry: Entry
    links: "tuple[Linked, ...]" = ()


class Links(NamedTuple):
    """An entry with what it is linked to, strongest first."""

    entry: Entry
    results: tuple[Linked, ...]


class Step(NamedTuple):
    """One step along a chain of causes: before an entry when `hop` is negative, after it when positive.

    `kind` is because or led-to, said of the entry `of`. A cause that is no entry has only its reason. `again`: the entry stands
    in the chain already, and is not followed twice.
    """

    hop: int
    of: EntryId
    id: EntryId | None
    kind: str
    reason: str | None
    strength: float | None
    again: bool
    entry: Entry | None


class Why(NamedTuple):
    """An entry, what led to it, and what it led to; each step is followed by what is further along."""

    entry: Entry
    results: tuple[Step, ...]
