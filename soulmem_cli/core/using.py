"""Deliberate uses (A24): they keep entries near, an hour apart at least, and tie those that serve for one cue (C7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from soulmem_cli.core.association import identity
from soulmem_cli.core.naming import named, warn_hidden
from soulmem_cli.core.session import Session
from soulmem_cli.core.strength import CO_USE_GAIN
from soulmem_cli.domain import Entry, EntryId, UserId
from soulmem_cli.domain.bonds import TOGETHER
from soulmem_cli.domain.uses import Strengthened, Used
from soulmem_cli.errors import UsageError
from soulmem_cli.store import events, links, traces
from soulmem_cli.store.database import Database
from soulmem_cli.text import mend

APART_US: Final = 3_600_000_000  # uses less than an hour apart are one
MOST: Final = 20  # entries for one cue


def numbers(words: Sequence[str]) -> list[int]:
    """The numbers in `3,7`, each once. Raises UsageError."""
    found: list[int] = []
    for word in (part for given in words for part in given.replace(",", " ").split() or [given]):
        try:
            found.append(int(word.removeprefix("#")))
        except ValueError as error:
            raise UsageError("whole_number_unreadable", argument="--used", value=word, verb="recall") from error
    asked = list(dict.fromkeys(found))
    if len(asked) > MOST:
        raise UsageError("used_too_many", count=len(asked), most=MOST)
    return asked


def use(session: Session, ids: Sequence[int], cue: str) -> Used:
    """Note that entries served for a cue, and tie them to each other. Raises MissingError, and then nothing is noted.

    What is forgotten is not brought nearer. The words of a cue that a private entry answered stand with what is private only.
    """
    cue = mend(cue)
    db, user = session.writer()
    with db.transaction():
        found = named(db, user, ids)
        served = [entry for entry in found if entry.forgotten_at is None]
        secret = any(entry.private for entry in served)
        used = [
            identity(entry) for entry in served if note(session, db, user, entry, "" if secret and not entry.private else cue, "recall")
        ]
        pairs = combinations(sorted(identity(entry) for entry in served), 2)
        tied = [made for older, newer in pairs if (made := strengthen(db, user, newer, older, session.now_us))]
    warn_hidden(session, found)
    already = tuple(each for entry in served if (each := identity(entry)) not in used)
    return Used(cue, tuple(used), already, tuple(identity(entry) for entry in found if entry.forgotten_at is not None), tuple(tied))


def note(session: Session, db: Database, user: UserId, entry: Entry, cue: str, by: str) -> bool:
    """Note a use of an entry, and that it was `by` a verb; False when it was used within the hour."""
    if not traces.use(db, identity(entry), session.now_us, cue, apart_us=APART_US):
        return False
    events.append(db, "use", session.now_us, user, identity(entry), cue=by)
    return True


def strengthen(db: Database, user: UserId, a: EntryId, b: EntryId, now_us: int) -> Strengthened | None:
    """Strengthen the strongest link of two entries, or make one; None within an hour of the last time, or when it can be no stronger."""
    if events.tied_by_use(db, user, a, b, after_us=now_us - APART_US):
        return None
    old = next((tie for tie in links.between(db, user, a, b) if tie.kind != "replaces"), None)
    if old is None:
        old, was = links.Tie(a, b, TOGETHER, 0.0, None, said=False), None
    elif old.strength >= 1:
        return None
    else:
        was = {"strength": old.strength, "because": old.because, "said": old.said}
    strength = round(min(1.0, old.strength + CO_USE_GAIN), 4)
    links.put(db, old.a, old.b, old.kind, strength, now_us, said=old.said)
    events.append(db, "link", now_us, user, old.a, other=old.b, link=old.kind, strength=strength, was=was, by="use")
    return Strengthened(old.a, old.b, old.kind, strength)
