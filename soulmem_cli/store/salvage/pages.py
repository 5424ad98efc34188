"""The pages of a damaged journal: where they lie in the file and its log, in clear, whatever became of the first one."""

import os
from collections.abc import Collection, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from soulmem_cli.errors import JournalError, because
from soulmem_cli.store.keys import KEYS, stretched
from soulmem_cli.store.place import HEAD, MAGIC, SALT, encrypted, page_of
from soulmem_cli.store.salvage import log
from soulmem_cli.store.salvage.unsealing import NONCE, TAG, resalted, unsealed, vouched

USUAL: Final = 4_096  # the size of page that every journal is made with
SEALED_ROOM: Final = NONCE + TAG
KEPT: Final = 2_048  # pages in clear that are kept at hand
LEAVES: Final = (0x0A, 0x0D)
TRUNKS: Final = (0x02, 0x05)
ASKED: Final = 64  # pages that are tried with a key before it is taken for a wrong one


class Page(NamedTuple):
    """A page in clear. `sure` when a tag or a sum vouches for it."""

    data: bytes
    sure: bool


class Pages:
    """All pages of a file that is only read. `size` is that of a page, `usable` the bytes of it that hold something."""

    def __init__(self, path: Path, size: int, room: int, lock: tuple[bytes, bytes] | None) -> None:
        self.path = path
        self.size = size
        self.usable = size - room
        self.lock = lock  # key and salt
        self.file = path.open("rb")
        self.length = os.fstat(self.file.fileno()).st_size
        self.log = logged(path)
        self.newer: dict[int, list[log.Frame]] = {}
        for frame in log.frames(self.log, size, summed=lock is None):
            self.newer.setdefault(frame.number, []).insert(0, frame)
        self.count = max(-(-self.length // size), *self.newer, 0) if self.newer else -(-self.length // size)
        self.page = lru_cache(KEPT)(self.best)

    def numbers(self) -> range:
        """The numbers of all pages; the first is 1."""
        return range(1, self.count + 1)

    def best(self, number: int) -> Page:
        """The newest version of a page that holds anything; an empty one when none does."""
        found = [page for page in self.versions(number) if any(page.data)]
        return next((page for page in found if page.sure), found[0] if found else Page(bytes(self.size), sure=False))

    def versions(self, number: int) -> Iterator[Page]:
        """Every version of a page, newest first: those of the log that fit, the file's, then those of the log that do not."""
        frames = self.newer.get(number, [])
        yield from (self.clear(number, self.log[each.start : each.start + self.size], each.sound) for each in frames if each.sound)
        raw = os.pread(self.file.fileno(), self.size, (number - 1) * self.size) if hasattr(os, "pread") else self.sought(number)
        if raw:
            whole = len(raw) == self.size
            yield self.clear(number, raw.ljust(self.size, b"\0"), whole)
        yield from (self.clear(number, self.log[each.start : each.start + self.size], each.sound) for each in frames if not each.sound)

    def sought(self, number: int) -> bytes:
        """The bytes of a page in the file, where a system cannot read at a place."""
        self.file.seek((number - 1) * self.size)
        return self.file.read(self.size)

    def clear(self, number: int, raw: bytes, sure: bool) -> Page:
        """A page as it can be read."""
        if self.lock is None:
            return Page(raw, sure)
        key, salt = self.lock
        if not any(raw):
            return Page(raw, sure=False)
        return Page(*unsealed(resalted(raw, salt) if number == 1 else raw, number, key))

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()


def opened(path: Path, salts: Collection[bytes] = ()) -> Pages:
    """The pages of a file, by what is left of its head. `salts` are those of its copies: an encrypted file whose head is gone has one.

    Raises JournalError: journal_missing, journal_unreachable, key_missing, key_wrong.
    """
    try:
        with path.open("rb") as file:
            head = file.read(HEAD)
            if head.startswith(MAGIC):
                return Pages(path, *shape_of(head, path), None)
            sealed = encrypted(head)
            if not sealed and any(legible(page) for page in taken(path, USUAL)):
                return Pages(path, USUAL, room(path, USUAL), None)
        size = page_of(head) if sealed else USUAL
        lock = fitting(path, size, dict.fromkeys((head[:SALT], *salts)), known=sealed)
        return Pages(path, size, SEALED_ROOM if lock else 0, lock)
    except FileNotFoundError as error:
        raise JournalError("journal_missing", path=str(path)) from error
    except OSError as error:
        raise JournalError("journal_unreachable", path=str(path), **because(error)) from error


def shape_of(head: bytes, path: Path) -> tuple[int, int]:
    """The size of a page and the room at its end, by a head that begins as it should."""
    size = page_of(head)
    if len(head) < HEAD or size < 512 or size & (size - 1):
        return USUAL, room(path, USUAL)
    return (size, head[20]) if head[20] in (0, SEALED_ROOM) else (size, room(path, size))


def taken(path: Path, size: int) -> Iterator[bytes]:
    """The pages of a file one by one."""
    with path.open("rb") as file:
        while len(page := file.read(size)) == size:
            yield page


def legible(page: bytes) -> bool:
    """Whether the head of a page is one of a tree of rows that could be: its kind, and places inside it."""
    if page[0] not in (*LEAVES, *TRUNKS):
        return False
    count, content = int.from_bytes(page[3:5], "big"), int.from_bytes(page[5:7], "big")
    begin = (8 if page[0] in LEAVES else 12) + 2 * count
    return count > 0 and begin <= content < len(page) and int.from_bytes(page[1:3], "big") < len(page)


def room(path: Path, size: int) -> int:
    """The bytes at the end of pages that hold nothing, when the head does not tell: a journal that was once encrypted keeps them."""
    ends = [page[size - SEALED_ROOM :] for page in taken(path, size) if legible(page)]
    return SEALED_ROOM if ends and not any(map(any, ends)) else 0


def fitting(path: Path, size: int, salts: Collection[bytes], *, known: bool) -> tuple[bytes, bytes] | None:
    """The key and the salt that open an encrypted file; None for one that may be none and that no key opens.

    Raises JournalError: key_missing when there is none to try, key_wrong when none opens it.
    """
    pages = [(number, page) for number, page in enumerate(taken(path, size), start=1) if any(page)][:ASKED]
    for salt in salts:
        if salt in KEYS.raw and opens(pages, bytes.fromhex(KEYS.raw[salt]), salt):
            return bytes.fromhex(KEYS.raw[salt]), salt
    tried = False
    for secret in KEYS.candidates(path) if pages else ():
        tried = True
        for salt in salts:
            raw = stretched(secret, salt)
            if opens(pages, bytes.fromhex(raw), salt):
                KEYS.opened(salt, secret, raw)
                return bytes.fromhex(raw), salt
    if known:
        raise JournalError("key_wrong" if tried else "key_missing", path=str(path))
    return None


def opens(pages: Collection[tuple[int, bytes]], key: bytes, salt: bytes) -> bool:
    """Whether a key sealed any of these pages."""
    return any(vouched(resalted(page, salt) if number == 1 else page, number, key) for number, page in pages)


def logged(path: Path) -> bytes:
    """The write-ahead log beside a file; nothing when there is none."""
    try:
        return path.with_name(path.name + "-wal").read_bytes()
    except FileNotFoundError:
        return b""
