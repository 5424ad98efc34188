"""The hourly upkeep of ties (C7): entries that served for one cue are tied more strongly, and links that nobody made or used loosen.

A seventh of the links has its turn each day, so that no hour has much to write.
"""

from datetime import date
from typing import Final, NamedTuple

from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.core.strength import CO_USE_GAIN, DAY_US, loosened
from soulmem_cli.core.using import APART_US
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.bonds import TOGETHER
from soulmem_cli.domain.dreams import Cycle
from soulmem_cli.store import events, links, loosening

SHARES: Final = 7  # days in which every link has its turn
MOST_TURNS: Final = 260  # that are caught up with, five years


class Turn(NamedTuple):
    """A share of the links, over how many days it loosens, and how many of its links that changes."""

    share: int
    days: int
    changed: int


class Plan(NamedTuple):
    """Pairs that served together, the newer entry first, each with when; and the shares of links that loosen."""

    together: list[tuple[EntryId, EntryId, int]]
    turns: list[Turn]


def plan(sleep: Sleep) -> Plan:
    """What was used together since the last hour, and what loosens today."""
    db, user = sleep.db, sleep.user
    before = sleep.last.get(Cycle.MICRO)
    found = loosening.used_together(db, user, before.started_us if before else 0, sleep.moment_us, APART_US)
    fresh = [(a, b, us) for a, b, us in found if not events.tied_by_use(db, user, a, b, after_us=us - APART_US)]
    db.lend("loosened", loosened)
    quiet_us = sleep.moment_us - SHARES * DAY_US
    turns = [Turn(share, SHARES * times, 0) for share, times in due(before.period if before else None, sleep.session.now.date()).items()]
    return Plan(fresh, [turn._replace(changed=loosening.count(db, user, turn.share, SHARES, turn.days, quiet_us)) for turn in turns])


def due(period: str | None, today: date) -> dict[int, int]:
    """The shares whose turn came since an hourly period, and how often; today's before the first."""
    missed = (today - date.fromisoformat(period[:10])).days if period else 1
    turns = [(today.toordinal() - back) % SHARES for back in range(min(missed, MOST_TURNS * SHARES))]
    return {share: turns.count(share) for share in sorted(set(turns))}


def apply(sleep: Sleep, planned: Plan) -> Plan:
    """Write both. Belongs inside a transaction."""
    tied = [each for each in planned.together if strengthen(sleep, *each)]
    quiet_us = sleep.moment_us - SHARES * DAY_US
    done = [loosening.loosen(sleep.db, sleep.user, turn.share, SHARES, turn.days, quiet_us) for turn in planned.turns]
    return Plan(tied, [turn._replace(changed=count) for turn, count in zip(planned.turns, done, strict=True)])


def strengthen(sleep: Sleep, a: EntryId, b: EntryId, used_us: int) -> bool:
    """Make the strongest link of two entries stronger, or make one; False when it can be no stronger, or that was done meanwhile."""
    db, user = sleep.db, sleep.user
    if events.tied_by_use(db, user, a, b, after_us=used_us - APART_US):
        return False
    old = next((tie for tie in links.between(db, user, a, b) if tie.kind != "replaces"), None)
    if old is not None and old.strength >= 1:
        return False
    tie = old or links.Tie(a, b, TOGETHER, 0.0, None, said=False)
    was = {"strength": old.strength, "because": old.because, "said": old.said} if old else None
    strength = round(min(1.0, tie.strength + CO_USE_GAIN), 4)
    links.put(db, tie.a, tie.b, tie.kind, strength, sleep.session.now_us, said=tie.said)
    facts = {"other": tie.b, "link": tie.kind, "strength": strength, "was": was, "by": "use"}
    events.append(db, "link", used_us, user, tie.a, sleep.number, **facts)
    return True


def told(planned: Plan) -> dict[str, int]:
    """How many links grew stronger, and how many loosened."""
    return {"strengthened": len(planned.together), "loosened": sum(turn.changed for turn in planned.turns)}
