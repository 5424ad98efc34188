"""What ties entries to one another, as the verbs of linking speak of it."""

from __future__ import annotations

from dataclasses import dataclass

from soulmem_cli.domain import Entry, EntryId


@dataclass(frozen=True, slots=True)
class Bond:
    """A link between two entries, seen from outside; `strength` is 0..1."""

    a: EntryId
    b: EntryId
    kind: str
    strength: float
    because: str | None


@dataclass(frozen=True, slots=True)
class Unbound:
    """Two entries that are no longer linked, and the links that were between them."""

    a: EntryId
    b: EntryId
    removed: tuple[Bond, ...]


@dataclass(frozen=True, slots=True)
class Linked:
    """An entry at the other end of a link, and what the link is."""

    id: EntryId
    strength: float
    kind: str
    because: str | None
    entry: Entry


@dataclass(frozen=True, slots=True)
class Links:
    """An entry with what it is linked to, strongest first."""

    entry: Entry
    results: tuple[Linked, ...]
