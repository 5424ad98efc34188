"""Long entries read part by part, every hour: `add` waits for the vector of the whole alone, what is said in passing comes after."""

from __future__ import annotations

from typing import NamedTuple

from soulmem_cli.core import encoders
from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.dreams import Cycle
from soulmem_cli.errors import UnavailableError
from soulmem_cli.senses.meaning.windows import windows
from soulmem_cli.store import vectors
from soulmem_cli.store import windows as window_table


class Parted(NamedTuple):
    """A long entry with the vectors of its windows, by the encoder that serves."""

    entry: EntryId
    lang: str
    made: list[bytes]
    by: vectors.Stored


def plan(sleep: Sleep) -> list[Parted]:
    """Entries written since the last hour that have no windows yet; none without the encoder of the journal."""
    stored = vectors.encoder(sleep.db)
    fresh = window_table.undwelt(sleep.db, stored, sleep.user, sleep.seen(Cycle.MICRO)) if stored else []
    long = [(entry, lang, parts) for entry, lang, text in fresh if (parts := windows(text))]
    if not long:
        return []
    try:
        by, encoder = encoders.serving(sleep.session, sleep.db), sleep.session.encoder
    except UnavailableError:  # a dream does without
        return []
    if by is None or encoder is None:
        return []
    made = iter(encoder.passages([part for _, _, parts in long for part in parts]))
    return [Parted(entry, lang, [next(made) for _ in parts], by) for entry, lang, parts in long]


def apply(sleep: Sleep, planned: list[Parted]) -> list[Parted]:
    """Keep the windows. Belongs inside a transaction."""
    for each in planned:
        encoders.keep_windows(sleep.db, each.by, each.entry, each.made, each.lang)
    return planned


def told(planned: list[Parted]) -> dict[str, int]:
    """How many entries were gone through."""
    return {"dwelt": len(planned)}
