"""The telling words that entries have in common, by how rare they are, for many entries in little room.

An entry is a run of checksums of stems, each with how rare its word is; Spanish and English stems count half each. A word that no
other text has is left out.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from itertools import islice
from typing import Final
from zlib import crc32

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.senses.plain_words import NUMBERS
from soulmem_cli.senses.words import both_stems, root, telling
from soulmem_cli.store import entries, gists, vocabulary
from soulmem_cli.store.database import Database

BATCH: Final = 2_000  # entries whose words are held as words at once
WORDS: Final = 40_000  # that are held at once with what is known of them


class Wordings:
    """The words of a user's entries, read when they are first asked for."""

    def __init__(self, db: Database, user: UserId) -> None:
        self.db, self.user = db, user
        self._places: dict[EntryId, int] = {}
        self._starts = array("Q", [0])  # by place: where the stems of an entry begin, and those of the one before end
        self._stems, self._weights = array("I"), array("f")
        self._known: dict[str, tuple[int, int, float] | None] = {}  # a word: its two stems, and its weight; None when nobody shares it
        self._heard: dict[EntryId, dict[str, list[str]]] = {}  # the words of a few entries, by their roots

    @cached_property
    def count(self) -> int:
        """How many entries the user has: what a word is rare among."""
        return max(2, entries.count(self.db, self.user))

    def read(self, some: Collection[EntryId]) -> None:
        """Read the words of entries, and how rare they are."""
        missing = iter([entry for entry in dict.fromkeys(some) if entry not in self._places])
        while batch := list(islice(missing, BATCH)):
            told = self.told(batch)
            if len(self._known) > WORDS:
                self._known.clear()
            self.learn({word for words in told.values() for word in words if word not in self._known})
            for entry, words in told.items():
                self.keep(entry, words)

    def told(self, some: Sequence[EntryId]) -> dict[EntryId, set[str]]:
        """The telling words of entries."""
        texts = gists.texts(self.db, self.user, some)
        return {entry: {word for word in telling(texts.get(entry, "")) if not word.isdigit()} - NUMBERS for entry in some}

    def hear(self, some: Collection[EntryId]) -> None:
        """Have the words of a few entries at hand, as they are."""
        missing = [each for each in dict.fromkeys(some) if each not in self._heard]
        for entry, words in self.told(missing).items() if missing else ():
            roots = self._heard[entry] = {}
            for word in sorted(words):
                roots.setdefault(root(word), []).append(word)

    def learn(self, words: Collection[str]) -> None:
        """See how rare words are."""
        if not words:
            return
        spread = vocabulary.spread(self.db, {word: both_stems(word) for word in words})
        for word, texts in spread.items():
            rarity = min(1.0, max(0.0, math.log(self.count / max(1, texts)) / math.log(self.count)))
            self._known[word] = (*sums(word), rarity / 2) if texts != 1 else None

    def keep(self, entry: EntryId, words: Collection[str]) -> None:
        """Keep the stems of an entry, each once, by their checksums."""
        weighed = self.weighed(sorted(words))
        self._places[entry] = len(self._places)
        self._stems.extend(sorted(weighed))
        self._weights.extend(weighed[stem] for stem in sorted(weighed))
        self._starts.append(len(self._stems))

    def run(self, entry: EntryId) -> slice:
        """Where the stems of an entry are."""
        place = self._places[entry]
        return slice(self._starts[place], self._starts[place + 1])

    def weighed(self, words: Iterable[str]) -> dict[int, float]:
        """The checksums of the stems of words that are known, each with how much it weighs."""
        found: dict[int, float] = {}
        for word in words:
            if (known := self._known[word]) is not None:
                found[known[0]] = found[known[1]] = known[2]
        return found

    def shared(self, one: EntryId, other: EntryId, at_least: float = 0.0) -> float:
        """How much the words of an entry weigh that another has too; 0 may stand for what is less than `at_least`."""
        if one not in self._places or other not in self._places:
            return self.heard_of_both(one, other, at_least)
        mine, yours = self.run(one), set(self._stems[self.run(other)])
        return sum(weight for stem, weight in zip(self._stems[mine], self._weights[mine], strict=True) if stem in yours)

    def heard_of_both(self, one: EntryId, other: EntryId, at_least: float) -> float:
        """The same of two of few entries: only words of one root can have a stem in common, and only of those it is looked up."""
        self.hear((one, other))
        mine, yours = self._heard[one], self._heard[other]
        roots = mine.keys() & yours.keys()
        words = [word for each in sorted(roots) for word in mine[each]]
        if len(words) < at_least:  # a word weighs 1 at most
            return 0.0
        self.learn([word for word in words if word not in self._known])
        weighed = self.weighed(words)
        if sum(weighed.values()) < at_least:
            return 0.0
        theirs = {stem for each in roots for word in yours[each] for stem in sums(word)}
        return sum(weight for stem, weight in weighed.items() if stem in theirs)

    def shared_by(self, asked: Sequence[tuple[EntryId, Sequence[EntryId]]]) -> list[list[float]]:
        """How much the words of each entry weigh that each of its others has too."""
        import numpy

        self.read([entry for one, others in asked for entry in (one, *others)])
        stems, weights = numpy.frombuffer(self._stems, dtype=numpy.uintc), numpy.frombuffer(self._weights, dtype=numpy.float32)
        found = []
        for one, others in asked:
            mine, runs = self.run(one), [self.run(other) for other in others]
            theirs = numpy.concatenate([stems[run] for run in runs])
            whose = numpy.repeat(numpy.arange(len(runs)), [run.stop - run.start for run in runs])
            places = numpy.searchsorted(stems[mine], theirs)
            places[places == mine.stop - mine.start] = 0
            both = stems[mine][places] == theirs if mine.stop > mine.start else numpy.zeros(len(theirs), dtype=bool)
            found.append(numpy.bincount(whose[both], weights=weights[mine][places[both]], minlength=len(runs)).tolist())
        return found


def sums(word: str) -> tuple[int, int]:
    """The checksums of the two stems of a word."""
    one, other = both_stems(word)
    return crc32(one.encode()), crc32(other.encode())
