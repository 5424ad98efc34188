"""What is near new entries: searched before they are written, so that nobody waits to write while all vectors are gone through.

What came between the search and the writing, the earlier ones of the same batch above all, is looked at one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.senses.meaning.similarity import centred
from soulmem_cli.store import entries, vectors
from soulmem_cli.store.database import Database

if TYPE_CHECKING:
    from soulmem_cli.core.encoding import Encoded

LINKS_AT_MOST: Final = 3
LATE: Final = 128  # of those that came since the search, the newest

Near = list[tuple[EntryId, float]]  # entries with their calibrated similarity, nearest first


class Survey(NamedTuple):
    """What is near each of some drafts among the entries up to `last`."""

    near: list[Near]
    last: EntryId


def survey(session: Session, db: Database, user: UserId, drafts: Sequence[Encoded], most: int = LINKS_AT_MOST) -> Survey:
    """The nearest entries of drafts as the journal stands now; belongs outside any transaction."""
    with db.snapshot():  # a change of encoder may end in the middle of this
        by, last = vectors.encoder(db), entries.last(db)
        if by is None or session.encoder is None or by.digest != session.encoder.digest:
            return Survey([[] for _ in drafts], last)
        return Survey([neighbours(db, user, each, by, most=most) if each.vector else [] for each in drafts], last)


def around(db: Database, user: UserId, each: Encoded, by: vectors.Stored, near: Near, last: EntryId, most: int = LINKS_AT_MOST) -> Near:
    """What is near a draft as it is written: of what a survey found what still is in view, and of what came since."""
    private = each.draft.private
    in_view = entries.in_view(db, user, [entry for entry, _ in near], private=private)
    found = [hit for hit in near if hit[0] in in_view]
    late = entries.later(db, user, last, LATE, private=private)
    if late:
        alike = vectors.similarities(db, by, late, centred(each.vector or b"", by.name, "passage", each.sensed.lang))
        found += [(entry, by.scale.calibrated(cosine)) for entry, cosine in alike.items()]
    return sorted(found, key=lambda hit: (-hit[1], hit[0]))[:most]


def neighbours(
    db: Database, user: UserId, each: Encoded, by: vectors.Stored, before: EntryId | None = None, most: int = LINKS_AT_MOST
) -> Near:
    """The nearest entries that came `before`, or of all, with their calibrated similarity; private ones only for a private draft."""
    query = centred(each.vector or b"", by.name, "passage", each.sensed.lang)
    found = vectors.nearest(db, by, user, Filters(private=each.draft.private), query, most, before=before)
    return [(entry, by.scale.calibrated(cosine)) for entry, cosine in found]
