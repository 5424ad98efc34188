"""When: a phrase of journal time in Spanish or English → the instant, day or span it names."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time

from soulmem_cli.domain import When

__all__ = ["Clock", "find", "prefix", "read"]


_PREFIX_AT_MOST = 160  # characters


@dataclass(frozen=True, slots=True)
class Clock:
    """The moment and habits that a phrase is read with.

    `now` is aware, in the journal's zone; `lang` ("es" or "en") breaks ties, both are always understood;
    `order` of numeric dates is "dmy", "mdy" or "ymd"; days end at `day_ends_at`; `southern` turns the
    seasons round.
    """

    now: datetime
    lang: str
    order: str
    day_ends_at: time = time(0)
    southern: bool = False


def read(phrase: str, clock: Clock, *, fallback: bool = True) -> When | None:
    """What a whole phrase names, None when it is no date.

    An instant written with an offset keeps it; every other start is in the clock's zone. `fallback=False`
    asks the grammar only and never loads dateparser.
    """
    from soulmem_cli.senses.when.reading import read_phrase

    return read_phrase(phrase, clock, fallback=fallback)


def prefix(text: str, clock: Clock) -> tuple[When, str] | None:
    """A leading `WHEN: ` and the text after it, None when the text begins with no date."""
    if ":" not in text[:_PREFIX_AT_MOST]:
        return None
    from soulmem_cli.senses.when.leading import split

    return split(text, clock)


def find(text: str, clock: Clock) -> list[tuple[When, int, int]]:
    """The unmistakable date phrases inside a sentence, each with its start and end in characters."""
    from soulmem_cli.senses.when.search import search

    return search(text, clock)
