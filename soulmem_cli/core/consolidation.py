"""How a pattern comes to be seen: old entries that are alike, on several days, put together under a gist beside them.

Nothing is merged and nothing goes away: a gist is a sentence of its entries, and stays tied to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, Final, NamedTuple

from soulmem_cli.clock import day_bounds
from soulmem_cli.core.clustering import groups
from soulmem_cli.core.encoding import new_uid
from soulmem_cli.core.gisting import Telling, gist_of
from soulmem_cli.core.likening import Likeness
from soulmem_cli.core.session import Session
from soulmem_cli.core.strength import RELIABILITY, SEMANTIC_HALF_LIFE, confidence
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.dreams import CONSOLIDATE, FADE, Gist, Law, Mark, OpenGist, Ripe
from soulmem_cli.store import candidates, dreams, events, gists, vectors
from soulmem_cli.store.database import Database

LARGEST: Final = 12
FEWEST_DAYS: Final = 2
KIND: Final = "semantic"
UNTOUCHING: Final = (FADE, CONSOLIDATE, "dream", "use", "salience", "interference")  # events that change nothing about what an entry says


class Plan(NamedTuple):
    """What consolidation would write: new gists, more evidence for old ones, and how far it has looked."""

    made: list[Gist]
    grown: list[tuple[OpenGist, list[Ripe]]]
    mark: Mark | None


NOTHING: Final = Plan([], [], None)


def plan(session: Session, db: Database, user: UserId, law: Law, period: date, since_us: int | None = None) -> Plan:
    """What there is to consolidate in a period, found without writing anything; entries lived since a wall clock are seen anew."""
    by = vectors.encoder(db)
    if by is None:
        return NOTHING
    ends = session.settings.day_ends_at
    youngest = period - timedelta(days=law.min_age)
    until = day_bounds(youngest, youngest, ends)[1]
    mark = Mark(until, events.last(db), by.id, law)
    ripe = gists.ripe(db, user, until)
    fresh = unseen(db, user, ripe, mark) | {each.entry for each in ripe if since_us is not None and each.local_us >= since_us}
    if not fresh:
        return Plan([], [], mark)
    likeness = Likeness(db, user, by, ripe, ends)
    grown = growing(likeness, fresh, law)
    taken = {each.entry for _, more in grown for each in more}
    made = []
    # public entries first, so that one private entry does not hide what the others show
    for private in (False, True):
        pool = [each for each in ripe if each.entry not in taken and each.private <= private]
        if private and not any(each.private for each in pool):
            break
        for group in alike_groups(likeness, pool, [each for each in pool if each.entry in fresh], law):
            if (gist := distilled(session, likeness, group)) is not None:
                made.append(gist)
                taken.update(gist.evidence)
    return Plan(made, grown, mark)


def unseen(db: Database, user: UserId, ripe: Sequence[Ripe], mark: Mark) -> set[EntryId]:
    """The ripe entries that the last run did not look at, or that something happened to since; all of them under another law."""
    before = dreams.last_mark(db, user)
    if before is None or (before.encoder, before.law) != (mark.encoder, mark.law):
        return {each.entry for each in ripe}
    touched = events.touched(db, user, before.event, but=UNTOUCHING)
    return {each.entry for each in ripe if each.local_us >= before.until_us or each.entry in touched}


def growing(likeness: Likeness, fresh: set[EntryId], law: Law) -> list[tuple[OpenGist, list[Ripe]]]:
    """Gists that a fresh entry belongs to as much as all the evidence they have; private entries only in private gists."""
    left = set(fresh)
    found: list[tuple[OpenGist, list[Ripe]]] = []
    roomy = gists.roomy(likeness.db, likeness.user, LARGEST)
    for private in (False, True):
        candidates.gather(likeness.db, (entry for entry in left if likeness.ripe[entry].private <= private))
        for gist in (each for each in roomy if each.private == private):
            evidence = list(gist.evidence)
            for entry, similarity in likeness.near(gist.evidence[0]):
                fits = similarity >= law.similarity and all(likeness.alike(entry, other) >= law.similarity for other in evidence[1:])
                if fits and entry in left and len(evidence) < LARGEST:
                    evidence.append(entry)
            more = evidence[len(gist.evidence) :]
            if more:
                left.difference_update(more)
                found.append((gist, [likeness.ripe[entry] for entry in more]))
    return found


def alike_groups(likeness: Likeness, pool: Sequence[Ripe], fresh: Sequence[Ripe], law: Law) -> list[list[Ripe]]:
    """Groups of the pool that are large enough and span enough days; each holds something fresh."""
    candidates.gather(likeness.db, (each.entry for each in pool))
    pairs = [(alike, each.entry, other) for each in fresh for other, alike in likeness.near(each.entry) if alike >= law.similarity]
    found = [[likeness.ripe[entry] for entry in group] for group in groups(pairs, likeness.alike, law.similarity, LARGEST)]
    return [group for group in found if len(group) >= law.min_cluster and len({likeness.day(each.entry) for each in group}) >= FEWEST_DAYS]


def distilled(session: Session, likeness: Likeness, group: Sequence[Ripe]) -> Gist | None:
    """The gist of a group; None when it says nothing in words."""
    ordered = sorted(group, key=lambda each: (each.local_us, each.entry))
    words = gists.texts(likeness.db, likeness.user, [each.entry for each in ordered])
    text = gist_of([Telling(words[each.entry], each.lang, centrality(likeness, each, group)) for each in ordered if each.entry in words])
    if text is None:
        return None
    reliable = sum(RELIABILITY[each.source] for each in ordered) / len(ordered)
    return Gist(
        id=None, uid=new_uid(session.now_us), kind=KIND, text=text, state="active",
        confidence=round(confidence(reliable, len(ordered), 0, 0, SEMANTIC_HALF_LIFE), 4),
        evidence=tuple(each.entry for each in ordered), conditions=(), private=any(each.private for each in ordered),
        first_on=likeness.day(ordered[0].entry), last_on=likeness.day(ordered[-1].entry),
    )  # fmt: skip


def centrality(likeness: Likeness, one: Ripe, group: Sequence[Ripe]) -> float:
    """How alike an entry is to the others of its group on average, 0..1."""
    return sum(likeness.alike(one.entry, other.entry) for other in group if other != one) / (len(group) - 1)


def apply(session: Session, db: Database, user: UserId, run: int, planned: Plan) -> Plan:
    """Write a plan, leaving out what changed since it was made; what was written. Belongs inside a transaction."""
    made = [kept for gist in planned.made if (kept := keep(session, db, user, run, gist)) is not None]
    grown = []
    for gist, more in planned.grown:
        free = set(gists.free(db, user, [each.entry for each in more], private=gist.private))
        joined = [each for each in more if each.entry in free]
        if joined:
            gists.support(db, gist.id, [each.entry for each in joined])
            events.append(db, CONSOLIDATE, session.now_us, user, None, run, gist=gist.uid, joined=[each.uid for each in joined])
            grown.append((gist, joined))
    return Plan(made, grown, planned.mark)


def keep(session: Session, db: Database, user: UserId, run: int, gist: Gist) -> Gist | None:
    """Keep a gist if all of its evidence is still to be had."""
    if len(gists.free(db, user, gist.evidence, private=gist.private)) < len(gist.evidence):
        return None
    number = gists.insert(db, user, run, gist, session.now_us)
    events.append(db, CONSOLIDATE, session.now_us, user, None, run, gist=gist.uid, evidence=len(gist.evidence))
    return Gist(number, *(getattr(gist, name) for name in Gist.__dataclass_fields__ if name != "id"))


def told(planned: Plan) -> dict[str, Any]:
    """What a plan comes to. What is private in it is counted, not shown."""
    shown = tuple(gist for gist in planned.made if not gist.private)
    return {
        "consolidated": len(planned.made), "grown": len(planned.grown), "gists": shown, "private_gists": len(planned.made) - len(shown),
    }  # fmt: skip
