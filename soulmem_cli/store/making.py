"""How a journal comes to be, and how its schema moves forward: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import apsw

from soulmem_cli.errors import JournalError
from soulmem_cli.store.cipher import Lock
from soulmem_cli.store.failures import translated
from soulmem_cli.store.lock import living
from soulmem_cli.store.place import APPLICATION_ID, discard

SCHEMA: Final = 6
STALE_S: Final = 60  # a journal is made in less than a second
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def build(path: Path) -> None:
    """Make a new journal beside its place and move it there whole, so that no half-made file is ever seen."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    fresh.unlink(missing_ok=True)
    handle = os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    os.close(handle)
    fresh.chmod(0o600)
    sweep(path, fresh.stat().st_mtime - STALE_S)
    try:
        with translated(path):
            lay_out(fresh)
        try:
            os.link(fresh, path)  # fails when another process was first, and then its journal is ours too
        except FileExistsError:
            pass
        except OSError:
            if not path.exists():
                fresh.replace(path)
    finally:
        discard(fresh)


def sweep(path: Path, before: float) -> None:
    """Remove what was half-made by processes that were killed at it; no word is in there yet."""
    for each in path.parent.iterdir():
        if each.name.startswith(f".{path.name}.") and ".new" in each.name and each.stat().st_mtime < before:
            each.unlink(missing_ok=True)


def drop_halves(path: Path) -> None:
    """Remove what processes that are no more left half-made beside a journal: of an encrypted one it could be legible."""
    begin = f".{path.name}."
    for name in os.listdir(path.parent):
        if name.startswith(begin) and ".new" in name and not living(name[len(begin) :].partition(".")[0]):
            try:
                os.unlink(path.with_name(name))
            except OSError:
                pass  # doctor names it


def lay_out(path: Path, lock: Lock | None = None) -> None:
    """Make an empty file a journal, encrypted when there is a lock for it."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        if lock is not None:
            lock.on(connection)
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}; PRAGMA journal_mode=WAL")
        migrate(connection, path, write=True)
    finally:
        connection.close()


def migrate(connection: apsw.Connection, path: Path, *, write: bool) -> None:
    """Bring the schema forward, one numbered file a transaction; a newer journal is refused."""
    version = version_of(connection)
    if version > SCHEMA:
        raise JournalError("journal_newer", path=str(path), version=version, known=SCHEMA)
    if version == SCHEMA:
        return
    if not write:
        raise JournalError("journal_older", path=str(path), version=version, known=SCHEMA)
    for step in sorted(MIGRATIONS.glob("[0-9]*.sql")):
        number = int(step.name[:4])
        connection.execute("BEGIN IMMEDIATE")
        try:
            if version_of(connection) < number:
                connection.execute(step.read_text(encoding="utf-8"))
                connection.execute(f"PRAGMA user_version={number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def version_of(connection: apsw.Connection) -> int:
    """The schema a journal stands at."""
    row = connection.execute("PRAGMA user_version").fetchone()
    return int(row[0]) if row else 0


def old(connection: apsw.Connection) -> bool:
    """Whether there are entries in a journal of an earlier schema."""
    if not 0 < version_of(connection) < SCHEMA:
        return False
    return connection.execute("SELECT 1 FROM entries LIMIT 1").fetchone() is not None
