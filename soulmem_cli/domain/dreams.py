"""What comes of a dream: the run, the gists it distilled, and what it looks at while it decides."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final, NamedTuple

from soulmem_cli.domain import Emotion, Entry, EntryId, Level, Source, Tier

FADE: Final = "fade"
CONSOLIDATE: Final = "consolidate"
PHASES: Final = (FADE, CONSOLIDATE)


class Kind(StrEnum):
    """A kind of memory: entries are episodes, all others are kinds of gists (A1, C2)."""

    EPISODIC = "episodic"
    SEMANTIC = "semantic"
    PROCEDURAL = "procedural"
    CONCEPT = "concept"
    BELIEF = "belief"
    GOAL = "goal"


class DreamState(StrEnum):
    """How a run of a dream ended, or that it has not ended yet."""

    RUNNING = "running"
    DONE = "done"
    INTERRUPTED = "interrupted"
    ROLLED_BACK = "rolled-back"
    REHEARSED = "dry-run"
    BUSY = "busy"


@dataclass(frozen=True, slots=True)
class Law:
    """What a dream goes by (S16, S17): `min_age` is days, `min_cluster` entries, the others are ratios 0..1."""

    rate: float = 0.85
    threshold: float = 0.2
    min_age: int = 7
    similarity: float = 0.75
    min_cluster: int = 3


@dataclass(frozen=True, slots=True)
class Gist:
    """What a dream distilled from entries; `confidence` is 0..1, `evidence` the entries it came from, oldest first."""

    id: int | None
    uid: str
    kind: str
    text: str
    state: str
    confidence: float
    evidence: tuple[EntryId, ...]
    conditions: tuple[str, ...]
    private: bool
    first_on: date
    last_on: date


@dataclass(frozen=True, slots=True)
class FoundGist(Gist):
    """A gist a reader asked for. `score` is 0..1, None where nothing ranks; `why` has the numbers behind it when it was asked to
    be explained, `entries` its evidence when that was asked for."""

    score: float | None = None
    why: dict[str, float | int | None] | None = None
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Dream:
    """One run: how many entries went dormant (`forgotten`), paler (`faded`) or came nearer again (`revived`), how many gists were
    made (`consolidated`), and that every text stands as it stood (`unchanged`). `gists` leaves out the private ones."""

    run: int | None
    cycle: str
    user: str
    period: date
    state: DreamState
    forgotten: int
    consolidated: int
    faded: int
    revived: int
    grown: int
    entries_before: int
    entries_after: int
    unchanged: bool
    seconds: float
    gists: tuple[Gist, ...] = ()
    private_gists: int = 0


class Standing(NamedTuple):
    """What decides how near an entry is; instants are microseconds since 1970."""

    entry: EntryId
    tier: Tier
    at_us: int
    last_used_us: int | None
    uses: int
    importance: float
    level: Level
    identity: float
    emotion: Emotion
    valence: float
    arousal: float


class Ripe(NamedTuple):
    """An entry old enough to be consolidated; `local_us` is its wall clock in microseconds."""

    entry: EntryId
    uid: str
    local_us: int
    private: bool
    source: Source
    lang: str


class OpenGist(NamedTuple):
    """A gist that has room for more evidence."""

    id: int
    uid: str
    private: bool
    evidence: tuple[EntryId, ...]


class Mark(NamedTuple):
    """How far consolidation has looked: up to which wall clock and which event, with which encoder and law."""

    until_us: int
    event: int
    encoder: int
    law: Law
