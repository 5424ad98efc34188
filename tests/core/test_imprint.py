"""The proof that no word was lost: what a run may find when it is over, and what of it is a loss."""

from __future__ import annotations

from array import array
from hashlib import blake2b

import pytest

from soulmem_cli.core.imprint import Imprint, compared
from soulmem_cli.domain import EntryId

STOOD = {1: "uno", 2: "dos", 3: "tres"}


def imprint(texts: dict[int, str]) -> Imprint:
    """The imprint of texts by their numbers."""
    words = [text.encode() for text in texts.values()]
    return Imprint(array("q", texts), array("q", map(hash, words)), blake2b(b"\0".join(words)).hexdigest())


@pytest.mark.parametrize(
    ("stands", "purged", "counts", "intact"),
    [
        (STOOD, set(), (3, 3), True),
        ({}, {1, 2, 3}, (0, 0), True),
        ({1: "uno", 3: "tres"}, {2}, (2, 2), True),
        ({1: "uno", 2: "dos", 3: "tres", 4: "cuatro"}, set(), (3, 3), True),
        ({1: "uno", 2: "otra", 3: "tres"}, set(), (3, 3), False),
        ({1: "uno", 3: "tres"}, set(), (3, 2), False),
        ({1: "uno", 3: "otra"}, {2}, (2, 2), False),
        ({1: "uno"}, {2}, (2, 1), False),
    ],
)
def test_what_became_of_texts(stands: dict[int, str], purged: set[EntryId], counts: tuple[int, int], intact: bool) -> None:
    kept = compared(imprint(STOOD), imprint(stands), purged)
    assert (kept.stood, kept.stands, kept.intact) == (*counts, intact)


def test_a_digest_says_how_many() -> None:
    assert (imprint(STOOD).digest.partition(":")[0], imprint(STOOD).last, imprint({}).last) == ("3", 3, 0)
