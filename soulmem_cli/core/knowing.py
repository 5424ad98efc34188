"""What dreams distilled, as a person looks through it: all of it, one with its evidence, and what they let go of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from soulmem_cli.clock import local_day
from soulmem_cli.core.believing import sure
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Filters
from soulmem_cli.domain.gists import FoundGist, Gist, Kind
from soulmem_cli.domain.knowing import GistChanged
from soulmem_cli.errors import MissingError, UsageError
from soulmem_cli.store import entries, events, gists

LIMIT: Final = 20
DISTILLED: Final = tuple(kind for kind in Kind if kind is not Kind.EPISODIC)
STATES: Final = ("active", "dormant", "done", "dropped", "revised", "forgotten")
SHOWN: Final = tuple(state for state in STATES if state != "forgotten")


def listed(session: Session, kinds: Sequence[Kind], states: Sequence[str] | None, filters: Filters, limit: int) -> list[FoundGist]:
    """Gists of these kinds and states, all but the forgotten unless said; those of the latest days first. Raises UsageError."""
    for state in states or ():
        if state not in STATES:
            raise UsageError("gist_state_unknown", value=state, allowed=list(STATES))
    wanted = [kind for kind in kinds if kind is not Kind.EPISODIC] or list(DISTILLED)
    return known(session, wanted, filters, states or SHOWN)[:limit]


def known(session: Session, kinds: Sequence[Kind], filters: Filters, states: Sequence[str]) -> list[FoundGist]:
    """Gists as they may be believed today."""
    db, user = session.reader()
    ends = session.settings.day_ends_at
    today = local_day(session.now, ends)
    found = [replace(gist, confidence=sure(gist, sources, today)) for gist, sources in gists.seen(db, user, kinds, filters, ends, states)]
    return [plain(gist) for gist in found if gist.confidence >= (filters.min_confidence or 0.0)]


def plain(gist: Gist) -> FoundGist:
    """A gist as a reader gets it."""
    fields: dict[str, Any] = {name: getattr(gist, name) for name in Gist.__dataclass_fields__}
    return FoundGist(**fields)


def shown(session: Session, number: int) -> FoundGist:
    """One gist with the entries behind it, private ones too: a number reaches it. Raises MissingError."""
    found = next((gist for gist in known(session, DISTILLED, Filters(private=True), STATES) if gist.id == number), None)
    if found is None:
        raise MissingError("gist_unknown", id=number)
    db, user = session.reader()
    read = entries.of_ids(db, user, list(found.evidence))
    if found.private:
        session.note("gist_private", id=number)
    return replace(found, entries=tuple(read[entry] for entry in found.evidence if entry in read))


def forget(session: Session, number: int) -> GistChanged:
    """Let go of a gist: it is not shown, and not made again while its entries stand behind it. Raises MissingError."""
    return become(session, number, "forgotten")


def restore(session: Session, number: int) -> GistChanged:
    """Bring back a gist that was let go of, in the state it had. Raises MissingError."""
    return become(session, number, None)


def become(session: Session, number: int, state: str | None) -> GistChanged:
    """Put a gist into a state, its own from before when none is given; the old one is in the log."""
    db, user = session.writer()
    with db.transaction():
        found = gists.of_id(db, user, number)
        if found is None or found[1] == "rolled-back":
            raise MissingError("gist_unknown", id=number)
        uid, was = found
        if (was == "forgotten") == (state == "forgotten"):
            return GistChanged(number, was, changed=False)
        becomes = state or gists.state_before(db, user, uid) or "active"
        gists.become(db, user, number, becomes)
        kind = "forget" if state else "restore"
        events.append(db, kind, session.now_us, user, None, gist=uid, was=was, state=becomes)
    return GistChanged(number, becomes, changed=True)
