"""Changing an entry: another text is a new entry that replaces the old, and what was said beside the words changes in place.

The old text stays, and is reached by `show --history`; the new one keeps its moment, its tags and all that a person said of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from soulmem_cli.clock import micros
from soulmem_cli.core import acquaintance, composing, encoding, tagging
from soulmem_cli.core.asking import choice
from soulmem_cli.core.naming import named
from soulmem_cli.core.rebuilding import acting, felt_by, taken_for
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Draft, Entry, EntryId, Filters, Level, UserId
from soulmem_cli.errors import UsageError
from soulmem_cli.senses.importance import CENTRES
from soulmem_cli.store import entries, events, replacements, tags, taken_back, truths, vectors, versions
from soulmem_cli.store.database import Database
from soulmem_cli.store.truths import Truth
from soulmem_cli.text import fold, mend

WEIGHTS: Final = dict(zip(reversed(Level), CENTRES, strict=True))  # the importance a level stands for


class Wanted(NamedTuple):
    """What is to be said of an entry from now on; None leaves it as it is."""

    beside: composing.Spoken
    untagged: tuple[str, ...] = ()
    private: bool | None = None
    starred: bool | None = None

    @property
    def nothing(self) -> bool:
        """Whether all is to stay as it is."""
        return self == Wanted(composing.Spoken())


def wanted(
    session: Session, at: str | None, tag: Iterable[str], untag: Iterable[str], people: Iterable[str] | None, level: str | None,
    private: bool | None, starred: bool | None, **said: Any,
) -> Wanted:  # fmt: skip
    """What a person wants changed, understood. Raises UsageError."""
    weight = choice(Level, level, "level_unknown")
    if weight is not None and said.get("importance") is not None:
        raise UsageError("edit_both", one="--level", other="--importance")
    if weight is not None:
        said["importance"] = WEIGHTS[weight]
    beside = composing.spoken(session, at, tags=tag, people=people, **said)
    untagged = tuple(map(composing.tag_label, untag))
    on = set(map(fold, beside.tags))
    if both := [label for label in untagged if fold(label) in on]:
        raise UsageError("tag_both_ways", tag=both[0])
    return Wanted(beside, untagged, private, starred)


def editable(session: Session, entry: int) -> Entry:
    """An entry that may be changed. Raises MissingError, UsageError for one that is forgotten or was replaced."""
    db, user = session.reader()
    return checked(db, user, entry)


def checked(db: Database, user: UserId, entry: int) -> Entry:
    """The same, of a journal that is open."""
    (found,) = named(db, user, [entry])
    if found.forgotten_at is not None:
        raise UsageError("edit_forgotten", id=entry)
    later = replacements.replacing(db, user, [EntryId(entry)], Filters(private=True)).get(EntryId(entry))
    if later:
        raise UsageError("edit_replaced", id=entry, newer=max(later))
    return found


def revise(session: Session, entry: int, text: str, change: Wanted) -> Entry:
    """Write an entry in the place of another. The same text makes no new entry. Raises MissingError, UsageError."""
    old, text = editable(session, entry), encoding.checked(mend(text))
    if text == old.text:
        session.drop_draft()
        if change.nothing:
            session.note("edit_unchanged", id=entry)
            return old
        return amend(session, entry, change)
    db, user = session.writer()
    (truth,) = truths.after(db, user, EntryId(entry - 1), 1)
    off = {fold(label) for label in truths.tags_taken_off(db, truth.id)}

    def also(new: EntryId) -> None:
        checked_still(db, user, truth.id, new)
        versions.carry_over(db, truth.id, new, session.now_us)
        for label, said in tags.of(db, new).values():
            if not said and fold(label) in off:
                tags.remove(db, new, label)

    return encoding.add(session, [draft(session, db, old, truth, text, change)], link=truth.link, also=also)[0]


def checked_still(db: Database, user: UserId, old: EntryId, new: EntryId) -> None:
    """Raise UsageError when another took the place of the old entry meanwhile."""
    later = replacements.replacing(db, user, [old], Filters(private=True)).get(old, set()) - {new}
    if later:
        raise UsageError("edit_replaced", id=old, newer=max(later))


def draft(session: Session, db: Database, old: Entry, truth: Truth, text: str, change: Wanted) -> Draft:
    """The draft of a new version: the old one's, but for the words and what is said anew."""
    new = change.beside
    gone = {fold(label) for label in change.untagged}
    labels = {tag: label for tag, (label, said) in tags.of(db, truth.id).items() if said and tag not in gone}
    labels |= {fold(label): label for label in new.tags}
    if new.at is not None:
        session.note("when_read", phrase=new.at.phrase, when=new.at)
    return Draft(
        text=text, at=composing.moment_of(session, new.at) if new.at else old.at, written_at=session.now,
        zone=None if new.at else old.zone, when_phrase=new.at.phrase if new.at else old.when_phrase, tags=tuple(labels.values()),
        people=new.people if new.people is not None else truth.draft.people, context=tuple(old.context.items()),
        causes=tuple((cause["kind"], cause["text"]) for cause in old.causes), replaces=truth.id, source=old.source,
        private=old.private if change.private is None else change.private,
        starred=old.starred if change.starred is None else change.starred,
        said=old.said._replace(**{name: value for name, value in new.said._asdict().items() if value is not None}),
        detect=truth.draft.detect,
    )  # fmt: skip


def amend(session: Session, entry: int, change: Wanted) -> Entry:
    """Change what is said of an entry, in one transaction; the old values are in the log. Raises MissingError, UsageError."""
    old = editable(session, entry)
    assert old.id is not None
    if change.beside.at is not None:
        session.note("when_read", phrase=change.beside.at.phrase, when=change.beside.at)
    db, user = session.writer()
    felt = vector_of(session, db, user, old.id) if any(each is not None for each in change.beside.said) else None
    with db.transaction():
        checked(db, user, entry)
        changed = put(session, db, user, old.id, change, felt)
        before = tags.of(db, old.id)
        if change.beside.tags or change.untagged:
            tagging.retag(session, db, user, old.id, change.beside.tags, change.untagged)
        changed = changed or tags.of(db, old.id) != before
        new = checked(db, user, entry)
    if not changed:
        session.note("edit_unchanged", id=entry)
    return new


def put(session: Session, db: Database, user: UserId, entry: EntryId, change: Wanted, felt: bytes | None) -> bool:
    """Give an entry its new values, and what follows from them for how it is taken; whether that changed anything."""
    was = taken_back.standing_values(db, user, entry)
    values = {name: value for name, value in columns(session, change).items() if was[name] != value}
    persons = taken_back.persons(db, entry)
    people = change.beside.people
    anew = people is not None and not (was["said_people"] and {fold(each) for each in people} == {fold(each) for each in persons})
    if anew and people is not None:
        values["said_people"] = 1
        taken_back.set_persons(db, entry, people)
    taken_back.amend(db, user, entry, values)
    if any(name.startswith("said_") and name != "said_people" for name in values):
        taken_back.amend(db, user, entry, {"trace": taken(session, db, user, entry, felt)})
    now = taken_back.standing_values(db, user, entry)
    facts: dict[str, Any] = {name: was[name] for name in taken_back.EDITABLE if was[name] != now[name]}
    if trace := {name: value for name, value in was["trace"].items() if now["trace"][name] != value}:
        facts["trace"] = trace
    if not facts and not anew:
        return False
    vectors.refresh_hidden(db, entry)
    events.append(db, "edit", session.now_us, user, entry, was=facts, people=persons if anew else None)
    return True


def columns(session: Session, change: Wanted) -> dict[str, Any]:
    """What is wanted, by the names it has in the table of entries."""
    values: dict[str, Any] = {f"said_{name}": value for name, value in change.beside.said._asdict().items() if value is not None}
    values |= {name: int(value) for name in ("private", "starred") if (value := getattr(change, name)) is not None}
    values.pop("said_salience", None)
    if when := change.beside.at:
        at = composing.moment_of(session, when)
        offset = at.utcoffset()
        values |= {"at_us": micros(at), "offset_s": int(offset.total_seconds()) if offset else 0}
        values |= {"zone": session.settings.zone, "when_phrase": when.phrase}
    return values


def vector_of(session: Session, db: Database, user: UserId, entry: EntryId) -> bytes | None:
    """The vector that the senses read of an entry."""
    by = vectors.encoder(db)
    raw = vectors.raw(db, by, entry) if by else None
    return felt_by(session, by, truths.after(db, user, EntryId(entry - 1), 1), [raw])[entry]


def taken(session: Session, db: Database, user: UserId, entry: EntryId, felt: bytes | None) -> dict[str, Any]:
    """How an entry is taken by what is said of it now, as FELT has it."""
    (truth,) = truths.after(db, user, EntryId(entry - 1), 1)
    found = entries.get(db, user, entry)
    who = acquaintance.met(session, [truth.draft], but=entry)[0]
    sensed = encoding.sense(acting(session, lang=taken_for(truth)), truth.draft, felt, who)
    sensed = encoding.with_novelty(sensed, found.novelty if found else sensed.novelty, said=truth.draft.said.salience)
    return {name: getattr(sensed, name) for name in taken_back.FELT}
