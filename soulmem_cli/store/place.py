"""A journal as a file: where it may stand, who may read it, and what it must look like before SQLite opens it."""

from __future__ import annotations

import os
import stat
from errno import EACCES, EDQUOT, EFBIG, EIO, ENOSPC, EPERM, EROFS
from pathlib import Path
from typing import Final

from soulmem_cli.errors import JournalError, because

MAGIC: Final = b"SQLite format 3\0"
APPLICATION_ID: Final = 0x534F554C  # "SOUL"
HEAD: Final = 100
SALT: Final = 16  # the random bytes an encrypted file begins with
SEALED: Final = bytes((32, 64, 32, 32))  # legible at byte 20: the room for nonce and tag on a page, and SQLite's own constants
# Journals that this process has open: to read such a file by other means, and close it, would drop SQLite's own locks.
OPEN: Final[dict[Path, int]] = {}
ROOM_NEEDED: Final = 1 << 16  # bytes; the shared index of the write-ahead log alone takes half of it


def inspect(path: Path, *, create: bool) -> None:
    """Look at a file before SQLite does: SQLite would take an empty file, or overwrite a stranger's."""
    str(path).encode()  # a name that is no UTF-8 is no name to SQLite
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise JournalError("not_a_journal", path=str(path))
        with path.open("rb") as file:
            head = file.read(HEAD)
    except FileNotFoundError as error:
        if create:
            return
        raise JournalError("journal_missing", path=str(path)) from error
    if about.st_size == 0:
        raise JournalError("journal_empty_file", path=str(path))
    if encrypted(head):  # what is inside is looked at with the key
        if about.st_size % page_of(head) and not logged(path):
            raise JournalError("journal_damaged", path=str(path))
        return
    if not head.startswith(MAGIC[: len(head)]) or (len(head) == HEAD and int.from_bytes(head[68:72], "big") != APPLICATION_ID):
        raise JournalError("not_a_journal", path=str(path))
    if len(head) < HEAD or (about.st_size < promised(head) and not logged(path)):
        raise JournalError("journal_damaged", path=str(path))


def promised(head: bytes) -> int:
    """The bytes a file should have by its own head: SQLite itself does not miss a part of the last page."""
    return page_of(head) * int.from_bytes(head[28:32], "big")


def page_of(head: bytes) -> int:
    """The bytes of a page, by the head of a file."""
    page = int.from_bytes(head[16:18], "big")
    return 65_536 if page == 1 else page


def encrypted(head: bytes) -> bool:
    """Whether a file is an encrypted database, by its first bytes."""
    page = page_of(head)
    return len(head) == HEAD and not head.startswith(MAGIC) and head[20:24] == SEALED and page >= 512 and page & (page - 1) == 0


def salt_of(path: Path) -> bytes | None:
    """The salt of a file; None for one that is plain, missing or cannot be read."""
    try:
        with path.open("rb") as file:
            head = file.read(HEAD)
    except OSError:
        return None
    return head[:SALT] if encrypted(head) else None


def logged(path: Path) -> bool:
    """Whether pages of a journal are still in its write-ahead log."""
    try:
        return path.with_name(path.name + "-wal").stat().st_size > 0
    except FileNotFoundError:
        return False


def log_size(path: Path) -> int:
    """Bytes of the write-ahead log of a journal; 0 when there is none."""
    try:
        return path.with_name(path.name + "-wal").stat().st_size
    except FileNotFoundError:
        return 0


def free_bytes(path: Path) -> int:
    """Bytes that this person can still write on the disk of a file."""
    from shutil import disk_usage

    return disk_usage(path.parent).free


def size_on_disk(path: Path) -> int:
    """Bytes of a journal and of its write-ahead log."""
    return sum(file.stat().st_size for file in beside(path)[:2] if file.exists())


def beside(path: Path) -> tuple[Path, Path, Path]:
    """The files of a journal: itself, its write-ahead log, and the index of that."""
    return path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")


def discard(fresh: Path) -> None:
    """Remove a file that was made beside another, and all that SQLite kept beside it; what stays is swept by who makes one next."""
    for each in (*beside(fresh), fresh.with_name(fresh.name + "-journal")):
        try:
            each.unlink(missing_ok=True)
        except OSError:
            continue


def drop_log(path: Path) -> None:
    """Remove what SQLite kept beside a file whose place another took: no page of that log may come into it."""
    for each in beside(path)[1:]:
        if not each.exists():
            continue
        try:
            each.unlink()
        except OSError:
            os.truncate(each, 0)  # SQLite takes an empty one for none


def make_private(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for this person only, whatever the umask."""
    if folder.is_dir():
        return
    make_private(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)
    folder.chmod(0o700)


def require_writable(path: Path) -> None:
    """Say plainly that a folder or file cannot be written, before SQLite says it in its own way."""
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise JournalError("journal_read_only", path=str(path))


def unreachable(path: Path, error: OSError) -> JournalError:
    """Why the system would not let a journal be opened."""
    if (failure := of_disk(path, error)) is not None:
        return failure
    seen = os.access(path, os.R_OK) if os.path.exists(path) else os.access(path.parent, os.R_OK | os.X_OK)
    if error.errno in (EROFS, EACCES, EPERM) and seen:
        return JournalError("journal_read_only", path=str(path))
    return JournalError("journal_unreachable", path=str(path), **because(error))


def of_disk(path: Path, error: OSError) -> JournalError | None:
    """The failure of the disk itself that is behind what the system says; None when it is none."""
    if error.errno in (ENOSPC, EDQUOT):
        return JournalError("disk_full", path=str(path))
    if error.errno == EFBIG and (most := most_bytes()) is not None:
        return JournalError("file_limit", path=str(path), limit=most)
    return JournalError("disk_fails", path=str(path), **because(error)) if error.errno == EIO else None


def most_bytes() -> int | None:
    """How large this process may make a file; None for any size."""
    try:
        import resource
    except ImportError:  # no such system
        return None
    most, _ = resource.getrlimit(resource.RLIMIT_FSIZE)
    return None if most == resource.RLIM_INFINITY else most


def full(path: Path) -> bool:
    """Whether the disk of a file has no room left: SQLite cannot always tell."""
    try:
        disk = os.statvfs(path.parent)
    except (AttributeError, OSError):
        return False
    return disk.f_bavail * disk.f_frsize < ROOM_NEEDED
