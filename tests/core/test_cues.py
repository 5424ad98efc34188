"""A query taken apart: what is looked for, when, how it felt, and whether the newest is meant."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from conftest import NOW
from hypothesis import given
from hypothesis import strategies as st

from soulmem_cli import settings
from soulmem_cli.core.cues import Span, beside, moved, understood
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion

DAY = st.dates()


@pytest.fixture(scope="module")
def session() -> Iterator[Session]:
    """A session on Monday the 24th of August 2026; it opens no journal."""
    made = Session(
        settings.load({}, {"HOME": "/nonexistent", "SOULMEM_NOW": NOW, "SOULMEM_TZ": "Europe/Madrid"}), lambda code, **facts: None
    )
    yield made
    made.close()


def days(first: str, last: str) -> tuple[Span, ...]:
    """One span of days."""
    return (Span(date.fromisoformat(first), date.fromisoformat(last)),)


@pytest.mark.parametrize(
    ("query", "topic", "spans"),
    [
        ("cena con Ana ayer", "cena con Ana", days("2026-08-23", "2026-08-23")),
        ("dinner with Ana last week", "dinner with Ana", days("2026-08-17", "2026-08-23")),
        ("¿qué hice ayer?", "", days("2026-08-23", "2026-08-23")),
        ("what happened last week", "", days("2026-08-17", "2026-08-23")),
        ("el 1 de agosto", "", days("2026-08-01", "2026-08-01")),
        ("cena con Ana", "cena con Ana", ()),
        ("", "", ()),
        ("the day after it all", "the day after it all", ()),
    ],
)
def test_topic_and_time(session: Session, query: str, topic: str, spans: tuple[Span, ...]) -> None:
    cue = understood(session, query)
    assert (cue.topic, cue.spans, cue.around) == (topic, spans, None)


@pytest.mark.parametrize(
    ("query", "spans"),
    [
        ("the day before yesterday", days("2026-08-22", "2026-08-22")),
        ("what did I do the day before yesterday?", days("2026-08-22", "2026-08-22")),
        ("el día antes de ayer", days("2026-08-22", "2026-08-22")),
        ("what happened the week before last", days("2026-08-10", "2026-08-16")),
        ("la semana antes de Navidad", days("2025-12-18", "2025-12-24")),
        ("la noche antes de Nochebuena", days("2025-12-23", "2025-12-23")),
        ("three days after 5 May", days("2026-05-08", "2026-05-08")),
    ],
)
def test_an_event_that_is_only_a_date_is_a_date(session: Session, query: str, spans: tuple[Span, ...]) -> None:
    cue = understood(session, query)
    assert (cue.spans, cue.around) == (spans, None)


@pytest.mark.parametrize(
    ("query", "event"),
    [("la semana antes de la mudanza", "mudanza"), ("the week before my exam on Friday", "exam on Friday"),
     ("el mes antes de mi cumpleaños", "cumpleaños"), ("the day after the Christmas party", "Christmas party")],
)  # fmt: skip
def test_any_other_event_is_looked_for(session: Session, query: str, event: str) -> None:
    cue = understood(session, query)
    assert cue.around is not None
    assert (cue.around.event, cue.spans, cue.topic) == (event, (), "")


def test_feeling_and_the_newest(session: Session) -> None:
    assert understood(session, "days I felt lonely").feelings == {Emotion.SADNESS: 1.0}
    assert understood(session, "mi teléfono actual").newest == 1.0
    assert not understood(session, "paseo por el río").feelings
    assert understood(session, "paseo por el río").newest == 0.0


@given(DAY, st.integers(1, 36_500), st.booleans())
def test_the_days_beside_an_event_do_not_leave_the_calendar(day: date, length: int, before: bool) -> None:
    span = beside(day, length, before=before)
    assert (span.last <= day) if before else (span.first >= day)
    assert (span.last - span.first).days <= length


@given(DAY, st.integers(-(10**6), 10**6))
def test_a_day_moved_is_so_many_days_away_or_at_an_end(day: date, days: int) -> None:
    there = moved(day, days)
    assert there - day == timedelta(days) or there in (date.min, date.max)


@given(query=st.text(max_size=40))
def test_no_query_is_too_strange(session: Session, query: str) -> None:
    cue = understood(session, query)
    assert cue.text == query
    assert 0 <= cue.newest <= 1
    assert sum(cue.feelings.values()) <= 1 + 1e-9
