"""From the words of a reader to filters: dates, emotions, levels and pairs, as a person types them in either language."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, TypeVar

from soulmem_cli.clock import day_bounds, local_day
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Filters, Level, Source, When
from soulmem_cli.errors import UsageError
from soulmem_cli.text import fold

if TYPE_CHECKING:
    from soulmem_cli.domain.gists import Kind

Choice = TypeVar("Choice", bound=StrEnum)

# Spanish names of the values a person types; the English value is always taken
SPOKEN: Final = {
    "alegria": "joy", "felicidad": "joy", "tristeza": "sadness", "ira": "anger", "enojo": "anger", "enfado": "anger",
    "rabia": "anger", "miedo": "fear", "asco": "disgust", "sorpresa": "surprise",
    "critico": "critical", "critica": "critical", "importante": "important", "trivial": "trivial",
}  # fmt: skip
# the same of the kinds of memory
MEANT: Final = {
    "entry": "episodic", "entrada": "episodic", "episodica": "episodic", "episodico": "episodic", "semantica": "semantic",
    "semantico": "semantic", "procedimental": "procedural", "concepto": "concept", "creencia": "belief", "meta": "goal", "objetivo": "goal",
}  # fmt: skip


def choice(kind: type[Choice], value: str | None, code: str) -> Choice | None:
    """A value of an enum from its English or Spanish name. Raises UsageError(code)."""
    if value is None:
        return None
    word = fold(value)
    try:
        return kind(SPOKEN.get(word, word))
    except ValueError as error:
        raise UsageError(code, value=value, allowed=list(kind)) from error


def pairs(values: Iterable[str] | None) -> tuple[tuple[str, str], ...]:
    """`key=value` words as pairs. Raises UsageError for one without =."""
    made: dict[str, str] = {}
    for value in values or ():
        key, found, right = value.partition("=")
        if not (found and key.strip() and right.strip()):
            raise UsageError("pair_unreadable", value=value)
        made[key.strip()] = right.strip()
    return tuple(made.items())


def date_of(session: Session, phrase: str) -> When:
    """A date phrase, understood. Raises UsageError("date_unreadable")."""
    from soulmem_cli.senses.when import read

    found = read(phrase, session.clock)
    if found is None:
        raise UsageError("date_unreadable", value=phrase)
    return found


def filters_of(session: Session, **given: Any) -> Filters:
    """The filters of a reader from the values of its options. Raises UsageError for what cannot be read."""
    since, until = bounds(session, given.get("since"), given.get("until"), given.get("on"))
    return Filters(
        since=since,
        until=until,
        tags=tuple(given.get("tag") or ()),
        emotion=choice(Emotion, given.get("emotion"), "emotion_unknown"),
        people=tuple(names_of(person) for person in given.get("person") or ()),
        level=choice(Level, given.get("level"), "level_unknown"),
        source=choice(Source, given.get("source"), "source_unknown"),
        context=pairs(given.get("context")),
        min_confidence=ratio(given.get("min_confidence")),
        mood=mood_of(given.get("mood")),
        private=bool(given.get("private")),
        forgotten=bool(given.get("forgotten")),
    )


def ratio(value: float | None) -> float | None:
    """A least confidence. Raises UsageError for one outside of 0..1."""
    if value is not None and not 0 <= value <= 1:
        raise UsageError("confidence_invalid", value=value)
    return value


def mood_of(said: str | None) -> tuple[float, float] | None:
    """A mood as valence and arousal, from a word or two numbers. Raises UsageError."""
    if said is None:
        return None
    from soulmem_cli.senses import moods

    felt = moods.read(said)
    if felt is None:
        from difflib import get_close_matches

        raise UsageError("mood_unknown", value=said, close=get_close_matches(moods.bare(said), moods.places(), 3, 0.7))
    return felt


def kinds_of(values: Iterable[str] | None, *, evidence: bool = False) -> tuple[Kind, ...]:
    """The kinds of memory asked for, none when only entries are: `evidence` wants one that has some. Raises UsageError."""
    if not (values or evidence):
        return ()
    from soulmem_cli.domain.gists import Kind as Memory

    kinds = dict.fromkeys(choice(Memory, MEANT.get(fold(value), value), "kind_unknown") for value in values or ())
    asked = tuple(kind for kind in kinds if kind is not None)
    if all(kind is Memory.EPISODIC for kind in asked):
        if evidence:
            raise UsageError("evidence_without_gists")
        return ()
    return asked


def names_of(person: str) -> tuple[str, ...]:
    """A person asked for, by every name of theirs that the words alone tell: mamá is also mom, and "my mom"."""
    from soulmem_cli.senses import kin

    name = person.strip().lstrip("@").strip()
    return tuple(kin.possessed(kin.same(name)))


def bounds(session: Session, since: str | None, until: str | None, on: str | None) -> tuple[int | None, int | None]:
    """Half-open wall-clock microseconds of local days, both ends inclusive (S6)."""
    if on is not None and (since is not None or until is not None):
        raise UsageError("on_with_bounds")
    if on is not None:
        return days_of(session, date_of(session, on))
    first = days_of(session, date_of(session, since))[0] if since is not None else None
    end = days_of(session, date_of(session, until))[1] if until is not None else None
    if first is not None and end is not None and first >= end:
        raise UsageError("bounds_reversed", since=since, until=until)
    return first, end


def days_of(session: Session, when: When) -> tuple[int, int]:
    """The whole local days a phrase lies in."""
    ends = session.settings.day_ends_at
    first = when.start.date() if when.last else local_day(when.start, ends)
    return day_bounds(first, when.last or first, ends)
