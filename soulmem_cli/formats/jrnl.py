"""jrnl: its text file, whose entries begin with a date in brackets, and its JSON."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, foreign, stamps
from soulmem_cli.formats import fields as f
from soulmem_cli.formats.foreign import Found, Manner
from soulmem_cli.formats.shapes import BARE, BRACKETED
from soulmem_cli.formats.stamps import Stamp

TAG: Final = re.compile(r"(?<!\S)[@#]([\w][\w*+/-]*)")
STAR: Final = re.compile(r"\s\*$")
# what was meant for a date: a year alone on its line, or figures parted as those of dates and times are
MEANT: Final = re.compile(r"\d{4}$|.*\d[-/.:]\d+[-/.: ]\d|.*\d{4}.*\d:\d\d")
KNOWN: Final = frozenset(("title", "body", "date", "time", "tags", "starred"))


class Block(NamedTuple):
    """The lines of an entry; without a stamp its date was not understood, and the words of it stand in the text."""

    line: int
    stamp: Stamp | None
    lines: list[str]


def read(text: str, manner: Manner) -> Iterator[Found]:
    """The entries of a journal; words above the first, and under a date that cannot be read, are entries without a date."""
    for block in blocks(text, manner):
        words = "\n".join(block.lines).rstrip()
        starred = False
        if block.stamp is not None:
            title, *body = words.split("\n", 1)
            starred = bool(STAR.search(title)) or title == "*"
            words = "\n".join([STAR.sub("", title) if title != "*" else "", *body])
        if words.strip():
            at = block.stamp.at if block.stamp else None
            yield foreign.entry(block.line, words.strip("\n"), at, manner, tags=tags_in(words), starred=starred)
        elif block.stamp is not None:
            yield foreign.outside(block.line, UsageError("text_empty"))


def blocks(text: str, manner: Manner) -> Iterator[Block]:
    """The text cut where a line begins with a date."""
    lines = text.split("\n")
    first = next((line for line in lines if line.strip()), "")
    head = BARE if BARE.match(first) and not BRACKETED.search(text) else BRACKETED
    block = Block(1, None, [])
    for number, line in enumerate(lines, 1):
        line = line.removesuffix("\r")
        found = head.match(line)
        stamp = stamps.read(found[1], manner) if found else None
        if found and (stamp is not None or misdated(found[1], line)):
            yield block
            block = Block(number, stamp, [line[found.end(1) + (head is BRACKETED) :].removeprefix(" ") if stamp else line])
        else:
            block.lines.append(line)
    yield block


def misdated(words: str, line: str) -> bool:
    """Whether brackets at the start of a line were meant for a date: [2018] alone, [2020-13-45 09:00], but not [1]."""
    if len(words) == 4 and words.isdigit():
        return line.strip() == f"[{words}]" and 1000 <= int(words) < 3000
    return MEANT.match(words) is not None


def tags_in(text: str) -> tuple[str, ...]:
    """The tags of jrnl in a text: @word or #word after a space or at the start; a number alone is none."""
    return tuple(word.rstrip("-/+*") for word in TAG.findall(text) if not word.isdecimal())


def read_json(text: str, manner: Manner) -> Iterator[Found]:
    """The entries of a document of `jrnl --format json`."""
    for section, value, line in document.elements(text):
        if section == "entries":
            try:
                yield one(value, line, manner)
            except UsageError as error:
                yield foreign.outside(line, error)
        elif section != "tags":  # how often each is used, which can be counted
            yield Found(line, unknown=(section,))


def one(value: Any, line: int, manner: Manner) -> Found:
    """An entry of the document. Raises UsageError naming what cannot be read."""
    if not isinstance(value, dict):
        raise UsageError("line_not_object")
    title, body = f.text(value, "title") or "", f.text(value, "body") or ""
    words = f"{title}\n{body}" if title and body.strip() else title or body
    if not words.strip():
        raise UsageError("text_empty")
    written = f"{f.text(value, 'date') or ''} {f.text(value, 'time') or ''}".strip()
    stamp = stamps.read(written, manner)
    if stamp is None and written:
        raise UsageError("date_unreadable", value=written)
    tags = tuple(each.lstrip("@#&") for each in f.strings(value, "tags") or ())
    return foreign.entry(
        line, words.rstrip(), stamp and stamp.at, manner, tags=tags, starred=f.flag(value, "starred"), unknown=value.keys() - KNOWN
    )
