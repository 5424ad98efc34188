"""A query, taken apart: its topic, the time and the feelings it names, and whether it asks for what holds now."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Final, NamedTuple

from soulmem_cli.clock import local_day
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion
from soulmem_cli.senses import words
from soulmem_cli.senses.questions import around, feelings, newest

# words of a question that say nothing about its topic
ASKING: Final = frozenset("hice hacia paso escribi sucedio hicimos cosas write wrote written happened happen things".split())


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
    if event:
        return Cue(query, "", around=event)
    feels, now = feelings.asked(query), newest.asked(query)
    topic, spans = dated(session, query)
    return Cue(query, topic, spans, None, feels, now)


def dated(session: Session, query: str) -> tuple[str, tuple[Span, ...]]:
    """The topic of a query, and the days it names."""
    from soulmem_cli.senses.when import find

    named = find(query, session.clock)
    if not named:
        return query, ()
    when, start, end = named[0]
    rest = f"{query[:start]} {query[end:]}"
    telling = [word for word in words.tokens(rest) if word not in words.STOP and word not in ASKING]
    first = when.start.date() if when.last else local_day(when.start, session.settings.day_ends_at)
    return rest.strip() if telling else "", (Span(first, when.last or first),)
