"""What comes of a dream: the run, the gists it distilled, and what it looks at while it decides."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Final, NamedTuple

from soulmem_cli.domain import Emotion, Entry, EntryId, Level, Source, Tier
from soulmem_cli.domain.pages import Page
from soulmem_cli.domain.reveries import Reverie

FADE: Final = "fade"
CONSOLIDATE: Final = "consolidate"
PHASES: Final = (FADE, CONSOLIDATE)  # that can be asked for alone


class Cycle(StrEnum):
    """A rhythm of dreaming: every hour, every night, every week; the deeper one last."""

    MICRO = "micro"
    NIGHT = "night"
    DEEP = "deep"


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
    RESTED = "not-due"


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
    """What a dream distilled from entries; `confidence` is 0..1, `evidence` the entries it came from, oldest first.

    `voice` is the entry whose words it has, `against` what of the evidence speaks against it, `days` and `sources` of how many days
    and from where the evidence is; `stated` tells what the person said from what was inferred, `conditions` when it holds.
    """

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
    lang: str = ""
    stated: bool = False
    voice: EntryId | None = None
    against: tuple[EntryId, ...] = ()
    days: int = 1
    sources: tuple[str, ...] = ()


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
    made (`consolidated`), and that every text stands as it stood (`unchanged`). `gists` leaves out the private ones.

    `cycle` is the deepest of `cycles`; `missed` counts the nights between the last one dreamt and this. Links were `strengthened` by
    use or `loosened` by time, saliences `renewed`, long entries `dwelt` on part by part; gists fell asleep (`gists_faded`) or awoke;
    entries are `crowded` by their likes.
    `pages` were written, and `page` is the one of the latest day; entries became `reveries`, with a few `impressions` of them; private
    ones are counted apart. Goals and beliefs were `stated` or told of again (`restated`), `concepts` found or grown, and `conflicts`
    found or reopened. Gists `followed` entries that were edited, or were `let_go` with the words they stood on.
    """

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
    cycles: tuple[Cycle, ...] = ()
    missed: int = 0
    strengthened: int = 0
    loosened: int = 0
    renewed: int = 0
    dwelt: int = 0
    gists_faded: int = 0
    gists_revived: int = 0
    crowded: int = 0
    backup: str | None = None
    pages: int = 0
    private_pages: int = 0
    page: Page | None = None
    stated: int = 0
    restated: int = 0
    concepts: int = 0
    concepts_grown: int = 0
    conflicts: int = 0
    conflicts_reopened: int = 0
    reveries: int = 0
    private_reveries: int = 0
    impressions: tuple[Reverie, ...] = ()
    followed: int = 0
    let_go: int = 0


@dataclass(frozen=True, slots=True)
class Run:
    """A run as the history has it. `counts` are what it changed, by their names in a Dream; `unchanged` tells whether every text
    stood as it stood, None of one that never came to its end; `undoable` whether it is the next that can be rolled back."""

    run: int
    cycle: str
    cycles: tuple[str, ...]
    period: date
    started_at: datetime
    ended_at: datetime | None
    state: DreamState
    counts: dict[str, int]
    entries: int
    unchanged: bool | None
    backup: str | None
    undoable: bool


@dataclass(frozen=True, slots=True)
class RolledBack:
    """A run that was undone, and how many rows of derived tables stand again as they stood before it."""

    run: int
    cycle: str
    period: date
    rows: int


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A parameter of dreams that the last `runs` speak for changing, and why: a code and the numbers it stands on."""

    parameter: str
    value: float
    suggested: float
    why: str
    facts: dict[str, float]
    runs: int


@dataclass(frozen=True, slots=True)
class Schedule:
    """What makes a machine dream by itself: each file with the lines that belong in it."""

    kind: str
    files: tuple[ScheduleFile, ...]


@dataclass(frozen=True, slots=True)
class ScheduleFile:
    """A file of the system and its lines."""

    path: str
    lines: tuple[str, ...]


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


class Weighing(NamedTuple):
    """What the salience of an entry is made of, and the salience it has."""

    entry: EntryId
    importance: float
    emotion: Emotion
    valence: float
    arousal: float
    identity: float
    novelty: float
    specificity: float
    salience: float


class GistStanding(NamedTuple):
    """What decides whether a gist sleeps; `latest_us` is the instant of its newest evidence."""

    gist: int
    uid: str
    kind: str
    state: str
    confidence: float
    latest_us: int


class Ripe(NamedTuple):
    """An entry old enough to be consolidated; `local_us` is its wall clock in microseconds."""

    entry: EntryId
    local_us: int
    private: bool
    source: Source
    lang: str


class Behind(NamedTuple):
    """An entry behind a gist, and what it says of it: supports, success, failure, contradicts, done, dropped or revised."""

    entry: EntryId
    role: str


class OpenGist(NamedTuple):
    """A gist that more evidence may join; `about` is what a goal or belief is about, folded, or the stem of a concept; `voice` the entry
    whose words `text` is; evidence by the clock it was lived by."""

    id: int
    uid: str
    kind: str
    state: str
    private: bool
    about: str
    lang: str
    text: str
    voice: EntryId | None
    behind: tuple[Behind, ...]

    @property
    def evidence(self) -> tuple[EntryId, ...]:
        """The entries behind it, oldest first."""
        return tuple(each.entry for each in self.behind)


class Last(NamedTuple):
    """The latest period of a cycle that was done: its key, the newest event when its run began, and when that was."""

    period: str
    seen: int
    started_us: int


class Mark(NamedTuple):
    """How far consolidation has looked: up to which wall clock and which event, with which encoder and law."""

    until_us: int
    event: int
    encoder: int
    law: Law
