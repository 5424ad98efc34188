"""How everything derived is made again from what was written and said; what a person said by hand always wins.

What dreams distilled stays where it survived; where it was lost the next night distils it again, for it looks at everything anew.

Two passes: first the names that every text alone speaks of, then each entry, read with all that the others know of its names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Final

from soulmem_cli import settings
from soulmem_cli.core import acquaintance, encoders
from soulmem_cli.core.encoding import LINK_ABOVE, SENSES, Encoded, mention, sense, with_novelty
from soulmem_cli.core.reembedding import Tick
from soulmem_cli.core.session import Session
from soulmem_cli.core.surroundings import neighbours
from soulmem_cli.domain import EntryId, Lang, UserId
from soulmem_cli.domain.upkeep import Rebuilding
from soulmem_cli.errors import JournalError
from soulmem_cli.senses import language
from soulmem_cli.senses.meaning.windows import Meant, meant, windows
from soulmem_cli.senses.words import stems
from soulmem_cli.store import derived, entries, events, links, lock, people, remaking, search, tags, traces, truths, users, vectors
from soulmem_cli.store import windows as window_table
from soulmem_cli.store.database import Database
from soulmem_cli.store.truths import Truth
from soulmem_cli.text import fold

BATCH: Final = 32


def rebuild(session: Session, tick: Tick, *, all_users: bool = False) -> Rebuilding:
    """Derive again all that is derived of one user's entries, or of everybody's. `tick` is told how many of how many are done.

    Can be stopped at any moment and begun anew. Raises JournalError when another process is at it.
    """
    db = session.writing()
    whose = users.names(db) if all_users else {session.reader()[1]: session.settings.user}
    with lock.held(db.path, "upkeep") as mine:
        if not mine:
            raise JournalError("upkeep_running", path=str(db.path))
        if remaking.needed(db):
            with db.transaction():
                if remaking.remade(db):
                    whose = users.names(db)  # what was emptied was everybody's
        with db.transaction():
            by = encoders.serving(session, db, make=True) if session.encoder else vectors.encoder(db)
            derived.sweep(db)
            vectors.sweep(db)
        total, done, encoded = sum(entries.count(db, user) for user in whose), 0, 0
        for user, name in whose.items():
            as_user = acting(session, user=name)
            for batch in batches(db, user):
                note_names(as_user, db, user, batch)
            for batch in batches(db, user):
                encoded += renew(as_user, db, user, by, batch)
                done += len(batch)
                tick(done, max(done, total))
            with db.transaction():
                events.append(db, "rebuild", session.now_us, user, senses=SENSES)
    return Rebuilding(len(whose), done, encoded)


def acting(session: Session, *, user: str | None = None, lang: str | None = None) -> Session:
    """The same session, its journal and encoder shared, for another user or in another language."""
    other, chosen = copy(session), session.settings
    other.settings = chosen._replace(user=user or chosen.user, user_named=True)
    if lang:
        other.settings = settings.speaking(other.settings, Lang(lang))
    return other


def batches(db: Database, user: UserId) -> Iterator[list[Truth]]:
    """All entries of a user as they were written, some at a time."""
    last = EntryId(0)
    while batch := truths.after(db, user, last, BATCH):
        yield batch
        last = batch[-1].id


def note_names(session: Session, db: Database, user: UserId, batch: Sequence[Truth]) -> None:
    """The first pass: which names each text speaks of."""
    with db.transaction():
        for truth in batch:
            people.sight(db, user, truth.id, acquaintance.met(session, [truth.draft], but=truth.id)[0].sightings)


def renew(session: Session, db: Database, user: UserId, by: vectors.Stored | None, batch: Sequence[Truth]) -> int:
    """The second pass over a batch, in one transaction; how many vectors had to be made."""
    ids = [truth.id for truth in batch]
    known = {entry: raw for entry, raw in vectors.raws(db, by, ids).items() if len(raw) == 4 * by.dimensions} if by else {}
    whole = {entry: Meant(raw) for entry, raw in known.items()}
    bare = unwindowed(db, by, batch) if by else set()
    lacking = [truth for truth in batch if truth.id not in known or truth.id in bare] if by and session.encoder else []
    if session.encoder and lacking:
        made = meant(session.encoder, [truth.draft.text for truth in lacking])
        whole |= {truth.id: each for truth, each in zip(lacking, made, strict=True)}
    felt = felt_by(session, by, batch, [whole[entry].whole if entry in whole else None for entry in ids])
    with db.transaction():
        for truth in truths.after(db, user, EntryId(ids[0] - 1), len(ids)):  # as it stands now: it may have been changed meanwhile
            if truth.id in felt:
                derive(session, db, user, by, truth, whole.get(truth.id), felt[truth.id])
    return len(lacking)


def felt_by(
    session: Session, by: vectors.Stored | None, batch: Sequence[Truth], made: Sequence[bytes | None]
) -> dict[EntryId, bytes | None]:
    """The vectors that the senses read: those at hand when the bundled encoder made them."""
    if not by or by.name != settings.BUNDLED:
        made = session.sensing([truth.draft.text for truth in batch], made)
    return {truth.id: vector for truth, vector in zip(batch, made, strict=True)}


def unwindowed(db: Database, by: vectors.Stored, batch: Sequence[Truth]) -> set[EntryId]:
    """Long entries that have no windows by this encoder: written before there were any."""
    long = [truth.id for truth in batch if windows(truth.draft.text)]
    return window_table.lacking(db, by, long) if long else set()


def derive(
    session: Session, db: Database, user: UserId, by: vectors.Stored | None, truth: Truth, meaning: Meant | None, felt: bytes | None
) -> None:
    """Everything layer 1 keeps of one entry, anew. `felt` is the vector its senses read."""
    entry, draft = truth.id, truth.draft
    who = acquaintance.met(session, [draft], but=entry)[0]
    sensed = sense(acting(session, lang=taken_for(truth)), draft, felt, who)
    nearby = neighbours(db, user, Encoded(draft, meaning.whole, sensed), by, before=entry) if by and meaning else []
    novelty = 1 - max((similarity for _, similarity in nearby), default=0.0)
    fresh = not derived.has_trace(db, entry)
    traces.write(db, entry, with_novelty(sensed, novelty, said=draft.said.salience), SENSES)
    if fresh and truth.tier:
        derived.place(db, entry, truth.tier)
    derived.recount_uses(db, entry)
    derived.clear_detected(db, entry)
    unwanted = {fold(label) for label in truths.tags_taken_off(db, entry)}
    tags.insert(db, entry, [label for label in sensed.tags if fold(label) not in unwanted], said=False)
    mention(db, entry, sensed)
    people.sight(db, user, entry, who.sightings)
    search.put(db, entry, draft.text, " ".join(stems(draft.text)))
    if by and meaning:
        encoders.keep(db, by, user, entry, meaning, sensed.lang)
    tie(session, db, truth, nearby)


def tie(session: Session, db: Database, truth: Truth, nearby: Sequence[tuple[EntryId, float]]) -> None:
    """The links that the program itself makes, but for those a person undid. One that survives is as strong as dreams have left it."""
    stood = derived.similar(db, truth.id)
    derived.clear_similar(db, truth.id)
    undone, gained = truths.untied(db, truth.id), truths.gained(db, truth.id)
    for other, similarity in nearby if truth.link else ():
        if similarity >= LINK_ABOVE and other not in undone:
            strength = stood.get(other, round(min(1.0, similarity + gained.get(other, 0.0)), 4))
            links.put(db, truth.id, other, "similar", strength, session.now_us, said=False)
    if truth.draft.replaces is not None:
        links.put(db, truth.id, truth.draft.replaces, "replaces", 1.0, session.now_us, said=True)


def taken_for(truth: Truth) -> str | None:
    """The language of a text that could be in either: it was taken for one by who wrote it, and where. Else None."""
    undecided = language.detect(truth.draft.text, "es") != language.detect(truth.draft.text, "en")
    return truth.lang if undecided and truth.lang in tuple(Lang) else None
