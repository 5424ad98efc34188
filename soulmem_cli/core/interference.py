"""Everyday entries that say almost the same stand in each other's way (A22): how many crowd each, found once a week.

Links of near-identical entries lead from one to the next; what lies within two of them counts. It ranks, and never hides.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.domain import EntryId
from soulmem_cli.store import crowding, events

MOST: Final = 9  # more makes no difference to any ranking
Count = tuple[EntryId, int, int]  # the entry, how many crowded it, and how many do now


def plan(sleep: Sleep) -> list[Count]:
    """Entries that are crowded otherwise than is known."""
    mundane = crowding.mundane(sleep.db, sleep.user)
    now = crowds(crowding.twins(sleep.db, sleep.user), mundane)
    was = crowding.known(sleep.db, sleep.user)
    return [(entry, was.get(entry, 0), now.get(entry, 0)) for entry in sorted(was.keys() | now.keys()) if was.get(entry) != now.get(entry)]


def crowds(pairs: Iterable[tuple[EntryId, EntryId]], private: dict[EntryId, bool]) -> dict[EntryId, int]:
    """How many others crowd each entry, up to MOST; `private` has the entries that count. One that may be seen is not crowded by one
    that may not."""
    beside: dict[EntryId, list[EntryId]] = {}
    for one, other in pairs:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    found: dict[EntryId, int] = {}
    for entry, secret in private.items():
        near: set[EntryId] = set()
        for twin in beside.get(entry, ()):
            for each in (twin, *beside[twin]):
                if each != entry and each in private and private[each] <= secret:
                    near.add(each)
            if len(near) >= MOST:
                break
        if near:
            found[entry] = min(len(near), MOST)
    return found


def apply(sleep: Sleep, planned: list[Count]) -> list[Count]:
    """Write them, each with its event. Belongs inside a transaction."""
    for entry, was, twins in planned:
        crowding.put(sleep.db, entry, twins)
        events.append(sleep.db, "interference", sleep.session.now_us, sleep.user, entry, sleep.number, was=was, twins=twins)
    return planned


def told(planned: list[Count]) -> dict[str, int]:
    """How many are crowded more than before."""
    return {"crowded": sum(now > was for _, was, now in planned)}
