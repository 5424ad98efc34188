"""A copy that is its journal byte for byte: quicker made and told than through SQLite page by page, and nothing that differs is missed.

That holds while the whole journal is in its one file, and stays as it is: its log is empty, and a reader sees to it that it is not
folded. The journal is read through the handle that SQLite itself has on it: to open another and close it would drop SQLite's locks.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import apsw

from soulmem_cli.store import soundness
from soulmem_cli.store.cipher import SALTS
from soulmem_cli.store.place import logged

AT_ONCE: Final = 1 << 22  # bytes compared at once: few enough to hold, and enough that who works beside it is seldom interrupted
# tables that nothing could make again
TRUTH: Final = ("meta", "users", "entries", "tags", "contexts", "causes", "uses", "names", "events", "dreams")


def handle_of(source: apsw.Connection, journal: Path) -> int | None:
    """The open file of a journal that a copy can be compared with, while `source` has a read transaction; None when that cannot be:
    pages are in the log, each page is encrypted anew, or the system does not tell."""
    source.execute("SELECT 1 FROM entries LIMIT 1").fetchall()  # only reading begins the transaction
    if SALTS.get(journal) is not None or logged(journal) or not hasattr(os, "preadv"):
        return None
    wanted = journal.stat()
    for name in os.listdir("/dev/fd") if os.path.isdir("/dev/fd") else ():
        try:
            about = os.fstat(int(name))
        except (OSError, ValueError):
            continue  # the one that lists them is closed by now
        if (about.st_dev, about.st_ino) == (wanted.st_dev, wanted.st_ino):
            return int(name)
    return None


def written(handle: int, copy: Path, tick: Callable[[int, int], None]) -> None:
    """Write every byte of an open journal into a file. Raises OSError, and what `tick` raises, which hears of each part."""
    part, place, whole = memoryview(bytearray(AT_ONCE)), 0, os.fstat(handle).st_size
    with copy.open("wb", buffering=0) as file:
        while count := os.preadv(handle, [part], place):
            left = part[:count]
            while left:
                left = left[file.write(left) :]
            place += count
            tick(place, whole)


def same(handle: int, copy: Path) -> bool:
    """Whether a copy has every byte of an open journal."""
    here, there = bytearray(AT_ONCE), bytearray(AT_ONCE)
    place = 0
    with copy.open("rb", buffering=0) as file:
        while True:
            count = os.preadv(handle, [here], place)
            if file.readinto(there) != count:
                return False
            if count < AT_ONCE:
                return here[:count] == there[:count]
            if here != there:
                return False
            place += count


def whole_truth(copy: apsw.Connection) -> bool:
    """Whether SQLite finds the tables whole that nothing could make again."""
    return not any(soundness.faults(copy, f"quick_check({table})") for table in TRUTH)
