"""How far the entries that have a word mean the same by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from soulmem_cli.core.likening import Likeness
from soulmem_cli.domain import EntryId

COHERENT: Final = 0.3  # how alike in meaning the entries of a word are on average, on the calibrated scale, to be about one thing
OUTSIDER: Final = 0.08  # below which an entry has the word of the others, and something else in mind
THE_SAME: Final = 0.75  # from which on two entries say the same, and are one thing said twice
COMPARED: Final = 16  # entries of a word, that it takes to tell


def beside(likeness: Likeness, entry: EntryId, others: Sequence[EntryId]) -> float:
    """How alike an entry is in meaning to others on average, 0..1; one without a vector is like none."""
    known = [each for each in others if each != entry and each in likeness.places]
    if entry not in likeness.places or not known:
        return 0.0
    return float(likeness.all_meant([entry], known).sum()) / len(known)


def coherence(likeness: Likeness, some: Sequence[EntryId]) -> float:
    """How alike entries are in meaning on average, 0..1; one without a vector is like none."""
    compared = some[-COMPARED:]
    known = [entry for entry in compared if entry in likeness.places]
    if len(known) < 2:
        return 0.0
    meant = likeness.all_meant(known, known)
    return float(meant.sum() - meant.trace()) / (len(compared) * (len(compared) - 1))


def distinct(likeness: Likeness, some: Sequence[EntryId]) -> int:
    """How many of some entries say something that none before them does."""
    compared = [entry for entry in some[-COMPARED:] if entry in likeness.places]
    meant = likeness.all_meant(compared, compared)
    return sum(all(meant[place, earlier] < THE_SAME for earlier in range(place)) for place in range(len(compared)))
