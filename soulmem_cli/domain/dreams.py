"""What a dream is: its cycles, the law it goes by, what came of it, and what it looks at while it decides."""

from datetime import date
from enum import StrEnum
from typing import Final, NamedTuple

from soulmem_cli.domain import Emotion, EntryId, Level, Source, Tier
from soulmem_cli.domain.gists import Gist
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


class DreamState(StrEnum):
    """How a run of a dream ended, or that it has not ended yet."""

    RUNNING = "running"
    DONE = "done"
    INTERRUPTED = "interrupted"
    ROLLED_BACK = "rolled-back"
    REHEARSED = "dry-run"
    BUSY = "busy"
    RESTED = "not-due"


class Law(NamedTuple):
    """What a dream goes by (S16, S17): `min_age` is days, `min_cluster` entries, the others are ratios 0..1."""

    rate: float = 0.85
    threshold: float = 0.2
    min_age: int = 7
    similarity: float = 0.75
    min_cluster: int = 3


class Dream(NamedTuple):
    """One run: how many entries went dormant (`forgotten`), paler (`faded`) or came nearer again (`revived`), how many gists were
    made (`consolidated`), and that every text stands as it stood (`unchanged`). `gists` leaves out the private ones.

    `cycle` is the deepest of `cycles`; `missed` counts the nights between the last one dreamt and this. Links were `strengthened` by
    use or `loosened` by time, saliences `renewed`, long entries `dwelt` on part by part; gists fell asleep (`gists_faded`) or awoke;
    entries are `crowded` by their likes.
    `pages` were written, and `page` is the one of the latest day; entries became `reveries`, with a few `impressions` of them; private
    ones are counted apart. Goals and beliefs were `stated` or told of again (`restated`), `concepts` found (`things` by name) or grown
    (`things_again`), and `conflicts` found or reopened. Gists `followed` entries that were edited, or were `let_go` with the words they
    stood on.
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
    things: tuple[str, ...] = ()
    things_again: tuple[str, ...] = ()
    conflicts: int = 0
    conflicts_reopened: int = 0
    reveries: int = 0
    private_reveries: int = 0
    impressions: tuple[Reverie, ...] = ()
    followed: int = 0
    let_go: int = 0


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


class Ripe(NamedTuple):
    """An entry old enough to be consolidated; `local_us` is its wall clock in microseconds."""

    entry: EntryId
    local_us: int
    private: bool
    source: Source
    lang: str


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
