"""The cells of a page and the values in them, as far as they can be read.

A text is `str`; bytes of it that are no UTF-8, and one for a stretch that is lost, are lone surrogates in it, which no stored text has.
"""

import struct
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from soulmem_cli.store.salvage.pages import LEAVES, TRUNKS, Page, Pages

Value = None | int | float | str | bytes

HEAD: Final = 100  # of the file, before the first page begins
ROWS: Final = (0x05, 0x0D)  # trees of rows with numbers; the others are indexes, and tables without numbers
LOST: Final = "\udc80"  # stands in a text for what is lost of it
ALIEN: Final = 64  # bytes in a page of text that are none, and it is not a page of text
WIDTHS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # bytes of an integer, by its type in a record


class Missing:
    """A value whose bytes are lost."""


MISSING: Final = Missing()
Read = Value | Missing


class Cell(NamedTuple):
    """A row: its number, if any, and its values. `whole` when every byte was there, `sure` unless a page it goes on in was changed."""

    number: int | None
    values: tuple[Read, ...]
    whole: bool
    sure: bool = True


class Payload(NamedTuple):
    """The bytes of a record that are there, how many it should have, and whether something vouches for the pages it goes on in."""

    data: bytes
    length: int
    sure: bool = True


def kind(page: Page, number: int) -> int:
    """What a page is, by its first byte."""
    return page.data[HEAD if number == 1 else 0]


def places(pages: Pages, page: Page, number: int) -> list[int]:
    """Where the cells of a page begin; those that cannot be are left out."""
    at = HEAD if number == 1 else 0
    count = int.from_bytes(page.data[at + 3 : at + 5], "big")
    begin = at + (8 if page.data[at] in LEAVES else 12)
    listed = min(count, (pages.usable - begin) // 2)
    found = struct.unpack_from(f">{max(listed, 0)}H", page.data, begin)
    return [place for place in found if begin + 2 * listed <= place < pages.usable - 2]


def cells(pages: Pages, number: int) -> Iterator[Cell]:
    """Every row of a page that can be read."""
    page = pages.page(number)
    what = kind(page, number)
    if what not in LEAVES and what != 0x02:
        return
    for place in places(pages, page, number):
        try:
            cell = cell_at(pages, page.data, place, what)
        except (IndexError, ValueError, struct.error):
            continue  # its bytes make no row
        if cell:
            yield cell


def children(pages: Pages, number: int) -> list[int]:
    """The pages below one."""
    page = pages.page(number)
    if kind(page, number) not in TRUNKS:
        return []
    at = (HEAD if number == 1 else 0) + 8
    pointers = [page.data[place : place + 4] for place in places(pages, page, number)] + [page.data[at : at + 4]]
    return [below for each in pointers if 1 < (below := int.from_bytes(each, "big")) <= pages.count]


def cell_at(pages: Pages, data: bytes, place: int, what: int) -> Cell | None:
    """The row that begins at a place of a page."""
    if what == 0x02:
        place += 4
    length, place = varint(data, place)
    number = None
    if what in ROWS:
        number, place = varint(data, place)
        number = signed(number, 8)
    return record(payload(pages, data, place, length, rows=what in ROWS), number)


def payload(pages: Pages, data: bytes, place: int, length: int, *, rows: bool) -> Payload:
    """The bytes of a record, those on pages of their own too."""
    most = pages.usable - 35 if rows else (pages.usable - 12) * 64 // 255 - 23
    if length <= most:
        return Payload(data[place : min(place + length, pages.usable)], length)
    least = (pages.usable - 12) * 32 // 255 - 23
    here = least + (length - least) % (pages.usable - 4)
    here = here if here <= most else least
    if length > pages.count * pages.size or place + here + 4 > pages.usable:
        raise ValueError
    parts, have = [data[place : place + here]], here
    below = int.from_bytes(data[place + here : place + here + 4], "big")
    seen: set[int] = set()
    sure = True
    while have < length and 1 < below <= pages.count and below not in seen:
        seen.add(below)
        page = pages.page(below)
        part = page.data[4 : pages.usable][: length - have]
        if not any(page.data) or foreign(part):
            break
        parts.append(part)
        sure = sure and page.sure
        have += len(part)
        below = int.from_bytes(page.data[:4], "big")
    return Payload(b"".join(parts), length, sure)


def foreign(part: bytes) -> bool:
    """Whether bytes where a text should go on are none of it."""
    return sum("\udc80" <= each <= "\udcff" for each in part.decode("utf-8", "surrogateescape")) > ALIEN


def record(given: Payload, number: int | None) -> Cell | None:
    """The values of a record; None when its head does not fit its length."""
    types, place = heads(given.data)
    if place + sum(map(width, types)) != given.length:
        return None
    return Cell(number, tuple(values(given, types, place)), len(given.data) == given.length, given.sure)


def heads(data: bytes, place: int = 0) -> tuple[list[int], int]:
    """The types of the values of a record, and where the first value begins."""
    begun = place
    length, place = varint(data, place)
    types = []
    while place < begun + length:
        each, place = varint(data, place)
        types.append(each)
    if place != begun + length or not types:
        raise ValueError
    return types, place


def values(given: Payload, types: Sequence[int], place: int) -> Iterator[Read]:
    """The values of a record one by one."""
    for each in types:
        yield value(given.data[place : place + width(each)], each)
        place += width(each)


def value(data: bytes, what: int) -> Read:
    """One value, of a type; of a text whatever is there."""
    if what >= 13 and what % 2:
        text = data.decode("utf-8", "surrogateescape")
        return text if len(data) == width(what) else text + LOST if data else MISSING
    if len(data) != width(what):
        return MISSING
    if what in WIDTHS:
        return signed(int.from_bytes(data, "big"), len(data))
    if what == 7:
        number: float = struct.unpack(">d", data)[0]
        return number
    return {0: None, 8: 0, 9: 1}[what] if what < 12 else data


def width(what: int) -> int:
    """How many bytes a value of a type has."""
    if what >= 12:
        return (what - 12) // 2
    if what in (10, 11):
        raise ValueError
    return WIDTHS.get(what, 8 if what == 7 else 0)


def signed(number: int, width: int) -> int:
    """An integer of so many bytes as it is meant."""
    return number - (1 << 8 * width) if number >> (8 * width - 1) else number


def varint(data: bytes, place: int) -> tuple[int, int]:
    """An integer of one to nine bytes, and where it ends."""
    number = 0
    for at in range(place, place + 8):
        number = number << 7 | data[at] & 0x7F
        if data[at] < 0x80:
            return number, at + 1
    return number << 8 | data[place + 8], place + 9
