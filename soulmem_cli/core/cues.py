"""A query, taken apart: its topic, the time and the feelings it names, and whether it asks for what holds now."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Final, NamedTuple

from soulmem_cli.clock import local_day
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, When
from soulmem_cli.senses import words
from soulmem_cli.senses.questions import around, feelings, newest

# words of a question that say nothing about its topic
ASKING: Final = frozenset("hice hacia paso escribi sucedio hicimos cosas write wrote written happened happen things".split())

EVENING: Final = 2  # days around an event that are told from the day after it


class Span(NamedTuple):
    """Days that a query names, both inclusive, and how sure it is that it means them, 0..1."""

    first: date
    last: date
    share: float = 1.0


class Cue(NamedTuple):
    """What is asked, and the rest of it in which meaning is looked for; `around` is a time told by an event."""

    text: str
    topic: str
    spans: tuple[Span, ...] = ()
    around: around.Around | None = None
    feelings: Mapping[Emotion, float] = MappingProxyType({})
    newest: float = 0.0


def understood(session: Session, query: str) -> Cue:
    """A query with the time in it understood; a topic of nothing but small words is none."""
    event = around.asked(query)
    if event and not words.STOP.issuperset(words.tokens(event.event)):
        spans = calendar(session, query, event)
        return Cue(query, "", spans) if spans else Cue(query, "", around=event)
    feels, now = feelings.asked(query), newest.asked(query)
    topic, spans = dated(session, query)
    return Cue(query, topic, spans, None, feels, now)


def calendar(session: Session, query: str, event: around.Around) -> tuple[Span, ...]:
    """The days around an event that is no more than a date: "the day before yesterday", «la noche antes de Nochebuena»."""
    from soulmem_cli.senses.when import find

    begins, ends = len(query.rstrip(" ?!.")) - len(event.event), len(query.rstrip(" ?!."))
    for when, start, end in find(query, session.clock):
        if end < ends or start > begins:
            continue
        first, last = days_of(session, when)
        if start < begins:
            return (Span(first, last),)  # the whole phrase is a date
        return (beside(first, event.days, before=True) if event.before else beside(last, event.days, before=False),)
    return ()


def beside(day: date, length: int, share: float = 1.0, *, before: bool) -> Span:
    """The days before an event or after it, so many."""
    if before:
        return Span(moved(day, -length), moved(day, -1), share)
    return Span(moved(day, 1 if length <= EVENING else 0), moved(day, length), share)


def moved(day: date, days: int) -> date:
    """A day so many days later, as far as the calendar goes."""
    return date.fromordinal(min(date.max.toordinal(), max(1, day.toordinal() + days)))


def days_of(session: Session, when: When) -> tuple[date, date]:
    """The first and the last day of what a phrase means."""
    first = when.start.date() if when.last else local_day(when.start, session.settings.day_ends_at)
    return first, when.last or first


def dated(session: Session, query: str) -> tuple[str, tuple[Span, ...]]:
    """The topic of a query, and the days it names."""
    from soulmem_cli.senses.when import find

    named = find(query, session.clock)
    if not named:
        return query, ()
    when, start, end = named[0]
    rest = f"{query[:start]} {query[end:]}"
    telling = [word for word in words.tokens(rest) if word not in words.STOP and word not in ASKING]
    return rest.strip() if telling else "", (Span(*days_of(session, when)),)
