"""Which encoder a journal lives with: the first one used stays, another is refused until `journal reembed`."""

from __future__ import annotations

from collections.abc import Iterable

from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.errors import UnavailableError
from soulmem_cli.senses.meaning import Encoder
from soulmem_cli.senses.meaning.similarity import centred
from soulmem_cli.senses.meaning.windows import Meant, packed
from soulmem_cli.store import vectors, windows
from soulmem_cli.store.database import Database


def serving(session: Session, db: Database, *, make: bool = False) -> vectors.Stored | None:
    """The encoder whose vectors serve, made known to a new journal when `make`; None when there is no encoder.

    Raises UnavailableError("model_mismatch"): vectors of two models never mix. A run that named no model, and whose journal
    changed its own meanwhile, goes on by words: no entry is lost to that.
    """
    encoder = session.encoder
    if encoder is None:
        return None
    stored = vectors.encoder(db)
    if stored is None and make:
        return added(db, encoder, "active", session.now_us)
    if stored is not None and stored.digest != encoder.digest:  # the same model may be called by another name, or lie elsewhere
        if "model" not in session.settings.origins and encoder.name != stored.name:
            session.note("model_changed", model=stored.name)
            return None
        raise UnavailableError("model_mismatch", journal=stored.name, model=encoder.name)
    return stored


def added(db: Database, encoder: Encoder, state: str, now_us: int) -> vectors.Stored:
    """Room for the vectors of an encoder, with the scale that makes its cosines comparable."""
    return vectors.add_encoder(db, encoder.name, encoder.dimensions, encoder.digest, encoder.scale, state, now_us)


def keep(db: Database, by: vectors.Stored, user: UserId, entry: EntryId, meant: Meant, lang: str) -> None:
    """Keep what an encoder made of an entry: its vector as it came and centred, and those of its windows when there are any."""
    vectors.put(db, by, user, entry, meant.whole, centred(meant.whole, by.name, "passage", lang))
    if meant.windows:
        keep_windows(db, by, entry, meant.windows, lang)


def keep_windows(db: Database, by: vectors.Stored, entry: EntryId, made: Iterable[bytes], lang: str) -> None:
    """Keep the vectors of an entry's windows."""
    windows.put(db, by, entry, [packed(centred(window, by.name, "passage", lang)) for window in made])
