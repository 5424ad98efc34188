"""What became of what somebody wants, holds true and keeps coming back to, season by season (C11)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from soulmem_cli.domain import EntryId


class Turn(StrEnum):
    """What became of a concept, a goal or a belief in a season."""

    BEGAN = "began"
    HELD = "held"
    DONE = "done"
    DROPPED = "dropped"
    REVISED = "revised"


@dataclass(frozen=True, slots=True)
class Becoming:
    """A concept, goal or belief in a season: `text` are words of one of its entries, `entries` those of the season that tell of it."""

    gist: int
    kind: str
    turn: Turn
    text: str
    entries: tuple[EntryId, ...]


class Word(NamedTuple):
    """An entry that tells of a gist, by its wall clock in microseconds, and what it says: supports, success, done, dropped, …"""

    entry: EntryId
    local_us: int
    role: str


class Grown(NamedTuple):
    """A concept, goal or belief with all that tells of it, oldest first."""

    gist: int
    kind: str
    text: str
    words: tuple[Word, ...]
