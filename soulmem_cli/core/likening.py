"""How alike entries are: by their meaning, and by the rare words they share.

On the calibrated scale a routine told again in other words reaches .5 to .7, and so do two short notes of unlike things. What tells
them apart are words that few entries have: two of them in common lift a likeness by GAIN. Fitted on six lives of two years.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.comparing import matrix, nearest
from soulmem_cli.core.wordings import Wordings
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored

if TYPE_CHECKING:
    from numpy import ndarray

NEIGHBOURS: Final = 24
GAIN: Final = 0.5
RARE_WORDS: Final = 2.0  # this many in common are as much as can be shared


class Likeness:
    """How alike these entries of a user are; `by` is the encoder whose vectors tell. numpy is loaded when it is first asked."""

    def __init__(self, db: Database, user: UserId, by: Stored, among: Collection[EntryId]) -> None:
        self.db, self.user, self.by, self.among = db, user, by, among
        self.wordings = Wordings(db, user)

    @cached_property
    def places(self) -> dict[EntryId, int]:
        """Which row of `matrix` is whose."""
        return {entry: row for row, entry in enumerate(self._loaded[0])}

    @cached_property
    def matrix(self) -> ndarray[Any, Any]:
        """The centred vectors, a row each, as 16-bit floats."""
        return self._loaded[1]

    @cached_property
    def _loaded(self) -> tuple[list[EntryId], ndarray[Any, Any]]:
        return matrix(self.db, self.by, self.user, self.among)

    def near(self, some: Sequence[EntryId], at_least: float) -> Iterator[tuple[float, EntryId, EntryId]]:
        """The pairs of one of `some` and its nearest that are at least so much alike, 0..1, with how much."""
        whose = self._loaded[0]
        rows = [self.places[entry] for entry in some if entry in self.places]
        for found in nearest(self.matrix, rows, self.cosine_of(at_least - GAIN), NEIGHBOURS):
            shared = self.wordings.shared_by([(whose[row], [whose[other] for other in others]) for row, others, _ in found])
            for (row, others, cosines), weights in zip(found, shared, strict=True):
                for other, cosine, weight in zip(others, cosines, weights, strict=True):
                    if (alike := lifted(self.by.scale.calibrated(cosine), weight)) >= at_least:
                        yield alike, whose[row], whose[other]

    def within_reach(self, some: Sequence[EntryId], others: Sequence[EntryId], at_least: float) -> list[EntryId]:
        """Those of `some` whose meaning lets them be so much alike to `others` on average, whatever words they share."""
        known = [entry for entry in some if entry in self.places]
        columns = [other for other in others if other in self.places]
        if not known or not columns:
            return []
        meant = self.all_meant(known, columns).sum(axis=1) / len(others)
        return [entry for entry, mean in zip(known, meant.tolist(), strict=True) if mean >= at_least - GAIN]

    def all_meant(self, some: Sequence[EntryId], others: Sequence[EntryId]) -> ndarray[Any, Any]:
        """How alike each of `some` is to each of `others` in meaning alone, 0..1; all of them have vectors."""
        import numpy

        one = self.matrix[[self.places[entry] for entry in some]].astype(numpy.float32)
        other = self.matrix[[self.places[entry] for entry in others]].astype(numpy.float32)
        scale = self.by.scale
        alike: ndarray[Any, Any] = numpy.clip((one @ other.T - scale.unrelated) / (scale.identical - scale.unrelated), 0, 1)
        return alike

    def cosine_of(self, calibrated: float) -> float:
        """The cosine that a calibrated similarity stands for."""
        scale = self.by.scale
        return scale.unrelated + calibrated * (scale.identical - scale.unrelated)

    def meant(self, one: EntryId, other: EntryId) -> float:
        """How alike two entries are in meaning alone, 0..1."""
        if one not in self.places or other not in self.places:
            return 0.0
        mine, theirs = self.matrix[[self.places[one], self.places[other]]].astype("f4")
        return self.by.scale.calibrated(float(mine @ theirs))

    def alike(self, one: EntryId, other: EntryId) -> float:
        """How alike two entries are, in meaning and in their rare words, 0..1."""
        return lifted(self.meant(one, other), self.wordings.shared(one, other))

    def mean(self, one: EntryId, others: Sequence[EntryId]) -> tuple[float, float]:
        """How alike an entry is to others on average, and at least."""
        values = [self.alike(one, other) for other in others if other != one]
        return (sum(values) / len(values), min(values)) if values else (0.0, 0.0)


def lifted(meant: float, shared: float) -> float:
    """How alike two entries are whose meaning is so much alike, 0..1, and whose shared words weigh so much."""
    return min(1.0, meant + GAIN * min(1.0, shared / RARE_WORDS))
