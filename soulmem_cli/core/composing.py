"""From what a person typed to a draft: the date in front is understood, what was said is put beside the words."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final, NamedTuple

from soulmem_cli.core.asking import choice, date_of
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Draft, Emotion, EntryId, Said, Source, When, WhenKind
from soulmem_cli.errors import UsageError
from soulmem_cli.text import NAME_LIMIT, legible, mend

MIDDLE: Final = {"dawn": 4, "morning": 9, "noon": 12, "afternoon": 16, "evening": 19, "night": 22}  # hours of a part of a day
RANGES: Final = {"valence": (-1, 1), "arousal": (0, 1), "importance": (0, 1), "salience": (0, 1)}


class Spoken(NamedTuple):
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


def spoken(
    session: Session,
    at: str | datetime | None = None,
    *,
    tags: Iterable[str] = (),
    people: Iterable[str] | None = None,
    because: Iterable[str] = (),
    led_to: Iterable[str] = (),
    context: Iterable[tuple[str, str]] = (),
    replaces: int | None = None,
    source: str | None = None,
    private: bool = False,
    starred: bool = False,
    detect: bool = True,
    **said: Any,
) -> Spoken:
    """What a person said beside the words, understood; `said` holds the fields of Said. Raises UsageError."""
    return Spoken(
        at=date_of(session, at) if isinstance(at, str) else exactly(session, at),
        tags=tuple(map(tag_label, tags)),
        people=tuple(map(person_name, people)) if people is not None else None,
        said=Said(
            emotion=choice(Emotion, said.get("emotion"), "emotion_unknown"),
            feeling=said.get("feeling"),
            **{name: within(name, said.get(name)) for name in RANGES},
        ),
        causes=causes_of(session, because, led_to),
        replaces=EntryId(replaces) if replaces is not None else None,
        context=tuple(context),
        source=choice(Source, source, "source_unknown") or Source.TOLD,
        private=private,
        starred=starred,
        detect=detect,
    )


def causes_of(session: Session, because: Iterable[str], led_to: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """What was said of why, each with its kind. Raises MissingError for an entry that is not there."""
    reasons, outcomes = tuple(because), tuple(led_to)
    if not (reasons or outcomes):
        return ()
    from soulmem_cli.core import causing

    return causing.said(session, reasons, outcomes)


def exactly(session: Session, at: datetime | None) -> When | None:
    """A moment a program names; one without an offset is in the journal's zone."""
    if at is None:
        return None
    moment = at.replace(tzinfo=session.now.tzinfo) if at.tzinfo is None else at
    return When(WhenKind.INSTANT, moment, None, moment.isoformat())


def within(name: str, value: float | None) -> float | None:
    """A number that is in its range. Raises UsageError."""
    least, most = RANGES[name]
    if value is None or least <= value <= most:
        return value
    if value < least:
        raise UsageError("number_too_small", argument=name, value=value, least=least)
    raise UsageError("number_too_large", argument=name, value=value, most=most)


def tag_label(word: str) -> str:
    """A tag as it is kept, without its #. Raises UsageError for one that is empty, endless or cannot be seen."""
    label = mend(word).strip().lstrip("#").strip()
    if not legible(label):
        raise UsageError("tag_unusable", tag=word, limit=NAME_LIMIT)
    return label


def person_name(word: str) -> str:
    """A person's name as it is kept, without its @. Raises UsageError for one that is empty, endless or cannot be seen."""
    name = mend(word).strip().lstrip("@").strip()
    if not legible(name):
        raise UsageError("person_unusable", name=word, limit=NAME_LIMIT)
    return name


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
    """When an entry happened: an instant as said; a part of a day in its middle; today is now; another day, or a span, at its noon.

    What is still to come today is now as well.
    """
    if when is None:
        return session.now
    if when.kind is WhenKind.INSTANT:
        return when.start
    if when.part is not None:
        middle = when.start.replace(hour=MIDDLE[when.part], minute=0)
        middle = max(middle, when.start)  # before the day begins it is still the day before
        return session.now if middle > session.now >= when.start else middle
    if when.start <= session.now and when.last == when.start.date() and session.now < when.start.replace(hour=23, minute=59):
        return session.now
    return when.start.replace(hour=12, minute=0, second=0, microsecond=0)
