"""The salience of entries that something happened to, weighed anew every hour (C7)."""

from __future__ import annotations

from typing import Final

from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.core.strength import emotional_intensity, weighed
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.dreams import Cycle, Weighing
from soulmem_cli.store import events, traces

SAME: Final = 1e-6
UNTOUCHING: Final = ("salience", "fade", "interference", "reverie", "link", "unlink", "use")  # change nothing that salience is made of


def plan(sleep: Sleep) -> list[tuple[EntryId, float]]:
    """Entries whose salience is not what it is made of, with what it should be."""
    seen = sleep.seen(Cycle.MICRO)
    touched = events.touched(sleep.db, sleep.user, seen, but=UNTOUCHING) if seen else None
    found = ((each, anew(each)) for each in traces.weighings(sleep.db, sleep.user, touched))
    return [(each.entry, due) for each, due in found if abs(due - each.salience) > SAME]


def anew(each: Weighing) -> float:
    """The salience that an entry should have."""
    intensity = emotional_intensity(each.emotion, each.valence, each.arousal)
    return weighed(each.importance, intensity, each.identity, each.novelty, each.specificity, each.arousal)


def apply(sleep: Sleep, planned: list[tuple[EntryId, float]]) -> list[tuple[EntryId, float]]:
    """Write them, each with its event. Belongs inside a transaction."""
    for entry, salience in planned:
        traces.set_salience(sleep.db, entry, salience)
        events.append(sleep.db, "salience", sleep.session.now_us, sleep.user, entry, sleep.number, salience=round(salience, 4))
    return planned


def told(planned: list[tuple[EntryId, float]]) -> dict[str, int]:
    """How many were weighed anew."""
    return {"renewed": len(planned)}
