"""The proof that a dream lost no word (N1): a short hash of every text as it stood before, and as it stands after."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import blake2b
from typing import NamedTuple

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store import archives
from soulmem_cli.store.database import Database


class Kept(NamedTuple):
    """What stood and still stands: how many of each, whether they are the same, and one hash over what still stands."""

    stood: int
    stands: int
    intact: bool
    digest: str


def taken(db: Database, user: UserId) -> dict[EntryId, bytes]:
    """A short hash of every text, by its entry, in order."""
    return {entry: blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest() for entry, text in archives.written(db, user)}


def compared(before: dict[EntryId, bytes], after: dict[EntryId, bytes], gone: Collection[EntryId]) -> Kept:
    """What came of texts; those a person purged meanwhile do not count."""
    stood = [(entry, mark) for entry, mark in before.items() if entry not in gone]
    stands = [after[entry] for entry, _ in stood if entry in after]
    return Kept(len(stood), len(stands), stands == [mark for _, mark in stood], digest(stands))


def digest(marks: Iterable[bytes]) -> str:
    """How many hashes there are, and one over all."""
    whole = blake2b(digest_size=16)
    count = 0
    for mark in marks:
        whole.update(mark)
        count += 1
    return f"{count}:{whole.hexdigest()}"
