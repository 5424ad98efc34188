"""The arm of meaning: entries whose vector, or a window of it, lies near that of the topic."""

from __future__ import annotations

from soulmem_cli.core import encoders
from soulmem_cli.core.fusion import POOL, Arms, meaning
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.errors import UnavailableError
from soulmem_cli.senses import language
from soulmem_cli.senses.meaning import Encoder
from soulmem_cli.senses.meaning.similarity import asked_vector, dot
from soulmem_cli.senses.meaning.windows import packed
from soulmem_cli.store import vectors, windows
from soulmem_cli.store.database import Database


def reach(session: Session, db: Database, user: UserId, topic: str, filters: Filters, hits: dict[EntryId, Arms]) -> None:
    """Add the entries nearest to a topic, and say of all candidates how near they are.

    Says so, once a run, when the encoder or the search of vectors fails, and leaves the answer to the other arms. Raises
    UnavailableError for a model that was asked for and is not here, or not the journal's.
    """
    by = encoders.serving(session, db)
    if not (by and session.encoder and topic):
        return
    try:
        search(session, session.encoder, db, by, user, topic, filters, hits)
    except UnavailableError as error:
        session.note_once("arm_failed", reason=error)


def search(
    session: Session, encoder: Encoder, db: Database, by: vectors.Stored, user: UserId, topic: str, filters: Filters,
    hits: dict[EntryId, Arms],
) -> None:  # fmt: skip
    """The same with an encoder that is there. Raises UnavailableError before a candidate is touched."""
    raw = encoder.query(topic)
    query = asked_vector(raw, by.name, language.side(topic, session.settings.lang))
    near = dict(vectors.nearest(db, by, user, filters, query, POOL))
    near |= vectors.similarities(db, by, [entry for entry in hits if entry not in near], query)
    within = windows.nearest(db, by, list(near), packed(query))
    for entry, vector in vectors.raws(db, by, list(near)).items():
        mine = hits.get(entry, Arms())
        alike, part = near[entry], max(within.get(entry, -1.0), near[entry])
        plain = (dot(raw, vector) - by.scale.raw_centre) / by.scale.raw_spread
        hits[entry] = mine._replace(similarity=alike, window=part, raw=plain, meaning=meaning(alike, part, plain, by.scale))
