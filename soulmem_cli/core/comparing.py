"""The vectors of a user as one matrix, a row each, to compare many with many.

They are read as the encoder gave them and centred here, all of a language at once: to take centred ones out of vec0 one by one
takes seven times as long. They are kept as 16-bit floats, which tell cosines to a thousandth in half the room, and multiplied as 32.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.senses.meaning.similarity import SHARE, mean_of
from soulmem_cli.store import candidates
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored

if TYPE_CHECKING:
    from numpy import ndarray

ROWS: Final = 4_096  # read and centred at once, and compared with
AT_ONCE: Final = 256  # compared with all others at once
FEW: Final = 8_000  # vectors that are sooner looked up than all gone through
BOTH: Final = ("es", "en")
Near = tuple[int, list[int], list[float]]  # a row or an entry, those near it, and their cosines


def one_thread() -> None:
    """Let numpy, unless it is loaded already, multiply with one thread: of little to do, most is threads that wait for one another."""
    if "numpy" not in sys.modules:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def matrix(db: Database, by: Stored, user: UserId, among: Collection[EntryId]) -> tuple[list[EntryId], ndarray[Any, Any]]:
    """The centred vectors of these entries as 16-bit floats, and whose each row is; those without a vector are left out."""
    import numpy

    made = numpy.empty((len(among), by.dimensions), dtype=numpy.float16)
    whose: list[EntryId] = []
    for entries, block in blocks(db, by, user, among):
        start = len(whose)
        whose += entries
        made[start : len(whose)] = block
    return whose, made[: len(whose)]


def blocks(db: Database, by: Stored, user: UserId, among: Collection[EntryId]) -> Iterator[tuple[list[EntryId], ndarray[Any, Any]]]:
    """The same some rows at a time, so that no more than those are held."""
    import numpy

    wanted = among if isinstance(among, set | frozenset) else set(among)
    rows = candidates.raws(db, by, user, wanted) if len(wanted) <= FEW else candidates.every_raw(db, by, user)
    while read := list(islice(rows, ROWS)):
        if not (batch := [row for row in read if row[0] in wanted]):
            continue
        block = numpy.frombuffer(bytearray().join([row[2] for row in batch]), dtype=numpy.float32).reshape(len(batch), by.dimensions)
        langs = numpy.array([row[1] for row in batch])
        for lang in set(langs.tolist()):
            centre(block, langs == lang, by.name, lang)
        yield [row[0] for row in batch], block.astype(numpy.float16)


def nearest(vectors: ndarray[Any, Any], rows: Sequence[int], floor: float, at_most: int) -> Iterator[list[Near]]:
    """The `at_most` rows nearest to each of `rows` whose cosine reaches a floor, some rows at a time; never a row to itself."""
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        parts = ((range(first, min(first + ROWS, len(vectors))), vectors[first : first + ROWS]) for first in range(0, len(vectors), ROWS))
        yield nearest_of(some, vectors[some], parts, floor, at_most)


def nearest_of(
    some: Sequence[int], asked: ndarray[Any, Any], parts: Iterable[tuple[Sequence[int], ndarray[Any, Any]]], floor: float, at_most: int
) -> list[Near]:
    """What is nearest to each of `some`, whose vectors are `asked`, among vectors that come in parts, each with whose they are."""
    import numpy

    mine_of, asked = numpy.array(some), asked.astype(numpy.float32)
    least = numpy.full(len(some), floor, dtype=numpy.float32)
    found = (numpy.empty(0, dtype=numpy.intp), numpy.empty(0, dtype=numpy.intp), numpy.empty(0, dtype=numpy.float32))
    for whose, vectors in parts:
        cosines = asked @ vectors.astype(numpy.float32).T
        mine, place = numpy.nonzero(cosines >= least[:, None])
        values, other = cosines[mine, place], numpy.array(whose)[place]
        apart = mine_of[mine] != other
        found = best((mine[apart], other[apart], values[apart]), found, at_most, least)
    mine, other, values = found
    cuts = numpy.searchsorted(mine, numpy.arange(len(some) + 1)).tolist()
    return [
        (one, other[cut:end].tolist(), values[cut:end].tolist())
        for one, cut, end in zip(mine_of.tolist(), cuts, cuts[1:], strict=False)
        if end > cut
    ]


Hits = tuple["ndarray[Any, Any]", "ndarray[Any, Any]", "ndarray[Any, Any]"]  # places of rows, rows near them, cosines


def best(more: Hits, found: Hits, at_most: int, least: ndarray[Any, Any]) -> Hits:
    """The highest of what was found and of more, so many for each row; `least` is raised to what yet another must reach."""
    import numpy

    if not len(more[0]):
        return found
    mine, other, values = (numpy.concatenate(both) for both in zip(found, more, strict=True))
    order = numpy.lexsort((-values, mine))
    mine, other, values = mine[order], other[order], values[order]
    place = numpy.arange(len(mine)) - numpy.searchsorted(mine, mine)
    last = place == at_most - 1
    least[mine[last]] = values[last]
    kept = place < at_most
    return mine[kept], other[kept], values[kept]


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
