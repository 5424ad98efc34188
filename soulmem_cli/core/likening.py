"""How alike entries are, by the vectors they have: the nearest of a set, and any two."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, time
from typing import Final

from soulmem_cli.clock import day_at
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.dreams import Ripe
from soulmem_cli.senses.meaning.similarity import dot
from soulmem_cli.store import candidates
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored

NEIGHBOURS: Final = 24


class Likeness:
    """How alike the ripe entries of a user are; `by` is the encoder whose vectors tell, a day ends at `ends`."""

    def __init__(self, db: Database, user: UserId, by: Stored, ripe: Sequence[Ripe], ends: time) -> None:
        self.db, self.user, self.by, self.ends = db, user, by, ends
        self.ripe = {each.entry: each for each in ripe}
        self._vectors: dict[EntryId, bytes | None] = {}

    def vector(self, entry: EntryId) -> bytes | None:
        """The centred vector of an entry; None for one that has none."""
        if entry not in self._vectors:
            self._vectors[entry] = candidates.vector(self.db, self.by, entry)
        return self._vectors[entry]

    def alike(self, one: EntryId, other: EntryId) -> float:
        """How alike two entries are on the calibrated scale, 0..1."""
        a, b = self.vector(one), self.vector(other)
        return self.by.scale.calibrated(dot(a, b)) if a and b else 0.0

    def near(self, entry: EntryId) -> list[tuple[EntryId, float]]:
        """The candidates nearest to an entry, with how alike they are."""
        vector = self.vector(entry)
        found = candidates.nearest(self.db, self.by, self.user, vector, NEIGHBOURS + 1) if vector else []
        return [(other, self.by.scale.calibrated(cosine)) for other, cosine in found if other != entry]

    def day(self, entry: EntryId) -> date:
        """The local day an entry was lived on."""
        return day_at(self.ripe[entry].local_us, self.ends)
