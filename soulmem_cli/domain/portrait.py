"""What reflect answers: how a time was, in numbers and names."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from soulmem_cli.domain import Emotion, Entry
from soulmem_cli.domain.pages import Quote
from soulmem_cli.domain.seasons import Becoming


@dataclass(frozen=True, slots=True)
class Count:
    """How many entries have something: a tag, a month."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class KeyPerson:
    """Somebody who comes up: in how many entries, and their mean valence, −1..1. `kind` is person or kin."""

    name: str
    kind: str
    count: int
    valence: float


@dataclass(frozen=True, slots=True)
class Week:
    """A week from Monday to Sunday: 0 is the current one, 1 the one before. `emotion` is None when nothing was written."""

    index: int
    start: date
    last: date
    emotion: Emotion | None
    counts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Season:
    """Three months from `first` to `last`. `newcomers` come up for the first time and more than once; an emotion dominates as in a
    Reflection."""

    first: date
    last: date
    entries: int
    emotion: Emotion | None
    valence: float | None
    people: tuple[KeyPerson, ...]
    newcomers: tuple[str, ...]
    mattered: tuple[Quote, ...]
    became: tuple[Becoming, ...]


@dataclass(frozen=True, slots=True)
class Reflection:
    """How a time was.

    `since` and `last` are the days asked for, None for no bound; `first_on` and `last_on` the local days of the first and the
    last entry. Means are of all entries: valence −1..1, arousal 0..1. An emotion dominates when it is felt most often;
    neutral only when nothing else is felt.
    """

    since: date | None
    last: date | None
    entries: int
    first_on: date | None
    last_on: date | None
    by_level: dict[str, int]
    by_emotion: dict[str, int]
    dominant_emotion: Emotion | None
    valence: float | None
    arousal: float | None
    people: tuple[KeyPerson, ...]
    tags: tuple[Count, ...]
    critical: tuple[Entry, ...]
    weeks: tuple[Week, ...]
    seasons: tuple[Season, ...] = ()

    @property
    def exit_code(self) -> int:
        """1 when nothing was written in that time."""
        return 0 if self.entries else 1
