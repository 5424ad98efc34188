"""One process at a time: a lock of the operating system on a file beside the journal, which dies with its process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from soulmem_cli.store.place import unreachable

EXCHANGE: Final = "backup"  # the task of whoever copies the whole file, or puts another in its place


@contextmanager
def held(journal: Path, task: str) -> Iterator[bool]:
    """Hold the lock of a task on a journal; False when another process holds it. The file stays, empty."""
    beside = journal.with_name(f"{journal.name}.{task}.lock")
    try:
        handle = os.open(beside, os.O_CREAT | os.O_RDWR | getattr(os, "O_CLOEXEC", 0), 0o600)
    except OSError as error:
        raise unreachable(beside, error) from error
    try:
        yield taken(handle)
    finally:
        os.close(handle)  # and with it the lock


def taken(handle: int) -> bool:
    """Lock an open file without waiting; False when somebody else has it."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def living(number: str) -> bool:
    """Whether a process of this number runs, as far as the system tells."""
    if not number.isdecimal() or os.name == "nt":
        return True
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        pass
    return True
