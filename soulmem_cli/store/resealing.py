"""Giving a journal or a copy another lock, or none: written anew beside its place, proven to open, and only then moved there whole."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import apsw

from soulmem_cli.errors import JournalError
from soulmem_cli.store.backups import Contents, contents, flush, onto, settle, sound, still
from soulmem_cli.store.cipher import Lock, look, poured, unlock
from soulmem_cli.store.database import Database, open_journal
from soulmem_cli.store.failures import standing_in, translated
from soulmem_cli.store.health import use_log
from soulmem_cli.store.place import beside, discard, drop_log, inspect, require_writable
from soulmem_cli.store.replacing import PATIENCE_MS

ZEROS: Final = bytes(1 << 20)


def reseal(
    journal: Path, fresh: Path, lock: Lock | None, told: Callable[[Database], None], keep: Callable[[], None]
) -> tuple[Contents, str | None]:
    """Let the journal be a file with another lock, and overwrite the old file; what it holds, and what to say when the old one stays.

    `told` writes the event, `keep` runs once the new file is proven and before it takes the place. Nobody else can have the journal
    open. Raises JournalError: journal_in_use, reseal_unsound, what opening raises; then nothing was changed.
    """
    inspect(journal, create=False)
    require_writable(journal)
    salt = look(journal)
    with translated(journal):
        connection = apsw.Connection(str(journal), flags=apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_URI)
    handle = None
    try:
        with translated(journal):
            unlock(connection, journal, salt)
        hold(connection, journal)
        try:
            with standing_in(fresh, journal), onto(fresh, journal):
                wanted = written(connection, journal, fresh, lock)
                live_with(fresh, told)
                proven(fresh, wanted, journal)
            keep()
            with onto(journal, journal):
                handle = os.open(journal, os.O_RDWR)
                fresh.replace(journal)
        except BaseException:
            let_go(connection)
            raise
        settle(journal.parent)
        return wanted, wiped(handle)  # before the lock falls: who waits for it must not write to a file without a name
    finally:
        connection.close()
        if handle is not None:
            os.close(handle)
        discard(fresh)


def reseal_copy(path: Path, lock: Lock | None) -> str | None:
    """The same for a copy, which nobody lives with: its log is read along, and goes. Raises JournalError; then it is as it was."""
    inspect(path, create=False)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    source = still(path)
    try:
        with standing_in(fresh, path):
            wanted = written(source, path, fresh, lock)
    finally:
        source.close()
    try:
        proven(fresh, wanted, path)
        old = [os.open(each, os.O_RDWR) for each in beside(path) if each.exists()]
        fresh.replace(path)
        drop_log(path)
        settle(path.parent)
        return next(filter(None, [emptied(handle) for handle in old]), None)
    finally:
        discard(fresh)


def hold(connection: apsw.Connection, journal: Path) -> None:
    """Fold the log and keep everybody else out until the connection closes. Raises JournalError("journal_in_use")."""
    try:
        connection.set_busy_timeout(PATIENCE_MS)
        if connection.execute("PRAGMA journal_mode=DELETE").fetchall() != [("delete",)]:
            raise JournalError("journal_in_use", path=str(journal))
        connection.execute("PRAGMA locking_mode=EXCLUSIVE").fetchall()
        connection.execute("BEGIN EXCLUSIVE; COMMIT").fetchall()  # the lock stays: a VACUUM stands in no transaction
        if connection.execute("PRAGMA journal_mode").fetchall() != [("delete",)]:  # somebody was quicker than the lock
            raise apsw.BusyError
    except (apsw.BusyError, apsw.LockedError) as error:
        let_go(connection)
        raise JournalError("journal_in_use", path=str(journal)) from error
    except apsw.Error:
        with translated(journal):
            raise


def let_go(connection: apsw.Connection) -> None:
    """Let others in again, and the journal log as it did."""
    try:
        connection.execute("PRAGMA locking_mode=NORMAL; PRAGMA journal_mode=WAL").fetchall()
    except apsw.Error:
        return  # somebody has it open: it stands as it stood


def written(source: apsw.Connection, path: Path, fresh: Path, lock: Lock | None) -> Contents:
    """Write a file anew with another lock; what must stand in it."""
    with onto(fresh, path):
        fresh.unlink(missing_ok=True)
        os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        try:
            fresh.chmod(0o600)
            wanted = contents(source)
            source.execute("PRAGMA temp_store=MEMORY").fetchall()
            poured(source, fresh, lock)
        except BaseException:
            discard(fresh)
            raise
    return wanted


def live_with(fresh: Path, told: Callable[[Database], None]) -> None:
    """Make a file a journal to live with, and write in it what was done to it."""
    db = open_journal(fresh, write=True)
    try:
        db.load_vectors()
        use_log(db)
        with db.transaction():
            told(db)
        db.fold_log()
    finally:
        db.close()


def proven(fresh: Path, wanted: Contents, path: Path) -> None:
    """Open a file as any reader would, and hold every page and word of it against what was wanted. Raises JournalError."""
    try:
        found = sound(fresh)
    except JournalError as error:
        raise JournalError("reseal_unsound", path=str(path)) from error
    if (found.schema, found.entries, found.digest) != (wanted.schema, wanted.entries, wanted.digest):
        raise JournalError("reseal_unsound", path=str(path))
    flush(fresh)


def emptied(handle: int) -> str | None:
    """Overwrite a file that lost its name, and close it."""
    try:
        return wiped(handle)
    finally:
        os.close(handle)


def wiped(handle: int) -> str | None:
    """Overwrite an open file with zeros; what to say when it goes on under another name, and is left, or the disk would not.

    A disk that writes elsewhere each time, and a file system that keeps snapshots, may still hold what was there.
    """
    try:
        about = os.fstat(handle)
        if about.st_nlink:
            return "seal_linked"
        for start in range(0, about.st_size, len(ZEROS)):
            os.lseek(handle, start, os.SEEK_SET)
            os.write(handle, ZEROS[: about.st_size - start])
        os.fsync(handle)
    except OSError:
        return "seal_unwiped"
    return None
