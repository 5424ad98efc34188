"""Tying entries together, by hand, and seeing what an entry is tied to, two steps deep."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from soulmem_cli.core.naming import named, warn_hidden
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry, EntryId, UserId
from soulmem_cli.domain.bonds import BECAUSE, DIRECTED, LED_TO, TOGETHER, Bond, Linked, Links, Unbound, Way
from soulmem_cli.errors import MissingError, UsageError
from soulmem_cli.store import entries, events, links
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold, mend

LIMIT: Final = 5
BRANCHES: Final = 3  # of each entry on the second step
KIND: Final = "related"  # of a link a person made without saying more
RESERVED: Final = ("similar", "replaces", TOGETHER)  # what the program itself ties with
SPOKEN: Final = {"porque": BECAUSE, "llevo-a": LED_TO}  # Spanish names of kinds, folded
KIND_FORM: Final = re.compile(r"[^\W\d_][\w-]{0,39}")
BECAUSE_LIMIT: Final = 1000


def link(session: Session, a: int, b: int, strength: float = 1.0, because: str | None = None, kind: str = KIND) -> Bond:
    """Tie two entries, or say anew how. Raises MissingError, UsageError."""
    kind, reason = checked(a, b, strength, because, kind)
    db, user = session.writer()
    with db.transaction():
        first, second = pair(db, user, a, b)
        ties = [tie for tie in links.between(db, user, first, second) if kind not in DIRECTED or tie.a == first]
        old = next((tie for tie in ties if fold(tie.kind) == kind), None)
        ends = (old.a, old.b) if old else (first, second)  # of a link without direction, the one there is serves
        links.put(db, *ends, old.kind if old else kind, strength, session.now_us, said=True, because=reason)
        was = {"strength": old.strength, "because": old.because, "said": old.said} if old else None
        events.append(db, "link", session.now_us, user, ends[0], other=ends[1], link=kind, strength=strength, was=was)
    return Bond(first, second, kind, strength, reason or (old.because if old else None))


def unlink(session: Session, a: int, b: int) -> Unbound:
    """Untie two entries wholly; that one replaces the other stays, because it is true. Raises MissingError."""
    db, user = session.writer()
    with db.transaction():
        first, second = pair(db, user, a, b)
        gone = [tie for tie in links.between(db, user, first, second) if tie.kind != "replaces"]
        if not gone:
            raise MissingError("link_unknown", a=first, b=second)
        for tie in gone:
            links.remove(db, user, tie)
            was = {"strength": tie.strength, "because": tie.because, "said": tie.said}
            events.append(db, "unlink", session.now_us, user, tie.a, other=tie.b, link=tie.kind, was=was)
    return Unbound(first, second, tuple(Bond(tie.a, tie.b, tie.kind, tie.strength, tie.because) for tie in gone))


def linked(session: Session, entry: int, limit: int = LIMIT, *, private: bool = False) -> Links:
    """What an entry is linked to, strongest first; what is private only when asked, or when the entry itself is."""
    db, user = session.reader()
    (root,) = named(db, user, [entry])
    warn_hidden(session, [root])
    hidden = private or root.private
    here = identity(root)
    near = links.around(db, user, [here], limit, private=hidden).get(here, [])
    first = list(dict.fromkeys(end.other for end in near))
    far = unique(first, links.around(db, user, first, BRANCHES, private=hidden, but=[here, *first]))
    others = entries.of_ids(db, user, [*first, *(end.other for ends in far.values() for end in ends)])
    found = tuple(seen(end, others, far) for end in near)
    if not found:
        session.note("links_none", id=entry)
    return Links(root, found)


def unique(order: list[EntryId], far: Mapping[EntryId, list[links.End]]) -> dict[EntryId, list[links.End]]:
    """The second step with each entry once, under the nearest one that leads there."""
    met: set[EntryId] = set()
    kept: dict[EntryId, list[links.End]] = {}
    for entry in order:
        for end in far.get(entry, ()):
            if end.other not in met:
                met.add(end.other)
                kept.setdefault(entry, []).append(end)
    return kept


def seen(end: links.End, others: Mapping[EntryId, Entry], far: Mapping[EntryId, list[links.End]]) -> Linked:
    """A link with the entry it leads to, and where that one leads."""
    way = (Way.OUT if end.outward else Way.IN) if end.kind in DIRECTED else Way.BOTH
    further = tuple(seen(each, others, {}) for each in far.get(end.other, ()))
    return Linked(end.other, end.strength, end.kind, way, end.because, others[end.other], further)


def pair(db: Database, user: UserId, a: int, b: int) -> tuple[EntryId, EntryId]:
    """Two different entries. Raises MissingError, UsageError."""
    if a == b:
        raise UsageError("link_to_itself", id=a)
    first, second = (identity(entry) for entry in named(db, user, [a, b]))
    return first, second


def identity(entry: Entry) -> EntryId:
    """The number of an entry that is kept."""
    assert entry.id is not None
    return entry.id


def checked(a: int, b: int, strength: float, because: str | None, kind: str) -> tuple[str, str | None]:
    """The kind and the reason of a link as they are kept. Raises UsageError."""
    if not 0 <= strength <= 1:
        raise UsageError("strength_invalid", value=strength)
    named_kind = SPOKEN.get(fold(kind), fold(kind))
    if not KIND_FORM.fullmatch(named_kind):
        raise UsageError("link_kind_invalid", kind=kind)
    if named_kind in RESERVED:
        raise UsageError("link_kind_reserved", kind=kind)
    reason = mend(because).strip() if because else ""
    if len(reason) > BECAUSE_LIMIT:
        raise UsageError("because_too_long", length=len(reason), limit=BECAUSE_LIMIT)
    return named_kind, reason or None
