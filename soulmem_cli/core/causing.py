"""Why things happened, as the person said it: a cause that names an entry ties it, and the chain of causes can be walked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from soulmem_cli.core.association import identity
from soulmem_cli.core.naming import named, require, warn_hidden
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Draft, Entry, EntryId, UserId
from soulmem_cli.domain.bonds import BECAUSE, LED_TO, Step, Why
from soulmem_cli.errors import MissingError
from soulmem_cli.store import entries, events, links
from soulmem_cli.store.database import Database

HOPS: Final = 5
REFERENCE: Final = re.compile(r"(#?)(\d{1,18})")  # #12 names an entry; 12 alone does if there is one, else it is a word


def named_by(text: str) -> EntryId | None:
    """The number a cause has in the place of words."""
    found = REFERENCE.fullmatch(text.strip())
    return EntryId(int(found[2])) if found else None


def said(session: Session, because: Iterable[str], led_to: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Causes as they are kept, each with its kind; a bare number taken for an entry is told. Raises MissingError for an unknown #12."""
    causes = (*((BECAUSE, text) for text in because), *((LED_TO, text) for text in led_to))
    for _, text in causes:
        number = named_by(text)
        if number is None:
            continue
        try:
            require(session, number)
        except MissingError:
            if text.strip().startswith("#"):
                raise
            continue
        if not text.strip().startswith("#"):
            session.note("cause_is_entry", id=number)
    return causes


def tie(db: Database, user: UserId, entry: EntryId, draft: Draft, now_us: int) -> None:
    """Tie a new entry to those that its causes name; belongs inside the transaction that keeps it. Raises MissingError."""
    for kind, text in draft.causes:
        other = named_by(text)
        if other is None:
            continue
        if entries.get(db, user, other) is None:
            if text.strip().startswith("#"):
                raise MissingError("entry_unknown", id=other)
            continue
        links.put(db, entry, other, kind, 1.0, now_us, said=True)
        events.append(db, "link", now_us, user, entry, other=other, link=kind, strength=1.0, was=None)


def why(session: Session, entry: int, *, private: bool = False) -> Why:
    """What led to an entry and what it led to, as far as it was said; what is private only when asked, or when the entry itself is."""
    db, user = session.reader()
    (root,) = named(db, user, [entry])
    warn_hidden(session, [root])
    chains = [Chain(db, user, root, back=back, private=private or root.private) for back in (True, False)]
    found = tuple(step for chain in chains for step in chain.steps(identity(root), 1))
    if not found:
        session.note("why_nothing", id=entry)
    elif any(chain.cut for chain in chains):
        session.note("why_cut", hops=HOPS)
    return Why(root, found)


class Chain:
    """The causes of an entry (`back`), or what came of it, and of those in turn; each entry is followed once, where it is nearest."""

    def __init__(self, db: Database, user: UserId, root: Entry, *, back: bool, private: bool) -> None:
        self.back = back
        start = identity(root)
        self.entries = {start: root}
        self.ends: dict[EntryId, list[links.End]] = {}
        self.places: dict[EntryId, EntryId] = {}  # of each entry, the one under which it is followed
        front = [start]
        for _ in range(HOPS):
            found = links.causal(db, user, front, back=back, private=private)
            self.ends |= found
            met: dict[EntryId, EntryId] = {}
            for here in front:
                for end in found.get(here, ()):
                    if end.other not in self.entries:
                        met.setdefault(end.other, here)
            self.places |= met
            front = list(met)
            self.entries |= entries.of_ids(db, user, front)
        beyond = links.causal(db, user, front, back=back, private=private) if front else {}
        further = any(end.other not in self.entries for ends in beyond.values() for end in ends)
        self.cut = further or any(cause["kind"] == self.kind for each in front for cause in self.entries[each].causes)

    @property
    def kind(self) -> str:
        """What is said of each step."""
        return BECAUSE if self.back else LED_TO

    def steps(self, here: EntryId, hop: int) -> list[Step]:
        """What is one hop from an entry, each followed by what is further along."""
        if hop > HOPS:
            return []
        sign = -hop if self.back else hop
        made: list[Step] = []
        ends: dict[EntryId, links.End] = {}
        for end in self.ends.get(here, ()):
            before = ends.get(end.other, end)
            ends[end.other] = before._replace(because=before.because or end.because, outward=before.outward or end.outward)
        for other, end in ends.items():
            again = self.places.get(other) != here
            made.append(Step(sign, here, other, self.kind, end.because, end.strength, again, self.entries[other]))
            if not again:
                made += self.steps(other, hop + 1)
        return made + [Step(sign, here, None, self.kind, text, None, False, None) for text in self.words(here, ends)]

    def words(self, here: EntryId, ends: Mapping[EntryId, links.End]) -> list[str]:
        """The causes of an entry that are no entries; a #12 that was tied under another number, in another journal, is one."""
        said = [cause["text"] for cause in self.entries[here].causes if cause["kind"] == self.kind]
        numbers = {named_by(text) for text in said}
        unnamed = sum(end.outward for other, end in ends.items() if other not in numbers)
        loose = [text for text in said if named_by(text) not in ends]
        elsewhere = [text for text in loose if text.strip().startswith("#") and named_by(text) is not None][:unnamed]
        return [text for text in loose if text not in elsewhere]
