"""What comes of showing, tagging, forgetting and restoring entries, and of looking after users."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from soulmem_cli.domain import Entry, EntryId


@dataclass(frozen=True, slots=True)
class Shown:
    """Several entries asked for by number, in the order they were asked for; a list to a program, cards to a person."""

    results: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Tagged:
    """The tags of an entry, after those that were just added and removed."""

    id: EntryId
    tags: tuple[str, ...]
    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TagCount:
    """A tag and how many entries have it."""

    tag: str
    count: int


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Entries now hidden, and those of the same call that already were."""

    forgotten: tuple[EntryId, ...]
    already: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class Restored:
    """Entries now back in view, and those of the same call that never left it."""

    restored: tuple[EntryId, ...]
    already: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class UserCount:
    """A user of the journal: how many entries, from which local day to which."""

    name: str
    entries: int
    first_on: date | None
    last_on: date | None


@dataclass(frozen=True, slots=True)
class UserDeleted:
    """A user who is gone for good, and how much went with them."""

    user: str
    entries: int
    first_on: date | None
    last_on: date | None
