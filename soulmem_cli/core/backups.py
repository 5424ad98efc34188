"""Copies of the journal: where they go, when one is made unasked, and which of them stay."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain.backups import Backup, KeptBackup
from soulmem_cli.errors import JournalError, RefusedError, UsageError, because
from soulmem_cli.store import backups, keeping, lock
from soulmem_cli.store.backups import Contents, Tick
from soulmem_cli.store.database import Database
from soulmem_cli.store.making import SCHEMA, version_of
from soulmem_cli.store.place import beside, make_private

PATIENCE_S: Final = 120  # that another backup of the same journal may take


def backup(
    session: Session, to: Path | None = None, *, keep: int | None = None, overwrite: bool = False, tick: Tick | None = None
) -> Backup:
    """A verified copy of the journal: in the folder of its backups, in another folder, or as a file. Belongs outside a transaction.

    In a folder it gets a dated name, and the oldest beyond `keep` go once it is verified; without `keep` the setting decides beside
    the journal, and elsewhere all stay. Raises UsageError, RefusedError when a file is there already, JournalError.
    """
    db = session.reading()
    if to is None:
        with one_at_a_time(db.path):
            return in_folder(session, db, keeping.folder_of(db.path), session.settings.backups if keep is None else keep, tick)
    target = aimed(to)
    if target.is_dir():
        return in_folder(session, db, target, keep or 0, tick)
    if keep is not None:
        raise UsageError("backup_keep_needs_folder", path=str(to))
    keep_off_the_journal(db.path, target)
    if target.exists() and not overwrite:
        raise RefusedError("file_exists", path=str(to))
    with db.snapshot():
        found = backups.copied(db.connection, db.path, target, tick, overwrite=overwrite)
    return told(target, session.now, found)


def rotated(session: Session) -> Backup | None:
    """A verified copy among the backups of the journal before something changes much of it; None when the setting turns it off.

    The newest backup will do when it already holds all there is. Belongs outside a transaction. Raises JournalError, UsageError.
    """
    if session.settings.backups == 0:
        return None
    db = session.reading()
    with one_at_a_time(db.path):
        known = current(session, db)
        return known or in_folder(session, db, keeping.folder_of(db.path), session.settings.backups, None)


def meanwhile(session: Session, db: Database, stands: Callable[[], None], tick: Tick, *, deep: bool) -> str | None:
    """The file of such a copy, made by a connection of its own while others write: what they write once it `stands` is not in it.

    It is held against the journal byte for byte and looked through in the truth alone, or in every page when `deep`.
    """
    if session.settings.backups == 0:
        return None
    with one_at_a_time(db.path):
        if (known := current(session, db)) is not None:
            return known.file
        db.fold_log()  # only a journal that is one file can be held against its copy
        folder = keeping.folder_of(db.path)
        target = named(session, db, folder)
        with db.snapshot():
            if deep:
                backups.glance(db.connection)  # only reading begins the transaction
                stands()
                backups.copied(db.connection, db.path, target, tick)
            else:
                backups.doubled(db.connection, db.path, target, stands, tick)
        thinned(session, db, folder, session.settings.backups, target)
    return str(target)


@contextmanager
def before_migration(session: Session, db: Database) -> Iterator[None]:
    """Keep a copy of a journal that is about to get another schema, and name it; others wait until it has it."""
    if session.settings.backups == 0:
        yield
        return
    with one_at_a_time(db.path):
        if version_of(db.connection) < SCHEMA:  # nobody brought it forward meanwhile
            kept = current(session, db) or in_folder(session, db, keeping.folder_of(db.path), session.settings.backups, None)
            session.note("backup_before_migration", path=kept.file)
        yield


def aimed(to: Path) -> Path:
    """Where a copy is to go, behind any link. Raises UsageError for what no file can be written to."""
    try:
        target = to.resolve()
        if target.exists() and not (target.is_dir() or target.is_file()):  # a pipe or a device holds no journal
            raise UsageError("path_unreadable", path=str(to))
    except OSError as error:
        raise UsageError("file_unwritable", path=str(to), **because(error)) from error
    except (RuntimeError, ValueError) as error:  # a circle of links; a name that holds a NUL
        raise UsageError("path_unreadable", path=str(to)) from error
    return target


def in_folder(session: Session, db: Database, folder: Path, keep: int, tick: Tick | None) -> Backup:
    """A dated copy in a folder; the oldest beyond `keep` go, none when it is 0."""
    target = named(session, db, folder)
    with db.snapshot():
        found = backups.copied(db.connection, db.path, target, tick)
    return told(target, session.now, found, thinned(session, db, folder, keep, target))


def named(session: Session, db: Database, folder: Path) -> Path:
    """The file that a copy made now is to be. Raises UsageError for a folder that cannot be written."""
    try:
        make_private(folder)
        return keeping.dated(db.path, folder, session.now)
    except OSError as error:
        raise UsageError("file_unwritable", path=str(folder), **because(error)) from error


def thinned(session: Session, db: Database, folder: Path, keep: int, but: Path) -> list[Path]:
    """Let the oldest copies beyond `keep` go, none when it is 0; which went."""
    try:
        return keeping.thinned(db.path, folder, keep, but) if keep else []
    except OSError as error:  # the new one is there, which is what counts
        session.note("backup_not_thinned", path=str(folder), **because(error))
        return []


def aside(session: Session) -> Path:
    """The journal's pages as they are, copied beside it though SQLite finds fault with them; every text is held against the original.

    Raises JournalError.
    """
    db = session.reading()
    target = keeping.dated(db.path, db.path.parent, session.now, keeping.REPLACED)
    with db.snapshot():
        backups.copied(db.connection, db.path, target, as_it_is=True)
    return target


def current(session: Session, db: Database) -> Backup | None:
    """The newest backup when it is sound and holds all that is in the journal."""
    there = keeping.kept(db.path, keeping.folder_of(db.path))
    if not there:
        return None
    newest = there[-1]
    try:  # a glance is cheap, and tells at once that something was written since
        seen = backups.glanced(newest.path)
        with db.snapshot():
            if seen != backups.glance(db.connection):
                return None
            wanted = backups.contents(db.connection)
        if backups.sound(newest.path) != wanted:
            return None
    except (JournalError, OSError):
        return None
    return told(newest.path, newest.made_at.astimezone(session.now.tzinfo), wanted, made=False)


def listed(session: Session) -> list[KeptBackup]:
    """Every copy beside the journal, newest first: its backups, and what restoring put aside; also when the journal is lost.

    Raises JournalError("journal_missing") when there is neither.
    """
    journal = place_of(session)
    found = [(each, "backup") for each in keeping.kept(journal, keeping.folder_of(journal))]
    found += [(each, "replaced") for each in keeping.kept(journal, journal.parent, keeping.REPLACED)]
    if not found and not session.has_journal:
        raise JournalError("journal_missing", path=str(journal))
    if not found:
        session.note("backups_none", path=str(journal))
    found.sort(key=lambda each: (each[0].made_at, each[0].number), reverse=True)
    return [seen(session, each.path, kind, each.made_at) for each, kind in found]


def place_of(session: Session) -> Path:
    """The file of the journal, behind any link, whether it is there or not. Raises JournalError."""
    try:
        return session.settings.db.resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise JournalError("path_unreadable", path=str(session.settings.db)) from error


def seen(session: Session, path: Path, kind: str, at: datetime) -> KeptBackup:
    """A copy as it is found."""
    try:
        inside: Contents | None = backups.sound(path)
    except (JournalError, OSError):
        inside = None
    size, entries, schema = path.stat().st_size, inside.entries if inside else None, inside.schema if inside else None
    return KeptBackup(str(path), kind, at.astimezone(session.now.tzinfo), size, inside is not None, entries, schema)


def told(path: Path, at: datetime, found: Contents, removed: list[Path] | None = None, *, made: bool = True) -> Backup:
    """A copy that was verified, in words of the domain."""
    gone = tuple(str(each) for each in removed or ())
    return Backup(str(path), at, found.entries, path.stat().st_size, found.schema, found.digest, made, gone)


def keep_off_the_journal(journal: Path, target: Path) -> None:
    """Refuse to write over the journal itself, or over what SQLite keeps beside it. Raises UsageError."""
    own = (*beside(journal), journal.with_name(journal.name + "-journal"))
    if target in own or any(each.exists() and target.exists() and each.samefile(target) for each in own):
        raise UsageError("backup_onto_journal", path=str(target))


@contextmanager
def one_at_a_time(journal: Path) -> Iterator[None]:
    """Wait for another backup of the same journal: two that begin together need one copy. Raises JournalError("journal_locked")."""
    ends = time.monotonic() + PATIENCE_S
    while True:
        with lock.held(journal, lock.EXCHANGE) as ours:
            if ours:
                yield
                return
        if time.monotonic() > ends:
            raise JournalError("journal_locked", path=str(journal))
        time.sleep(0.05)
