"""What moves in and out of a journal: its rows with uids in the place of numbers, and what came of moving them."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, NamedTuple

from soulmem_cli.domain import Draft, Entry, Sensed, Tier


class Tie(NamedTuple):
    """A link between two entries, each named by its uid."""

    a: str
    b: str
    kind: str
    strength: float
    because: str | None
    said: bool
    made_at: datetime | None


class Use(NamedTuple):
    """A deliberate use of an entry."""

    entry: str
    used_at: datetime
    cue: str


class Night(NamedTuple):
    """A run of a dream, as it stands in the history."""

    run: int
    cycle: str
    period: date
    started_at: datetime
    ended_at: datetime | None
    state: str
    digest_before: str
    digest_after: str | None
    report: dict[str, Any]


class Distilled(NamedTuple):
    """A gist, with the uids of its evidence, and of the entry whose words it has."""

    uid: str
    run: int | None
    kind: str
    text: str
    state: str
    confidence: float
    private: bool
    made_at: datetime
    evidence: tuple[str, ...]
    voice: str | None = None
    about: str = ""
    lang: str = ""
    stated: bool = False
    conditions: tuple[str, ...] = ()
    roles: tuple[tuple[str, str], ...] = ()  # what an entry says of it, of those that do more than support it


class Contested(NamedTuple):
    """Two entries that cannot both hold, each named by its uid, and what was said of them."""

    uid: str
    a: str
    b: str
    attribute: str
    subject: str
    state: str
    resolution: str | None
    when: dict[str, str]
    found_at: datetime
    decided_at: datetime | None


class Called(NamedTuple):
    """What was said of a name by hand: whose it is, by the folded name they go by, or nobody's."""

    key: str
    name: str
    person: str | None
    said_at: datetime


class Happening(NamedTuple):
    """A row of the event log; an entry that its facts name stands as {"uid": …} in them."""

    at: datetime
    kind: str
    entry: str | None
    run: int | None
    facts: dict[str, Any]


class Archived(NamedTuple):
    """An entry as an archive holds it: with what of it was said by hand, and its ties to others by uid."""

    entry: Entry
    replaces: str | None
    said_tags: tuple[str, ...]
    said_people: bool
    senses: int
    ties: tuple[Tie, ...]


class Record(NamedTuple):
    """An entry read from a file.

    `sensed`, `tier` and `senses` come only with an export of our own; `dated` and `named` tell whether the file said when, and
    gave a uid; `number` is the
    id the entry had; `replaces` and the ties name others by uid; `unknown` are keys that mean nothing here.
    """

    draft: Draft
    dated: bool
    named: bool
    sensed: Sensed | None = None
    tier: Tier = Tier.VIVID
    senses: int = 0
    number: int | None = None
    replaces: str | None = None
    ties: tuple[Tie, ...] = ()
    forgotten_at: datetime | None = None
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pieces:
    """A document for stdout, piece by piece as it is read from the journal."""

    pieces: Iterator[str]
    exit_code: int


@dataclass(frozen=True, slots=True)
class Exported:
    """A file that was written, or a folder with some `files`.

    `private_left_out` and `forgotten` count the entries left out and the hidden ones within.
    """

    file: str
    format: str
    entries: int
    private_left_out: int
    forgotten: int
    bytes: int
    files: int

    @property
    def exit_code(self) -> int:
        """1 when nothing matched."""
        return 0 if self.entries else 1


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that could not be taken in, or not wholly, and why; what was not understood of an entry that was `kept` stands in its text."""

    line: int
    code: str
    file: str
    kept: bool


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of a file: entries `read`, `added`, already `known`, and `bad` ones; `partial` when any of it had `faults`.

    `first_at` and `last_at` are the earliest and the latest moment read; after a `dry_run` nothing was kept, and `added` would be.
    """

    file: str
    format: str
    read: int
    added: int
    known: int
    bad: int
    partial: bool
    dry_run: bool
    first_at: datetime | None
    last_at: datetime | None
    faults: tuple[Fault, ...]

    @property
    def exit_code(self) -> int:
        """2 when a part could not be read, 1 when there was nothing."""
        return 2 if self.partial else 0 if self.read else 1
