"""Pages of the diary of dreams: what a day came to, in the program's words, each sentence standing on entries."""

from datetime import date, datetime
from enum import StrEnum
from typing import Any, Final, NamedTuple

from soulmem_cli.domain import Emotion, EntryId, Level

AUTHOR: Final = "soulmem"
NO_FACTS: Final[dict[str, Any]] = {}


class PagePart(StrEnum):
    """What a line of a page tells, in the order of a page."""

    WRITTEN = "written"
    MATTERED = "mattered"
    FELT = "felt"
    PEOPLE = "people"
    ECHO = "echo"
    OPEN = "open"


class Place(NamedTuple):
    """A piece of an entry's text: from character `start` up to `end`."""

    entry: EntryId
    start: int
    end: int


class Line(NamedTuple):
    """A line as it is kept: its `code` chooses the sentence, `facts` are counts, names and days, `entries` what it stands on."""

    part: PagePart
    code: str
    entries: tuple[EntryId, ...]
    places: tuple[Place, ...] = ()
    facts: dict[str, Any] = NO_FACTS


class Sketch(NamedTuple):
    """A page before it is written."""

    day: date
    private: bool
    lines: tuple[Line, ...]

    @property
    def evidence(self) -> tuple[EntryId, ...]:
        """Every entry a line stands on, in order."""
        return tuple(sorted({entry for line in self.lines for entry in line.entries}))


class Revision(NamedTuple):
    """A page to be written, to be written anew, or, without lines, to be taken away."""

    day: date
    private: bool
    sketch: Sketch | None


class Quote(NamedTuple):
    """A person's own words in a page, as they stand in the entry; `at` is when it happened."""

    entry: EntryId
    at: datetime
    text: str


class PageLine(NamedTuple):
    """A sentence of a page: made of counted facts and quotations, of the entries it names."""

    part: PagePart
    code: str
    entries: tuple[EntryId, ...]
    quotes: tuple[Quote, ...]
    facts: dict[str, Any]


class Page(NamedTuple):
    """What a day came to. `by` is whose words these are: never the person's, never evidence. `run` is the dream that wrote it."""

    day: date
    by: str
    private: bool
    run: int | None
    made_at: datetime
    entries: tuple[EntryId, ...]
    lines: tuple[PageLine, ...]


class Pages(NamedTuple):
    """The pages of several days, oldest first."""

    results: tuple[Page, ...]


class Diary(NamedTuple):
    """What a night writes into its diary, and of that the page of the latest day, if everybody may see one."""

    revisions: tuple[Revision, ...]
    latest: Page | None


class PageHead(NamedTuple):
    """A page among others: its day, on how many entries it stands, and what weighed most in it, in the person's own words."""

    day: date
    by: str
    private: bool
    entries: int
    emotion: Emotion
    headline: Quote | None


class Lived(NamedTuple):
    """An entry of a day, as far as a page tells of it; `local_us` is its wall clock in microseconds."""

    entry: EntryId
    text: str
    local_us: int
    private: bool
    emotion: Emotion
    second: Emotion | None
    valence: float
    arousal: float
    importance: float
    salience: float
    level: Level
    tagged_open: bool


class Met(NamedTuple):
    """Somebody who comes up on a day; `before_us` is the wall clock of when they last had, and `known` in how many entries; `sure`
    when the day's own words leave little doubt that it is a person."""

    name: str
    kin: bool
    entries: tuple[EntryId, ...]
    before_us: int | None
    known: int
    sure: bool


class Likeness(NamedTuple):
    """An earlier entry that one of a day is like: `similarity` on the calibrated scale, `felt` how alike they felt, each 0..1; of a
    reverie no more is quoted than is left of it."""

    entry: EntryId
    other: EntryId
    similarity: float
    felt: float
    text: str
    local_us: int
    reverie: bool = False


class Anniversary(NamedTuple):
    """The entry that mattered most on the same day of an earlier year."""

    entry: EntryId
    years: int
    text: str


class Aimed(NamedTuple):
    """What an entry says of a goal: supports, done or dropped."""

    entry: EntryId
    role: str


class Day(NamedTuple):
    """All that a page is made from. `usual` are the valences of the entries before this day, the last of them first."""

    day: date
    lived: tuple[Lived, ...]
    met: tuple[Met, ...] = ()
    like: tuple[Likeness, ...] = ()
    years_ago: Anniversary | None = None
    usual: tuple[float, ...] = ()
    goals: tuple[Aimed, ...] = ()
