"""What dreams distil from entries: gists of every kind, and what is behind them."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from soulmem_cli.domain import Entry, EntryId


class Kind(StrEnum):
    """A kind of memory: entries are episodes, all others are kinds of gists (A1, C2)."""

    EPISODIC = "episodic"
    SEMANTIC = "semantic"
    PROCEDURAL = "procedural"
    CONCEPT = "concept"
    BELIEF = "belief"
    GOAL = "goal"


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


class GistStanding(NamedTuple):
    """What decides whether a gist sleeps; `latest_us` is the instant of its newest evidence."""

    gist: int
    uid: str
    kind: str
    state: str
    confidence: float
    latest_us: int


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
