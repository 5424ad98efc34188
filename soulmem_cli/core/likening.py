"""How alike entries are: by their meaning, and by the rare words they share.

On the calibrated scale a routine told again in other words reaches .5 to .7, and so do two short notes of unlike things. What tells
them apart are words that few entries have: two of them in common lift a likeness by GAIN. Fitted on six lives of two years.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.comparing import matrix
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.senses.words import both_stems, telling
from soulmem_cli.store import entries, gists, vocabulary
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored

if TYPE_CHECKING:
    from numpy import ndarray

NEIGHBOURS: Final = 24
GAIN: Final = 0.5
RARE_WORDS: Final = 2.0  # this many in common are as much as can be shared
ROWS: Final = 64  # compared with all others at once
CELLS: Final = 3_000_000  # of likenesses held at once


class Likeness:
    """How alike these entries of a user are; `by` is the encoder whose vectors tell. numpy is loaded when it is first asked."""

    def __init__(self, db: Database, user: UserId, by: Stored, among: Collection[EntryId]) -> None:
        self.db, self.user, self.by = db, user, by
        self.among = set(among)
        self._words: dict[EntryId, tuple[array[int], array[float]]] = {}
        self._stems: list[str] = []
        self._numbers: dict[str, int] = {}
        self._rarity: dict[str, float] = {}

    @cached_property
    def count(self) -> int:
        """How many entries the user has: what a word is rare among."""
        return max(2, entries.count(self.db, self.user))

    @cached_property
    def places(self) -> dict[EntryId, int]:
        """Which row of `matrix` is whose."""
        return {entry: row for row, entry in enumerate(self._loaded[0])}

    @cached_property
    def matrix(self) -> ndarray[Any, Any]:
        """The centred vectors, a row each."""
        return self._loaded[1]

    @cached_property
    def _loaded(self) -> tuple[list[EntryId], ndarray[Any, Any]]:
        return matrix(self.db, self.by, self.user, self.among)

    def near(self, some: Sequence[EntryId], at_least: float) -> Iterator[tuple[float, EntryId, EntryId]]:
        """The pairs of one of `some` and its nearest that are at least so much alike, 0..1, with how much."""
        import numpy

        whose = self._loaded[0]
        rows = [self.places[entry] for entry in some if entry in self.places]
        floor = self.cosine_of(at_least - GAIN)
        at_once = max(1, min(ROWS, CELLS // max(1, len(whose))))
        for start in range(0, len(rows), at_once):
            chunk = rows[start : start + at_once]
            cosines = self.matrix[chunk] @ self.matrix.T
            pairs = []
            for place, row in enumerate(chunk):
                near = numpy.nonzero(cosines[place] >= floor)[0]
                if len(near) > NEIGHBOURS + 1:
                    near = near[numpy.argpartition(-cosines[place, near], NEIGHBOURS)[: NEIGHBOURS + 1]]
                pairs += [(whose[row], whose[other]) for other in near.tolist() if other != row]
            self.read({entry for pair in pairs for entry in pair})
            for one, other in pairs:
                if (alike := self.alike(one, other)) >= at_least:
                    yield alike, one, other

    def within_reach(self, some: Sequence[EntryId], others: Sequence[EntryId], at_least: float) -> list[EntryId]:
        """Those of `some` whose meaning lets them be so much alike to `others` on average, whatever words they share."""
        import numpy

        rows = [(self.places[entry], entry) for entry in some if entry in self.places]
        columns = [self.places[other] for other in others if other in self.places]
        if not rows or not columns:
            return []
        cosines = self.matrix[[row for row, _ in rows]] @ self.matrix[columns].T
        scale = self.by.scale
        meant = numpy.clip((cosines - scale.unrelated) / (scale.identical - scale.unrelated), 0, 1).sum(axis=1) / len(others)
        return [entry for (_, entry), mean in zip(rows, meant, strict=True) if mean >= at_least - GAIN]

    def cosine_of(self, calibrated: float) -> float:
        """The cosine that a calibrated similarity stands for."""
        scale = self.by.scale
        return scale.unrelated + calibrated * (scale.identical - scale.unrelated)

    def meant(self, one: EntryId, other: EntryId) -> float:
        """How alike two entries are in meaning alone, 0..1."""
        if one not in self.places or other not in self.places:
            return 0.0
        return self.by.scale.calibrated(float(self.matrix[self.places[one]] @ self.matrix[self.places[other]]))

    def alike(self, one: EntryId, other: EntryId) -> float:
        """How alike two entries are, in meaning and in their rare words, 0..1."""
        self.read({one, other})
        (mine, weights), yours = self._words[one], set(self._words[other][0])
        shared = sum(weight for stem, weight in zip(mine, weights, strict=True) if stem in yours)
        return min(1.0, self.meant(one, other) + GAIN * min(1.0, shared / RARE_WORDS))

    def mean(self, one: EntryId, others: Sequence[EntryId]) -> tuple[float, float]:
        """How alike an entry is to others on average, and at least."""
        values = [self.alike(one, other) for other in others if other != one]
        return (sum(values) / len(values), min(values)) if values else (0.0, 0.0)

    def words(self, entry: EntryId) -> dict[str, float]:
        """The stems of an entry's telling words, each with how rare it is, 0..1; Spanish and English stems count half each."""
        self.read({entry})
        return {self._stems[stem]: weight for stem, weight in zip(*self._words[entry], strict=True)}

    def read(self, some: Collection[EntryId]) -> None:
        """Read the words of entries, and how rare they are."""
        missing = [entry for entry in some if entry not in self._words]
        if not missing:
            return
        read = gists.texts(self.db, self.user, missing)
        told = {entry: {word for word in telling(read.get(entry, "")) if not word.isdigit()} for entry in missing}
        unknown = {word for words in told.values() for word in words if word not in self._rarity}
        spread = vocabulary.spread(self.db, {word: both_stems(word) for word in unknown})
        for word, texts in spread.items():
            self._rarity[word] = min(1.0, max(0.0, math.log(self.count / max(1, texts)) / math.log(self.count)))
        for entry, words in told.items():
            weighed = {self.number(stem): self._rarity[word] / 2 for word in sorted(words) for stem in both_stems(word)}
            self._words[entry] = array("i", weighed), array("d", weighed.values())

    def number(self, stem: str) -> int:
        """The number a stem goes by here: a life of words takes little room then."""
        number = self._numbers.setdefault(stem, len(self._stems))
        if number == len(self._stems):
            self._stems.append(stem)
        return number
