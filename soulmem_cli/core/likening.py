"""How alike entries are: by their meaning, and by the rare words they share.

On the calibrated scale a routine told again in other words reaches .5 to .7, and so do two short notes of unlike things. What tells
them apart are words that few entries have: two of them in common lift a likeness by GAIN. Fitted on six lives of two years.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence, Set
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.comparing import AT_ONCE, FEW, cosines_with, matrix, nearest, nearest_of, one_thread
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
    """How alike entries of a user are, `among` themselves; `by` is the encoder whose vectors tell.

    The vectors of those that are `held` stay in memory, all of them unless it is said, with those of what is found near; the others are
    gone through. numpy is loaded when it is first asked.
    """

    def __init__(self, db: Database, user: UserId, by: Stored, among: Set[EntryId], held: Set[EntryId] | None = None) -> None:
        self.db, self.user, self.by, self.among = db, user, by, among
        self.held = among if held is None else held
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
        if self.held is not self.among or len(self.held) <= FEW:
            one_thread()
        return matrix(self.db, self.by, self.user, self.held)

    def hold(self, more: Collection[EntryId]) -> None:
        """Hold the vectors of more entries."""
        import numpy

        lacking = {entry for entry in more if entry not in self.places}
        if lacking:
            whose, rows = matrix(self.db, self.by, self.user, lacking)
            self.places.update({entry: len(self.matrix) + row for row, entry in enumerate(whose)})
            self.matrix = numpy.concatenate([self.matrix, rows])

    def near(self, some: Sequence[EntryId], at_least: float) -> Iterator[tuple[float, EntryId, EntryId]]:
        """The pairs of one of `some` and its nearest that are at least so much alike, 0..1, with how much."""
        known = [entry for entry in some if entry in self.places]
        return self.near_few(known, at_least) if self.held is not self.among else self.near_many(known, at_least)

    def near_many(self, some: Sequence[EntryId], at_least: float) -> Iterator[tuple[float, EntryId, EntryId]]:
        """Pairs as `near`, when all are held."""
        whose = list(self.places)
        for found in nearest(self.matrix, [self.places[entry] for entry in some], self.cosine_of(at_least - GAIN), NEIGHBOURS):
            shared = self.wordings.shared_by([(whose[row], [whose[other] for other in others]) for row, others, _ in found])
            for (row, others, cosines), weights in zip(found, shared, strict=True):
                for other, cosine, weight in zip(others, cosines, weights, strict=True):
                    if (alike := lifted(self.by.scale.calibrated(cosine), weight)) >= at_least:
                        yield alike, whose[row], whose[other]

    def near_few(self, some: Sequence[EntryId], at_least: float) -> Iterator[tuple[float, EntryId, EntryId]]:
        """Pairs as `near`, of few entries: what they may be alike to is gone through, and its words are read where they can matter."""
        for start in range(0, len(some), AT_ONCE):
            asked = some[start : start + AT_ONCE]
            rows = self.matrix[[self.places[entry] for entry in asked]].astype("f4")
            parts = cosines_with(self.db, self.by, self.user, rows, self.among)
            found = nearest_of(asked, parts, self.cosine_of(at_least - GAIN), NEIGHBOURS)
            self.hold([EntryId(other) for _, others, _ in found for other in others])
            self.wordings.hear([EntryId(entry) for one, others, _ in found for entry in (one, *others)])
            for one, others, _ in found:
                near = [EntryId(other) for other in others]
                # as all that is held tells it: 16-bit floats, as `alike` compares them
                for other, meant in zip(near, self.all_meant([EntryId(one)], near)[0].tolist(), strict=True):
                    alike = lifted(meant, self.wordings.shared(EntryId(one), other, lacking(meant, at_least)))
                    if alike >= at_least:
                        yield alike, EntryId(one), other

    def within_reach(
        self, some: Sequence[EntryId], groups: Sequence[Sequence[EntryId]], at_least: float
    ) -> Iterator[tuple[int, EntryId, list[float]]]:
        """The places of groups and those of `some` whose meaning lets them be so much alike to all of a group on average, whatever words
        they share; with how alike they are to each of it in meaning, 0..1."""
        import numpy

        known = [entry for entry in some if entry in self.places]
        columns = [[other for other in group if other in self.places] for group in groups]
        kept = [place for place, group in enumerate(columns) if group]
        if not known or not kept:
            return
        starts = numpy.cumsum([0, *(len(columns[place]) for place in kept)])
        sizes = numpy.array([len(groups[place]) for place in kept])
        flat = [other for place in kept for other in columns[place]]
        for start in range(0, len(known), AT_ONCE):
            few = known[start : start + AT_ONCE]
            meant = self.all_meant(few, flat)
            reached = numpy.add.reduceat(meant, starts[:-1], axis=1) / sizes >= at_least - GAIN
            for column, row in numpy.argwhere(reached.T).tolist():
                place = kept[column]
                told = dict(zip(columns[place], meant[row, starts[column] : starts[column + 1]].tolist(), strict=True))
                yield place, few[row], [told.get(other, 0.0) for other in groups[place]]

    def all_alike(self, one: EntryId, others: Sequence[EntryId], meant: Sequence[float], at_least: float) -> list[float]:
        """How alike an entry is to each of others that are so much alike to it in meaning; nothing when any of them is less than
        `at_least`."""
        found: dict[EntryId, float] = {}
        for alike, other in sorted(zip(meant, others, strict=True)):  # what is least alike tells soonest
            found[other] = lifted(alike, self.wordings.shared(one, other, lacking(alike, at_least)))
            if found[other] < at_least:
                return []
        return [found[other] for other in others]

    def all_meant(self, some: Sequence[EntryId], others: Sequence[EntryId]) -> ndarray[Any, Any]:
        """How alike each of `some` is to each of `others` in meaning alone, 0..1; all of them have vectors."""
        import numpy

        one = self.matrix[[self.places[entry] for entry in some]].astype(numpy.float32)
        other = one if others is some else self.matrix[[self.places[entry] for entry in others]].astype(numpy.float32)
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


def lacking(meant: float, at_least: float) -> float:
    """How much the shared words must weigh of two entries whose meaning is so much alike, that they be at least so much alike."""
    return max(0.0, (at_least - meant) / GAIN * RARE_WORDS)


def lifted(meant: float, shared: float) -> float:
    """How alike two entries are whose meaning is so much alike, 0..1, and whose shared words weigh so much."""
    return min(1.0, meant + GAIN * min(1.0, shared / RARE_WORDS))
