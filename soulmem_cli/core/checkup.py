"""A checkup of the journal and all around it, and the mending of what can be mended without touching a word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from soulmem_cli.core import checks, rebuilding
from soulmem_cli.core.reembedding import Tick
from soulmem_cli.core.session import Session
from soulmem_cli.domain.checkup import Checkup
from soulmem_cli.errors import JournalError
from soulmem_cli.store import health

OUTSIDE: Final = (checks.config, checks.permissions, checks.drafts, checks.encryption, checks.copies)
MENDED_BY_REBUILD: Final = ("schema", "traces", "index", "vectors")


def examine(session: Session) -> Checkup:
    """Look at everything; what cannot be looked at because the file does not open is left out."""
    # before SQLite makes files of its own
    outside = tuple(check(session) for check in OUTSIDE)
    found = (*outside, *checks.of_file(session))
    return Checkup(all(check.ok for check in found), found)


def mend(session: Session, tick: Tick) -> Checkup:
    """Look, mend what can be mended, and look again."""
    before = examine(session)
    wrong = {check.name: check for check in before.checks if not check.ok}
    for name, cure in CURES.items():
        if name in wrong:
            cure(session)
    if any(name in wrong and wrong[name].advice == "advice_fix" for name in MENDED_BY_REBUILD) and checks.file(session).ok:
        rebuilding.rebuild(session, tick, all_users=True)
    after = examine(session)
    return replace(after, mended=tuple(check.name for check in after.checks if check.ok and check.name in wrong))


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


def restore_schema(session: Session) -> None:
    """Make again what is missing of the schema, but for the tables of what was written."""
    db = session.writing()
    with db.transaction():
        health.restore(db)


CURES: Final[dict[str, Callable[[Session], None]]] = {
    "file": bring_forward,
    "permissions": close_off,
    "schema": restore_schema,
    "durability": lambda session: health.use_log(session.writing()),
}
