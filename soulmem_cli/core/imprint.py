"""The proof that a dream lost no word (N1): a short hash of every text as it stood before, and as it stands after."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection
from hashlib import blake2b
from itertools import islice
from typing import Final, NamedTuple

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store import entries
from soulmem_cli.store.database import Database

SIZE: Final = 16  # bytes of a hash
AT_ONCE: Final = 1_000  # texts held at once


class Imprint(NamedTuple):
    """The numbers of entries in order, and a short hash of the text of each, one after another: many lie in little room."""

    entries: array[int]
    marks: bytearray

    def mark(self, place: int) -> bytes:
        """The hash of the entry at a place."""
        return bytes(self.marks[SIZE * place : SIZE * (place + 1)])

    @property
    def digest(self) -> str:
        """How many hashes there are, and one over all."""
        return f"{len(self.entries)}:{blake2b(self.marks, digest_size=SIZE).hexdigest()}"

    def only(self, places: Collection[int]) -> Imprint:
        """What stands at some places alone."""
        return Imprint(array("q", (self.entries[place] for place in places)), bytearray().join(self.mark(place) for place in places))


class Kept(NamedTuple):
    """What stood and still stands: how many of each, whether they are the same, and one hash over what still stands."""

    stood: int
    stands: int
    intact: bool
    digest: str


def taken(db: Database, user: UserId) -> Imprint:
    """A short hash of every text, by its entry, in order."""
    found = Imprint(array("q"), bytearray())
    written = entries.written(db, user)
    while some := list(islice(written, AT_ONCE)):
        found.entries.extend([entry for entry, _ in some])
        found.marks.extend(b"".join([blake2b(text, digest_size=SIZE).digest() for _, text in some]))
    return found


def compared(before: Imprint, after: Imprint, gone: Collection[EntryId]) -> Kept:
    """What came of texts; those a person purged meanwhile do not count."""
    count = len(before.entries)
    if not gone and after.entries[:count] == before.entries:  # as nearly always: what came meanwhile has higher numbers
        stands = Imprint(before.entries, after.marks[: SIZE * count])
        return Kept(count, count, stands.marks == before.marks, stands.digest)
    stood = before.only([place for place, entry in enumerate(before.entries) if entry not in gone])
    places = [bisect_left(after.entries, entry) for entry in stood.entries]
    there = [place < len(after.entries) and after.entries[place] == entry for place, entry in zip(places, stood.entries, strict=True)]
    stands = after.only([place for place, found in zip(places, there, strict=True) if found])
    return Kept(len(stood.entries), len(stands.entries), stands.marks == stood.marks, stands.digest)
