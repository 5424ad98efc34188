"""The arm of what holds now: of several entries that answer a question of fact, the newest."""

from __future__ import annotations

from typing import Final

from soulmem_cli.core.fusion import Arms, fuse
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store import entries
from soulmem_cli.store.database import Database

RIVALS: Final = 3.0  # evidence by which an entry may lie behind the best and still be another version of it


def reach(db: Database, user: UserId, sure: float, hits: dict[EntryId, Arms]) -> None:
    """Say of the candidates that answer nearly as well as the best which are newer, when a question asks for the newest."""
    if not sure or not hits:
        return
    evidence = {entry: fuse(mine) for entry, mine in hits.items()}
    bound = max(evidence.values()) - RIVALS
    rivals = [entry for entry, each in evidence.items() if each >= bound]
    if len(rivals) < 2:
        return
    days = entries.days(db, user, rivals)
    for place, entry in enumerate(sorted(days, key=lambda each: (days[each], each))):
        hits[entry] = hits[entry]._replace(newest=sure * place / (len(days) - 1))
