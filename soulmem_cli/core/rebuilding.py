"""How everything derived is made again from what was written and said; what a person said by hand always wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from soulmem_cli.core import encoders
from soulmem_cli.core.acquaintance import met
from soulmem_cli.core.encoding import LINK_ABOVE, SENSES, Encoded, neighbours, sense, with_novelty
from soulmem_cli.core.reembedding import Tick
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, Sensed, UserId
from soulmem_cli.domain.upkeep import Rebuilding
from soulmem_cli.errors import JournalError
from soulmem_cli.senses import language
from soulmem_cli.senses.meaning.similarity import centred
from soulmem_cli.senses.words import stems
from soulmem_cli.store import derived, events, links, lock, people, search, tags, traces, truths, users, vectors
from soulmem_cli.store.database import Database
from soulmem_cli.store.truths import Truth
from soulmem_cli.text import fold

BATCH: Final = 32


def rebuild(session: Session, tick: Tick, *, all_users: bool = False) -> Rebuilding:
    """Derive again all that is derived of one user's entries, or of everybody's. `tick` is told how many of how many are done.

    Can be stopped at any moment and begun anew. Raises JournalError when another process is at it.
    """
    db, user = (session.writing(), None) if all_users else session.writer()
    with lock.held(session.settings.db, "upkeep") as mine:
        if not mine:
            raise JournalError("upkeep_running", path=str(session.settings.db))
        whose = users.ids(db) if user is None else [user]
        with db.transaction():
            by = encoders.serving(session, db) if session.encoder else vectors.encoder(db)
            derived.sweep(db)
            vectors.sweep(db)
        total, done, encoded = sum(truths.count(db, each) for each in whose), 0, 0
        for each in whose:
            last = EntryId(0)
            while batch := truths.after(db, each, last, BATCH):
                encoded += renew(session, db, each, by, [truth.id for truth in batch], [truth.draft.text for truth in batch])
                last, done = batch[-1].id, done + len(batch)
                tick(done, max(done, total))
            with db.transaction():
                events.append(db, "rebuild", session.now_us, each, senses=SENSES)
    return Rebuilding(len(whose), done, encoded)


def renew(session: Session, db: Database, user: UserId, by: vectors.Stored | None, ids: list[EntryId], texts: list[str]) -> int:
    """Derive a batch again in one transaction; how many vectors had to be made."""
    known = {entry: raw for entry, raw in vectors.raws(db, by, ids).items() if len(raw) == 4 * by.dimensions} if by else {}
    lacking = [(entry, text) for entry, text in zip(ids, texts, strict=True) if entry not in known]
    if by and session.encoder and lacking:
        known |= dict(zip([entry for entry, _ in lacking], session.encoder.passages([text for _, text in lacking]), strict=True))
    with db.transaction():
        for truth in truths.after(db, user, EntryId(ids[0] - 1), len(ids)):  # as it stands now: it may have been changed meanwhile
            if truth.id in ids:
                derive(session, db, user, by, truth, known.get(truth.id))
    return len([entry for entry, _ in lacking if entry in known])


def derive(session: Session, db: Database, user: UserId, by: vectors.Stored | None, truth: Truth, vector: bytes | None) -> None:
    """Everything layer 1 keeps of one entry, anew."""
    entry, draft = truth.id, truth.draft
    sensed = as_it_was_taken(truth, sense(session, draft, vector, met(session, [draft], but=entry)[0]))
    nearby = neighbours(db, user, Encoded(draft, vector, sensed), by, before=entry) if by and vector else []
    novelty = 1 - max((similarity for _, similarity in nearby), default=0.0)
    fresh = not derived.has_trace(db, entry)
    traces.write(db, entry, with_novelty(sensed, novelty, said=draft.said.salience), SENSES)
    if fresh and truth.tier:
        derived.place(db, entry, truth.tier)
    derived.recount_uses(db, entry)
    derived.clear_detected(db, entry)
    unwanted = {fold(label) for label in truths.tags_taken_off(db, entry)}
    tags.insert(db, entry, [label for label in sensed.tags if fold(label) not in unwanted], said=False)
    traces.mention(db, entry, "person", sensed.people)
    traces.mention(db, entry, "kin", sensed.kin)
    people.sight(db, user, entry, sensed.sightings or ())
    search.put(db, entry, draft.text, " ".join(stems(draft.text)))
    if by and vector:
        vectors.put(db, by, user, entry, vector, centred(vector, by.name, "passage", sensed.lang))
    tie(session, db, truth, nearby)


def tie(session: Session, db: Database, truth: Truth, nearby: Sequence[tuple[EntryId, float]]) -> None:
    """The links that the program itself makes, but for those a person undid."""
    derived.clear_similar(db, truth.id)
    undone = truths.untied(db, truth.id)
    for other, similarity in nearby if truth.link else ():
        if similarity >= LINK_ABOVE and other not in undone:
            links.put(db, truth.id, other, "similar", round(similarity, 4), session.now_us, said=False)
    if truth.draft.replaces is not None:
        links.put(db, truth.id, truth.draft.replaces, "replaces", 1.0, session.now_us, said=True)


def as_it_was_taken(truth: Truth, sensed: Sensed) -> Sensed:
    """A text that could be in either language stays in the one it was taken for: it depended on who wrote it, and where."""
    undecided = language.detect(truth.draft.text, "es") != language.detect(truth.draft.text, "en")
    return replace(sensed, lang=truth.lang) if truth.lang and undecided else sensed
