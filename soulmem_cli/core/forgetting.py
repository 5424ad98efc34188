"""Putting entries out of sight and bringing them back; no word of them is lost."""

from __future__ import annotations

from collections.abc import Sequence

from soulmem_cli.clock import micros
from soulmem_cli.core.naming import named
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.care import Forgotten, Restored
from soulmem_cli.store import entries, events, vectors


def forget(session: Session, ids: Sequence[int]) -> Forgotten:
    """Hide entries everywhere but among the forgotten, all of them or none. Raises MissingError."""
    return Forgotten(*hidden(session, ids, hide=True))


def restore(session: Session, ids: Sequence[int]) -> Restored:
    """Bring forgotten entries back as they were, all of them or none. Raises MissingError."""
    return Restored(*hidden(session, ids, hide=False))


def hidden(session: Session, ids: Sequence[int], *, hide: bool) -> tuple[tuple[EntryId, ...], tuple[EntryId, ...]]:
    """Hide or show entries; the numbers of those that changed, and of those that already were so."""
    db, user = session.writer()
    changed: list[EntryId] = []
    already: list[EntryId] = []
    with db.transaction():
        for entry in named(db, user, ids):
            assert entry.id is not None
            if (entry.forgotten_at is not None) == hide:
                already.append(entry.id)
                continue
            was = micros(entry.forgotten_at) if entry.forgotten_at else None
            entries.set_forgotten(db, user, entry.id, session.now_us if hide else None)
            vectors.refresh_hidden(db, entry.id)
            events.append(db, "forget" if hide else "restore", session.now_us, user, entry.id, was=was)
            changed.append(entry.id)
    return tuple(changed), tuple(already)
