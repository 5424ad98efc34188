"""The arm of what holds now: of several entries that answer a question of fact, the newest; and of one that was replaced, what came
in its place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from soulmem_cli.core.fusion import Arms, fuse
from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.store import entries, replacements
from soulmem_cli.store.database import Database

RIVALS: Final = 3.0  # evidence by which an entry may lie behind the best and still be another version of it
REPLACED: Final = 0.99  # of the score of what came in its place, at most, for an entry that was replaced


def reach(db: Database, user: UserId, sure: float, filters: Filters, hits: dict[EntryId, Arms]) -> None:
    """Say of the candidates that answer nearly as well as the best which are newer, when a question asks for the newest.

    What came in the place of one of them is a candidate too.
    """
    if not sure or not hits:
        return
    evidence = {entry: fuse(mine) for entry, mine in hits.items()}
    bound = max(evidence.values()) - RIVALS
    rivals = {entry for entry, each in evidence.items() if each >= bound}
    rivals = rivals.union(*replacements.replacing(db, user, rivals, filters).values())
    if len(rivals) < 2:
        return
    days = entries.days(db, user, list(rivals))
    for place, entry in enumerate(sorted(days, key=lambda each: (days[each], each))):
        hits[entry] = hits.get(entry, Arms())._replace(newest=sure * place / (len(days) - 1))


def corrected(scored: Mapping[EntryId, float], newer: Mapping[EntryId, Collection[EntryId]]) -> dict[EntryId, float]:
    """Scores with every replaced entry below what came in its place, which answers at least as well as it did.

    `newer`: all that came in the place of an entry, however many steps on.
    """
    final = dict(scored)
    for old, later in newer.items():
        for entry in later:
            if entry in final and old in scored:
                final[entry] = max(final[entry], scored[old])
    for old in sorted(newer, key=lambda each: len(newer[each])):  # the newest first: the older lie below it
        above = [final[entry] for entry in newer[old] if entry in final]
        if above and old in final:
            final[old] = min(final[old], REPLACED * min(above))
    return final
