"""The nearest earlier entries of many new ones at once: what `add` asks of the index for each, here as a product of matrices."""

from collections.abc import Sequence
from importlib.machinery import PathFinder
from typing import Any, Final, NamedTuple

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store import vectors
from soulmem_cli.store.database import Database

MANY: Final = 32  # new entries, from which on loading numpy is worth its while
ROOM: Final = 4096


def worthwhile(newcomers: int) -> bool:
    """Whether so many new entries are better placed at once."""
    return newcomers >= MANY and PathFinder.find_spec("numpy") is not None


class Newcomer(NamedTuple):
    """A new entry's centred vector, and how hidden the entry is: 0 shown, 1 private, 2 forgotten."""

    vector: bytes
    hidden: int


class Neighbourhood:
    """The centred vectors of a user's entries, which grows as entries come. `ids` are the entries in the order of its rows."""

    def __init__(self, db: Database, by: vectors.Stored, user: UserId) -> None:
        import numpy

        self.np: Any = numpy
        self.scale = by.scale
        self.ids: list[EntryId] = []
        self.matrix = numpy.empty((ROOM, by.dimensions), "<f4")
        self.hidden = numpy.zeros(ROOM, int)
        for entry, hidden, vector in vectors.everything(db, by, user):
            self.join(entry, Newcomer(vector, hidden))

    def join(self, entry: EntryId, newcomer: Newcomer) -> None:
        """Take an entry in."""
        row = len(self.ids)
        if row == len(self.matrix):
            self.matrix = self.np.concatenate([self.matrix, self.np.empty_like(self.matrix)])
            self.hidden = self.np.concatenate([self.hidden, self.np.zeros_like(self.hidden)])
        self.matrix[row] = self.np.frombuffer(newcomer.vector, "<f4")
        self.hidden[row] = newcomer.hidden
        self.ids.append(entry)

    def nearest(self, newcomers: Sequence[Newcomer], most: int) -> list[list[tuple[int, float]]]:
        """For each newcomer the rows of its nearest, best first, with their calibrated similarity.

        A newcomer sees what is here and those before it, in the rows they will get when they join in their order. What is private
        is seen by what is hidden itself, what is forgotten by none.
        """
        np, here = self.np, len(self.ids)
        fresh = np.frombuffer(b"".join(each.vector for each in newcomers), "<f4").reshape(len(newcomers), -1)
        hidden = np.array([each.hidden for each in newcomers])
        among = fresh @ fresh.T
        among[np.triu_indices(len(newcomers))] = -np.inf
        scores = np.concatenate([fresh @ self.matrix[:here].T, among], axis=1)
        scores[np.concatenate([self.hidden[:here], hidden])[None, :] > np.minimum(hidden, 1)[:, None]] = -np.inf
        return [self.ranked(line, most) for line in scores]

    def ranked(self, line: Any, most: int) -> list[tuple[int, float]]:
        """The best rows of a line of cosines; of equals the earlier one."""
        rows = self.np.argpartition(-line, most)[:most] if len(line) > most else range(len(line))
        best = sorted((-float(line[row]), int(row)) for row in rows if line[row] > -self.np.inf)
        return [(row, self.scale.calibrated(-cosine)) for cosine, row in best]
