"""How a journal changes to another encoder (A20): the new vectors grow beside the old, which serve until all are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soulmem_cli.core import encoders
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.upkeep import Reembedding
from soulmem_cli.errors import JournalError, UnavailableError
from soulmem_cli.senses.meaning import Encoder
from soulmem_cli.senses.meaning.windows import meant
from soulmem_cli.store import counts, events, lock, vectors
from soulmem_cli.store.database import Database

BATCH: Final = 64

Tick = Callable[[int, int], None]


def reembed(session: Session, tick: Tick, *, dry_run: bool = False) -> Reembedding:
    """Let the encoder of this run become the journal's. `tick` is told how many of how many are done.

    Can be stopped at any moment and goes on from there. Raises UnavailableError without an encoder, JournalError when another
    process is at it.
    """
    db = session.reading() if dry_run else session.writing()
    encoder = session.encoder
    if encoder is None:
        raise UnavailableError("encoder_needed")
    before = vectors.encoder(db)
    if dry_run:
        return planned(db, encoder, before)
    with lock.held(db.path, "upkeep") as mine:
        if not mine:
            raise JournalError("upkeep_running", path=str(db.path))
        target = begun(session, db, encoder, before)
        ready = counts.in_all(db) - vectors.count_missing(db, target)
        done = filled(session, db, encoder, target, tick)
        while not swapped(session, db, target, before):
            done += filled(session, db, encoder, target, tick)  # entries that were added meanwhile
        with db.transaction():
            vectors.sweep(db)
            total = counts.in_all(db)
    return Reembedding(encoder.name, before.name if before else None, encoder.dimensions, total, ready, done, dry_run=False)


def planned(db: Database, encoder: Encoder, before: vectors.Stored | None) -> Reembedding:
    """What a run would have to do."""
    begun_before = next((each for each in (before, vectors.encoder(db, "building")) if each and each.digest == encoder.digest), None)
    total = counts.in_all(db)
    missing = vectors.count_missing(db, begun_before) if begun_before else total
    return Reembedding(encoder.name, before.name if before else None, encoder.dimensions, total, total - missing, missing, dry_run=True)


def begun(session: Session, db: Database, encoder: Encoder, before: vectors.Stored | None) -> vectors.Stored:
    """The place of the new vectors: where a run that was stopped left off, else a new one."""
    if before and before.digest == encoder.digest:
        return before
    building = vectors.encoder(db, "building")
    if building and building.digest == encoder.digest:
        return building
    with db.transaction():
        if building:
            vectors.drop_encoder(db, building)  # of a change to yet another, given up
        made = encoders.added(db, encoder, "building", session.now_us)
        events.append(db, "reembed-begin", session.now_us, None, model=made.name, before=before.name if before else None)
    return made


def filled(session: Session, db: Database, encoder: Encoder, target: vectors.Stored, tick: Tick) -> int:
    """Make the vectors that are missing, a batch a transaction; how many."""
    done, total, last = 0, vectors.count_missing(db, target), EntryId(0)
    while batch := vectors.missing(db, target, last, BATCH):
        made = meant(encoder, [text for _, _, text, _ in batch])
        with db.transaction():
            for (entry, user, _, lang), each in zip(batch, made, strict=True):
                encoders.keep(db, target, user, entry, each, lang)
        last, done = batch[-1][0], done + len(batch)
        tick(done, max(done, total))
    return done


def swapped(session: Session, db: Database, target: vectors.Stored, before: vectors.Stored | None) -> bool:
    """Let the new vectors serve, in one short transaction; False when an entry still has none."""
    with db.transaction():
        if vectors.count_missing(db, target):
            return False
        if target.state != "active":
            vectors.activate(db, target)
            events.append(db, "reembed", session.now_us, None, model=target.name, before=before.name if before else None)
    return True
