"""The dream: upkeep of an hour, a night, a week. What is alike comes together, what is not used grows pale, and no word is lost.

Each phase is planned outside any transaction and written in one short one, so that entries can be added meanwhile, and whoever is
killed leaves the state before a phase or after it. A period that was dreamt is not dreamt again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Final

from soulmem_cli.core import comparing, cycles, freeing, imprint
from soulmem_cli.core.cleansing import finish
from soulmem_cli.core.copying import Copies
from soulmem_cli.core.session import Session
from soulmem_cli.core.sleeping import Asked, Sleep
from soulmem_cli.domain import UserId
from soulmem_cli.domain.dreams import CONSOLIDATE, PHASES, Cycle, Dream, DreamState, Mark
from soulmem_cli.errors import SoulmemError, UsageError
from soulmem_cli.store import changes, dreams, entries, events, lock, users
from soulmem_cli.store.database import Database

if TYPE_CHECKING:
    from soulmem_cli.core.phases import Phase

TASK: Final = "dream"
NEWS: Final = ("encode",)  # what a night is sure to have something to do for
# what each number of the law may be, both ends included
BOUNDS: Final = {"rate": (0.01, 1.0), "threshold": (0.0, 1.0), "min_age": (0, 36_500), "similarity": (0.0, 1.0), "min_cluster": (2, 12)}


def checked(asked: Asked) -> Asked:
    """What is asked, if its numbers make sense. Raises UsageError."""
    if asked.only is not None and asked.only not in PHASES:
        raise UsageError("phase_unknown", value=asked.only, allowed=list(PHASES))
    for name, (least, most) in BOUNDS.items():
        value = getattr(asked.law, name)
        if not (math.isfinite(value) and least <= value <= most):
            raise UsageError("dream_number_invalid", option=f"--{name.replace('_', '-')}", value=value, least=least, most=most)
    cycles.named(asked.cycle, only=asked.only is not None)
    return asked


def dream(session: Session, asked: Asked) -> Dream:
    """Dream for the user of this session. Raises UsageError, and SoulmemError when a text was lost, which undoes the run."""
    checked(asked)
    name = session.settings.user
    if asked.rehearsed:
        return rehearse(cycles.fall_asleep(session, *session.reader(), name, asked), asked)
    db, user = session.writer()
    with lock.held(db.path, TASK) as ours:
        if not ours:
            return elsewhere(session, db, user, name, asked)
        finish(session)
        with closing(Copies(session)) as copies:
            return run(cycles.fall_asleep(session, db, user, name, asked), asked, copies)


def dream_all(session: Session, asked: Asked) -> list[Dream]:
    """Dream for every user of the journal, one after another; a failure of one is raised when all have had their turn."""
    checked(asked)
    db = session.reading() if asked.rehearsed else session.writing()
    everyone = [(name, user) for name, *_ in users.counted(db) if (user := users.find(db, name)) is not None]
    if asked.rehearsed:
        return [apart(session, rehearse(cycles.fall_asleep(session, db, user, name, asked), asked)) for name, user in everyone]
    dreamt: list[Dream] = []
    failure: SoulmemError | None = None
    with lock.held(db.path, TASK) as ours, closing(Copies(session)) as copies:
        if ours:
            finish(session)
        for name, user in everyone:
            try:
                if ours:
                    dreamt.append(apart(session, run(cycles.fall_asleep(session, db, user, name, asked), asked, copies)))
                else:
                    dreamt.append(elsewhere(session, db, user, name, asked))
            except SoulmemError as error:
                failure = failure or error
    if failure is not None:
        raise failure
    return dreamt


def apart(session: Session, told: Dream) -> Dream:
    """A dream as the user of this session may see it: of another's only the numbers, no word of theirs (S15)."""
    return told if told.user == session.settings.user else told._replace(gists=(), things=(), things_again=(), page=None, impressions=())


def rehearse(sleep: Sleep, asked: Asked) -> Dream:
    """What a dream would do now."""
    began = time.monotonic()
    count = entries.count(sleep.db, sleep.user)
    if not sleep.periods:
        return rested(sleep, asked, count)
    told = blank(sleep, asked, DreamState.REHEARSED, count)
    for phase in phases_of(sleep, asked):
        told = told._replace(**phase.told(phase.plan(sleep)))
    return timed(told, began)


def run(sleep: Sleep, asked: Asked, copies: Copies) -> Dream:
    """One run under the lock, from the first digest to the closed row."""
    began, db, user = time.monotonic(), sleep.db, sleep.user
    if not sleep.periods:
        return rested(sleep, asked, entries.count(db, user))
    seen = events.last(db)
    before = imprint.taken(db, user)
    told = blank(sleep, asked, DreamState.DONE, len(before.entries))
    if Cycle.NIGHT in sleep.periods and events.happened(db, user, sleep.seen(Cycle.NIGHT), NEWS):
        copies.begin(db.path, deep=Cycle.DEEP in sleep.periods)
    with db.transaction():  # at once: when most of the copy is on its way to the disk, nothing else gets there before it
        dreams.interrupt(db, user)
        number = dreams.begin(db, user, told.cycle, sleep.day, sleep.session.now_us, before.digest)
    sleep = sleep._replace(run=number)
    try:
        goes_through = phases_of(sleep, asked)
        if copies.busy and sleep.last_night is not None:
            comparing.load_for_few()  # what a night with news will want, while the first change has to wait anyway
        told, mark = gone_through(sleep, goes_through, told, copies)
        kept = imprint.compared(before, imprint.taken(db, user, before.last), events.purged(db, user, seen))
        told = told._replace(run=number, state=DreamState.DONE if kept.intact else DreamState.ROLLED_BACK, unchanged=kept.intact)
        told = timed(told._replace(backup=copies.path, entries_after=entries.count(db, user)), began)
        with db.transaction():
            if not kept.intact:
                changes.undo(db, number)
            elif asked.only is None:
                dreams.keep_periods(db, user, number, sleep.periods)
            changes.prune(db, user, sleep.session.now_us)
            events.append(db, "dream", sleep.session.now_us, user, None, number, state=told.state)
            ended_us = sleep.session.now_us + int((time.monotonic() - began) * 1_000_000)
            names = tuple(phase.name for phase in goes_through)
            dreams.end(db, user, told, ended_us, kept.digest, names, sleep.law, mark, seen)
    except BaseException:
        with db.transaction():
            dreams.interrupt(db, user)
        raise
    if not kept.intact:
        raise SoulmemError("dream_words_changed", run=number, before=kept.stood, after=kept.stands)
    return told


def phases_of(sleep: Sleep, asked: Asked) -> list[Phase]:
    """What this sleep goes through. To load all that reads texts takes as long as to copy a journal: that is begun before."""
    from soulmem_cli.core import phases

    return phases.of(sleep, asked.only)


def gone_through(sleep: Sleep, goes_through: Sequence[Phase], told: Dream, copies: Copies) -> tuple[Dream, Mark | None]:
    """Every phase, planned and written; what came of them, and how far consolidation has looked. No plan outlives its phase."""
    deep = Cycle.DEEP in sleep.periods
    mark: Mark | None = None
    with changes.watched(sleep.db, sleep.number):
        for phase in goes_through:
            plan = phase.plan(sleep)
            if phase.cycle is not Cycle.MICRO and any(phase.told(plan).values()):
                copies.make(sleep.db.path, deep=deep)
            with sleep.db.transaction():
                plan = phase.apply(sleep, plan)
            told = told._replace(**phase.told(plan))
            if phase.name == CONSOLIDATE:
                mark = plan.mark
            if sleep.last_night is None:
                freeing.give_back()
    if copies.begun:
        copies.make(sleep.db.path, deep=deep)
    return told, mark


def blank(sleep: Sleep, asked: Asked, state: DreamState, count: int) -> Dream:
    """A run that has changed nothing yet."""
    wanted = cycles.named(asked.cycle, only=asked.only is not None)
    deepest = sleep.cycles[-1] if sleep.cycles else wanted[0] if len(wanted) == 1 else Cycle.NIGHT
    return Dream(
        run=None, cycle=deepest, user=sleep.name, period=sleep.day, state=state, forgotten=0, consolidated=0, faded=0, revived=0,
        grown=0, entries_before=count, entries_after=count, unchanged=True, seconds=0.0, cycles=sleep.cycles,
        missed=0 if asked.only else sleep.missed,
    )  # fmt: skip


def rested(sleep: Sleep, asked: Asked, count: int) -> Dream:
    """No run, because all that is asked for was dreamt already."""
    return blank(sleep, asked, DreamState.RESTED, count)


def elsewhere(session: Session, db: Database, user: UserId, name: str, asked: Asked) -> Dream:
    """No run, because another process is dreaming."""
    session.note("dream_busy")
    return blank(cycles.fall_asleep(session, db, user, name, asked), asked, DreamState.BUSY, entries.count(db, user))


def timed(told: Dream, began: float) -> Dream:
    """A report with the seconds it took."""
    return told._replace(seconds=round(time.monotonic() - began, 3))
