"""Files as a person names them: opened with the reason when they cannot be, written whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from soulmem_cli.errors import RefusedError, UsageError, because

STDIN = "-"


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """A file for reading, or stdin for `-`. Raises UsageError("file_unreadable")."""
    if name == STDIN:
        if sys.stdin is None or sys.stdin.closed:
            raise UsageError("stdin_closed")
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 - closed below, whoever reads
    except (OSError, ValueError) as error:
        raise UsageError("file_unreadable", path=name, **why(error)) from error
    with file:
        yield file


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Turn what the system says while a file is read into the file's own failure."""
    try:
        yield
    except OSError as error:
        raise UsageError("file_unreadable", path=name, **why(error)) from error


def written(name: str, pieces: Iterable[str], *, overwrite: bool) -> int:
    """Write a private file beside its place and move it there whole; how many bytes it has.

    Raises RefusedError when there is a file already and `overwrite` is not given, UsageError when it cannot be written. What is
    no plain file, such as /dev/stdout, is written straight into.
    """
    try:
        if os.path.exists(name) and not stat.S_ISREG(os.stat(name).st_mode):  # asked by this name: a pipe has no other
            with open(name, "wb") as file:
                return poured(file.fileno(), pieces)
        target = Path(os.path.realpath(name))
        if target.exists() and not overwrite:
            raise RefusedError("file_exists", path=name)
        return moved(target, name, pieces, overwrite=overwrite)
    except BrokenPipeError:
        raise  # nobody reads on
    except (OSError, ValueError) as error:
        raise UsageError("file_unwritable", path=name, **why(error)) from error


def is_folder(name: str) -> bool:
    """Whether a name is that of a folder, or says that it is to be one."""
    return name.endswith(("/", os.sep)) or os.path.isdir(name)


def made(name: str) -> None:
    """Make a private folder, where there is none. Raises UsageError."""
    try:
        if not os.path.isdir(name):
            os.mkdir(name, 0o700)
    except (OSError, ValueError) as error:
        raise UsageError("file_unwritable", path=name, **why(error)) from error


def same(one: str, other: str) -> bool:
    """Whether two names are, or would be, one file."""
    try:
        return os.path.realpath(one) == os.path.realpath(other) or Path(one).samefile(other)
    except (OSError, ValueError):
        return False


def moved(target: Path, name: str, pieces: Iterable[str], *, overwrite: bool) -> int:
    """Write beside, then move; whatever goes wrong, nothing is left and the old file stands."""
    beside = target.with_name(f".{target.name[:100]}.{os.getpid()}.part")
    handle = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        try:
            size = poured(handle, pieces)
            os.fsync(handle)
        finally:
            os.close(handle)
        if overwrite:
            beside.replace(target)
        else:
            placed(beside, target, name)
    finally:
        beside.unlink(missing_ok=True)
    settle(target.parent)
    return size


def placed(beside: Path, target: Path, name: str) -> None:
    """Move a file to where none may be; another one that came meanwhile stays."""
    try:
        os.link(beside, target)
    except FileExistsError as error:
        raise RefusedError("file_exists", path=name) from error
    except OSError:  # a file system without hard links
        beside.replace(target)


def poured(handle: int, pieces: Iterable[str]) -> int:
    """Write pieces one after another; how many bytes they were."""
    size = 0
    with os.fdopen(os.dup(handle), "wb") as file:
        for piece in pieces:
            size += file.write(piece.encode("utf-8"))
    return size


def settle(folder: Path) -> None:
    """Let the move survive a power cut, where the system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


def why(error: OSError | ValueError) -> dict[str, str]:
    """Why a file cannot be had."""
    return because(error) if isinstance(error, OSError) else {"errno": "", "reason": str(error)}
