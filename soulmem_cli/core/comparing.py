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

READ: Final = 2_048  # rows read and centred at once
ROWS: Final = 4_096  # compared with at once
AT_ONCE: Final = 256  # compared with all others at once
SIDE: Final = 1_024  # of the squares in which most are compared with one another
FEW: Final = 8_000  # vectors that are sooner looked up than all gone through
BOTH: Final = ("es", "en")
Near = tuple[int, list[int], list[float]]  # a row or an entry, those near it, and their cosines


def one_thread() -> None:
    """Let numpy, unless it is loaded already, multiply with one thread: of little to do, most is threads that wait for one another."""
    if "numpy" not in sys.modules:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def load_for_few() -> None:
    """Load numpy, to compare few entries with many."""
    one_thread()
    import numpy  # noqa: F401


def matrix(db: Database, by: Stored, user: UserId, among: Collection[EntryId]) -> tuple[list[EntryId], ndarray[Any, Any]]:
    """The centred vectors of these entries as 16-bit floats, and whose each row is; those without a vector are left out."""
    import numpy

    made = numpy.empty((len(among), by.dimensions), dtype=numpy.float16)
    whose: list[EntryId] = []
    for entries, langs, block in blocks(db, by, user, among):
        start = len(whose)
        whose += entries
        made[start : len(whose)] = Centring(by, langs).moved(block)
    return whose, made[: len(whose)]


def cosines_with(
    db: Database, by: Stored, user: UserId, asked: ndarray[Any, Any], among: Collection[EntryId]
) -> Iterator[tuple[list[EntryId], ndarray[Any, Any]]]:
    """The cosines of a few centred vectors with those of these entries, some entries at a time; nothing but numbers is centred."""
    for entries, langs, block in blocks(db, by, user, among):
        yield entries, Centring(by, langs).cosines(asked, block)


def blocks(
    db: Database, by: Stored, user: UserId, among: Collection[EntryId]
) -> Iterator[tuple[list[EntryId], list[str], ndarray[Any, Any]]]:
    """The vectors of these entries, the user's own, as the encoder gave them, with their languages, some rows at a time: no more than those
    are held. Of very many the vectors of all are read, whoever's, and only these are taken."""
    import numpy

    wanted = among if isinstance(among, set | frozenset) else set(among)
    rows = candidates.raws(db, by, user, wanted) if len(wanted) <= FEW else candidates.every_raw(db, by)
    while read := list(islice(rows, READ)):
        if batch := [row for row in read if row[0] in wanted]:
            block = numpy.frombuffer(b"".join([row[2] for row in batch]), dtype=numpy.float32).reshape(len(batch), by.dimensions)
            yield [row[0] for row in batch], [row[1] for row in batch], block


class Centring:
    """What takes the mean of its language from each of some vectors, and gives them unit length, where the encoder has means."""

    def __init__(self, by: Stored, langs: Sequence[str]) -> None:
        import numpy

        places = {lang: place for place, lang in enumerate(dict.fromkeys(langs))}
        known = [mean_for(by.name, lang) for lang in places]
        self.means = numpy.array([numpy.zeros(by.dimensions) if mean is None else mean for mean in known], dtype=numpy.float32)
        self.whole = numpy.array([mean is None for mean in known])  # that stay as they are
        self.rows = numpy.array([places[lang] for lang in langs])

    def moved(self, block: ndarray[Any, Any]) -> ndarray[Any, Any]:
        """The vectors so centred."""
        import numpy

        moved: ndarray[Any, Any] = block - self.means[self.rows]
        moved /= self.lengths(numpy.einsum("ij,ij->i", moved, moved))[:, None]
        return moved

    def cosines(self, asked: ndarray[Any, Any], block: ndarray[Any, Any]) -> ndarray[Any, Any]:
        """The products of centred vectors with these, a row for each that is asked, without a centred one being made."""
        import numpy

        products: ndarray[Any, Any] = asked @ block.T
        products -= (asked @ self.means.T)[:, self.rows]
        with_mean = (block @ self.means.T)[numpy.arange(len(block)), self.rows]
        squares = numpy.einsum("ij,ij->i", block, block) - 2 * with_mean + numpy.einsum("ij,ij->i", self.means, self.means)[self.rows]
        products /= self.lengths(squares)
        return products

    def lengths(self, squares: ndarray[Any, Any]) -> ndarray[Any, Any]:
        """The lengths of moved vectors, by their squares; 1 for those that have none, or are not moved."""
        import numpy

        lengths: ndarray[Any, Any] = numpy.sqrt(numpy.maximum(squares, 0, dtype=numpy.float32))
        lengths[(lengths == 0) | self.whole[self.rows]] = 1
        return lengths


def mean_for(encoder: str, lang: str) -> ndarray[Any, Any] | None:
    """What is taken from the vectors of a language; None where the encoder has no means."""
    import numpy

    sides = [mean for side in (BOTH if lang == "mix" else (lang,)) if (mean := mean_of(encoder, f"passage-{side}")) is not None]
    return SHARE["passage"] * numpy.mean([numpy.array(side, dtype=numpy.float32) for side in sides], axis=0) if sides else None


def nearest(vectors: ndarray[Any, Any], rows: Sequence[int], floor: float, at_most: int) -> Iterator[list[Near]]:
    """The `at_most` rows nearest to each of `rows` whose cosine reaches a floor, some rows at a time; never a row to itself."""
    if 2 * len(rows) > len(vectors):
        yield from nearest_of_most(vectors, sorted(rows), floor, at_most)
        return
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        yield nearest_of(some, products(vectors[some], vectors), floor, at_most)


def nearest_of_most(vectors: ndarray[Any, Any], rows: Sequence[int], floor: float, at_most: int) -> Iterator[list[Near]]:
    """The same of most rows, in their order: each pair is multiplied once, and tells of both."""
    import numpy

    least = numpy.full(len(vectors), numpy.inf, dtype=numpy.float32)  # of the others nothing is wanted
    least[list(rows)] = floor
    squares = [slice(first, min(first + SIDE, len(vectors))) for first in range(0, len(vectors), SIDE)]
    found = [nothing()] * len(squares)
    for place, here in enumerate(squares):
        mine = vectors[here].astype("f4")
        for beside, there in enumerate(squares[place:], start=place):
            cosines = mine @ (mine if there is here else vectors[there].astype("f4")).T
            if there is here:
                numpy.fill_diagonal(cosines, -numpy.inf)
            else:
                other, row = numpy.nonzero(cosines >= least[there])
                found[beside] = best((row, other + here.start, cosines[other, row]), found[beside], at_most, least[there])
            row, other = numpy.nonzero(cosines >= least[here][:, None])
            found[place] = best((row, other + there.start, cosines[row, other]), found[place], at_most, least[here])
        near = listed(range(here.start, here.stop), found[place])
        found[place] = nothing()
        for start in range(0, len(near), AT_ONCE):
            yield near[start : start + AT_ONCE]


def products(asked: ndarray[Any, Any], vectors: ndarray[Any, Any]) -> Iterator[tuple[Sequence[int], ndarray[Any, Any]]]:
    """The cosines of some rows with all, some of these at a time."""
    asked = asked.astype("f4")
    for first in range(0, len(vectors), ROWS):
        part = vectors[first : first + ROWS]
        yield range(first, first + len(part)), asked @ part.astype("f4").T


def nearest_of(some: Sequence[int], parts: Iterable[tuple[Sequence[int], ndarray[Any, Any]]], floor: float, at_most: int) -> list[Near]:
    """What is nearest to each of `some`, by cosines that come in parts, each with whose they are."""
    import numpy

    mine_of = numpy.array(some)
    least = numpy.full(len(some), floor, dtype=numpy.float32)
    found = nothing()
    for whose, cosines_ in parts:
        mine, place = numpy.nonzero(cosines_ >= least[:, None])
        values, other = cosines_[mine, place], numpy.array(whose)[place]
        apart = mine_of[mine] != other
        found = best((mine[apart], other[apart], values[apart]), found, at_most, least)
    return listed(some, found)


def listed(some: Sequence[int], found: Hits) -> list[Near]:
    """What was found, by whose it is."""
    import numpy

    mine, other, values = found
    cuts = numpy.searchsorted(mine, numpy.arange(len(some) + 1)).tolist()
    return [
        (one, other[cut:end].tolist(), values[cut:end].tolist()) for one, cut, end in zip(some, cuts, cuts[1:], strict=False) if end > cut
    ]


Hits = tuple["ndarray[Any, Any]", "ndarray[Any, Any]", "ndarray[Any, Any]"]  # places of rows, rows near them, cosines


def nothing() -> Hits:
    """Nothing found."""
    import numpy

    return numpy.empty(0, dtype=numpy.int32), numpy.empty(0, dtype=numpy.int32), numpy.empty(0, dtype=numpy.float32)


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
    return mine[kept].astype(numpy.int32), other[kept].astype(numpy.int32), values[kept]
