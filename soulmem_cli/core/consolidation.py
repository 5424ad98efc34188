"""How a pattern comes to be seen: old entries that are alike, on several days, put together under a gist beside them.

Nothing is merged and nothing goes away: a gist is a sentence of its entries, and stays tied to them.
"""

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace
from datetime import date, time, timedelta
from typing import Any, Final, NamedTuple

from soulmem_cli.clock import day_at, day_bounds
from soulmem_cli.core import noticing
from soulmem_cli.core.believing import sure
from soulmem_cli.core.clustering import FARTHEST, Pair, Pairs, groups, together
from soulmem_cli.core.freeing import give_back
from soulmem_cli.core.likening import Likeness
from soulmem_cli.core.routing import Route, route
from soulmem_cli.core.session import Session
from soulmem_cli.core.uids import new_uid
from soulmem_cli.core.voicing import Turned, spoken_anew, turning, voiced
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.dreams import CONSOLIDATE, Law, Mark, Ripe
from soulmem_cli.domain.gists import Behind, Gist, OpenGist
from soulmem_cli.senses import remedies
from soulmem_cli.store import dreams, events, gists, vectors
from soulmem_cli.store.database import Database

LARGEST: Final = 24  # of a group when it is first seen; what comes later may join all the same
COMPARED: Final = 12  # the latest entries of a gist, that a new one is compared with
FEWEST_DAYS: Final = 2
FEW: Final = 1_000  # fresh entries for whom not every vector is held in memory
FEW_OF: Final = 4  # nor when they are so small a share of all
PATTERNS: Final = ("semantic", "procedural", "belief")
STANDING: Final = ("active", "dormant")


class New(NamedTuple):
    """A gist to be made, and what each of its entries says of it."""

    gist: Gist
    behind: tuple[Behind, ...]


class Plan(NamedTuple):
    """What consolidation would write: new gists, more evidence for old ones, other words for those whose entry is hidden, which
    entries it looked at that had lost their gist, how far it has looked, and which patterns turn out to be know-how."""

    made: list[New]
    grown: list[tuple[OpenGist, list[Behind]]]
    reworded: list[tuple[OpenGist, str, EntryId]]
    loose: set[EntryId]
    mark: Mark | None
    turned: Sequence[Turned] = ()


NOTHING: Final = Plan([], [], [], set(), None)


class View(NamedTuple):
    """What consolidation looks at: entries with their likeness, the law, and when the person's day ends. `ripe` has the fresh ones, and
    then those that are near them too."""

    session: Session
    likeness: Likeness
    ripe: dict[EntryId, Ripe]
    law: Law
    ends: time
    today: date

    def day(self, entry: EntryId) -> date:
        """The local day an entry was lived on."""
        return day_at(self.ripe[entry].local_us, self.ends)


def plan(session: Session, db: Database, user: UserId, law: Law, period: date, since_us: int | None = None) -> Plan:
    """What there is to consolidate in a period, found without writing anything; entries lived since a wall clock are seen anew."""
    by = vectors.encoder(db)
    if by is None:
        return NOTHING
    ends = session.settings.day_ends_at
    youngest = period - timedelta(days=law.min_age)
    until = day_bounds(youngest, youngest, ends)[1]
    mark = Mark(until, events.last(db), by.id, law)
    loose = gists.loose(db, user)
    fresh = unseen(db, user, mark, loose, since_us)
    silent = gists.silent(db, user)
    if not fresh and not silent:
        return Plan([], [], [], loose, mark)
    opened = [gist for gist in gists.standing(db, user, PATTERNS, STANDING) if len(gist.behind) >= law.min_cluster]
    compared = {entry for gist in opened for entry in gist.evidence[-COMPARED:]}
    spoken = {entry for each in silent for entry in each.evidence}
    others: Set[EntryId] = gists.ripe_numbers(db, user, until) if fresh else set()
    if len(others) == len(fresh):
        others = fresh.keys()  # and no second hundred thousand numbers
    held = {*fresh, *compared, *spoken} if len(fresh) <= min(FEW, len(others) // FEW_OF) else None
    view = View(session, Likeness(db, user, by, {*others, *compared, *spoken}, held), fresh, law, ends, period)
    grown = growing(view, opened)
    taken = {each.entry for _, more in grown for each in more}
    asked = sorted(entry for entry in fresh if entry not in taken)
    pairs = Pairs(pair for pair in view.likeness.near(asked, law.similarity) if pair[2] in others) if asked else Pairs()
    if held is None:
        give_back()  # the comparing of all with all
    beside = {other for *_, other in pairs if other not in fresh}
    view.ripe.update((each.entry, each) for each in gists.ripe_of(db, user, until, beside))
    made: list[New] = []
    # public entries first, so that one private entry does not hide what the others show
    for private in (False, True):
        if private and not any(each.private and entry not in taken for entry, each in view.ripe.items()):
            break
        for group in alike_groups(view, free(view, pairs, taken, private=private)):
            if (new := distilled(view, group)) is not None:
                made.append(new)
                taken.update(new.gist.evidence)
    reworded = [words for each in silent if (words := spoken_anew(view.likeness, each)) is not None]
    turned = [know_how for gist, more in grown if (know_how := turning(view.likeness, gist, more)) is not None]
    return Plan(made, grown, reworded, loose, mark, turned)


def unseen(db: Database, user: UserId, mark: Mark, loose: set[EntryId], since_us: int | None) -> dict[EntryId, Ripe]:
    """The ripe entries that the last run did not look at, that something happened to since, or that lost their gist; those lived since
    a wall clock, when one is given; all of them under another law."""
    before = dreams.last_mark(db, user)
    if before is None or (before.encoder, before.law) != (mark.encoder, mark.law) or noticing.rebuilt(db, user, before.event):
        found = gists.ripe(db, user, mark.until_us)
    else:
        from_us = before.until_us if since_us is None else min(before.until_us, since_us)
        found = gists.ripe(db, user, mark.until_us, from_us)
        touched = noticing.touched(db, user, before.event) | loose
        found += gists.ripe_of(db, user, min(from_us, mark.until_us), touched)
    return {each.entry: each for each in found}


def growing(view: View, opened: Sequence[OpenGist]) -> list[tuple[OpenGist, list[Behind]]]:
    """Gists that a fresh entry belongs to as much as what is behind them; private entries only in private gists."""
    best: dict[EntryId, tuple[float, OpenGist]] = {}
    behind = [gist.evidence[-COMPARED:] for gist in opened]
    similarity = view.law.similarity
    for place, entry, meant in view.likeness.within_reach(sorted(view.ripe), behind, similarity):
        gist = opened[place]
        if view.ripe[entry].private > gist.private:
            continue
        likenesses = view.likeness.all_alike(entry, behind[place], meant, FARTHEST * similarity)
        if not likenesses or not together(likenesses, similarity):
            continue
        if (mean := sum(likenesses) / len(likenesses)) > best.get(entry, (0.0, gist))[0]:
            best[entry] = (mean, gist)
    found: dict[int, tuple[OpenGist, list[Behind]]] = {}
    for entry, (_, gist) in best.items():
        found.setdefault(gist.id, (gist, []))[1].append(Behind(entry, role_in(view, gist, entry)))
    return list(found.values())


def role_in(view: View, gist: OpenGist, entry: EntryId) -> str:
    """What an entry that joins a gist says of it."""
    helped = remedies.outcome(gists.texts(view.likeness.db, view.likeness.user, [entry])[entry]) if gist.kind == "procedural" else None
    return "supports" if helped is None else "success" if helped else "failure"


def free(view: View, pairs: Pairs[EntryId], taken: Set[EntryId], *, private: bool) -> Iterator[Pair[EntryId]]:
    """The pairs of two ripe entries of which none is in a gist yet; private ones only when it is said."""
    for pair in pairs:
        if all(one not in taken and one in view.ripe and view.ripe[one].private <= private for one in pair[1:]):
            yield pair


def alike_groups(view: View, pairs: Iterable[Pair[EntryId]]) -> list[list[EntryId]]:
    """Groups that are large enough and span enough days, oldest entry first."""
    found = groups(pairs, view.likeness.alike, view.law.similarity, LARGEST)
    ordered = [sorted(group, key=lambda entry: (view.ripe[entry].local_us, entry)) for group in found]
    return [group for group in ordered if len(group) >= view.law.min_cluster and len(set(map(view.day, group))) >= FEWEST_DAYS]


def distilled(view: View, group: Sequence[EntryId]) -> New | None:
    """The gist of a group, oldest first; None when it says nothing in words."""
    words = gists.texts(view.likeness.db, view.likeness.user, group)
    routed: Route = route(group, words)
    said = voiced(view.likeness, group, words, routed.kind)
    if said is None:
        return None
    text, voice, lang = said
    ripe = [view.ripe[entry] for entry in group]
    gist = Gist(
        id=None, uid=new_uid(view.session.now_us), kind=routed.kind, text=text, state="active", confidence=0.0, evidence=tuple(group),
        conditions=routed.conditions, private=any(each.private for each in ripe), first_on=view.day(group[0]), last_on=view.day(group[-1]),
        lang=lang, stated=False, voice=voice, against=tuple(each.entry for each in routed.behind if each.role == "failure"),
        days=len(set(map(view.day, group))), sources=tuple(dict.fromkeys(each.source for each in ripe)),
    )  # fmt: skip
    return New(replace(gist, confidence=sure(gist, [each.source for each in ripe], view.today)), routed.behind)


def apply(session: Session, db: Database, user: UserId, run: int, planned: Plan) -> Plan:
    """Write a plan, leaving out what changed since it was made; what was written. Belongs inside a transaction."""
    made = [kept for new in planned.made if (kept := keep(session, db, user, run, new)) is not None]
    grown = []
    for gist, more in planned.grown:
        free = set(gists.free(db, user, [each.entry for each in more], private=gist.private))
        joined = [each for each in more if each.entry in free]
        if joined:
            gists.support(db, gist.id, joined)
            events.append(db, CONSOLIDATE, session.now_us, user, None, run, gist=gist.uid, joined=len(joined))
            grown.append((gist, joined))
    for gist, text, voice in planned.reworded:
        gists.reword(db, user, gist.id, text, voice)
        events.append(db, CONSOLIDATE, session.now_us, user, None, run, gist=gist.uid, reworded=True)
    whole = {gist.id for gist, more in grown if (gist, more) in planned.grown}
    for gist, text, voice, routed in planned.turned:
        if gist.id in whole:
            gists.reroute(db, user, gist.id, routed.kind, routed.conditions, routed.behind)
            gists.reword(db, user, gist.id, text, voice)
            events.append(db, CONSOLIDATE, session.now_us, user, None, run, gist=gist.uid, was=gist.kind, memory=routed.kind)
    gists.tie_up(db, planned.loose)
    return planned._replace(made=made, grown=grown)


def keep(session: Session, db: Database, user: UserId, run: int, new: New) -> New | None:
    """Keep a gist if all of its evidence is still to be had."""
    if len(gists.free(db, user, new.gist.evidence, private=new.gist.private)) < len(new.gist.evidence):
        return None
    number = gists.insert(db, user, run, new.gist, "", new.behind, session.now_us)
    events.append(db, CONSOLIDATE, session.now_us, user, None, run, gist=new.gist.uid, evidence=len(new.gist.evidence))
    return new._replace(gist=replace(new.gist, id=number))


def told(planned: Plan) -> dict[str, Any]:
    """What a plan comes to. What is private in it is counted, not shown."""
    shown = tuple(new.gist for new in planned.made if not new.gist.private)
    return {
        "consolidated": len(planned.made), "grown": len(planned.grown) + len(planned.reworded), "gists": shown,
        "private_gists": len(planned.made) - len(shown),
    }  # fmt: skip
