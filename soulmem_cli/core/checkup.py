"""A checkup of the journal and all around it, and the mending of what can be mended without touching a word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from soulmem_cli.core import backups, checks, rebuilding
from soulmem_cli.core.reembedding import Tick
from soulmem_cli.core.session import Session
from soulmem_cli.domain.checkup import Checkup
from soulmem_cli.errors import JournalError
from soulmem_cli.store import health

OUTSIDE: Final = (checks.config, checks.permissions, checks.drafts, checks.leftovers, checks.room, checks.encryption, checks.copies)
MENDED_BY_REBUILD: Final = ("schema", "traces", "index", "vectors")


def examine(session: Session) -> Checkup:
    """Look at everything; what cannot be looked at because the file does not open is left out."""
    # before SQLite makes files of its own
    outside = tuple(check(session) for check in OUTSIDE)
    found = (*outside, *checks.of_file(session))
    return Checkup(all(check.ok for check in found), found)


def mend(session: Session, tick: Tick) -> Checkup:
    """Look, mend what can be mended of the truth that stands, and look again. A copy of the journal is kept before it is changed."""
    before = examine(session)
    wrong = {check.name: check for check in before.checks if not check.ok}
    mendable = {name for name, check in wrong.items() if check.advice == "advice_fix"}
    inside = mendable & {"integrity", *MENDED_BY_REBUILD}
    if inside:
        keep_a_copy(session)
    for name, cure in CURES.items():
        if name in mendable or (name == "file" and name in wrong):
            cure(session)
    if not inside.isdisjoint(MENDED_BY_REBUILD):
        rebuilding.rebuild(session, tick, all_users=True)
    after = examine(session)
    return replace(after, mended=tuple(check.name for check in after.checks if check.ok and check.name in wrong))


def keep_a_copy(session: Session) -> None:
    """A backup of the journal as it is; where what is broken keeps it from being found sound, its pages are copied all the same."""
    try:
        kept = backups.rotated(session)
    except JournalError as error:
        if error.code != "backup_unsound":
            raise
        session.note("doctor_copy_kept", path=str(backups.aside(session)))
    else:
        if kept is not None and kept.made:
            session.note("doctor_copy_kept", path=kept.file)


def bring_forward(session: Session) -> None:
    """An older journal is brought forward by opening it to write; what else is wrong with a file is not mended here."""
    try:
        session.writing()
    except JournalError:
        return


def close_off(session: Session) -> None:
    """Take the journal out of everybody else's reach."""
    for path, mode in list(checks.exposed(session)):
        path.chmod(mode)


def clear_away(session: Session) -> None:
    """Remove what killed processes left half-made; every word in it is in the journal."""
    for path in checks.abandoned(session):
        path.unlink(missing_ok=True)


def make_indexes(session: Session) -> None:
    """Make every index again of its rows."""
    db = session.writing()
    with db.transaction():
        health.reindex(db)


def restore_schema(session: Session) -> None:
    """Make again what is missing of the schema, but for the tables of what was written."""
    db = session.writing()
    with db.transaction():
        health.restore(db)


CURES: Final[dict[str, Callable[[Session], object]]] = {
    "file": bring_forward,
    "permissions": close_off,
    "leftovers": clear_away,
    "room": lambda session: session.writing().fold_log(),
    "schema": restore_schema,
    "integrity": make_indexes,
    "durability": lambda session: health.use_log(session.writing()),
}
