"""Many entries at once, through the store: nothing is encoded or read by the senses, which would take seconds."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from conftest import Soulmem
from hashing import HashingEncoder

from soulmem_cli.clock import micros
from soulmem_cli.core.encoding import write_derived
from soulmem_cli.core.uids import new_uid
from soulmem_cli.domain import Draft, Emotion, Sensed, Source, level_of
from soulmem_cli.domain.people import Sighting
from soulmem_cli.store import entries, users, vectors
from soulmem_cli.store.database import open_journal
from soulmem_cli.text import fold


class Member(NamedTuple):
    """One entry of a crowd."""

    text: str
    at: datetime
    tags: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    emotion: Emotion = Emotion.NEUTRAL
    importance: float = 0.3
    source: Source = Source.TOLD
    context: tuple[tuple[str, str], ...] = ()


def crowd(soulmem: Soulmem, members: Iterable[Member]) -> None:
    """Put entries into a journal that has a user and lives with the hashing encoder."""
    encoder, db = HashingEncoder(), open_journal(soulmem.db, write=True)
    db.load_vectors()
    db.run("PRAGMA synchronous=OFF")
    user, by = users.find(db, "default"), vectors.encoder(db)
    assert user is not None
    assert by is not None
    with db.transaction():
        for each in members:
            draft = Draft(each.text, at=each.at, written_at=each.at, context=each.context, source=each.source)
            entry = entries.insert(db, user, draft, new_uid(micros(each.at)), "Europe/Madrid")
            write_derived(db, user, entry, each.text, sensed(each), encoder.query(each.text), by, said_tags=each.tags)
    db.close()


def sensed(each: Member) -> Sensed:
    """What the senses might have said of it."""
    return Sensed(
        lang="en", emotion=each.emotion, emotion_score=0.8, second_emotion=None, valence=0.0, arousal=0.2, importance=each.importance,
        level=level_of(each.importance), identity=0.0, novelty=0.5, specificity=0.5, salience=each.importance, tags=(), people=each.people,
        kin=(), sightings=tuple(Sighting(name, fold(name), 3.0, True) for name in each.people),
    )  # fmt: skip
