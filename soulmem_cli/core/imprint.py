"""The proof that a dream lost no word (N1): a short hash of all texts as they stood before, and as they stand after.

Each text has a mark of its own too, which tells what became of the others when a person purged some meanwhile.
"""

from array import array
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
    """The numbers of entries in order, with a mark for the text of each that only this process can tell, and a hash of all texts."""

    entries: "array[int]"
    marks: "array[int]"
    whole: str

    @property
    def digest(self) -> str:
        """How many texts there are, and one hash of all."""
        return f"{len(self.entries)}:{self.whole}"

    @property
    def last(self) -> EntryId:
        """The highest number; 0 when there is no entry."""
        return EntryId(self.entries[-1] if self.entries else 0)


class Kept(NamedTuple):
    """What stood and still stands: how many of each, whether they are the same, and the digest of all that stands after."""

    stood: int
    stands: int
    intact: bool
    digest: str


def taken(db: Database, user: UserId, until: EntryId | None = None) -> Imprint:
    """The imprint of every text, or of those up to an entry: what came later has a higher number."""
    numbers, marks, whole = array("q"), array("q"), blake2b(digest_size=SIZE)
    written = entries.written(db, user, until)
    while some := list(islice(written, AT_ONCE)):
        texts = [text for _, text in some]
        numbers.extend([entry for entry, _ in some])
        marks.extend(map(hash, texts))
        whole.update(array("q", map(len, texts)).tobytes() + b"".join(texts))  # with their lengths, which tell where each ends
    return Imprint(numbers, marks, whole.hexdigest())


def compared(before: Imprint, after: Imprint, gone: Collection[EntryId]) -> Kept:
    """What came of texts; those a person purged meanwhile do not count."""
    if after.entries == before.entries:
        return Kept(len(before.entries), len(after.entries), (after.marks, after.whole) == (before.marks, before.whole), after.digest)
    stood = {entry: mark for entry, mark in zip(before.entries, before.marks, strict=True) if entry not in gone}
    stands = {entry: mark for entry, mark in zip(after.entries, after.marks, strict=True) if entry in stood}
    return Kept(len(stood), len(stands), stands == stood, after.digest)
