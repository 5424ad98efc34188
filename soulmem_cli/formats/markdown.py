"""Markdown and Obsidian daily notes: front matter, the day in the name or in headings, times in headings or bullets as moments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, time, timedelta
from typing import Final

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import foreign, frontmatter, notes, stamps
from soulmem_cli.formats.foreign import Found, Manner
from soulmem_cli.formats.stamps import Stamp
from soulmem_cli.text import fold

HEADING: Final = re.compile(r"#{1,6}[ \t]+(.*?)[ \t]*#*$")
BULLET: Final = re.compile(r"[-*+][ \t]+(?:\[[ xX]\][ \t]+)?(.*)$")
FENCE: Final = re.compile(r"[ \t]{0,3}(`{3,}|~{3,})")
TIMED: Final = re.compile(
    r"[*_]{0,2}(\d{1,2}[:h]\d{2}(?::\d{2})?(?:[ ]?[AaPp]\.?[ ]?[Mm]\b\.?)?)(?:\s?h\b)?[*_]{0,2}(?:[ \t]*[-–—:·|][ \t]+|[ \t]+|$)(.*)$"
)
DATES: Final = ("date", "fecha", "created", "creado", "datetime", "dia", "day")
TIMES: Final = ("time", "hora")
TAGS: Final = ("tags", "tag", "etiquetas", "keywords")
STARRED: Final = ("starred", "favorite", "favourite", "favorito", "destacada")
PRIVATE: Final = ("private", "privado", "privada")
YES: Final = ("true", "yes", "si", "1")


class Day:
    """A day of a note: the words of no hour, and the moments, each with its line."""

    def __init__(self, stamp: Stamp | None, line: int) -> None:
        self.stamp, self.line = stamp, line
        self.loose: list[str] = []
        self.moments: list[tuple[int, timedelta, list[str]]] = []
        self.here = self.loose
        self.bulleted = False


def read(text: str, manner: Manner, name: str) -> Iterator[Found]:
    """The entries of a note: one for each hour that is named, and one for the rest of each day."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    front, doubts = frontmatter.split(lines), list[UsageError]()
    values = {fold(key): value for key, value in front.values.items()}
    stamp = said_when(values, manner, doubts) or notes.day_of(name, manner)
    about = {
        "tags": [tag for key in TAGS for value in values.get(key, ()) for tag in parted(value)],
        "starred": yes(values, STARRED), "private": yes(values, PRIVATE), "context": context(front.values),
    }  # fmt: skip
    if about["context"] and not "".join(lines[front.below :]).strip():
        yield foreign.outside(1, UsageError("text_empty"))
    for day in days(lines, front.below, stamp, manner):
        loose = "\n".join(day.loose).strip("\n").rstrip()
        if loose.strip():
            yield foreign.entry(day.line, loose, day.stamp.at if day.stamp else None, manner, doubts=doubts, **about)  # type: ignore[arg-type]
            doubts = []
        for line, hour, words in day.moments:
            said = "\n".join(words).strip("\n").rstrip()
            at = on(day.stamp, hour, manner)
            if said.strip():
                yield foreign.entry(line, said, at, manner, doubts=doubts, **about)  # type: ignore[arg-type]
                doubts = []


def days(lines: list[str], below: int, stamp: Stamp | None, manner: Manner) -> Iterator[Day]:
    """The days of a note, in order."""
    day, fence = Day(stamp, below + 1), ""
    for number, line in enumerate(lines[below:], below + 1):
        mark = FENCE.match(line)
        if fence or mark:
            fence = "" if fence and mark and mark[1].startswith(fence) else fence or (mark[1] if mark else "")
            day.here.append(line)
            continue
        heading, bullet = HEADING.match(line), BULLET.match(line)
        if heading and (found := stamps.read(bare(heading[1]), manner)):
            yield day
            day = Day(found, number)
        elif (heading or bullet) and (timed := TIMED.match((heading or bullet)[1])) and (hour := stamps.clock_of(timed[1])) is not None:  # type: ignore[index]
            day.here, day.bulleted = [timed[2]] if timed[2] else [], heading is None
            day.moments.append((number, hour, day.here))
        else:
            if heading or (day.bulleted and line.strip() and not line[0].isspace()):
                day.here, day.bulleted = day.loose, False
            day.here.append(line)
    yield day


def bare(heading: str) -> str:
    """A heading without the marks of emphasis and links around it."""
    return heading.strip(" \t*_[]")


def on(stamp: Stamp | None, hour: timedelta, manner: Manner) -> datetime | None:
    """An hour of a day; None when the day is not known."""
    if stamp is None:
        return None
    midnight = datetime.combine(stamp.at.date(), time(0))
    return (midnight + hour).replace(tzinfo=manner.habits.zone)


def said_when(values: dict[str, list[str]], manner: Manner, doubts: list[UsageError]) -> Stamp | None:
    """The moment that the front matter tells; one that cannot be read is a doubt."""
    said = next((values[key][0] for key in DATES if values.get(key)), None)
    if said is None:
        return None
    hour = next((values[key][0] for key in TIMES if values.get(key)), "")
    stamp = (stamps.read(f"{said} {hour}", manner) if hour else None) or stamps.read(bare(said), manner)
    if stamp is None:
        doubts.append(UsageError("date_unreadable", value=said))
    return stamp


def parted(value: str) -> list[str]:
    """The tags of a value: between commas, or between spaces where each has its #."""
    words = value.split(",")
    if len(words) == 1 and all(word.startswith("#") for word in value.split()):
        words = value.split()
    return [tag for word in words if (tag := word.strip().lstrip("#").strip())]


def yes(values: dict[str, list[str]], keys: tuple[str, ...]) -> bool:
    """Whether one of some keys says yes."""
    return any(fold(value) in YES for key in keys for value in values.get(key, ()))


def context(values: dict[str, list[str]]) -> dict[str, str]:
    """What else the front matter tells, so that nothing of it is lost."""
    known = {*DATES, *TIMES, *TAGS, *STARRED, *PRIVATE}
    return {key[: foreign.KEY_LIMIT]: ", ".join(value) for key, value in values.items() if value and fold(key) not in known}
