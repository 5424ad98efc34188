"""Undoing the last change (A9 for dreams, and every other verb): what stood before stands again, and no word is lost by it.

One call of a verb is one change. An entry whose writing is undone is forgotten, not deleted; uses are no changes. What was removed for
good, a user who is gone, and encryption cannot be undone.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Final

from soulmem_cli.clock import instant
from soulmem_cli.core import undoing
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.changes import Change, Doing
from soulmem_cli.errors import RefusedError
from soulmem_cli.store import entries, events, taken_back, vectors
from soulmem_cli.store.database import Database
from soulmem_cli.store.taken_back import Deed, Past

LISTED: Final = 10
FINAL: Final = (Doing.PURGE, Doing.USER_DELETE, Doing.ENCRYPT, Doing.DECRYPT, Doing.REKEY)
# what a change was when it came to several of these, the weightiest first
KINDS: Final = {
    "import": Doing.IMPORT, "encode": Doing.ADD, "edit": Doing.EDIT, "tag": Doing.TAG, "link": Doing.LINK, "unlink": Doing.UNLINK,
    "forget": Doing.FORGET, "restore": Doing.RESTORE, "people-merge": Doing.MERGE, "people-rename": Doing.RENAME,
    "people-forget": Doing.NOBODY, "conflict": Doing.CONFLICT,
}  # fmt: skip


def listed(session: Session, limit: int = LISTED) -> list[Change]:
    """The changes that would be undone, the next first."""
    db, user = session.reader()
    return [told(session, db, user, each, undone=False) for each in standing(db, user, limit)]


def undo(session: Session, *, past: bool = False) -> Change | None:
    """Take back the last change that stands; None when there is none.

    Raises RefusedError when the last change cannot be undone and nobody said to go `past` it to the one before.
    """
    db, user = session.writer()
    with db.transaction():
        found = next(iter(standing(db, user, 1, past=past)), None)
        if found is None:
            return None
        change = told(session, db, user, found, undone=True)
        if change.kind in FINAL:
            raise RefusedError("undo_final", change=change.kind)
        if found.run is None:
            take_back(session, db, user, found)
    if found.run is not None:
        undoing.roll_back(session, found.run)
    return change


def standing(db: Database, user: UserId, limit: int, *, past: bool = False) -> list[Past]:
    """The newest changes that stand; none of those that cannot be undone when going `past` them."""
    return taken_back.standing(db, user, KINDS, () if past else FINAL, limit)


def take_back(session: Session, db: Database, user: UserId, found: Past) -> None:
    """Undo every event of a change, the last first. Belongs inside a transaction."""
    came = {deed.entry for deed in found.deeds if deed.kind == "encode"}
    for deed in reversed(found.deeds):
        hangs = deed.kind != "encode" and (deed.entry in came or deed.facts.get("other") in came)  # what came with an entry goes with it
        if not hangs and (deed.entry is None or taken_back.there(db, user, [deed.entry])):
            WAYS[deed.kind](session, db, user, deed)
        events.append(db, "undo", session.now_us, user, deed.entry, undone=deed.id, what=deed.kind)


def hide(session: Session, db: Database, user: UserId, ids: list[EntryId], forgotten_us: int | None) -> None:
    """Put entries out of view, or back into it with None."""
    for entry in ids:
        entries.set_forgotten(db, user, entry, forgotten_us)
        vectors.refresh_hidden(db, entry)


def encoded(session: Session, db: Database, user: UserId, deed: Deed) -> None:
    """An entry that was written is forgotten."""
    if deed.entry is not None and taken_back.began_with(db, user, deed.entry, deed.id):
        hide(session, db, user, taken_back.there(db, user, [deed.entry], forgotten=False), session.now_us)


def imported(session: Session, db: Database, user: UserId, deed: Deed) -> None:
    """Entries that came from a file are forgotten."""
    hide(session, db, user, taken_back.there(db, user, deed.facts["entries"], forgotten=False), session.now_us)


def hidden(session: Session, db: Database, user: UserId, deed: Deed) -> None:
    """An entry is forgotten or in view as before, a gist in the state it had."""
    if "gist" in deed.facts:
        taken_back.set_gist(db, user, deed.facts["gist"], deed.facts["was"])
    elif deed.entry is not None:
        hide(session, db, user, [deed.entry], deed.facts.get("was"))


def tagged(session: Session, db: Database, user: UserId, deed: Deed) -> None:
    """An entry has the tags it had."""
    if deed.entry is not None:
        taken_back.set_tags(db, deed.entry, deed.facts["was"])


def tied(session: Session, db: Database, user: UserId, deed: Deed) -> None:
    """Two entries are tied as they were, or not."""
    other = EntryId(deed.facts["other"])
    if deed.entry is not None and taken_back.there(db, user, [other]):
        taken_back.set_link(db, (deed.entry, other), deed.facts["link"], deed.facts.get("was"), session.now_us)


def called(session: Session, db: Database, user: UserId, deed: Deed) -> None:
    """Persons go by the names they went by, and are where they were."""
    taken_back.set_names(db, user, deed.facts["keys"], deed.facts["was"], session.now_us)
    taken_back.mention_again(db, user, deed.facts.get("mentions", ()))


def contested(session: Session, db: Database, user: UserId, deed: Deed) -> None:
    """A conflict is as decided, or undecided, as it was."""
    taken_back.set_conflict(db, user, deed.facts["conflict"], deed.facts)


def edited(session: Session, db: Database, user: UserId, deed: Deed) -> None:
    """What was said of an entry is what it was."""
    if deed.entry is not None:
        taken_back.amend(db, user, deed.entry, deed.facts["was"])
        if deed.facts.get("people") is not None:
            taken_back.set_persons(db, deed.entry, deed.facts["people"])
        vectors.refresh_hidden(db, deed.entry)


WAYS: Final[dict[str, Callable[[Session, Database, UserId, Deed], None]]] = {
    "import": imported, "encode": encoded, "edit": edited, "tag": tagged, "link": tied, "unlink": tied, "forget": hidden,
    "restore": hidden, "people-merge": called, "people-rename": called, "people-forget": called, "conflict": contested,
}  # fmt: skip


def told(session: Session, db: Database, user: UserId, past: Past, *, undone: bool) -> Change:
    """A change as a person is told of it."""
    kind = kind_of(db, user, past)
    numbers: dict[EntryId, None] = {}
    for deed in past.deeds:
        if kind is Doing.IMPORT:
            numbers.update(dict.fromkeys(deed.facts.get("entries", ())))
        elif deed.entry is not None and (kind is not Doing.ADD or deed.kind == "encode"):
            numbers[deed.entry] = None
            if kind in (Doing.LINK, Doing.UNLINK):
                numbers[EntryId(deed.facts["other"])] = None
    names = dict.fromkeys(chain.from_iterable((deed.facts.get("name"), deed.facts.get("other")) for deed in past.deeds))
    return Change(
        change=past.number, kind=kind, at=instant(past.at_us, 0).astimezone(session.now.tzinfo), undone=undone,
        undoable=kind not in FINAL, entries=tuple(numbers), count=len(numbers),
        names=tuple(each for each in names if isinstance(each, str)), run=past.run,
    )  # fmt: skip


def kind_of(db: Database, user: UserId, past: Past) -> Doing:
    """What a change was."""
    if past.run is not None:
        return Doing.DREAM
    if past.deeds[0].kind in FINAL:
        return Doing(past.deeds[0].kind)
    if any("gist" in deed.facts for deed in past.deeds):
        return Doing.GIST
    kind = next(KINDS[kind] for kind in KINDS if any(deed.kind == kind for deed in past.deeds))
    if kind is Doing.ADD and (entry := past.deeds[0].entry) is not None:
        found = entries.get(db, user, entry)
        return Doing.REVISE if found and found.replaces else kind
    return kind
