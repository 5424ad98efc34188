"""A disk that fails when it is told to: SQLite's own file functions, the n-th call of one of which answers an error.

SQLite reaches every file through tables of function pointers. APSW lets Python stand in for them, but its files lack shared memory,
which a write-ahead log needs; so one pointer of the real tables is exchanged, and everything else stays SQLite's own.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, addressof, c_char_p, c_int, c_int64, c_void_p
from errno import EIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import apsw

FILE: Final = {
    "xClose": CFUNCTYPE(c_int, c_void_p),
    "xRead": CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64),
    "xWrite": CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64),
    "xTruncate": CFUNCTYPE(c_int, c_void_p, c_int64),
    "xSync": CFUNCTYPE(c_int, c_void_p, c_int),
    "xFileSize": CFUNCTYPE(c_int, c_void_p, c_void_p),
    "xLock": CFUNCTYPE(c_int, c_void_p, c_int),
    "xUnlock": CFUNCTYPE(c_int, c_void_p, c_int),
    "xCheckReservedLock": CFUNCTYPE(c_int, c_void_p, c_void_p),
    "xFileControl": CFUNCTYPE(c_int, c_void_p, c_int, c_void_p),
    "xSectorSize": CFUNCTYPE(c_int, c_void_p),
    "xDeviceCharacteristics": CFUNCTYPE(c_int, c_void_p),
    "xShmMap": CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_int, c_void_p),
    "xShmLock": CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_int),
    "xShmBarrier": CFUNCTYPE(None, c_void_p),
    "xShmUnmap": CFUNCTYPE(c_int, c_void_p, c_int),
    "xFetch": CFUNCTYPE(c_int, c_void_p, c_int64, c_int, c_void_p),
    "xUnfetch": CFUNCTYPE(c_int, c_void_p, c_int64, c_void_p),
}
SYSTEM: Final = {
    "xOpen": CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p),
    "xDelete": CFUNCTYPE(c_int, c_void_p, c_char_p, c_int),
    "xAccess": CFUNCTYPE(c_int, c_void_p, c_char_p, c_int, c_void_p),
}
# what a disk or a system answers that cannot do what it is asked
FAILURES: Final = {
    "xRead": apsw.SQLITE_IOERR_READ,
    "xWrite": apsw.SQLITE_IOERR_WRITE,
    "xTruncate": apsw.SQLITE_IOERR_TRUNCATE,
    "xSync": apsw.SQLITE_IOERR_FSYNC,
    "xFileSize": apsw.SQLITE_IOERR_FSTAT,
    "xLock": apsw.SQLITE_IOERR_LOCK,
    "xShmMap": apsw.SQLITE_IOERR_SHMMAP,
    "xShmLock": apsw.SQLITE_IOERR_SHMLOCK,
    "xOpen": apsw.SQLITE_CANTOPEN,
    "xDelete": apsw.SQLITE_IOERR_DELETE,
    "xAccess": apsw.SQLITE_IOERR_ACCESS,
}


GIVEN_BACK: Final = 1  # SQLITE_SHM_UNLOCK: no system refuses that, and SQLite would wait a minute for the lock it believes it lost


class Files(ctypes.Structure):
    """The functions of an open file: sqlite3_io_methods."""

    _fields_ = [("version", c_int), *((name, c_void_p) for name in FILE)]


class System(ctypes.Structure):
    """How files are opened and removed: the beginning of sqlite3_vfs."""

    _fields_ = [
        ("version", c_int), ("size", c_int), ("longest", c_int), ("next", c_void_p), ("name", c_char_p), ("own", c_void_p),
        *((name, c_void_p) for name in SYSTEM),
    ]  # fmt: skip


class Fault(NamedTuple):
    """What fails: a function of the disk, from its n-th call on (1 is the first), for so many calls, with an error of SQLite.

    `torn` lets the first half of what a failing xWrite was to write reach the file, as a disk does that fills up.
    """

    function: str
    nth: int = 0  # 0 fails never, and counts
    times: int = 1
    error: int | None = None
    torn: bool = False

    @property
    def answer(self) -> int:
        """The error it answers."""
        return FAILURES[self.function] if self.error is None else self.error


class Disk:
    """The disk while it is watched: how often the function was called, and how often it failed."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        self.calls = 0
        self.failed = 0
        self.kept: list[Any] = []  # what SQLite points to as long as this process lives

    def due(self) -> bool:
        """Count a call; whether it is one of those that fail."""
        self.calls += 1
        fails = 0 < self.fault.nth <= self.calls < self.fault.nth + self.fault.times
        self.failed += fails
        return fails

    def around(self, kind: Any, real: int) -> Any:
        """A function that fails when it is due, and is the real one otherwise."""
        whole, fault = kind(real), self.fault

        def stand_in(*given: Any) -> int:
            if (fault.function == "xShmLock" and given[3] & GIVEN_BACK) or not self.due():
                return int(whole(*given))
            if fault.torn:
                file, words, amount, offset = given
                whole(file, words, amount // 2, offset)
            return fault.answer

        self.kept.append(made := kind(stand_in))
        return made

    def opening(self, real: int) -> Any:
        """xOpen, which gives each file its functions: those of the disk, one of them exchanged."""
        whole, name = SYSTEM["xOpen"](real), self.fault.function
        tables: dict[int, Files] = {}

        def stand_in(system: int, path: int, file: int, flags: int, got: int) -> int:
            if name == "xOpen" and self.due():
                c_void_p.from_address(file).value = None  # a file that was not opened is not closed
                return self.fault.answer
            code = int(whole(system, path, file, flags, got))
            functions = c_void_p.from_address(file)  # the first word of a file points to its functions
            if functions.value and name in FILE:
                if functions.value not in tables:
                    tables[functions.value] = self.exchanged(functions.value)
                functions.value = addressof(tables[functions.value])
            return code

        self.kept += [made := SYSTEM["xOpen"](stand_in), tables]
        return made

    def exchanged(self, table: int) -> Files:
        """A copy of a table of functions with the watched one in it."""
        own = Files.from_buffer_copy(ctypes.string_at(table, ctypes.sizeof(Files)))
        if real := getattr(own, self.fault.function):
            setattr(own, self.fault.function, ctypes.cast(self.around(FILE[self.fault.function], real), c_void_p).value)
        return own


KEPT: Final[list[Disk]] = []
# what Python itself asks of the system, for files that are made, moved and removed beside SQLite
CALLS: Final = ("open", "fsync", "link", "replace", "unlink", "chmod", "mkdir", "ftruncate", "write")


@contextmanager
def failing(fault: Fault) -> Iterator[Disk]:
    """Let the disk under every journal that this process opens fail so."""
    system, disk = unix(), Disk(fault)
    before = {name: getattr(system, name) for name in SYSTEM}
    KEPT.append(disk)
    try:
        system.xOpen = ctypes.cast(disk.opening(before["xOpen"]), c_void_p).value
        if fault.function in ("xDelete", "xAccess"):
            setattr(system, fault.function, ctypes.cast(disk.around(SYSTEM[fault.function], before[fault.function]), c_void_p).value)
        yield disk
    finally:
        for name, real in before.items():
            setattr(system, name, real)
        disk.fault = Fault(fault.function)  # a file that stays open fails no more


def unix() -> System:
    """The table SQLite opens real files with, beneath the one that encrypts."""
    connection, found = apsw.Connection(":memory:", vfs="unix"), c_void_p()
    try:
        connection.file_control("main", apsw.SQLITE_FCNTL_VFS_POINTER, addressof(found))
    finally:
        connection.close()
    return ctypes.cast(found, POINTER(System)).contents


@contextmanager
def refusing(call: str, place: Path, nth: int = 0, errno: int = EIO) -> Iterator[Disk]:
    """Let the n-th call of a function of `os` fail, of those that are about a file in a place; 0 fails never, and counts."""
    whole, disk = getattr(os, call), Disk(Fault(call, nth))

    def stand_in(what: Any, *given: Any, **named: Any) -> Any:
        if within(what, place) and disk.due():
            raise OSError(errno, os.strerror(errno), what if not isinstance(what, int) else None)
        return whole(what, *given, **named)

    setattr(os, call, stand_in)
    try:
        yield disk
    finally:
        setattr(os, call, whole)


def within(what: Any, place: Path) -> bool:
    """Whether a path, or an open file by its number, is in a place."""
    try:
        path = os.readlink(f"/proc/self/fd/{what}") if isinstance(what, int) else os.fsdecode(what)
    except OSError:
        return False
    return path.startswith(str(place))
