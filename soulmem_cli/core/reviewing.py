"""The review of conflicts: what a person says of two entries that cannot both hold. Nothing else is changed by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from soulmem_cli.clock import micros
from soulmem_cli.core.contradiction import CONFLICT
from soulmem_cli.core.session import Session
from soulmem_cli.domain import UserId
from soulmem_cli.domain.conflicts import Conflict, ConflictState
from soulmem_cli.errors import MissingError, UsageError
from soulmem_cli.store import conflicts, entries, events
from soulmem_cli.store.database import Database

LIMIT: Final = 20
WAITING: Final = (ConflictState.OPEN, ConflictState.REOPENED)


def listed(session: Session, states: Sequence[str] | None, limit: int, *, private: bool) -> list[Conflict]:
    """Conflicts in these states, those that wait to be reviewed unless said; the latest first, each with its two entries.

    Raises UsageError.
    """
    for state in states or ():
        if state not in tuple(ConflictState):
            raise UsageError("conflict_state_unknown", value=state, allowed=list(ConflictState))
    db, user = session.reader()
    return [told(db, user, each) for each in conflicts.listed(db, user, list(states or WAITING), limit, private=private)]


def shown(session: Session, number: int) -> Conflict:
    """One conflict with its two entries. Raises MissingError."""
    db, user = session.reader()
    return told(db, user, named(db, user, number))


def resolve(session: Session, number: int, sides: Sequence[str], when: Sequence[tuple[str, str]]) -> Conflict:
    """Say which of the two holds, or that both do, in a context when one is given. Raises MissingError, UsageError."""
    if len(sides) != 1:
        raise UsageError("conflict_one_side")
    if when and sides[0] != "both":
        raise UsageError("conflict_when_both")
    state = ConflictState.CONTEXT_DEPENDENT if sides[0] == "both" else ConflictState.RESOLVED
    return decided(session, number, state, sides[0], dict(when))


def reopen(session: Session, number: int) -> Conflict:
    """Let a settled conflict be open again. Raises MissingError."""
    return decided(session, number, ConflictState.REOPENED, None, {})


def decided(session: Session, number: int, state: ConflictState, resolution: str | None, when: dict[str, str]) -> Conflict:
    """A conflict after a person has said something of it; the old state is in the log."""
    db, user = session.writer()
    with db.transaction():
        was = named(db, user, number)
        if was.state in WAITING and state is ConflictState.REOPENED:
            session.note("conflict_open_already", id=number)
            return told(db, user, was)
        conflicts.decide(db, was.id, state, resolution, when, session.now_us if resolution else None)
        facts: dict[str, Any] = {"was": was.state, "was_resolution": was.resolution, "was_when": was.when}
        facts |= {"was_decided": micros(was.decided_at) if was.decided_at else None}
        facts |= {"state": state, "resolution": resolution}
        events.append(db, CONFLICT, session.now_us, user, None, conflict=was.uid, **facts)
        return told(db, user, named(db, user, number))


def named(db: Database, user: UserId, number: int) -> Conflict:
    """The conflict of a number. Raises MissingError."""
    found = conflicts.of_id(db, user, number)
    if found is None:
        raise MissingError("conflict_unknown", id=number)
    return found


def told(db: Database, user: UserId, conflict: Conflict) -> Conflict:
    """A conflict with its two entries."""
    read = entries.of_ids(db, user, [conflict.a, conflict.b])
    return conflict._replace(entries=tuple(read[each] for each in (conflict.a, conflict.b) if each in read))
