"""What removing words for good takes beside removing rows: the copies, what was left half-made, and the file itself."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

from soulmem_cli.core.session import Session
from soulmem_cli.errors import JournalError, SoulmemError
from soulmem_cli.store import drafting, keeping, purges, rewriting
from soulmem_cli.store.database import Database

TELLING: Final = 20  # characters of a text that are no chance in another


def in_copies(journal: Path, holds: Callable[[Path], bool], change: Callable[[Database], None]) -> tuple[list[str], list[str]]:
    """Change every copy beside the journal that `holds` what must go: those that were changed, and those that could not be."""
    cleaned: list[str] = []
    left: list[str] = []
    for each in keeping.known(journal):
        try:
            if holds(each.path):
                rewriting.rewritten(each.path, change)
                cleaned.append(str(each.path))
        except (SoulmemError, OSError):
            left.append(str(each.path))
    return cleaned, left


def scrub(session: Session, db: Database) -> bool:
    """Write the file anew without what was removed; False, and said, when that could not be done.

    A reader who keeps the log is named as well, and no failure: the log ends with the reading.
    """
    try:
        if not db.rewrite():
            session.note("log_busy", path=str(db.path))
            return True
        with db.transaction():
            purges.done(db)
    except JournalError:
        session.note("purge_unfinished", path=str(db.path))
        return False
    return True


def finish(session: Session) -> None:
    """Write the file anew where a purge was killed, or kept from it, after its rows were gone."""
    if purges.due(session.reading()):
        scrub(session, session.writing())


def drop_halves(session: Session, journal: Path) -> None:
    """Remove what killed processes left of copies, which nobody can use."""
    for half in keeping.halves(journal):
        try:
            half.unlink(missing_ok=True)
        except OSError:
            session.note("purge_left_in_copies", paths=str(half))


def drop_drafts(session: Session, journal: Path, removed: Callable[[], list[str]], entries: Collection[int] = ()) -> None:
    """Remove drafts that are of these entries, or mostly what is removed; one that only quotes it is left, and named."""
    drafts = drafting.every(journal)
    texts = [text.strip() for text in removed()] if drafts else []
    for draft in drafts:
        try:
            written = draft.read_text(encoding="utf-8-sig", errors="replace").strip()
            quoted = max((len(text) for text in texts if text in written), default=0)
            if 2 * quoted > len(written) or any(f"-e{entry}-" in draft.name for entry in entries):
                draft.unlink(missing_ok=True)
            elif quoted >= TELLING:
                session.note("purge_left_in_copies", paths=str(draft))
        except OSError:
            session.note("purge_left_in_copies", paths=str(draft))
