"""Putting one whole journal in the place of another, whose file is kept."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Final

import apsw

from soulmem_cli.errors import JournalError
from soulmem_cli.store import backups, events, health, keeping
from soulmem_cli.store.backups import Contents, Tick, flush, onto, pour, settle, sound, still
from soulmem_cli.store.cipher import look, unlock
from soulmem_cli.store.database import open_journal
from soulmem_cli.store.failures import translated
from soulmem_cli.store.keeping import HALF_S, REPLACED
from soulmem_cli.store.making import SCHEMA, sweep
from soulmem_cli.store.place import beside, discard, inspect

PATIENCE_MS: Final = 2_000  # that another program may take to close the journal


def readable(source: Path) -> Contents:
    """What stands in a copy that this program can go back to. Raises JournalError: damaged, none of ours, newer."""
    try:
        inside = sound(source)
    except JournalError as error:
        if error.code in ("journal_damaged", "journal_empty_file", "not_a_journal"):
            code = "backup_damaged" if error.code == "journal_damaged" else "backup_not_a_journal"
            raise JournalError(code, path=str(source)) from error
        raise
    if inside.schema > SCHEMA:
        raise JournalError("journal_newer", path=str(source), version=inside.schema, known=SCHEMA)
    return inside


@contextmanager
def made_ready(source: Path, fresh: Path, now_us: int, tick: Tick | None) -> Iterator[Contents]:
    """A copy of a copy, verified, in the schema of this program and with the event that tells of it; gone afterwards if not moved."""
    inside = readable(source)
    try:
        with onto(fresh, source):
            fresh.unlink(missing_ok=True)
            os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            fresh.chmod(0o600)
            connection = still(source)
            try:
                pour(connection, fresh, tick)
            finally:
                connection.close()
        bring_forward(fresh, inside, now_us)
        now = sound(fresh)
        if (now.entries, now.digest) != (inside.entries, inside.digest):
            raise JournalError("restore_unsound", path=str(source))
        flush(fresh)
        yield now
    finally:
        discard(fresh)


def bring_forward(fresh: Path, inside: Contents, now_us: int) -> None:
    """Make a copied file a journal to live with: its log on, its schema this program's, and the event in it."""
    db = open_journal(fresh, write=True, rescue=lambda _: nullcontext())  # it is a copy already
    try:
        db.load_vectors()
        health.use_log(db)
        with db.transaction():
            events.append(db, "journal-restore", now_us, None, entries=inside.entries, schema=inside.schema)
        db.fold_log()
    finally:
        db.close()


def swap(fresh: Path, journal: Path, aside: Path | None) -> None:
    """Let `fresh` be the journal; what stood there is kept as `aside`. At no moment is there none.

    Raises JournalError("journal_in_use") when another program has it open.
    """
    if aside is None:
        backups.place(fresh, journal, overwrite=False)
        settle(journal.parent)
        return
    tidy(journal, fresh)
    with translated(journal):
        connection = apsw.Connection(str(journal), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        with suppress(JournalError), translated(journal):  # without its key it is moved as a damaged one is
            unlock(connection, journal, look(journal))
        alone(connection, journal)
        exchange(fresh, journal, aside)
    except BaseException:
        put_back(connection, journal, aside)
        raise
    finally:
        connection.close()
    settle(journal.parent)


def supplant(fresh: Path, journal: Path, aside: Path) -> None:
    """Let `fresh` be the journal in the place of a damaged one, which is kept as `aside` with its log, not a byte of it changed.

    Raises JournalError("journal_in_use") when another program is writing to it.
    """
    connection = apsw.Connection(str(journal), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)  # what is damaged must not be folded into what is not
        with suppress(JournalError):
            unlock(connection, journal, look(journal))
        try:
            connection.execute(f"PRAGMA busy_timeout={PATIENCE_MS}; BEGIN IMMEDIATE").fetchall()
        except (apsw.BusyError, apsw.LockedError) as error:
            raise JournalError("journal_in_use", path=str(journal)) from error
        except apsw.Error:
            pass  # too damaged to be held, and to be written to by anybody
        try:
            exchange(fresh, journal, aside)
        except BaseException:
            for here, there in zip(beside(journal), beside(aside), strict=True):
                if there.exists():
                    there.unlink() if here.exists() else there.rename(here)
            raise
    finally:
        connection.close()
    _, log, index = beside(aside)
    index.unlink(missing_ok=True)  # SQLite makes it again of the log
    if log.exists() and not log.stat().st_size:
        log.unlink()
    settle(journal.parent)


def exchange(fresh: Path, journal: Path, aside: Path) -> None:
    """Give the journal's name to `fresh`; what had it is `aside`, with its log if it has one: a whole journal has folded it by now."""
    for here, there in zip(beside(journal)[1:], beside(aside)[1:], strict=True):
        if here.exists():
            here.rename(there)
    try:
        os.link(journal, aside)
    except OSError:  # a file system without hard links
        journal.rename(aside)
    fresh.replace(journal)


def tidy(journal: Path, fresh: Path) -> None:
    """Remove what restores left that were killed: halves, and a second name of the journal that stands."""
    sweep(journal, fresh.stat().st_mtime - HALF_S)
    for each in keeping.kept(journal, journal.parent, REPLACED):
        if each.path.samefile(journal):
            each.path.unlink()


def put_back(connection: apsw.Connection, journal: Path, aside: Path) -> None:
    """Undo what was moved before a failure, and let the journal log again as it did."""
    for here, there in zip(beside(journal), beside(aside), strict=True):
        if there.exists():
            there.unlink() if here.exists() else there.rename(here)
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA journal_mode=WAL").fetchall()
    except apsw.Error:
        return  # another has it open, or it is too damaged: it stands as it stood


def alone(connection: apsw.Connection, journal: Path) -> None:
    """Fold the log and hold the journal until the connection closes; one too damaged for that is left as it is."""
    try:
        connection.execute(f"PRAGMA busy_timeout={PATIENCE_MS}").fetchall()
        if connection.execute("PRAGMA journal_mode=DELETE").fetchall() != [("delete",)]:
            raise JournalError("journal_in_use", path=str(journal))
        connection.execute("BEGIN EXCLUSIVE")
        if connection.execute("PRAGMA journal_mode").fetchall() != [("delete",)]:  # somebody was quicker than the lock
            raise apsw.BusyError
    except (apsw.BusyError, apsw.LockedError) as error:
        raise JournalError("journal_in_use", path=str(journal)) from error
    except (apsw.NotADBError, apsw.CorruptError, apsw.IOError):
        return
    except apsw.Error:
        with translated(journal):
            raise


def count(journal: Path) -> int:
    """How many entries a journal has, whatever else is wrong with it. Raises JournalError."""
    inspect(journal, create=False)
    with translated(journal):
        connection = still(journal)
        try:
            row = connection.execute("SELECT count(*) FROM entries").fetchone()
        finally:
            connection.close()
    return int(row[0]) if row else 0
