"""Encrypted files: how one is known, opened and made."""

from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

import apsw

from soulmem_cli.errors import JournalError
from soulmem_cli.store.keys import KEYS, stretched
from soulmem_cli.store.place import APPLICATION_ID, salt_of

CIPHER: Final = "chacha20"
WAIT_MS: Final = 20_000

# The salt of each file as it was last looked at; None for a plain one. A file that SQLite has open is not looked at: see `place.OPEN`.
SALTS: Final[dict[Path, bytes | None]] = {}


class Lock(NamedTuple):
    """What a new file is encrypted with: a key in hexadecimal, and the salt the file begins with."""

    raw: str
    salt: bytes

    def on(self, connection: apsw.Connection) -> None:
        """Give an empty file this lock, or open one that has it."""
        connection.execute(f"PRAGMA cipher='{CIPHER}'").fetchall()
        connection.execute(f"PRAGMA key='raw:{self.raw}{self.salt.hex()}'").fetchall()


def look(path: Path) -> bytes | None:
    """The salt of a file, as it is now and from now on."""
    SALTS[path] = salt_of(path)
    return SALTS[path]


def unlock(connection: apsw.Connection, path: Path, salt: bytes | None) -> None:
    """Give a fresh connection its key, when its file needs one.

    Raises JournalError: key_missing when there is none to try, key_wrong when none opens it, not_a_journal.
    """
    SALTS[Path(connection.filename)] = salt
    if salt is None:
        return
    connection.set_busy_timeout(WAIT_MS)
    connection.execute(f"PRAGMA cipher='{CIPHER}'").fetchall()
    if salt in KEYS.raw and opens(connection, KEYS.raw[salt], path):
        return
    tried = False
    for secret in KEYS.candidates(path):
        tried, raw = True, stretched(secret, salt)
        if opens(connection, raw, path):
            KEYS.opened(salt, secret, raw)
            return
    raise JournalError("key_wrong" if tried else "key_missing", path=str(path))


def opens(connection: apsw.Connection, raw: str, path: Path) -> bool:
    """Whether a key opens the file of a connection. Raises JournalError("not_a_journal") for a stranger's."""
    for _ in range(2):  # a read that fails while the key is set passes for a wrong key: only who is refused twice is
        connection.execute(f"PRAGMA key='raw:{raw}'").fetchall()
        try:
            if connection.execute("PRAGMA application_id").fetchall() != [(APPLICATION_ID,)]:
                raise JournalError("not_a_journal", path=str(path))
        except apsw.NotADBError:
            continue
        return True
    return False


def lock_like(into: apsw.Connection, source: apsw.Connection) -> None:
    """Let an empty file that a copy is poured into have the lock of the file it comes from."""
    salt = SALTS[Path(source.filename)]
    if salt is not None:
        Lock(KEYS.raw[salt], salt).on(into)


def poured(source: apsw.Connection, fresh: Path, lock: Lock | None) -> None:
    """Write all of a journal to an empty file, locked or plain, with nothing in it of what was removed. Outside a transaction."""
    key = f"raw:{lock.raw}{lock.salt.hex()}" if lock else ""
    try:
        source.execute("VACUUM INTO ?", (f"file:{quote(str(fresh))}?cipher={CIPHER}&key={key}",))
    except apsw.SQLError as error:  # how it says that it cannot learn how long the new file is
        raise JournalError("disk_fails", path=str(fresh), errno="IOERR", reason=str(error)) from error
