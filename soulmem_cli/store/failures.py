"""SQLite's own failures, as the journal's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import apsw

from soulmem_cli.errors import JournalError, UnavailableError
from soulmem_cli.store.place import full

LOST: Final = ("no such table", "no such fts5 table", "invalid fts5 file", "vtable constructor failed")  # a table, or what an index needs


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn SQLite's own failures into the journal's."""
    try:
        yield
    except (apsw.BusyError, apsw.LockedError) as error:
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
        if full(path):
            raise JournalError("disk_full", path=str(path)) from error
        why = "CANTOPEN" if isinstance(error, apsw.CantOpenError) else "IOERR"
        raise JournalError("journal_unreachable", path=str(path), errno=why, reason=str(error)) from error
    except apsw.SQLError as error:
        if not any(each in str(error) for each in LOST):
            raise
        raise JournalError("journal_damaged", path=str(path)) from error


@contextmanager
def searching() -> Iterator[None]:
    """Turn what vec0 says of its own tables into UnavailableError: the search by meaning is not to be had, the journal is."""
    try:
        yield
    except apsw.SQLError as error:
        raise UnavailableError("vectors_failed", reason=str(error)) from error
