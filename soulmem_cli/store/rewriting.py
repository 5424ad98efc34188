"""Taking something out of the copies that are kept: each is changed beside its place, verified, and moved there whole."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection
from contextlib import nullcontext
from pathlib import Path

from soulmem_cli.store.backups import flush, onto, place, pour, settle, sound, still
from soulmem_cli.store.database import Database, open_journal
from soulmem_cli.store.failures import standing_in, translated
from soulmem_cli.store.place import discard, drop_log, inspect


def rewritten(path: Path, change: Callable[[Database], None]) -> None:
    """Change a copy, in one transaction; it stays as it is when that fails. Raises JournalError, UsageError."""
    inspect(path, create=False)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with standing_in(fresh, path), onto(fresh, path):
            fresh.unlink(missing_ok=True)
            os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            fresh.chmod(0o600)
            source = still(path)
            try:
                pour(source, fresh, None)
            finally:
                source.close()
            changed(fresh, change)
            sound(fresh)
            flush(fresh)
            place(fresh, path, overwrite=True)
            drop_log(path)  # it holds the old pages
            settle(path.parent)
    finally:
        discard(fresh)


def changed(fresh: Path, change: Callable[[Database], None]) -> None:
    """Open a file as a journal and change it."""
    db = open_journal(fresh, write=True, rescue=lambda _: nullcontext())  # it is a copy already
    try:
        db.load_vectors()
        with db.transaction():
            change(db)
        db.rewrite()
    finally:
        db.close()


def has_any(path: Path, user: str, uids: Collection[str]) -> bool:
    """Whether a copy holds any entry or gist of a user that has one of these uids. Raises JournalError."""
    inspect(path, create=False)
    with translated(path):
        connection = still(path)
        try:
            sql = """SELECT 1 FROM users u WHERE u.name = ?1 AND (
                     EXISTS (SELECT 1 FROM entries WHERE user_id = u.id AND uid IN (SELECT value FROM json_each(?2)))
                     OR EXISTS (SELECT 1 FROM gists WHERE user_id = u.id AND uid IN (SELECT value FROM json_each(?2))))"""
            return connection.execute(sql, (user, json.dumps(list(uids)))).fetchone() is not None
        finally:
            connection.close()


def has_user(path: Path, name: str) -> bool:
    """Whether a copy holds a user of this name. Raises JournalError."""
    inspect(path, create=False)
    with translated(path):
        connection = still(path)
        try:
            return connection.execute("SELECT 1 FROM users WHERE name = ?", (name,)).fetchone() is not None
        finally:
            connection.close()
