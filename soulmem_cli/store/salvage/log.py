"""The write-ahead log of a damaged journal: which pages in it are newer than those of the file.

SQLite reads a log up to the first frame that does not fit the sum of all before it, and drops the rest. Here every frame is held
against the sum that the one before it states, so that one bad frame costs no more than itself.
"""

import struct
from collections.abc import Iterator
from typing import Final, NamedTuple

HEAD: Final = 32
FRAME: Final = 24
MAGIC: Final = 0x377F0682  # with its last bit the sums are of big-endian words
WORD: Final = 0xFFFFFFFF


class Frame(NamedTuple):
    """A page in the log: its number, where its bytes begin, and whether they fit their sum."""

    number: int
    start: int
    sound: bool


def frames(log: bytes, size: int, *, summed: bool) -> list[Frame]:
    """The pages of a log up to the last commit, oldest first; `size` is that of a page.

    `summed` is False for a log of an encrypted journal: its sums are of pages in clear, which have tags of their own.
    """
    found = list(written(log, size, summed))
    last = max((place for place, (_, commits) in enumerate(found) if commits), default=-1)
    return [frame for frame, _ in found[: last + 1]]


def written(log: bytes, size: int, summed: bool) -> Iterator[tuple[Frame, bool]]:
    """Every frame of the newest run of the log, and whether a transaction ends with it."""
    starts = range(HEAD, len(log) - FRAME - size + 1, FRAME + size)
    salts = salts_of(log)
    before = struct.unpack(">II", log[24:32]) if len(log) >= HEAD else (0, 0)
    big = log[:4] != struct.pack(">I", MAGIC)
    for start in starts:
        number, commit = struct.unpack(">II", log[start : start + 8])
        if log[start + 8 : start + 16] != salts or not number:
            before = struct.unpack(">II", log[start + 16 : start + 24])
            continue
        stated = struct.unpack(">II", log[start + 16 : start + 24])
        sound = not summed or sums(log[start : start + 8] + log[start + FRAME : start + FRAME + size], before, big=big) == stated
        before = stated
        yield Frame(number, start + FRAME, sound), commit > 0


def salts_of(log: bytes) -> bytes:
    """The eight bytes that mark frames of the newest run: those of the head, or of the first frame when the head is gone."""
    legible = log[:3] == struct.pack(">I", MAGIC)[:3]
    return log[16:24] if legible else log[HEAD + 8 : HEAD + 16]


def sums(data: bytes, before: tuple[int, int], *, big: bool) -> tuple[int, int]:
    """The two running sums of SQLite's log over more bytes."""
    first, second = before
    words = struct.unpack(f"{'>' if big else '<'}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & WORD
        second = (second + odd + first) & WORD
    return first, second
