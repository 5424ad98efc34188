"""A connection to a journal: how it is opened, read, and written in transactions."""

from __future__ import annotations

import os
from _thread import allocate_lock
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, Final

import apsw

from soulmem_cli.errors import JournalError, UnavailableError
from soulmem_cli.store.cipher import SALTS, look, unlock
from soulmem_cli.store.failures import translated
from soulmem_cli.store.lock import EXCHANGE, held
from soulmem_cli.store.making import SCHEMA, build, drop_halves, migrate, old, version_of
from soulmem_cli.store.place import OPEN, full, inspect, logged, make_private, require_writable, unreachable

BUSY_MS: Final = 60_000  # SQLite lets whoever asks first have the lock: of many writers on a slow disk one may be overtaken for long
FOLD_MS: Final = 1_000  # readers may stay for long; the last one out folds the log anyway

Row = tuple[Any, ...]

GUARD: Final = allocate_lock()


class Database:
    """One connection to one journal. `transaction` is the only way to write."""

    def __init__(self, connection: apsw.Connection, path: Path, writable: bool) -> None:
        self.connection = connection
        self.path = path
        self.writable = writable
        self.change: int | None = None  # the first event of what is going on: all that is written with it is undone with it
        self.open = True
        self._writing = False
        self._vectors = False

    def rows(self, sql: str, values: Any = ()) -> list[Row]:
        """All rows of a query."""
        self.require_whole()
        with translated(self.path, sql):
            return self.connection.execute(sql, values).fetchall()

    def row(self, sql: str, values: Any = ()) -> Row | None:
        """The first row of a query, or None."""
        self.require_whole()
        with translated(self.path, sql):
            return self.connection.execute(sql, values).fetchone()

    def each(self, sql: str, values: Any = ()) -> Iterator[Row]:
        """The rows of a query one by one, however many there are."""
        with translated(self.path, sql):
            yield from self.connection.execute(sql, values)

    def run(self, sql: str, values: Any = ()) -> None:
        """One statement whose rows nobody wants."""
        self.require_whole()
        with translated(self.path, sql):
            self.connection.execute(sql, values)

    def run_many(self, sql: str, values: Any) -> None:
        """One statement for each of many value tuples."""
        self.require_whole()
        with translated(self.path, sql):
            self.connection.executemany(sql, values)

    @property
    def encrypted(self) -> bool:
        """Whether the file is encrypted."""
        return SALTS.get(self.path) is not None

    @property
    def last_id(self) -> int:
        """The row id of the last insert."""
        return self.connection.last_insert_rowid()

    @property
    def changed(self) -> int:
        """How many rows the last statement changed."""
        return self.connection.changes()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """A short write transaction; commits at the end, rolls back on any exception."""
        if not self.writable:
            raise JournalError("journal_read_only", path=str(self.path))
        change = self.change
        with translated(self.path):
            self.connection.execute("BEGIN IMMEDIATE")
            self._writing = True
            try:
                yield
                self.require_whole()
                self.connection.execute("COMMIT")
            except BaseException:
                self.change = change
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
                raise
            finally:
                self._writing = False

    def require_whole(self) -> None:
        """Raise JournalError when a read that failed ended the transaction and somebody went on: what came now would be kept by itself."""
        if self._writing and not self.connection.in_transaction:
            raise JournalError("disk_fails", path=str(self.path), errno="IOERR", reason="the transaction was ended by SQLite")

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Several reads of one and the same state, whatever others write meanwhile; nothing can be written inside."""
        with translated(self.path):
            try:
                self.connection.execute("PRAGMA query_only=ON; BEGIN").fetchall()
                yield
            finally:
                try:
                    if self.connection.in_transaction:  # a disk that fails may have ended it
                        self.connection.execute("ROLLBACK")
                    self.connection.execute("PRAGMA query_only=OFF").fetchall()
                except apsw.ConnectionClosedError:
                    pass  # the reader went away, and the session with it

    def lend(self, name: str, formula: Callable[..., float]) -> None:
        """Let the queries of this connection use a formula by a name."""
        self.connection.create_scalar_function(name, formula, deterministic=True)

    def load_vectors(self) -> None:
        """Make vec0 and its functions known to this connection."""
        if self._vectors:
            return
        spec = PathFinder.find_spec("sqlite_vec")  # the package imports numpy; its library does not need it
        places = spec.submodule_search_locations if spec else None
        if not places:
            raise UnavailableError("vectors_missing")
        self.connection.enable_load_extension(True)
        try:
            self.connection.load_extension(os.path.join(next(iter(places)), "vec0"))
        except apsw.ExtensionLoadingError as error:
            raise UnavailableError("vectors_missing") from error
        finally:
            self.connection.enable_load_extension(False)
        self._vectors = True

    def fold_log(self) -> bool:
        """Fold the write-ahead log into the file and empty it; False when another reader still needs it."""
        self.rows(f"PRAGMA busy_timeout={FOLD_MS}")
        row = self.row("PRAGMA wal_checkpoint(TRUNCATE)")
        self.rows(f"PRAGMA busy_timeout={BUSY_MS}")
        return row is None or row[0] == 0

    def regain_log(self) -> None:
        """Turn the write-ahead log on where a process was killed that had turned it off to have the file for itself.

        Not while another takes the place of the file, or has: the log would lie beside a stranger.
        """
        if self.row("PRAGMA journal_mode") == ("wal",):
            return
        with held(self.path, EXCHANGE) as ours:
            if ours and not self.moved:
                try:
                    self.connection.execute("PRAGMA journal_mode=WAL").fetchall()
                except apsw.BusyError:
                    pass  # another reads it; the next writer may have more luck

    @property
    def moved(self) -> bool:
        """Whether the file that is open has lost its name."""
        import ctypes

        answer = ctypes.c_int(1)
        self.connection.file_control("main", apsw.SQLITE_FCNTL_HAS_MOVED, ctypes.addressof(answer))
        return bool(answer.value)

    def rewrite(self) -> bool:
        """Write the whole file anew and empty its log, so that no removed word stays between rows; False when a reader keeps the log.

        Zeroing what is deleted is not enough: rows that were moved to another page leave copies behind. Belongs outside a transaction.
        """
        self.run("VACUUM")
        return self.fold_log()

    def close(self) -> None:
        """Close the file; the last one out folds the write-ahead log into it."""
        try:
            self.connection.close()
        finally:
            OPEN[self.path] -= self.open
            self.open = False


Rescue = Callable[[Database], AbstractContextManager[None]]


def open_journal(path: Path, *, write: bool, create: bool = False, rescue: Rescue | None = None) -> Database:
    """Open the journal at `path`. `rescue` keeps a copy of one with entries while it is brought forward.

    Raises JournalError: missing (unless `create`), not a journal, damaged, newer, locked, unreachable; older, with entries, and no
    `rescue` for it.
    """
    with GUARD:
        try:
            path = path.resolve()  # SQLite follows a link, and keeps its log beside the file itself
            if not OPEN.get(path):
                inspect(path, create=create)
            if write:
                make_private(path.parent)
                require_writable(path)
                if not path.exists():
                    build(path)
            if not OPEN.get(path):
                look(path)
        except OSError as error:
            raise unreachable(path, error) from error
        except (RuntimeError, ValueError) as error:  # a circle of links; a name that is no UTF-8 or holds a NUL
            raise JournalError("path_unreadable", path=str(path)) from error
        try:
            connection = steady(path, write=write, rescue=rescue)
        except JournalError as error:
            if error.code != "journal_older" or not os.access(path, os.W_OK):
                raise
            # who reads a journal of an earlier version brings it forward, where that can be written
            prepared(path, write=True, rescue=rescue).close()
            connection = prepared(path, write=write)
        OPEN[path] = OPEN.get(path, 0) + 1
    if SALTS.get(path) is not None:
        drop_halves(path)
    return Database(connection, path, writable=write)


def steady(path: Path, *, write: bool, rescue: Rescue | None) -> apsw.Connection:
    """A connection as `prepared` makes it, also when another file takes the journal's place meanwhile: one that was just encrypted.

    Who waited for the lock of a file that lost its name meanwhile must not write to it: nobody would ever read that.
    """
    while True:
        before = which(path)
        try:
            connection = prepared(path, write=write, rescue=rescue)
        except JournalError as error:
            if error.code not in ("journal_damaged", "key_wrong") or OPEN.get(path) or before in (None, which(path)):
                raise
        else:
            if which(path) == before:
                return connection
            connection.close()
        look(path)


def which(path: Path) -> int | None:
    """The number of the file that has this name now."""
    try:
        return path.stat().st_ino
    except OSError:
        return None


def prepared(path: Path, *, write: bool, rescue: Rescue | None = None) -> apsw.Connection:
    """A connection with its habits, to a journal of the schema this program knows."""
    with translated(path):
        connection = connect(path, write=write)
        try:
            unlock(connection, path, SALTS.get(path))
            # FULL keeps a confirmed entry through a power cut; secure_delete leaves no purged word in a free page.
            # Some of them answer a row, and what comes after a row is run only when the row was fetched.
            connection.execute(f"PRAGMA busy_timeout={BUSY_MS}; PRAGMA foreign_keys=ON; PRAGMA trusted_schema=OFF").fetchall()
            connection.execute("PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA temp_store=MEMORY").fetchall()
            if write and old(connection):
                if rescue is None:
                    raise JournalError("journal_older", path=str(path), version=version_of(connection), known=SCHEMA)
                with rescue(Database(connection, path, writable=False)):
                    migrate(connection, path, write=write)
            else:
                migrate(connection, path, write=write)
        except BaseException:
            connection.close()
            raise
    return connection


def connect(path: Path, *, write: bool) -> apsw.Connection:
    """A raw connection. A journal whose folder cannot be written, or has no room, is read as it stands."""
    if write or (os.access(path.parent, os.W_OK) and not full(path)):
        return apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    from urllib.parse import quote

    flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
    still = "" if logged(path) else "?immutable=1"
    return apsw.Connection(f"file:{quote(str(path))}{still}", flags=flags)
