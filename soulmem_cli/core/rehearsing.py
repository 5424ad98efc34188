"""An import that only looks: what would be new is counted, and nothing is written."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from soulmem_cli.clock import micros
from soulmem_cli.core.session import Session
from soulmem_cli.domain import UserId
from soulmem_cli.domain.archives import Record
from soulmem_cli.errors import JournalError, MissingError
from soulmem_cli.store import entries
from soulmem_cli.store.database import Database

BATCH: Final = 64


def journal_of(session: Session) -> tuple[Database, UserId] | None:
    """The journal as it is, and whose part of it; None when there is none, or nothing of a user who is still to be made."""
    if not session.has_journal:
        return None
    try:
        return session.reader()
    except MissingError:
        return None
    except JournalError as error:
        if error.code == "journal_missing":
            return None
        raise


class Rehearsal:
    """Stands where an Intake would, and keeps nothing."""

    def __init__(self, session: Session) -> None:
        self.logged = True
        self.added = self.known = 0
        self.seen: set[bytes] = set()
        self.journal = journal_of(session)

    def take(self, records: Iterable[Record]) -> Iterator[int]:
        """Count what is new of some records; yields, after each batch, how many were gone through."""
        incoming, done = iter(records), 0
        while batch := list(islice(incoming, BATCH)):
            for record in batch:
                self.count(record)
            done += len(batch)
            yield done

    def count(self, record: Record) -> None:
        """Count a record as new or known, as an Intake would take it."""
        draft = record.draft
        if record.named or record.dated:
            same = f"{draft.uid}" if record.named else f"{micros(draft.at)}\0{draft.text}"
            mark = hashlib.blake2b(same.encode(), digest_size=16).digest()
            if mark in self.seen or self.here(record):
                self.known += 1
                return
            self.seen.add(mark)
        self.added += 1

    def here(self, record: Record) -> bool:
        """Whether an entry is in the journal already."""
        if self.journal is None:
            return False
        db, user = self.journal
        draft = record.draft
        if record.named:
            return entries.known(db, user, draft.uid or "") is not None
        return entries.same_moment(db, user, micros(draft.at), draft.text) is not None

    def finish(self) -> int:
        """Nothing was kept, so nothing hangs loose."""
        return 0
