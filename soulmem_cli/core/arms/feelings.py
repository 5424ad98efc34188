"""The arm of feelings: a question about a feeling is answered by entries that felt so, whether or not they say its word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from soulmem_cli.core.fusion import POOL, Arms
from soulmem_cli.domain import Emotion, EntryId, Filters, UserId
from soulmem_cli.store import signals
from soulmem_cli.store.database import Database

SECOND: Final = 0.6  # of an entry's certainty, for the emotion that comes second in it


def reach(db: Database, user: UserId, asked: Mapping[Emotion, float], filters: Filters, hits: dict[EntryId, Arms]) -> None:
    """Add the entries that surely felt as asked, and say of all candidates how much they did."""
    if not asked:
        return
    for emotion in asked:
        for entry in signals.feeling(db, user, emotion, filters, POOL):
            hits.setdefault(entry, Arms())
    for entry, (first, sure, second) in signals.felt(db, user, list(hits)).items():
        felt = sure * (asked.get(first, 0.0) + SECOND * (asked.get(second, 0.0) if second else 0.0))
        hits[entry] = hits[entry]._replace(feeling=felt)
