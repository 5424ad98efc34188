"""What a night has to look at: entries that something happened to since the last one, and all of them after a rebuild."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.dreams import CONSOLIDATE, FADE, Cycle, Ripe
from soulmem_cli.store import events, gists, replacements
from soulmem_cli.store.database import Database

# events that change nothing about what an entry says
UNTOUCHING: Final = ("dream", "use", "salience", "interference", "reverie", FADE, CONSOLIDATE)
REBUILT: Final = ("rebuild",)  # what was distilled may have been lost with all else that is derived


def fresh(sleep: Sleep, *, but: Collection[str] = UNTOUCHING) -> list[Ripe]:
    """The entries that came or changed since the last night, or that stand again for a version that went; oldest first."""
    return gists.lived(sleep.db, sleep.user, touched(sleep.db, sleep.user, after(sleep), but=but))


def after(sleep: Sleep) -> int:
    """The event after which all is new to this night: 0 when it looks at everything again."""
    seen = sleep.seen(Cycle.NIGHT)
    return 0 if sleep.since_us is not None or rebuilt(sleep.db, sleep.user, seen) else seen


def rebuilt(db: Database, user: UserId, event: int) -> bool:
    """Whether everything derived was made again since an event."""
    return events.happened(db, user, event, REBUILT)


def touched(db: Database, user: UserId, event: int, *, but: Collection[str] = UNTOUCHING) -> set[EntryId]:
    """Entries that something happened to since an event, and those which they replace: what befalls a version befalls what it hides."""
    found = events.touched(db, user, event, but=but)
    return found | replacements.replaced(db, user, found)
