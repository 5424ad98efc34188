"""How tests read foreign files: in Madrid, with the real grammar of dates."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

from soulmem_cli.formats import readers
from soulmem_cli.formats.fields import Habits
from soulmem_cli.formats.foreign import Found, Manner
from soulmem_cli.senses.when import Clock, read

NOW = datetime(2026, 8, 24, 15, 15, tzinfo=ZoneInfo("Europe/Madrid"))


def day(lang: str, phrase: str, order: str) -> datetime | None:
    """A day or moment that a phrase names."""
    found = read(phrase, Clock(NOW, lang, order))
    if found is None or found.kind == "span":
        return None
    return found.start if found.kind == "instant" else found.start.replace(hour=12)


def manner(order: str = "dmy", *, lang: str = "es", pattern: str | None = None, user: str = "default") -> Manner:
    """How a person in Madrid reads."""
    habits = Habits(ZoneInfo("Europe/Madrid"), NOW, lambda phrase: None)
    return Manner(habits, partial(day, lang), order, lang == "es", pattern, user)


def found(form: str, text: str, name: str = "file", how: Manner | None = None) -> list[Found]:
    """What a reader finds."""
    return list(readers.read(form, text, how or manner(), name))


def told(form: str, text: str, name: str = "file", how: Manner | None = None) -> list[tuple[str | None, str]]:
    """The moment of each entry, None for one without a date, and its text."""
    return [
        (each.record.draft.at.isoformat() if each.record.dated else None, each.record.draft.text)
        for each in found(form, text, name, how)
        if each.record is not None
    ]


def doubts(form: str, text: str, name: str = "file", how: Manner | None = None) -> list[tuple[int, str]]:
    """The line and the code of whatever was not understood."""
    return [(each.line, doubt.code) for each in found(form, text, name, how) for doubt in each.doubts]
