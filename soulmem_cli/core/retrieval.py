"""How a query brings entries back: every arm reaches out, what they bring is fused on one scale, and bounded priors rank it."""

from __future__ import annotations

from typing import Final

from soulmem_cli.core import priors
from soulmem_cli.core.arms import gathered, newest
from soulmem_cli.core.browsing import tell_unknown
from soulmem_cli.core.cues import understood
from soulmem_cli.core.fusion import WEAK, Arms, fuse, places, scores
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, Filters, Found, Recollection
from soulmem_cli.store import entries, replacements, signals

MOST: Final = 50  # results of a query (A13)
RANKS: Final = {"bm25": "text_rank", "meaning": "vector_rank"}  # what the contract calls the rank of an arm


def recall(session: Session, query: str, filters: Filters, limit: int, *, explain: bool = False) -> Recollection:
    """What a query brings back, best first; with `explain` also the numbers behind each.

    A mood leaves nothing out here, and one of several contexts is enough: both rank (A21, A23).
    """
    db, user = session.reader()
    cue = understood(session, query)
    asked = priors.Circumstance(session.now_us, session.settings.weights, filters.mood, len(filters.context))
    filters = filters._replace(mood=None, any_context=True)
    with db.snapshot():  # a change of encoder may end in the middle of this
        arms = gathered(session, db, user, cue, filters)
        telling = signals.of(db, user, list(arms), filters.context)
        newer = replacements.replacing(db, user, list(arms), filters)
    if not arms:
        tell_unknown(session, db, user, filters)
    among = entries.count(db, user)
    weighed = {entry: priors.priors(each, asked) for entry, each in telling.items()}
    plain = scores(arms, among)
    ranked = {entry: priors.lifted(plain[entry], priors.product(each)) for entry, each in weighed.items()}
    final = newest.corrected(ranked, newer)
    best = sorted(final, key=lambda entry: (-final[entry], -entry))[:limit]
    found = entries.of_ids(db, user, best)
    results = tuple(
        Found(found[each], final[each], {**why(each, arms), **replaced(each, newer), **priors.told(weighed[each])} if explain else {})
        for each in best
        if each in found
    )
    if results and plain[best[0]] < WEAK:
        session.note("recall_of_person" if arms[best[0]].person else "recall_weak")
    return Recollection(query, results)


def why(entry: EntryId, arms: dict[EntryId, Arms]) -> dict[str, float | int | None]:
    """Each arm's number and rank for an entry, and what they came to."""
    mine = arms[entry]
    told: dict[str, float | int | None] = {"evidence": round(fuse(mine), 3)}
    for arm, value in mine._asdict().items():
        told[arm] = value
        if value is not None and arm != "via":
            told[RANKS.get(arm, f"{arm}_rank")] = places(
                {each: having for each in arms if (having := getattr(arms[each], arm)) is not None}
            )[entry]
    return told


def replaced(entry: EntryId, newer: dict[EntryId, set[EntryId]]) -> dict[str, float | int | None]:
    """The last of what came in the place of an entry."""
    return {"replaced_by": max(newer[entry])} if entry in newer else {}
