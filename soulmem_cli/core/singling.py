"""Finding the one entry a person means, by its words: nothing when none is surely meant, or more than one."""

from __future__ import annotations

from typing import Final

from soulmem_cli.core import encoders
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, Filters
from soulmem_cli.errors import MissingError, RefusedError, UnavailableError
from soulmem_cli.senses import language
from soulmem_cli.senses.meaning.similarity import centred
from soulmem_cli.store import vectors

SURE: Final = 0.9  # calibrated similarity (A8)
MOST: Final = 5  # that are named when several are meant


def single(session: Session, query: str, *, private: bool) -> EntryId:
    """The entry in view that says nearly the same as `query`.

    Raises MissingError when there is none, RefusedError when there are several, UnavailableError without an encoder.
    """
    db, user = session.reader()
    by = encoders.serving(session, db)
    if by is None or session.encoder is None:
        raise UnavailableError("single_needs_meaning")
    vector = centred(session.encoder.passages([query])[0], by.name, "passage", language.side(query, session.settings.lang))
    near = vectors.nearest(db, by, user, Filters(private=private), vector, MOST)
    sure = [entry for entry, cosine in near if by.scale.calibrated(cosine) >= SURE]
    if not sure:
        raise MissingError("single_none", query=query)
    if len(sure) > 1:
        raise RefusedError("single_several", query=query, ids=", ".join(str(each) for each in sorted(sure)))
    return sure[0]
