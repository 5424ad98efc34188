"""Written times of foreign files: figures in the order of the person or of the file, words in Spanish or English.

What names no zone is in the journal's, never the machine's; a day alone is its noon; an hour alone, or a stretch of days, is no date.
"""

import re
from collections.abc import Iterable
from datetime import datetime, timedelta, timezone
from typing import Final, NamedTuple

from soulmem_cli.errors import UsageError
from soulmem_cli.formats.fields import NOON, within_the_calendar
from soulmem_cli.formats.foreign import Manner

CLOCK: Final = (
    r"(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:[.,](\d{1,6})\d*)?)?\s*([AaPp])?(?:\.?\s?[Mm]\b\.?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?"
)
REST: Final = rf"(?:(?:[T,\s]|\s-\s|\s(?:a\slas?|at)\s)\s*{CLOCK})?$"
ISO: Final = re.compile(rf"(\d{{4}})([-/._])(\d{{1,2}})\2(\d{{1,2}}){REST}")
FIGURES: Final = re.compile(rf"(\d{{1,2}})([./-])(\d{{1,2}})\2(\d{{4}}|\d{{2}}){REST}")
TIME: Final = re.compile(rf"{CLOCK}$")
YEAR: Final = re.compile(r"(?<!\d)[12]\d{3}(?!\d)")
LONGEST: Final = 60  # characters: no written time is longer


class Stamp(NamedTuple):
    """A moment that was read, and whether its hour was written."""

    at: datetime
    timed: bool


def read(text: str, manner: Manner) -> Stamp | None:
    """The moment or day that a text names and nothing else; None when it names none."""
    text = text.strip()
    if not text or len(text) > LONGEST:
        return None
    try:
        if manner.pattern is not None and (found := patterned(text, manner.pattern)):
            return settled(found, manner, text, timed="%H" in manner.pattern or "%I" in manner.pattern)
        iso = ISO.match(text)
        if iso:
            return built(int(iso[1]), int(iso[3]), int(iso[4]), iso.groups()[4:], manner, text)
        figures = FIGURES.match(text)
        if figures:
            year, month, day = placed(figures[1], figures[3], figures[4], manner)
            return built(year, month, day, figures.groups()[4:], manner, text)
    except (ValueError, OverflowError, UsageError):
        return None
    if not YEAR.search(text):
        return None
    moment = manner.day(text, manner.order)
    return Stamp(moment, not at_noon(moment)) if moment else None


def patterned(text: str, pattern: str) -> datetime | None:
    """A text read with a pattern; None when it does not follow it. Raises UsageError for a pattern that is none."""
    try:
        return datetime.strptime(text, pattern)
    except ValueError as error:
        if "bad directive" in str(error) or "stray %" in str(error):
            raise UsageError("pattern_unreadable", value=pattern) from error
        return None
    except re.error as error:
        raise UsageError("pattern_unreadable", value=pattern) from error


def settled(found: datetime, manner: Manner, text: str, *, timed: bool) -> Stamp:
    """A moment in its zone."""
    if not timed:
        found = datetime.combine(found.date(), NOON)
    if found.tzinfo is None:
        found = found.replace(tzinfo=manner.habits.zone)
    return Stamp(within_the_calendar(found, text), timed)


def built(year: int, month: int, day: int, clock: tuple[str | None, ...], manner: Manner, text: str) -> Stamp:
    """A moment of its parts. Raises ValueError when there is no such day or time."""
    if clock[0] is None:
        return settled(datetime(year, month, day), manner, text, timed=False)
    found = datetime(year, month, day) + time_of(clock)
    if clock[5] is not None:
        found = found.replace(tzinfo=timezone(offset_of(clock[5])))
    return settled(found, manner, text, timed=True)


def time_of(clock: tuple[str | None, ...]) -> timedelta:
    """How far into its day a time is. Raises ValueError when there is no such time."""
    hour, minute, second = (int(part or 0) for part in clock[:3])
    if clock[4] is not None and hour <= 12:
        hour = hour % 12 + 12 * (clock[4] in "Pp")
    if hour > 23 or minute > 59 or second > 59:
        raise ValueError(clock)
    return timedelta(hours=hour, minutes=minute, seconds=second, microseconds=int((clock[3] or "0").ljust(6, "0")))


def clock_of(text: str) -> timedelta | None:
    """How far into its day a time alone, such as 09:30 or 9:30 pm, is; None when it is no time."""
    found = TIME.match(text.strip())
    if found is None or found[6] is not None:
        return None
    try:
        return time_of(found.groups())
    except ValueError:
        return None


def offset_of(sign: str) -> timedelta:
    """The offset from UTC that is written so."""
    if sign[0] not in "+-":
        return timedelta(0)
    figures = sign[1:].replace(":", "").ljust(4, "0")
    return timedelta(hours=int(figures[:2]), minutes=int(figures[2:])) * (-1 if sign[0] == "-" else 1)


def placed(one: str, two: str, three: str, manner: Manner) -> tuple[int, int, int]:
    """Year, month and day of three figures in the order of this file."""
    if manner.order == "ymd" and len(one) == len(three) == 2:
        return century(int(one), manner), int(two), int(three)
    year = int(three) if len(three) == 4 else century(int(three), manner)
    day_first = manner.order == "dmy" or (manner.order == "ymd" and manner.day_first)
    return (year, int(two), int(one)) if day_first else (year, int(one), int(two))


def century(two: int, manner: Manner) -> int:
    """A year of two digits: up to twenty years ahead, else in the past."""
    year = manner.habits.now.year // 100 * 100 + two
    return year if year <= manner.habits.now.year + 20 else year - 100


def ordered(texts: Iterable[str], order: str) -> str:
    """The order of a file's dates: the person's own, unless some date is only possible the other way round, and none only their way."""
    days_first = months_first = False
    for text in texts:
        found = FIGURES.match(text.strip()) if len(text) <= LONGEST else None
        if found:
            days_first |= int(found[1]) > 12
            months_first |= int(found[3]) > 12
    if order == "dmy" and months_first and not days_first:
        return "mdy"
    if order == "mdy" and days_first and not months_first:
        return "dmy"
    return order


def at_noon(moment: datetime) -> bool:
    """Whether a moment is the one a day alone is kept at."""
    return moment.time() == NOON
