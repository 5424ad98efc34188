"""What stats answers: how much of everything there is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from soulmem_cli.domain.portrait import Count


@dataclass(frozen=True, slots=True)
class GistCount:
    """How many gists of a kind are in a state."""

    kind: str
    state: str
    count: int


@dataclass(frozen=True, slots=True)
class LastDream:
    """The newest dream: when it began and what came of it."""

    run: int
    cycle: str
    started_at: datetime
    state: str


@dataclass(frozen=True, slots=True)
class Stats:
    """How much of everything a user has.

    `entries` and the counts are of what is in view; `private` (unless asked for) and `forgotten` entries are only counted.
    `size_bytes` is the whole file with its log, of all users.
    """

    user: str
    entries: int
    private: int
    forgotten: int
    first_on: date | None
    last_on: date | None
    by_level: dict[str, int]
    by_emotion: dict[str, int]
    by_tier: dict[str, int]
    people: tuple[Count, ...]
    places: tuple[Count, ...]
    things: tuple[Count, ...]
    tags: tuple[Count, ...]
    months: tuple[Count, ...]
    links: int
    gists: tuple[GistCount, ...]
    open_conflicts: int
    last_dream: LastDream | None
    model: str | None
    schema: int
    size_bytes: int
