"""What comes of showing, tagging, forgetting and restoring entries, and of looking after users."""

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

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


class Aim(NamedTuple):
    """What a person says should be forgotten: `words` are numbers or a query; the flags mean all of a kind."""

    words: tuple[str, ...]
    purge: bool
    forgotten: bool
    superseded: bool
    rolled_back: bool  # gists, not entries
    private: bool

    @property
    def bulk(self) -> bool:
        """Whether all of a kind are meant."""
        return self.forgotten or self.superseded or self.rolled_back


@dataclass(frozen=True, slots=True)
class Doomed:
    """What would go for good: entries with their earlier versions, gists by their uids, and the local days they reach over."""

    entries: tuple[EntryId, ...]
    gists: tuple[str, ...]
    first_on: date | None
    last_on: date | None


@dataclass(frozen=True, slots=True)
class Purged:
    """What is gone for good: entries, how many gists, the local days they reached over; how many copies of the journal were changed
    too, and which could not be. `unfinished`: the file could not be written anew, and may hold traces."""

    purged: tuple[EntryId, ...]
    gists: int
    first_on: date | None
    last_on: date | None
    copies: int
    copies_left: tuple[str, ...]
    unfinished: bool

    @property
    def exit_code(self) -> int:
        """1 when there was nothing to remove, 3 when words may be left: in a copy that is locked or damaged, or in the file."""
        if not self.purged and not self.gists:
            return 1
        return 3 if self.copies_left or self.unfinished else 0


@dataclass(frozen=True, slots=True)
class UserCount:
    """A user of the journal: how many entries, from which local day to which."""

    name: str
    entries: int
    first_on: date | None
    last_on: date | None


@dataclass(frozen=True, slots=True)
class UserDeleted:
    """A user who is gone for good, how much went with them, and where words may be left, as in `Purged`."""

    user: str
    entries: int
    first_on: date | None
    last_on: date | None
    copies_left: tuple[str, ...]
    unfinished: bool

    @property
    def exit_code(self) -> int:
        """3 when words may be left: in a copy that is locked or damaged, or in the file."""
        return 3 if self.copies_left or self.unfinished else 0
