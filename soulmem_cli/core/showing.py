"""Looking at entries by number: a deliberate use, which keeps them near."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soulmem_cli.core.naming import named, warn_hidden
from soulmem_cli.core.session import Session
from soulmem_cli.core.using import note
from soulmem_cli.domain import Entry
from soulmem_cli.errors import JournalError

LOOKED_AT_ALL_THE_SAME: Final = ("journal_read_only", "journal_locked", "disk_full")


def show(session: Session, ids: Sequence[int]) -> list[Entry]:
    """The entries of these numbers, private and forgotten ones too, and a use of each that is not forgotten.

    Raises MissingError, and then nothing was used. A journal that cannot be written is read all the same.
    """
    db, user = session.reader()
    found = named(db, user, ids)
    warn_hidden(session, found)
    try:
        use(session, found)
    except JournalError as error:
        if error.code not in LOOKED_AT_ALL_THE_SAME:
            raise
        return found
    db, user = session.reader()
    return named(db, user, ids)


def use(session: Session, found: Sequence[Entry]) -> None:
    """Note a use of each entry that is not forgotten, unless it was used within the hour."""
    db, user = session.writer()
    with db.transaction():
        for entry in found:
            if entry.forgotten_at is None:
                note(session, db, user, entry, "show", "show")
