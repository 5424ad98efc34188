"""The arm of association: what the best candidates are tied to comes after them, however unlike the question it is."""

from __future__ import annotations

import math
from typing import Final

from soulmem_cli.core import fusion
from soulmem_cli.core.fusion import STEEPNESS, Arms, fuse
from soulmem_cli.core.walking import reached
from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.store import entries
from soulmem_cli.store.database import Database

STARTS: Final = 5  # candidates that are followed
TRUSTED: Final = 6.0  # evidence of the best at which it is half followed: what a near miss is tied to is further off still
DOUBT: Final = 0.7  # evidence by which that is e times likelier
JOINING: Final = 20  # entries that no other arm brought
BEHIND: Final = 1.0  # evidence that what was reached stays behind what led to it, whatever the priors say: they move .9 at most


def reach(db: Database, user: UserId, filters: Filters, hits: dict[EntryId, Arms]) -> None:
    """Add what the best candidates are tied to, and say of all candidates how well they are reached from better ones.

    The value is what is left of the best way, by how good what it began at is; it lifts no entry to where its way began.
    """
    weight = fusion.ASSOCIATION_WEIGHT
    if not hits or not weight:
        return
    evidence = {entry: fuse(mine) for entry, mine in hits.items()}
    best = sorted(evidence, key=lambda entry: (-evidence[entry], -entry))[:STARTS]
    starts = {entry: worth(evidence[entry], evidence[best[0]]) for entry in best}
    ways = reached(db, user, starts, private=filters.private)
    new = entries.among(db, user, ways.keys() - hits.keys(), filters)
    nearest = set(sorted(new, key=lambda entry: (-ways[entry].weight, -entry))[:JOINING])
    for entry, way in ways.items():
        if entry in hits or entry in nearest:
            room = evidence[way.via] - BEHIND - evidence.get(entry, 0.0)  # one that no arm knows is as good as unrelated
            if room > 0:
                hits[entry] = hits.get(entry, Arms())._replace(association=min(way.weight, room / weight), via=way.via)


def worth(evidence: float, best: float) -> float:
    """How far a candidate is followed, 0..1: as far as the best may be trusted, and this one is as good."""
    return math.exp((evidence - best) / STEEPNESS) / (1 + math.exp((TRUSTED - best) / DOUBT))
