"""How a cue brings entries back: by meaning, by words, and by the time it names; fused on one calibrated scale."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from soulmem_cli.clock import day_bounds, local_day
from soulmem_cli.core import encoders, priors
from soulmem_cli.core.fusion import WEAK, Arms, fuse, meaning, nearness, places, score
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry, EntryId, Filters, Found, Recollection, UserId
from soulmem_cli.senses import language, words
from soulmem_cli.senses.meaning.similarity import centred, dot
from soulmem_cli.store import entries, search, signals, tags, vectors
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold

POOL: Final = 50  # candidates of each arm
MOST: Final = 50  # results of a query (A13)
RANKS: Final = {"bm25": "text_rank", "meaning": "vector_rank"}  # what the contract calls the rank of an arm
# words of a question that say nothing about its topic
ASKING: Final = frozenset("hice hacia paso escribi sucedio hicimos cosas write wrote written happened happen things".split())


@dataclass(frozen=True, slots=True)
class Cue:
    """A query, taken apart: what is asked, the time it names, and the rest in which meaning is looked for."""

    text: str
    topic: str
    first: date | None = None
    last: date | None = None


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
    if not arms:
        tell_unknown(session, db, user, filters)
    among = entries.count(db, user)
    weighed = {entry: priors.priors(each, asked) for entry, each in telling.items()}
    plain = {entry: score(fuse(arms[entry]), among) for entry in weighed}
    scores = {entry: priors.lifted(plain[entry], priors.product(each)) for entry, each in weighed.items()}
    best = sorted(scores, key=lambda entry: (-scores[entry], -entry))[:limit]
    found = entries.of_ids(db, user, best)
    results = tuple(
        Found(found[each], scores[each], {**why(each, arms), **priors.told(weighed[each])} if explain else {})
        for each in best
        if each in found
    )
    if results and plain[best[0]] < WEAK:
        session.note("recall_weak")
    return Recollection(query, results)


def understood(session: Session, query: str) -> Cue:
    """A query with the time in it understood; a topic of nothing but small words is none."""
    from soulmem_cli.senses.when import find

    named = find(query, session.clock)
    if not named:
        return Cue(query, query)
    when, start, end = named[0]
    rest = f"{query[:start]} {query[end:]}"
    telling = [word for word in words.tokens(rest) if word not in words.STOP and word not in ASKING]
    first = when.start.date() if when.last else local_day(when.start, session.settings.day_ends_at)
    return Cue(query, rest.strip() if telling else "", first, when.last or first)


def gathered(session: Session, db: Database, user: UserId, cue: Cue, filters: Filters) -> dict[EntryId, Arms]:
    """The candidates of every arm, with what each arm says of them."""
    arms: dict[EntryId, Arms] = {}
    match = words.match_query(cue.topic)
    for entry, bm25 in search.matching(db, user, filters, match, POOL) if match else ():
        arms[entry] = Arms(bm25=bm25)
    if cue.first and cue.last:
        add_time(session, db, user, cue.first, cue.last, filters, arms)
    by = encoders.serving(session, db)
    if by and session.encoder and cue.topic:
        asked = session.encoder.query(cue.topic)
        query = centred(asked, by.name, "query", language.side(cue.topic, session.settings.lang))
        near = dict(vectors.nearest(db, by, user, filters, query, POOL))
        near |= vectors.similarities(db, by, [entry for entry in arms if entry not in near], query)
        for entry, raw in vectors.raws(db, by, list(near)).items():
            mine = arms.get(entry, Arms())._replace(similarity=near[entry], raw=dot(asked, raw))
            arms[entry] = mine._replace(meaning=meaning(near[entry], mine.raw or 0.0, by.scale))
    return arms


def add_time(session: Session, db: Database, user: UserId, first: date, last: date, filters: Filters, arms: dict[EntryId, Arms]) -> None:
    """The arm of time: entries in and around the days a query names, and how near the others are."""
    ends = session.settings.day_ends_at
    margin = timedelta(days=(last - first).days // 2 + 2)
    since, until = day_bounds(max(first, date.min + margin) - margin, min(last, date.max - margin) + margin, ends)
    around = filters._replace(since=max(since, filters.since or since), until=min(until, filters.until or until))
    for entry in entries.listed(db, user, around, POOL):
        if entry.id is not None:
            arms.setdefault(entry.id, Arms())
    days = entries.days(db, user, list(arms))
    for each in arms:
        arms[each] = arms[each]._replace(nearness=nearness(local_day(days[each], ends), first, last))


def why(entry: EntryId, arms: dict[EntryId, Arms]) -> dict[str, float | int | None]:
    """Each arm's number and rank for an entry, and what they came to."""
    mine = arms[entry]
    told: dict[str, float | int | None] = {"evidence": round(fuse(mine), 3)}
    for arm, value in mine._asdict().items():
        told[arm] = value
        if value is not None:
            told[RANKS.get(arm, f"{arm}_rank")] = places(
                {each: having for each in arms if (having := getattr(arms[each], arm)) is not None}
            )[entry]
    return told


def browse(session: Session, filters: Filters, limit: int) -> list[Entry]:
    """Entries by filter alone, newest first."""
    db, user = session.reader()
    found = entries.listed(db, user, filters, limit)
    if not found:
        tell_unknown(session, db, user, filters)
    return found


def offered(session: Session, filters: Filters, limit: int, *, deep: bool = False) -> list[Entry]:
    """Entries by filter alone as memory offers them: those asleep only when `deep` (rule 1 of SPEC), and how many there are is said."""
    found = browse(session, filters if deep else filters._replace(awake=True), limit)
    if not deep and len(found) < limit:
        db, user = session.reader()
        asleep = entries.passing(db, user, filters) - len(found)
        if asleep:
            session.note("asleep_one" if asleep == 1 else "asleep_many", count=asleep)
    return found


def tell_unknown(session: Session, db: Database, user: UserId, filters: Filters) -> None:
    """Say which tags that were asked for no entry has, and which ones look like them."""
    if not filters.tags:
        return
    from difflib import get_close_matches

    known = {fold(label): label for label, _ in tags.counted(db, user, private=filters.private)}
    for tag in filters.tags:
        asked = fold(tag.lstrip("#"))
        if asked not in known:
            close = [f"#{known[near]}" for near in get_close_matches(asked, known, 3, 0.6)]
            session.note("tag_unknown", tag=tag.lstrip("#"), close=close)
