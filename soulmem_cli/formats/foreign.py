"""What a reader of a foreign file hands on: entries with their place in the file, and what in them was not understood."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from soulmem_cli.domain import Draft, Said, Source
from soulmem_cli.domain.archives import Record
from soulmem_cli.errors import UsageError
from soulmem_cli.formats.document import Element
from soulmem_cli.formats.fields import Habits

NOTHING_SAID: Final = Said()
KEY_LIMIT: Final = 40  # characters of the name of a field that becomes a context


class Manner(NamedTuple):
    """How a foreign file is read.

    `day` reads a phrase that names one moment or one day, its figures in the order "dmy", "mdy" or "ymd"; `day_first` is how "ymd"
    people write a year last; `pattern` is a strptime pattern for the dates of this file; `user` is who it is for.
    """

    habits: Habits
    day: Callable[[str, str], datetime | None]
    order: str
    day_first: bool
    pattern: str | None
    user: str


class Found(NamedTuple):
    """What begins at a line: an entry, a row of history that goes with it, or, with neither, what stays outside.

    `doubts` are what was not understood; `unknown` are keys that mean nothing here; `media` counts pictures and sounds left behind.
    """

    line: int
    record: Record | None = None
    doubts: tuple[UsageError, ...] = ()
    element: Element | None = None
    unknown: tuple[str, ...] = ()
    media: int = 0


def entry(
    line: int, text: str, at: datetime | None, manner: Manner, *, zone: str | None = None, written_at: datetime | None = None,
    uid: str | None = None, tags: Iterable[str] = (), people: tuple[str, ...] | None = None, context: Mapping[str, str] | None = None,
    causes: tuple[tuple[str, str], ...] = (), source: Source = Source.TOLD, private: bool = False, starred: bool = False,
    said: Said = NOTHING_SAID, replaces: str | None = None, when_phrase: str | None = None, doubts: Iterable[UsageError] = (),
    unknown: Iterable[str] = (), media: int = 0,
) -> Found:  # fmt: skip
    """An entry; one that no date was found for is kept as of now, which is a doubt."""
    doubts = list(doubts)
    if at is None:
        doubts.append(UsageError("entry_undated"))
    draft = Draft(
        text=text, at=at or manner.habits.now, written_at=written_at or manner.habits.now, zone=zone, uid=uid,
        tags=tuple(dict.fromkeys(tags)), people=people, context=tuple((context or {}).items()), causes=causes, source=source,
        when_phrase=when_phrase, private=private, starred=starred, said=said,
    )  # fmt: skip
    record = Record(draft, dated=at is not None, named=uid is not None, replaces=replaces)
    return Found(line, record, tuple(doubts), unknown=tuple(unknown), media=media)


def outside(line: int, error: UsageError) -> Found:
    """What cannot be an entry, and why."""
    return Found(line, doubts=(error,))


def row(section: str, line: int, value: dict[str, Any]) -> Found:
    """A row of the history, in the shape of our own document."""
    return Found(line, element=Element(section, value, line))


def scalar(value: Any) -> str | None:
    """A value as a context has it; None for nothing, and for what is no plain value."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float | str):
        return str(value).strip() or None
    return None
