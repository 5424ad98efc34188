"""Markdown notes: a day a heading, an hour a heading, tags as Obsidian has them; one note, or one a day."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from datetime import date, tzinfo
from itertools import groupby
from typing import Final

from soulmem_cli.domain.archives import Archived
from soulmem_cli.formats.markdown import BULLET, FENCE, TIMED
from soulmem_cli.formats.writing.lines import lines
from soulmem_cli.formats.writing.moments import at_home, clock, moment
from soulmem_cli.formats.writing.tags import hashed
from soulmem_cli.text import fold

# what would begin a heading of the note, or a block of HTML that may swallow all below it; not <https://…>
STRUCTURE: Final = re.compile(r"^( {0,3})(?=#{1,6}(?:[ \t]|$)|<(?!\w+:)[!?/A-Za-z])")
PLAIN: Final = re.compile(r"[^\W\d_][\w/-]*")
MEANINGFUL: Final = ("true", "false", "yes", "no", "on", "off", "y", "n", "null")  # words of YAML
TAGGED: Final = re.compile(r"(?<![\w#&/@.\\])#(\w[\w\u0300-\u036f/-]*)")


def written(archived: Iterable[Archived], zone: tzinfo) -> Iterator[str]:
    """One note with every day: `# 2026-08-24`, then `## 09:30` for each entry, its tags below it."""
    for day, entries in groupby(archived, key=day_of):
        yield f"# {day.isoformat()}\n\n"
        yield from (section(each, zone, shared=set()) for each in entries)


def notes(archived: Iterable[Archived], zone: tzinfo) -> Iterator[tuple[str, str]]:
    """A note a day, with its name: in the front matter the day, and the tags that every entry of it has."""
    for day, entries in groupby(archived, key=day_of):
        many = list(entries)
        shared = set.intersection(*({fold(tag) for tag in each.entry.tags} for each in many))
        labels = [tag for tag in many[0].entry.tags if fold(tag) in shared]
        head = ["---", f"date: {day.isoformat()}", *([f"tags: [{', '.join(map(quoted, labels))}]"] if labels else []), "---", "", ""]
        yield f"{day.isoformat()}.md", "\n".join(head) + "".join(section(each, zone, shared) for each in many)


def day_of(each: Archived) -> date:
    """The day on the calendar where it was lived: a note named for another would be read back as that."""
    return each.entry.at.date()


def section(each: Archived, zone: tzinfo, shared: set[str]) -> str:
    """An entry below its hour; lived elsewhere, with the whole moment and its offset. `shared` are tags that are told already."""
    entry = each.entry
    words = sheltered(entry.text)
    there = {fold(tag) for tag in TAGGED.findall(words)} | shared
    more = " ".join(f"#{tag}" for label in entry.tags if fold(label) not in shared for tag in hashed([label]) if fold(tag) not in there)
    head = clock(entry.at) if at_home(entry.at, zone) else moment(entry.at, zone)
    return "\n\n".join(filter(None, (f"## {head}", words, more))) + "\n\n"


def sheltered(text: str) -> str:
    """A text whose lines cannot be taken for the note's own headings and hours; what stands in a fence stays as it is."""
    left = lines(text).split("\n")
    made: list[str] = []
    while left:
        line = left.pop(0)
        fence = FENCE.match(line)
        end = next((place for place, below in enumerate(left) if fence and closes(below, fence[1])), None)
        if fence and end is not None:
            made += [line, *left[: end + 1]]
            del left[: end + 1]
        elif fence or ((bullet := BULLET.match(line)) and TIMED.match(bullet[1])):
            made.append(f"\\{line.lstrip()}")
        else:
            made.append(STRUCTURE.sub(r"\1\\", line))
    return "\n".join(made)


def closes(line: str, mark: str) -> bool:
    """Whether a line ends a fence that such a mark began."""
    found = FENCE.match(line)
    return found is not None and found[1].startswith(mark)


def quoted(label: str) -> str:
    """A tag in a list of YAML: bare where nothing in it means anything."""
    bare = PLAIN.fullmatch(label) and fold(label) not in MEANINGFUL
    return label if bare else json.dumps(label, ensure_ascii=False)
