"""The nouns every verb speaks in: frozen values, no behaviour beyond their own arithmetic.

They are named tuples, as are those of a dream: each class is made anew at every start, in a third of the time of a dataclass, and in a
fifth where a module leaves its annotations to be types: of each that `from __future__ import annotations` makes a string, typing compiles
the string. Nouns that only some verbs need live beside this file, so that `add` and `recall` do not pay for them; where that matters
less, they are frozen dataclasses.
"""

from datetime import date, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, NewType

if TYPE_CHECKING:
    from soulmem_cli.domain.people import Sighting

EntryId = NewType("EntryId", int)
UserId = NewType("UserId", int)

TEXT_LIMIT = 50_000


class Lang(StrEnum):
    """A language a person reads and writes."""

    ES = "es"
    EN = "en"


class Emotion(StrEnum):
    """What an entry felt like."""

    JOY = "joy"
    SADNESS = "sadness"
    ANGER = "anger"
    FEAR = "fear"
    DISGUST = "disgust"
    SURPRISE = "surprise"
    NEUTRAL = "neutral"


class Level(StrEnum):
    """How much an entry mattered, in words; the numbers are in `level_of`."""

    CRITICAL = "critical"
    IMPORTANT = "important"
    NORMAL = "normal"
    TRIVIAL = "trivial"


class Tier(StrEnum):
    """How near an entry is to being offered unasked; never whether it exists."""

    VIVID = "vivid"
    FADING = "fading"
    DORMANT = "dormant"
    REVERIE = "reverie"


class Source(StrEnum):
    """Where an entry came from, as A3 ranks it."""

    OBSERVED = "direct-observation"
    TOLD = "told-by-user"
    TOOL = "tool-result"
    INFERRED = "inference"
    GENERATED = "model-generated"


class WhenKind(StrEnum):
    """What a date phrase names."""

    INSTANT = "instant"
    DAY = "day"
    SPAN = "span"


class When(NamedTuple):
    """A phrase of time, understood.

    `start` is an aware local instant (of a day or span, its first moment); `last` is the last local day of a
    day or span, inclusive, and None for an instant. `part` is the part of a day that was named with it: dawn, morning,
    noon, afternoon, evening or night.
    """

    kind: WhenKind
    start: datetime
    last: date | None
    phrase: str
    part: str | None = None


class Link(NamedTuple):
    """One end of a link, seen from the other: `id` is the entry it leads to, `strength` is 0..1."""

    id: EntryId
    strength: float
    kind: str


class Said(NamedTuple):
    """What the person set by hand; None is left to the senses."""

    emotion: Emotion | None = None
    feeling: str | None = None
    valence: float | None = None
    arousal: float | None = None
    importance: float | None = None
    salience: float | None = None


class Draft(NamedTuple):
    """An entry before it is confirmed: the words, and what the person said about them."""

    text: str
    at: datetime
    written_at: datetime
    zone: str | None = None
    when_phrase: str | None = None
    uid: str | None = None
    tags: tuple[str, ...] = ()
    people: tuple[str, ...] | None = None
    context: tuple[tuple[str, str], ...] = ()
    causes: tuple[tuple[str, str], ...] = ()
    replaces: EntryId | None = None
    source: Source = Source.TOLD
    private: bool = False
    starred: bool = False
    said: Said = Said()
    detect: bool = True


class Sensed(NamedTuple):
    """What the senses made of a text: ratios are 0..1, valence is −1..1."""

    lang: str
    emotion: Emotion
    emotion_score: float
    second_emotion: Emotion | None
    valence: float
    arousal: float
    importance: float
    level: Level
    identity: float
    novelty: float
    specificity: float
    salience: float
    tags: tuple[str, ...]
    people: tuple[str, ...]
    kin: tuple[str, ...]
    sightings: "tuple[Sighting, ...] | None" = None  # None when nobody looked, as with an entry that comes with its senses
    places: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


class Entry(NamedTuple):
    """What was written, and what memory keeps of it; the JSON of the contract, field for field; a preview has no id."""

    id: EntryId | None
    uid: str
    text: str
    at: datetime
    when_phrase: str | None
    written_at: datetime
    lang: str
    user: str
    source: Source
    private: bool
    starred: bool
    tags: tuple[str, ...]
    people: tuple[str, ...]
    kin: tuple[str, ...]
    places: tuple[str, ...]
    things: tuple[str, ...]
    context: dict[str, str]
    causes: tuple[dict[str, str], ...]
    replaces: EntryId | None
    emotion: Emotion
    emotion_score: float
    second_emotion: Emotion | None
    valence: float
    arousal: float
    importance: float
    level: Level
    identity: float
    novelty: float
    specificity: float
    salience: float
    tier: Tier
    links: tuple[Link, ...]
    zone: str
    forgotten_at: datetime | None = None
    said: Said = Said()
    uses: int = 0
    last_used_at: datetime | None = None


class Filters(NamedTuple):
    """Which entries a reader asks for. Times are local wall-clock microseconds, half-open; None is no bound."""

    since: int | None = None
    until: int | None = None
    tags: tuple[str, ...] = ()
    emotion: Emotion | None = None
    people: tuple[tuple[str, ...], ...] = ()  # each one person, by any of these names
    level: Level | None = None
    source: Source | None = None
    context: tuple[tuple[str, str], ...] = ()
    private: bool = False
    forgotten: bool = False
    min_confidence: float | None = None  # 0..1
    mood: tuple[float, float] | None = None  # felt much like this: valence −1..1, arousal 0..1
    any_context: bool = False  # one of the contexts is enough
    awake: bool = False  # neither dormant nor a reverie
    behind: tuple[str, ...] = ()  # evidence of a gist of any of these kinds
    current: bool = False  # no other stands in its place


class Found(NamedTuple):
    """An entry and why it came: `score` is 0..1 and comparable between queries."""

    entry: Entry
    score: float
    why: dict[str, float | int | None]


class Recollection(NamedTuple):
    """What a query brought back, best first."""

    query: str
    results: tuple[Found, ...]


def level_of(importance: float) -> Level:
    """The level an importance of 0..1 belongs to."""
    if importance >= 0.83:
        return Level.CRITICAL
    if importance >= 0.55:
        return Level.IMPORTANT
    return Level.NORMAL if importance >= 0.22 else Level.TRIVIAL
