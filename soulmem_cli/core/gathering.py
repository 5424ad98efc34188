"""What dreams distilled, as a reader asks for it: alone, or among the entries it came from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields, replace
from datetime import date
from typing import Any, Final

from soulmem_cli.clock import local_day
from soulmem_cli.core import mentioning, priors, retrieval
from soulmem_cli.core.arms import gathered
from soulmem_cli.core.believing import sure
from soulmem_cli.core.cues import understood
from soulmem_cli.core.fusion import WEAK, scores
from soulmem_cli.core.session import Session
from soulmem_cli.core.strength import gist_sleeps
from soulmem_cli.domain import Entry, EntryId, Filters, Found, UserId
from soulmem_cli.domain.gathered import Gathered
from soulmem_cli.domain.gists import FoundGist, Gist, Kind
from soulmem_cli.senses import words
from soulmem_cli.store import entries, gists
from soulmem_cli.store.database import Database

IN_WORDS: Final = 0.5  # the score of a gist that has every word of a query: as likely as not an answer
EVERY: Final = 1 << 62

Row = Found | Entry | FoundGist


def recall(
    session: Session, query: str, filters: Filters, kinds: Sequence[Kind], limit: int, *, explain: bool = False, evidence: bool = False
) -> Gathered:
    """What a query brings back of these kinds, best first. A gist answers as well as the best of its evidence does."""
    found: list[Found | FoundGist] = list(ranked(session, query, filters, kinds, explain=explain))
    if Kind.EPISODIC in kinds:
        found += retrieval.recall(session, query, filters, limit, explain=explain).results
    found.sort(key=lambda each: -(each.score or 0))
    if found and (found[0].score or 0) < WEAK and Kind.EPISODIC not in kinds:
        session.note("recall_weak")
    return Gathered(query, tuple(told(session, found[:limit], filters, evidence=evidence)))


def browse(session: Session, filters: Filters, kinds: Sequence[Kind], limit: int, *, evidence: bool = False) -> Gathered:
    """Memories of these kinds by filter alone, those of the latest days first; of the ones asleep none when only the awake count."""
    db, user = session.reader()
    today = local_day(session.now, session.settings.day_ends_at)
    found = standing(session, db, user, filters, kinds)
    awake = [gist for gist in found if not (filters.awake and sleeps(gist, today))]
    rows: list[Row] = [plain(gist) for gist in awake]
    if asleep := len(found) - len(awake):
        session.note("asleep_one" if asleep == 1 else "asleep_many", count=asleep)
    if Kind.EPISODIC in kinds:
        rows += entries.listed(db, user, filters._replace(current=True), limit)
    return latest(session, rows, filters, limit, evidence=evidence)


def about(session: Session, name: str, filters: Filters, kinds: Sequence[Kind], limit: int, *, evidence: bool = False) -> Gathered:
    """Gists whose evidence mentions a person or thing, and entries that do when they are asked for, those of the latest days first."""
    db, user = session.reader()
    mentions = {entry.id for entry in mentioning.about(session, name, behind(filters, kinds), EVERY)}
    rows: list[Row] = [plain(gist) for gist in standing(session, db, user, filters, kinds) if mentions.intersection(gist.evidence)]
    if Kind.EPISODIC in kinds:
        rows += mentioning.about(session, name, filters, limit)
    return latest(session, rows, filters, limit, evidence=evidence)


def behind(filters: Filters, kinds: Collection[Kind]) -> Filters:
    """What filters ask of the evidence of gists: tags and sources leave gists alone (A13), and a gist has a confidence of its own."""
    return filters._replace(tags=(), source=None, min_confidence=None, awake=False, behind=tuple(kinds))


def standing(session: Session, db: Database, user: UserId, filters: Filters, kinds: Collection[Kind]) -> list[Gist]:
    """The gists of these kinds that pass the filters."""
    ends = session.settings.day_ends_at
    today = local_day(session.now, ends)
    seen = gists.seen(db, user, list(kinds), behind(filters, kinds), ends)
    found = [replace(gist, confidence=sure(gist, sources, today)) for gist, sources in seen]
    return [gist for gist in found if gist.confidence >= (filters.min_confidence or 0.0)]


def sleeps(gist: Gist, today: date) -> bool:
    """Whether a gist is dormant, by decision or by age (A4)."""
    return gist.state == "dormant" or gist_sleeps(gist.kind, gist.confidence, (today - gist.last_on).days)


def ranked(session: Session, query: str, filters: Filters, kinds: Collection[Kind], *, explain: bool) -> list[FoundGist]:
    """Every gist that answers a query at all, with its score: its evidence, or its own words."""
    db, user = session.reader()
    cue = understood(session, query)
    ranking = filters._replace(mood=None, any_context=True)
    with db.snapshot():
        arms = gathered(session, db, user, cue, behind(ranking, kinds))
    among = entries.count(db, user)
    worths = scores(arms, among)
    asked = set(words.stems(cue.topic))
    weight = session.settings.weights.confidence
    found: list[FoundGist] = []
    for gist in standing(session, db, user, ranking, kinds):
        best = max((entry for entry in gist.evidence if entry in worths), key=lambda entry: worths[entry], default=None)
        said = len(asked.intersection(words.stems(gist.text))) / len(asked) if asked else 0.0
        worth = max(worths[best] if best else 0.0, IN_WORDS * said)
        if not worth:
            continue
        believed = priors.of_confidence(gist.confidence) ** weight
        why = {
            "best_entry": best, "words": said, "confidence": gist.confidence, "confidence_factor": believed, "factor": believed,
        } if explain else None  # fmt: skip
        found.append(plain(gist, priors.lifted(worth, believed), why))
    return found


def plain(gist: Gist, worth: float | None = None, why: dict[str, float | int | None] | None = None) -> FoundGist:
    """A gist as a reader gets it."""
    known: dict[str, Any] = {each.name: getattr(gist, each.name) for each in fields(Gist)}
    return FoundGist(**known, score=worth, why=why)


def latest(session: Session, rows: list[Row], filters: Filters, limit: int, *, evidence: bool) -> Gathered:
    """Rows by their days, the latest first: a gist stands at the last day of its evidence."""
    ends = session.settings.day_ends_at
    rows.sort(key=lambda row: row.last_on if isinstance(row, FoundGist) else local_day(of(row).at, ends), reverse=True)
    return Gathered("", tuple(told(session, rows[:limit], filters, evidence=evidence)))


def of(row: Found | Entry) -> Entry:
    """The entry of a row that is no gist."""
    return row.entry if isinstance(row, Found) else row


def told(session: Session, rows: Sequence[Row], filters: Filters, *, evidence: bool) -> list[Row]:
    """Rows with the entries behind each gist, when they are asked for."""
    if not evidence:
        return list(rows)
    db, user = session.reader()
    wanted: list[EntryId] = [entry for row in rows if isinstance(row, FoundGist) for entry in row.evidence]
    read = entries.of_ids(db, user, wanted)
    return [
        replace(row, entries=tuple(read[entry] for entry in row.evidence if entry in read)) if isinstance(row, FoundGist) else row
        for row in rows
    ]
