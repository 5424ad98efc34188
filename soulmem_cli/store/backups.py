"""Whole copies of a journal: made while others write, and looked through before they get their name."""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

import apsw

from soulmem_cli.errors import JournalError, RefusedError, UsageError, because
from soulmem_cli.store import soundness, twins
from soulmem_cli.store.cipher import lock_like, look, unlock
from soulmem_cli.store.failures import of_io, translated
from soulmem_cli.store.making import version_of
from soulmem_cli.store.place import discard, inspect, logged, of_disk

Tick = Callable[[int, int], None]
PAGES: Final = 4_096  # copied at a time: 16 MB
FAULTS_AT_MOST: Final = 1


class Contents(NamedTuple):
    """What a copy must have in common with its journal: the schema, how many entries, a hash of all texts, the newest event."""

    schema: int
    entries: int
    digest: str
    events: int


def contents(connection: apsw.Connection) -> Contents:
    """What stands in a journal at this moment."""
    whole, count = hashlib.blake2b(digest_size=16), 0
    for number, text in connection.execute("SELECT id, text FROM entries ORDER BY id"):
        words = text.encode("utf-8", "surrogatepass")
        whole.update(b"%d:%d:" % (number, len(words)) + words)
        count += 1
    schema, newest = glance(connection)
    return Contents(schema, count, whole.hexdigest(), newest)


def copied(
    source: apsw.Connection, journal: Path, target: Path, tick: Tick | None = None, *, overwrite: bool = False, as_it_is: bool = False
) -> Contents:
    """Copy what a connection to `journal` sees in its open read transaction, verify the copy, and only then name it `target`.

    SQLite looks through every page of the copy; `as_it_is` only has it hold the same texts. Raises JournalError when the journal cannot
    be read or the copy is not sound, UsageError("file_unwritable"), RefusedError.
    """
    with fresh(target, journal, overwrite=overwrite) as half:
        wanted = contents(source)
        pour(source, half, tick)
        prove(journal, lambda: (holding if as_it_is else sound)(half) == wanted)
    return wanted


def doubled(source: apsw.Connection, journal: Path, target: Path, stands: Callable[[], None], tick: Tick) -> None:
    """The same, made of the open file of the journal and held against it byte for byte, and only looked through in the tables that
    nothing could make again; where that cannot be, as `copied`. What is written once it `stands` is not in it. Raises as `copied`."""
    with onto(target, journal):
        handle = twins.handle_of(source, journal)
    stands()
    if handle is None:
        copied(source, journal, target, tick)
        return
    with fresh(target, journal, overwrite=False) as half:
        twins.written(handle, half, tick)
        flush(half)  # the disk works while others plan; at the end they would wait for it
        prove(journal, lambda: twins.same(handle, half) and true(half))


@contextmanager
def fresh(target: Path, journal: Path, *, overwrite: bool) -> Iterator[Path]:
    """An empty file beside `target`, that gets its name when what was put into it is proved; nothing is left of it otherwise."""
    half = target.with_name(f".{target.name[:100]}.{os.getpid()}.new")
    with onto(target, journal):
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        try:
            half.chmod(0o600)
            yield half
            flush(half)
            place(half, target, overwrite=overwrite)
        finally:
            discard(half)
        settle(target.parent)


def prove(journal: Path, holds: Callable[[], bool]) -> None:
    """Let a copy be held against what it was made of. Raises JournalError("backup_unsound")."""
    try:
        same = holds()
    except JournalError as error:
        raise JournalError("backup_unsound", path=str(journal)) from error
    if not same:
        raise JournalError("backup_unsound", path=str(journal))


def pour(source: apsw.Connection, half: Path, tick: Tick | None) -> None:
    """Copy every page, locked as its source is; a file that is thrown away when anything fails needs no log of its own."""
    into = apsw.Connection(str(half), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        lock_like(into, source)
        into.execute("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF").fetchall()
        with into.backup("main", source, "main") as copying:
            while not copying.done:
                copying.step(PAGES)
                if tick is not None:
                    tick(copying.page_count - copying.remaining, copying.page_count)
    finally:
        into.close()


def true(path: Path) -> bool:
    """Whether SQLite finds in a copy whole what nothing could make again. Raises as `sound`."""
    with looking(path) as connection:
        return twins.whole_truth(connection)


def holding(path: Path) -> Contents:
    """What stands in a copy, whatever SQLite would find in its other pages. Raises as `sound`."""
    with looking(path) as connection:
        return contents(connection)


def sound(path: Path) -> Contents:
    """What stands in a copy that SQLite finds whole. Raises JournalError: no journal, damaged, missing; and what the system says."""
    with looking(path) as connection:
        if soundness.faults(connection, f"integrity_check({FAULTS_AT_MOST})"):
            raise JournalError("journal_damaged", path=str(path))
        return contents(connection)


def glanced(path: Path) -> tuple[int, int]:
    """The schema of a copy, and its newest event. Raises as `sound`."""
    with looking(path) as connection:
        return glance(connection)


def glance(connection: apsw.Connection) -> tuple[int, int]:
    """The schema of a journal, and its newest event."""
    row = connection.execute("SELECT coalesce(max(id), 0) FROM events").fetchone()
    return version_of(connection), int(row[0]) if row else 0


@contextmanager
def looking(path: Path) -> Iterator[apsw.Connection]:
    """A connection to a copy, while it is looked at."""
    inspect(path, create=False)
    with translated(path):
        connection = still(path)
        try:
            yield connection
        finally:
            connection.close()


def still(path: Path) -> apsw.Connection:
    """A connection to a copy that leaves nothing beside it; a log that lies there is read along, and left."""
    only = "" if logged(path) else "&immutable=1"
    salt = look(path)
    with translated(path):
        connection = apsw.Connection(f"file:{quote(str(path))}?mode=ro{only}", flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
        try:
            unlock(connection, path, salt)
        except BaseException:
            connection.close()
            raise
    return connection


def place(half: Path, target: Path, *, overwrite: bool) -> None:
    """Give a finished copy its name; one that came meanwhile stays unless `overwrite`."""
    if overwrite:
        half.replace(target)
        return
    try:
        os.link(half, target)
    except FileExistsError as error:
        raise RefusedError("file_exists", path=str(target)) from error
    except OSError:  # a file system without hard links
        if target.exists():
            raise RefusedError("file_exists", path=str(target)) from None
        half.replace(target)


def flush(path: Path) -> None:
    """Let a file survive a power cut."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def settle(folder: Path) -> None:
    """Let the names in a folder survive a power cut, where the system can: what has its name by now is done, whatever comes of this."""
    with suppress(OSError):
        flush(folder)


@contextmanager
def onto(target: Path, journal: Path) -> Iterator[None]:
    """Turn failures of the copy into the copy's own, and those of reading the journal into the journal's."""
    try:
        with translated(journal):
            try:
                yield
            except apsw.FullError as error:
                raise JournalError("disk_full", path=str(target)) from error
            except (apsw.ReadOnlyError, apsw.CantOpenError, apsw.IOError) as error:
                raise of_io(target, error) from error  # the system let the file be made, so it is neither its name nor its place
    except OSError as error:
        raise of_disk(target, error) or UsageError("file_unwritable", path=str(target), **because(error)) from error
    except ValueError as error:
        raise UsageError("file_unwritable", path=str(target), errno="", reason=str(error)) from error
