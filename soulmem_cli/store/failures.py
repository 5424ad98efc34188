"""SQLite's own failures, as the journal's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import apsw

from soulmem_cli.errors import JournalError, SoulmemError, UnreadableVectors
from soulmem_cli.store.place import full, most_bytes

LOST: Final = ("no such table", "no such fts5 table", "invalid fts5 file", "vtable constructor failed")  # a table, or what an index needs
VECTORS: Final = ("vectors_", "vec_")  # in the names of the tables and of the functions of vec0
GROWING: Final = (apsw.SQLITE_IOERR_WRITE, apsw.SQLITE_IOERR_TRUNCATE, apsw.SQLITE_IOERR_SHMSIZE)  # what SQLite could not do to a file


def of_io(path: Path, error: apsw.Error) -> JournalError:
    """Why a file that SQLite has open cannot be read or written."""
    if full(path):
        return JournalError("disk_full", path=str(path))
    if getattr(error, "extendedresult", 0) in GROWING and (most := most_bytes()) is not None:
        return JournalError("file_limit", path=str(path), limit=most)
    return JournalError("disk_fails", path=str(path), errno="IOERR", reason=str(error))


@contextmanager
def translated(path: Path, sql: str = "") -> Iterator[None]:
    """Turn SQLite's own failures, at a statement when there is one, into the journal's."""
    try:
        yield
    except (apsw.BusyError, apsw.LockedError, apsw.ProtocolError) as error:  # the last: others were quicker, again and again
        raise JournalError("journal_locked", path=str(path)) from error
    except apsw.FullError as error:
        raise JournalError("disk_full", path=str(path)) from error
    except (apsw.NotADBError, apsw.CorruptError) as error:
        raise JournalError("journal_damaged", path=str(path)) from error
    except apsw.ReadOnlyError as error:
        if getattr(error, "extendedresult", 0) == apsw.SQLITE_READONLY_DBMOVED:  # another file has its place: the next run opens that one
            raise JournalError("journal_locked", path=str(path)) from error
        raise JournalError("journal_read_only", path=str(path)) from error
    except (apsw.CantOpenError, apsw.IOError) as error:
        if isinstance(error, apsw.CantOpenError) and not full(path):
            raise JournalError("journal_unreachable", path=str(path), errno="CANTOPEN", reason=str(error)) from error
        raise of_io(path, error) from error
    except apsw.SQLError as error:
        if any(each in str(error) for each in LOST):
            raise JournalError("journal_damaged", path=str(path)) from error
        if any(name in sql for name in VECTORS):  # vec0 has one number for all that goes wrong, be it the disk or what it reads there
            raise UnreadableVectors("vectors_unreadable", path=str(path), reason=str(error)) from error
        raise


@contextmanager
def standing_in(fresh: Path, path: Path) -> Iterator[None]:
    """Let failures at a file that is made beside another, and that no person knows of, name the one whose place it is to take."""
    try:
        yield
    except SoulmemError as error:
        if error.facts.get("path") == str(fresh):
            error.facts["path"] = str(path)
        raise
