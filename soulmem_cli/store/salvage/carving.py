"""Entries that no cell leads to any more, found by their uids in the bytes of pages.

A flipped bit in the head of a page or of a cell hides rows whose own bytes are all there. The uid of an entry stands before its text;
before the uid stands the head of the record, and before that its length and its number, so that what is damaged can be told by the rest.
"""

import re
import struct
from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from soulmem_cli.store.salvage.cells import Cell, heads, payload, values, varint, width
from soulmem_cli.store.salvage.pages import Page, Pages

UID: Final = re.compile(rb"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1f]")
# the head of a record of an entry: so many types, no number, a uid of 36 bytes
HEADS: Final = re.compile(rb"[\x16-\x1f]\0\x55")
UID_AT: Final = 1  # the place of the uid among the values
USER_AT: Final = 2
INTEGERS: Final = (1, 2, 3, 4, 5, 6, 8, 9)  # types of them
TEXT_AT: Final = 3
WRITTEN_AT: Final = 4
LONGEST_TEXT: Final = 200_000
YEARS: Final = range(820_454_400_000_000, 3_786_912_000_000_000)  # microseconds since 1970, of the years from 1996 to 2089
WRITTEN: Final = re.compile(rb"\0[\x03-\x0d].{6}", re.DOTALL)  # such a moment in eight bytes


class Find(NamedTuple):
    """An entry that was carved out: its uid, its row, and whether only its text could be told."""

    uid: str
    cell: Cell


class Bare(NamedTuple):
    """A text whose record has lost its head: what follows the uid up to the moment of writing."""

    uid: str
    text: str
    written_us: int


def carved(pages: Pages, have: Collection[str]) -> Iterator[Find | Bare]:
    """What entries are in the bytes of pages whose uids nobody has yet: by their heads, then by the uids of those that have none."""
    for number in pages.numbers():
        for page in looked_at(pages, number):
            data = page.data[: pages.usable]
            for match in HEADS.finditer(data):
                cell = entry_at(pages, page.data, match.start())
                if cell and (uid := str(cell.values[UID_AT])) not in have:
                    yield Find(uid, cell)
            for match in UID.finditer(data):
                if (uid := match.group().decode()) not in have and (found := bare(data, match.end(), uid)):
                    yield found


def looked_at(pages: Pages, number: int) -> list[Page]:
    """Every version of a page; there is more than one only in a log."""
    return list(pages.versions(number)) if number in pages.newer else [pages.page(number)]


def entry_at(pages: Pages, data: bytes, begun: int) -> Cell | None:
    """The entry whose record begins at a place; None when what stands there is no head of one."""
    try:
        types, end = heads(data, begun)
        if len(types) <= WRITTEN_AT or not is_text(types[TEXT_AT]):
            return None
        if types[USER_AT] not in INTEGERS:
            types[USER_AT] = 9  # the number one, which is the first user
        found = [read(pages, data, begun, end - begun, *each) for each in readings(data, begun, end - begun, types)]
    except (IndexError, ValueError):
        return None
    whole = (cell for cell in found if cell and cell.whole)
    return next(whole, found[-1] if found[-1] and not found[-1].whole else None)


def is_text(what: int) -> bool:
    """Whether a type is that of a text."""
    return what >= 13 and what % 2 == 1


def readings(data: bytes, begun: int, head: int, types: list[int]) -> Iterator[tuple[list[int], int | None]]:
    """Ways to read a record, the likeliest first: its types, and its number when that is beyond doubt.

    The length that stands before a record says what its types should come to; where they do not, the length of the text is the one
    that no other value repeats.
    """
    length = head + sum(map(width, types))
    rest = length - width(types[TEXT_AT])
    ahead = list(before(data, begun))
    yield from ((types, number) for stated, number in ahead if stated == length)
    for stated, number in ahead:
        if 0 < stated - rest < LONGEST_TEXT:
            yield [*types[:TEXT_AT], 13 + 2 * (stated - rest), *types[TEXT_AT + 1 :]], number
    yield types, None


def before(data: bytes, begun: int) -> Iterator[tuple[int, int]]:
    """What may stand before a record: its length and its number, of one to three bytes each."""
    for size in range(1, 4):
        for ahead in range(1, 4):
            place = begun - size - ahead
            if place < 0:
                continue
            stated, then = varint(data, place)
            number, end = varint(data, then)
            if then == begun - size and end == begun:
                yield stated, number


def read(pages: Pages, data: bytes, begun: int, head: int, types: Sequence[int], number: int | None) -> Cell | None:
    """A record read by some types; None when what would be the moment of writing is none."""
    try:
        given = payload(pages, data, begun, head + sum(map(width, types)), rows=True)
        cell = Cell(number, tuple(values(given, types, head)), whole=len(given.data) == given.length)
    except (IndexError, ValueError, struct.error):
        return None
    at = cell.values[WRITTEN_AT]
    return cell if not cell.whole or (isinstance(at, int) and at in YEARS) else None


def bare(data: bytes, begun: int, uid: str) -> Bare | None:
    """A text between a uid and what must be the moment it was written, where the head of its record says nothing."""
    begun += begun < len(data) and data[begun] < 9  # the user, when it is not the first
    end = WRITTEN.search(data, begun)
    if end is None or end.start() == begun:
        return None
    text = data[begun : end.start()].decode("utf-8", "surrogateescape")
    if CONTROL.search(text):
        return None  # an index has the uid too, and other things behind it
    return Bare(uid, text, int.from_bytes(end.group(), "big"))
