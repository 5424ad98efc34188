"""Who goes by which names: people listed, their names merged and changed, and names that are nobody's."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from soulmem_cli.core.composing import person_name
from soulmem_cli.core.session import Session
from soulmem_cli.core.users import day
from soulmem_cli.domain import UserId
from soulmem_cli.domain.persons import Named, NoPerson, Person, Renamed
from soulmem_cli.errors import MissingError, UsageError
from soulmem_cli.senses import kin
from soulmem_cli.store import events, people
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold

LIMIT: Final = 20
KINDS: Final = ("person", "kin")


def listed(session: Session, limit: int = LIMIT, *, private: bool = False, with_kin: bool = False) -> list[Person]:
    """The people of the entries in view, those most spoken of first; relations without a name when asked."""
    db, user = session.reader()
    hidden = people.secret(db, user, private=private)
    titles = {person: name for person, name in people.titles(db, user).items() if person not in hidden}
    written: dict[str, list[str]] = {}
    kinds_of: dict[str, set[str]] = {}
    for person, kind, _, name, _ in people.spellings(db, user, KINDS, private=private):
        written.setdefault(person, []).append(name)
        kinds_of.setdefault(person, set()).add(kind)
    found: list[Person] = []
    for person, count, first, last in people.counted(db, user, KINDS, private=private):
        nameless = kinds_of[person] == {"kin"} and person not in titles
        if nameless and not with_kin:
            continue
        if len(found) == limit:
            break
        called = titles.get(person, written[person][0])
        aliases = {fold(name): name for name in reversed(written[person]) if fold(name) != fold(called)}
        known = {fold(called), *aliases, *hidden}
        aliases |= {each.key: each.name for each in people.together(db, user, [person]) if each.key not in known}
        others = tuple(sorted(aliases.values(), key=fold))
        found.append(Person(called, count, day(session, first), day(session, last), others, nameless))
    return found


def merge(session: Session, into: str, name: str) -> Renamed:
    """Let one person go by the names of two; the first is what they are called. Raises MissingError, UsageError."""
    db, user = session.writer()
    with db.transaction():
        kept, gone = whole(db, user, into), whole(db, user, name)
        if kept[0].person == gone[0].person:
            raise UsageError("person_same", a=into, b=name)
        after = [each._replace(person=kept[0].key) for each in (*kept, *gone)]
        was = keep(session, db, user, after)
        events.append(db, "people-merge", session.now_us, user, name=kept[0].name, other=gone[0].name, keys=keys(after), was=was)
        return told(db, user, after, was=gone[0].name)


def rename(session: Session, name: str, to: str) -> Renamed:
    """Call a person otherwise; the name they had stays one of theirs. Raises MissingError, UsageError."""
    called = person_name(to)
    db, user = session.writer()
    with db.transaction():
        before = whole(db, user, name)
        key = fold(called)
        if key not in keys(before) and known(db, user, called):
            raise UsageError("person_taken", name=called, was=before[0].name)
        others = [each._replace(person=key) for each in before if each.key != key]
        after = [Named(key, called, key), *others]
        was = keep(session, db, user, after)
        events.append(db, "people-rename", session.now_us, user, name=called, other=before[0].name, keys=keys(after), was=was)
        return told(db, user, after, was=before[0].name)


def forget(session: Session, name: str) -> NoPerson:
    """Take a name for a person no longer, wherever it is; the entries stay. Raises MissingError."""
    db, user = session.writer()
    with db.transaction():
        before = whole(db, user, name)
        after = [each._replace(person=None) for each in before]
        was = keep(session, db, user, after)
        gone = people.mentions(db, user, keys(after))
        people.unmention(db, user, keys(after))
        mentions = [[entry, written] for entry, _, written in gone]
        events.append(db, "people-forget", session.now_us, user, name=before[0].name, keys=keys(after), was=was, mentions=mentions)
    return NoPerson(before[0].name, tuple(each.name for each in before), len({entry for entry, _, _ in gone}))


def whole(db: Database, user: UserId, name: str) -> list[Named]:
    """Every name of the person who goes by this one, what they are called first. Raises MissingError for one nobody has."""
    called = person_name(name)
    found = known(db, user, called)
    if not found:
        raise MissingError("person_unknown", name=called, close=like(db, user, called))
    return found


def known(db: Database, user: UserId, name: str) -> list[Named]:
    """The names of a person, from what was said by hand or from the entries; none when nobody goes by this one."""
    key = fold(kin.without_possessive(name))
    if together := people.together(db, user, [key]):
        return together
    mentions = people.mentions(db, user, [key])
    written = mentions[-1][2] if mentions else people.kin(db, user, key)
    return [Named(key, written, key)] if written else []


def like(db: Database, user: UserId, name: str) -> list[str]:
    """Names that are written almost like one."""
    from difflib import get_close_matches

    names = {fold(written): written for _, _, _, written, _ in people.spellings(db, user, KINDS, private=False)}
    return [names[near] for near in get_close_matches(fold(name), names, 3, 0.6)]


def keep(session: Session, db: Database, user: UserId, after: list[Named]) -> list[list[str | None]]:
    """Keep what is now said of names; what was said of them before."""
    was = [[each.key, each.name, each.person] for each in people.said(db, user, keys(after))]
    people.say(db, user, after, session.now_us)
    return was


def told(db: Database, user: UserId, names: list[Named], *, was: str) -> Renamed:
    """What came of a change."""
    count = next((row[1] for row in people.counted(db, user, KINDS, private=True) if row[0] == names[0].person), 0)
    return Renamed(names[0].name, was, tuple(each.name for each in names[1:]), count)


def keys(names: Collection[Named]) -> list[str]:
    """The folded names."""
    return [each.key for each in names]
