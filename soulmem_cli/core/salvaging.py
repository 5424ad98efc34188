"""Saving what can still be read of a damaged journal: into a new one, verified, while the damaged file stays as it is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path

from soulmem_cli.core import rebuilding, uids
from soulmem_cli.core.backups import aimed, place_of
from soulmem_cli.core.reembedding import Tick
from soulmem_cli.core.session import Session
from soulmem_cli.domain.salvage import Salvaged
from soulmem_cli.errors import JournalError, RefusedError, UsageError, because
from soulmem_cli.store import backups, cipher, events, keeping, replacing
from soulmem_cli.store.place import beside, make_private, require_writable
from soulmem_cli.store.salvage.laying import laid
from soulmem_cli.store.salvage.saving import Saved, saved, whole


def salvage(
    session: Session, file: Path | None, to: Path | None, tick: Tick, *, with_backups: bool = False, dry_run: bool = False
) -> Salvaged:
    """Read every entry that can be read in a file, the journal itself without one, and make a journal of them.

    The new journal is written `to` a new file, or takes the place of the journal, which is then kept beside it. Raises UsageError,
    RefusedError when there is a file already, JournalError when nothing can be read, the key is missing, or the journal is in use.
    """
    journal = place_of(session)
    source = found(journal, file)
    session.close()  # to read a file beside SQLite would drop its locks
    if to is None and not dry_run:
        refuse_whole(session, journal, source)
    copies = [each.path for each in sorted(keeping.known(journal), key=lambda each: each.made_at, reverse=True) if each.path != source]
    salts = [salt for each in copies if (salt := cipher.look(each))]
    chosen = copies if with_backups else []
    had = saved(source, chosen, salts, session.settings.zone, uids.new_uid)
    if not had.entries.rows:
        raise JournalError("salvage_nothing", path=str(source))
    if dry_run:
        return told(source, None, None, had, chosen)
    target = aimed(to) if to is not None else journal
    if to is not None and os.path.lexists(target):
        raise RefusedError("file_exists", path=str(to))
    try:
        make_private(target.parent)
        require_writable(target)
        with made(session, target, had, tick) as fresh:
            aside = keeping.dated(target, target.parent, session.now, keeping.REPLACED) if os.path.lexists(target) else None
            if aside is None:
                backups.place(fresh, target, overwrite=False)
                backups.settle(target.parent)
            else:
                replacing.supplant(fresh, target, aside)
    except OSError as error:
        raise UsageError("file_unwritable", path=str(target), **because(error)) from error
    cipher.look(target)
    return told(source, target, aside, had, chosen)


def found(journal: Path, file: Path | None) -> Path:
    """The file that is to be read. Raises JournalError("journal_missing") when there is no journal, UsageError for another file."""
    try:
        source = (file or journal).resolve(strict=True)
        source.open("rb").close()
    except (OSError, RuntimeError) as error:
        if file is None and isinstance(error, FileNotFoundError):
            raise JournalError("journal_missing", path=str(journal)) from error
        facts = because(error) if isinstance(error, OSError) else {"errno": "ELOOP", "reason": str(error)}
        raise UsageError("file_unreadable", path=str(file or journal), **facts) from error
    except ValueError as error:
        raise UsageError("file_unreadable", path=str(file), errno="", reason=str(error)) from error
    return source


def in_the_way(session: Session, file: Path | None, tick: Tick, *, with_backups: bool) -> dict[str, object]:
    """What a question about salvaging tells, when something would be replaced; nothing otherwise. Raises as `salvage` does.

    Raises RefusedError("salvage_whole") when what would be replaced is the file itself, and nothing is wrong with it.
    """
    journal = place_of(session)
    refuse_whole(session, journal, found(journal, file))
    if not os.path.lexists(journal):
        return {}
    seen = salvage(session, file, None, tick, with_backups=with_backups, dry_run=True)
    return {"path": seen.file, "found": seen.entries, "missing": len(seen.missing), "journal": str(journal)}


def refuse_whole(session: Session, journal: Path, source: Path) -> None:
    """Leave a journal alone that nothing is wrong with. Raises RefusedError("salvage_whole")."""
    session.close()
    if source == journal and whole(source):
        raise RefusedError("salvage_whole", path=str(journal))


@contextmanager
def made(session: Session, target: Path, had: Saved, tick: Tick) -> Iterator[Path]:
    """A whole journal of what was found, under a passing name beside its place; gone afterwards if it was not moved."""
    fresh = target.with_name(f".{target.name}.{os.getpid()}.new")
    locks = [fresh.with_name(f"{fresh.name}.{task}.lock") for task in ("upkeep",)]
    for each in beside(fresh):
        each.unlink(missing_ok=True)
    try:
        laid(fresh, had.haul, had.entries, had.model, had.lock, had.last)
        derive(session, fresh, had, tick)
        if backups.sound(fresh).entries != len(had.entries.rows):
            raise JournalError("salvage_unsound", path=str(target))
        backups.flush(fresh)
        yield fresh
    finally:
        for each in (*beside(fresh), *locks):
            with suppress(OSError):
                each.unlink(missing_ok=True)


def derive(session: Session, fresh: Path, had: Saved, tick: Tick) -> None:
    """Make all that is derived from entries, by the model the journal lived with, and tell the log what happened."""
    other = copy(session)
    other.settings = session.settings._replace(db=fresh, backups=0)
    if had.encoder and "model" not in session.settings.origins:
        other.settings = other.settings._replace(model=had.encoder)
    try:
        rebuilding.rebuild(other, tick, all_users=True)
        db = other.writing()
        with db.transaction():
            events.append(db, "journal-salvage", session.now_us, None, entries=len(had.entries.rows), missing=len(had.missing))
        db.fold_log()
    finally:
        other.close()


def told(source: Path, target: Path | None, aside: Path | None, had: Saved, copies: list[Path]) -> Salvaged:
    """What was found, in words of the domain."""
    return Salvaged(
        file=str(source), journal=str(target) if target else None, kept=str(aside) if aside else None, entries=len(had.entries.rows),
        from_backups=had.came, missing=had.missing, torn=had.entries.torn, guessed=had.entries.guessed, doubtful=had.doubtful,
        backups=tuple(map(str, copies)),
    )  # fmt: skip
