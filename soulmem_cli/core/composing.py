"""From what a person typed to a draft: the date in front is understood, what was said is put beside the words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Draft, EntryId, Said, Source, When, WhenKind
from soulmem_cli.text import mend


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a person says about an entry beside its words."""

    at: When | None = None
    tags: tuple[str, ...] = ()
    people: tuple[str, ...] | None = None
    said: Said = Said()
    causes: tuple[tuple[str, str], ...] = ()
    replaces: EntryId | None = None
    context: tuple[tuple[str, str], ...] = ()
    source: Source = Source.TOLD
    private: bool = False
    starred: bool = False
    detect: bool = True


def draft(session: Session, text: str, spoken: Spoken) -> Draft:
    """A draft of what was typed; `WHEN: text` gives up its date unless `at` was said. The date understood is echoed."""
    text = mend(text)
    when = spoken.at
    if when is None and ":" in text[:80]:
        from soulmem_cli.senses.when import prefix

        found = prefix(text, session.clock)
        if found and found[1].strip():
            when, text = found[0], found[1].strip()
    if when is not None:
        session.note("when_read", phrase=when.phrase, when=when)
    return Draft(
        text=text, at=moment_of(session, when), written_at=session.now, when_phrase=when.phrase if when else None,
        tags=spoken.tags, people=spoken.people, context=spoken.context, causes=spoken.causes, replaces=spoken.replaces,
        source=spoken.source, private=spoken.private, starred=spoken.starred, said=spoken.said, detect=spoken.detect,
    )  # fmt: skip


def moment_of(session: Session, when: When | None) -> datetime:
    """When an entry happened: an instant as said; today is now; another day, or a span, at its noon."""
    if when is None:
        return session.now
    if when.kind is WhenKind.INSTANT:
        return when.start
    if when.start <= session.now and when.last == when.start.date() and session.now < when.start.replace(hour=23, minute=59):
        return session.now
    return when.start.replace(hour=12, minute=0, second=0, microsecond=0)
