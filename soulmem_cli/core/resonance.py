"""Resonance (A21): a new entry that is like an earlier one, and felt like it, echoes it; the best one is named, in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from soulmem_cli.core.session import Session
from soulmem_cli.core.strength import feeling_similarity
from soulmem_cli.domain import Emotion, Entry, EntryId, Sensed, UserId
from soulmem_cli.domain.echoes import Echo, Feeling
from soulmem_cli.store import entries, events, traces
from soulmem_cli.store.database import Database

NEAREST: Final = 5
ALIKE: Final = 0.5  # calibrated similarity
FELT_ALIKE: Final = 0.6


def keep(db: Database, user: UserId, entry: EntryId, sensed: Sensed, nearby: Sequence[tuple[EntryId, float]], now_us: int) -> None:
    """Log what a new entry echoes, if anything; `nearby` are the nearest earlier entries, with how alike they are."""
    if sensed.emotion is Emotion.NEUTRAL:
        return
    alike = {other: similarity for other, similarity in nearby[:NEAREST] if similarity >= ALIKE}
    found = best(Feeling(sensed.emotion, sensed.valence, sensed.arousal), alike, traces.feelings(db, user, alike) if alike else {})
    if found:
        similarity, feeling = round(found.similarity, 4), round(found.feeling, 4)
        events.append(db, "resonance", now_us, user, entry, other=found.id, similarity=similarity, feeling=feeling)


def best(felt: Feeling, alike: Mapping[EntryId, float], feelings: Mapping[EntryId, Feeling]) -> Echo | None:
    """The entry that is echoed most, of those that are `alike`; what was not felt is no echo, and has none."""
    if felt.emotion is Emotion.NEUTRAL:
        return None
    echoes = [
        Echo(other, alike[other], feeling_similarity(felt.valence, felt.arousal, theirs.valence, theirs.arousal))
        for other, theirs in feelings.items()
        if theirs.emotion is not Emotion.NEUTRAL and alike[other] >= ALIKE
    ]
    heard = [echo for echo in echoes if echo.feeling >= FELT_ALIKE]
    return max(heard, key=lambda echo: (echo.similarity * echo.feeling, echo.id), default=None)


def echoed(db: Database, user: UserId, entry: EntryId) -> Entry | None:
    """What a new entry echoes, as its event has it."""
    other = events.other_of(db, user, entry, "resonance")
    return entries.get(db, user, other) if other is not None else None


def tell(session: Session, heard: Entry | None) -> None:
    """Say on the side what an entry echoes."""
    if heard is not None:
        session.note("resonance", id=heard.id, at=heard.at, quote=heard.text)
