"""How trifles that sleep become reveries (C9): unasked, a vague impression stands for them; the text and its vector stay as they are."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import timedelta
from typing import Any, Final

from soulmem_cli.clock import NAIVE_EPOCH
from soulmem_cli.core import fading
from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.domain import EntryId, Level, Tier, UserId
from soulmem_cli.domain.dreams import Cycle
from soulmem_cli.domain.reveries import Faint, Paled, Reverie
from soulmem_cli.senses.impressions import blurred, fragment
from soulmem_cli.senses.meaning.similarity import dot
from soulmem_cli.store import events, faint, lived, traces
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored

REVERIE: Final = "reverie"
LOW: Final = 0.35  # salience below which a sleeping entry fades to an impression
SHOWN: Final = 3
MUNDANE: Final = (Level.NORMAL, Level.TRIVIAL)


def plan(sleep: Sleep) -> Paled:
    """The entries that are asleep and stand out too little to be told as they were."""
    asleep = {move.entry for move in soon(sleep) if move.tier is Tier.DORMANT}
    awake = {move.entry for move in soon(sleep) if move.tier is not Tier.DORMANT}
    found = [
        each
        for each in faint.below(sleep.db, sleep.user, LOW)
        if each.level in MUNDANE and (each.entry in asleep or (each.tier is Tier.DORMANT and each.entry not in awake))
    ]
    shown = [each for each in found if not each.private]
    latest = sorted(shown, key=lambda each: (-each.local_us, each.entry))[:SHOWN]
    return Paled(tuple(each.entry for each in found), len(found) - len(shown), tuple(told_of(sleep.db, sleep.user, latest)))


def soon(sleep: Sleep) -> list[fading.Move]:
    """What a rehearsed night would have moved before this; a real one has moved it."""
    rehearsed = sleep.run is None and Cycle.NIGHT in sleep.periods
    return fading.plan(sleep.db, sleep.user, sleep.law, sleep.moment_us) if rehearsed else []


def apply(sleep: Sleep, planned: Paled) -> Paled:
    """Let them be reveries, each with its event; those that still sleep. Belongs inside a transaction."""
    done = [entry for entry in planned.entries if traces.set_tier(sleep.db, entry, Tier.REVERIE, was=Tier.DORMANT)]
    for entry in done:
        events.append(sleep.db, REVERIE, sleep.session.now_us, sleep.user, entry, sleep.number, was=Tier.DORMANT, tier=Tier.REVERIE)
    return planned._replace(entries=tuple(done))


def told(planned: Paled) -> dict[str, Any]:
    """What a plan comes to."""
    count = len(planned.entries)
    return {"reveries": count - planned.private, "private_reveries": planned.private, "impressions": planned.impressions}


def impressions(db: Database, user: UserId, entries: Collection[EntryId]) -> list[Reverie]:
    """What is left of those of some entries that are reveries: what is shown of them unasked."""
    return told_of(db, user, faint.reveries(db, user, entries))


def told_of(db: Database, user: UserId, pale: Iterable[Faint]) -> list[Reverie]:
    """The impressions of some entries."""
    chosen = list(pale)
    texts = lived.words(db, user, {each.entry for each in chosen})
    return [impression(each, texts[each.entry][0]) for each in chosen if each.entry in texts]


def impression(pale: Faint, text: str) -> Reverie:
    """What is left of an entry."""
    month = (NAIVE_EPOCH + timedelta(microseconds=pale.local_us)).date().replace(day=1)
    return Reverie(pale.entry, text[slice(*fragment(text))], pale.emotion, month)


def dimly_alike(db: Database, by: Stored, one: EntryId, reverie: EntryId) -> float:
    """How alike an entry is to a reverie as that is remembered, 0..1: both seen through the same blur."""
    here, left = faint.vector(db, by, one), faint.vector(db, by, reverie)
    if not here or not left:
        return 0.0
    cue, pale = blurred(here), blurred(left)
    length = (dot(cue, cue) * dot(pale, pale)) ** 0.5
    return by.scale.calibrated(dot(cue, pale) / length) if length else 0.0
