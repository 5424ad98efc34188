"""What SQLite finds wrong when it looks through a file, and what it merely could not read: that may be whole."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import apsw

from soulmem_cli.store.cipher import SALTS

CODE: Final = re.compile(r"error code[ =](\d+)")
UNREAD: Final = "failed to get page"  # without a code: only the disk keeps a page of a plain file back, of an encrypted one its tag may


def faults(connection: apsw.Connection, check: str) -> list[str]:
    """What a PRAGMA that looks through a file finds wrong; nothing when it is whole.

    Raises apsw.IOError where it could not read: it counts that among what is wrong, and who hears of damage may throw the file away.
    """
    said = answers(connection, check)
    if any(int(code) & 0xFF == apsw.SQLITE_IOERR for each in said for code in CODE.findall(each)):
        raise apsw.IOError(said[0])
    if any(UNREAD in each for each in said) and (SALTS.get(Path(connection.filename)) is None or answers(connection, check) != said):
        raise apsw.IOError(said[0])
    return said


def answers(connection: apsw.Connection, check: str) -> list[str]:
    """The rows of a check but for the one that says all is well."""
    return [str(row[0]) for row in connection.execute(f"PRAGMA {check}") if row[0] != "ok"]
