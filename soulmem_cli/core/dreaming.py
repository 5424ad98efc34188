"""The dream: upkeep of one night. What is alike comes together, what is not used grows pale, and no word is lost.

Each phase is planned outside any transaction and written in one short one. A night that runs twice changes nothing the
second time: it decides as of the moment its first run did.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from hashlib import blake2b
from typing import Final

from soulmem_cli.clock import local_day
from soulmem_cli.core import consolidation, fading
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.dreams import CONSOLIDATE, FADE, PHASES, Dream, DreamState, Law
from soulmem_cli.errors import SoulmemError, UsageError
from soulmem_cli.store import archives, dreams, entries, events, lock, users
from soulmem_cli.store.database import Database

CYCLE: Final = "night"
# what each number of the law may be, both ends included
BOUNDS: Final = {"rate": (0.01, 1.0), "threshold": (0.0, 1.0), "min_age": (0, 36_500), "similarity": (0.0, 1.0), "min_cluster": (2, 12)}


@dataclass(frozen=True, slots=True)
class Night:
    """What is asked of a dream: one phase `only`, or all; `rehearsed` decides everything and writes nothing."""

    law: Law = Law()
    only: str | None = None
    rehearsed: bool = False

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases to go through."""
        return (self.only,) if self.only else PHASES


def checked(night: Night) -> Night:
    """A night whose numbers make sense. Raises UsageError."""
    if night.only is not None and night.only not in PHASES:
        raise UsageError("phase_unknown", value=night.only, allowed=list(PHASES))
    for name, (least, most) in BOUNDS.items():
        value = getattr(night.law, name)
        if not (math.isfinite(value) and least <= value <= most):
            raise UsageError("dream_number_invalid", option=f"--{name.replace('_', '-')}", value=value, least=least, most=most)
    return night


def dream(session: Session, night: Night) -> Dream:
    """Dream for the user of this session. Raises UsageError, and SoulmemError when a text was lost, which undoes the run."""
    checked(night)
    if night.rehearsed:
        return rehearse(session, *session.reader(), session.settings.user, night)
    db, user = session.writer()
    with lock.held(db.path, "dream") as ours:
        if not ours:
            return elsewhere(session, db, user, session.settings.user)
        return run(session, db, user, session.settings.user, night)


def dream_all(session: Session, night: Night) -> list[Dream]:
    """Dream for every user of the journal, one after another; a failure of one is raised when all have had their turn."""
    checked(night)
    db = session.reading() if night.rehearsed else session.writing()
    everyone = [(name, user) for name, *_ in users.counted(db) if (user := users.find(db, name)) is not None]
    if night.rehearsed:
        return [rehearse(session, db, user, name, night) for name, user in everyone]
    dreamt: list[Dream] = []
    failure: SoulmemError | None = None
    with lock.held(db.path, "dream") as ours:
        for name, user in everyone:
            try:
                dreamt.append(run(session, db, user, name, night) if ours else elsewhere(session, db, user, name))
            except SoulmemError as error:
                failure = failure or error
    if failure is not None:
        raise failure
    return dreamt


def rehearse(session: Session, db: Database, user: UserId, name: str, night: Night) -> Dream:
    """What a dream would do now."""
    began, period, moment = time.monotonic(), period_of(session), moment_of(session, db, user)
    moves = fading.plan(db, user, night.law, moment) if FADE in night.phases else []
    planned = consolidation.plan(session, db, user, night.law, period) if CONSOLIDATE in night.phases else consolidation.NOTHING
    count = entries.count(db, user)
    return told(blank(name, period, DreamState.REHEARSED, count), moves, planned, began)


def run(session: Session, db: Database, user: UserId, name: str, night: Night) -> Dream:
    """One run under the lock, from the first digest to the closed row."""
    began, period, moment = time.monotonic(), period_of(session), moment_of(session, db, user)
    seen = events.last(db)
    before = imprint(db, user)
    with db.transaction():
        dreams.interrupt(db, user)
        number = dreams.begin(db, user, CYCLE, period, session.now_us, digest(before.values()))
    moves: list[fading.Move] = []
    planned = consolidation.NOTHING
    if FADE in night.phases:
        moves = fading.plan(db, user, night.law, moment)
        with db.transaction():
            moves = fading.apply(db, user, number, moves, session.now_us)
    if CONSOLIDATE in night.phases:
        planned = consolidation.plan(session, db, user, night.law, period)
        with db.transaction():
            planned = consolidation.apply(session, db, user, number, planned)
    after = imprint(db, user)
    gone = events.purged(db, user, seen)
    stood = {entry: mark for entry, mark in before.items() if entry not in gone}
    kept = [after[entry] for entry in stood if entry in after]
    intact = kept == list(stood.values())
    state = DreamState.DONE if intact else DreamState.ROLLED_BACK
    dreamt = replace(blank(name, period, state, len(before)), run=number, entries_after=len(after), unchanged=intact)
    dreamt = told(dreamt, moves, planned, began)
    ended_us = session.now_us + int((time.monotonic() - began) * 1_000_000)
    with db.transaction():
        if not intact:
            roll_back(db, user, number)
        events.append(db, "dream", session.now_us, user, None, number, state=state)
        dreams.end(db, user, dreamt, ended_us, digest(kept), night.phases, night.law, planned.mark)
    if not intact:
        raise SoulmemError("dream_words_changed", run=number, before=len(stood), after=len(kept))
    return dreamt


def roll_back(db: Database, user: UserId, number: int) -> None:
    """Put back everything a run changed. Belongs inside a transaction."""
    consolidation.roll_back(db, user, number)
    fading.roll_back(db, user, number)


def imprint(db: Database, user: UserId) -> dict[EntryId, bytes]:
    """A short hash of every text, by its entry, in order (N1)."""
    return {entry: blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest() for entry, text in archives.written(db, user)}


def digest(marks: Iterable[bytes]) -> str:
    """One hash over many, and how many they are."""
    whole = blake2b(digest_size=16)
    count = 0
    for mark in marks:
        whole.update(mark)
        count += 1
    return f"{count}:{whole.hexdigest()}"


def period_of(session: Session) -> date:
    """The night a run belongs to: the person's day."""
    return local_day(session.now, session.settings.day_ends_at)


def moment_of(session: Session, db: Database, user: UserId) -> int:
    """The moment a run decides as of: that of the first run of its night."""
    return dreams.first_of(db, user, CYCLE, period_of(session)) or session.now_us


def blank(name: str, period: date, state: DreamState, count: int) -> Dream:
    """A run that has changed nothing yet."""
    return Dream(
        run=None, cycle=CYCLE, user=name, period=period, state=state, forgotten=0, consolidated=0, faded=0, revived=0, grown=0,
        entries_before=count, entries_after=count, unchanged=True, seconds=0.0,
    )  # fmt: skip


def elsewhere(session: Session, db: Database, user: UserId, name: str) -> Dream:
    """No run, because another process is dreaming."""
    session.note("dream_busy")
    return blank(name, period_of(session), DreamState.BUSY, entries.count(db, user))


def told(dreamt: Dream, moves: list[fading.Move], planned: consolidation.Plan, began: float) -> Dream:
    """A run with its numbers. What is private in it is counted, not shown."""
    forgotten, faded, revived = fading.counted(moves)
    shown = tuple(gist for gist in planned.made if not gist.private)
    return replace(
        dreamt, forgotten=forgotten, faded=faded, revived=revived, consolidated=len(planned.made), grown=len(planned.grown),
        gists=shown, private_gists=len(planned.made) - len(shown), seconds=round(time.monotonic() - began, 3),
    )  # fmt: skip
