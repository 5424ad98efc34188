"""Going back to a copy of the journal: looked through first, put in place whole, and what it replaces is kept."""

from __future__ import annotations

import os
from pathlib import Path

from soulmem_cli.core.backups import one_at_a_time, place_of
from soulmem_cli.core.session import Session
from soulmem_cli.domain.backups import JournalRestored
from soulmem_cli.errors import JournalError, UsageError, because
from soulmem_cli.store import cipher, keeping, replacing
from soulmem_cli.store.backups import Tick
from soulmem_cli.store.failures import standing_in
from soulmem_cli.store.place import make_private, require_writable


def restore(session: Session, file: Path, tick: Tick | None = None) -> JournalRestored:
    """Put a copy in the place of the journal, whose file is kept beside it under a dated name. The copy stays as it is.

    Raises UsageError when there is no such file, JournalError when it is damaged, newer or none of ours, or when another program has
    the journal open; then nothing was changed.
    """
    journal, source = place_of(session), found(session, file)
    before, was = holding(journal), cipher.look(journal) is not None
    session.close()
    fresh = journal.with_name(f".{journal.name}.{os.getpid()}.new")
    try:
        make_private(journal.parent)
        require_writable(journal)
        with standing_in(fresh, journal), replacing.made_ready(source, fresh, session.now_us, tick) as inside:
            aside = keeping.dated(journal, journal.parent, session.now, keeping.REPLACED) if os.path.lexists(journal) else None
            with one_at_a_time(journal):
                replacing.swap(fresh, journal, aside)
    except OSError as error:
        raise UsageError("file_unwritable", path=str(journal), **because(error)) from error
    if before is not None and was != (cipher.look(journal) is not None):
        session.note("restored_plain" if was else "restored_encrypted")
    return JournalRestored(str(source), str(journal), inside.entries, inside.schema, str(aside) if aside else None, before)


def in_the_way(session: Session, file: Path) -> dict[str, object]:
    """What a question about restoring tells, when something would be replaced; nothing otherwise. Raises as `restore` does."""
    journal, source = place_of(session), found(session, file)
    inside = replacing.readable(source)
    if not os.path.lexists(journal):
        return {}
    there = holding(journal)
    return {"path": str(source), "found": inside.entries, "journal": str(journal), "there": "?" if there is None else there}


def found(session: Session, file: Path) -> Path:
    """The copy that a person names: by its path, or one of the journal's own by its name alone. Raises UsageError."""
    journal = place_of(session)
    try:
        own = (keeping.folder_of(journal) / file, journal.with_name(file.name)) if len(file.parts) == 1 else ()
        source = next((each for each in (file, *own) if each.exists()), file).resolve(strict=True)
        source.open("rb").close()
        if source == journal or (journal.exists() and source.samefile(journal)):
            raise UsageError("restore_from_itself", path=str(file))
    except (OSError, RuntimeError) as error:
        facts = because(error) if isinstance(error, OSError) else {"errno": "ELOOP", "reason": str(error)}
        raise UsageError("file_unreadable", path=str(file), **facts) from error
    except ValueError as error:
        raise UsageError("file_unreadable", path=str(file), errno="", reason=str(error)) from error
    return source


def holding(journal: Path) -> int | None:
    """How many entries the journal that stands there has; None when there is none, or it cannot be read."""
    try:
        return replacing.count(journal)
    except (JournalError, OSError):
        return None
