"""The vectors of a user as one matrix, a row each, to compare many with many.

They are read as the encoder gave them and centred here, all of a language at once: to take centred ones out of vec0 one by one
takes seven times as long.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.senses.meaning.similarity import SHARE, mean_of
from soulmem_cli.store import candidates
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored

if TYPE_CHECKING:
    from numpy import ndarray

ROWS: Final = 4_096  # read and centred at once
BOTH: Final = ("es", "en")


def matrix(db: Database, by: Stored, user: UserId, among: Collection[EntryId]) -> tuple[list[EntryId], ndarray[Any, Any]]:
    """The centred vectors of these entries as 32-bit floats, and whose each row is; those without a vector are left out."""
    import numpy

    wanted = among if isinstance(among, set | frozenset) else set(among)
    made = numpy.empty((len(wanted), by.dimensions), dtype=numpy.float32)
    whose: list[EntryId] = []
    rows = (row for row in candidates.raws(db, by, user) if row[0] in wanted)
    while batch := list(islice(rows, ROWS)):
        start = len(whose)
        whose += [entry for entry, _, _ in batch]
        block = made[start : len(whose)]
        block[:] = numpy.frombuffer(b"".join(vector for _, _, vector in batch), dtype=numpy.float32).reshape(len(batch), by.dimensions)
        langs = numpy.array([lang for _, lang, _ in batch])
        for lang in set(langs.tolist()):
            centre(block, langs == lang, by.name, lang)
    return whose, made[: len(whose)]


def centre(block: ndarray[Any, Any], chosen: ndarray[Any, Any], encoder: str, lang: str) -> None:
    """Take the mean of a language from the chosen rows and give them unit length, where the encoder has means."""
    import numpy

    sides = [mean for side in (BOTH if lang == "mix" else (lang,)) if (mean := mean_of(encoder, f"passage-{side}")) is not None]
    if not sides:
        return
    mean = numpy.mean([numpy.array(side, dtype=numpy.float32) for side in sides], axis=0)
    moved = block[chosen] - SHARE["passage"] * mean
    length = numpy.sqrt(numpy.einsum("ij,ij->i", moved, moved))
    length[length == 0] = 1
    block[chosen] = moved / length[:, None]
