"""Reveries: what is left of trifles that nobody came back to (C9). The entries themselves stand as they were written."""

from datetime import date
from typing import NamedTuple

from soulmem_cli.domain import Emotion, EntryId, Level, Tier


class Reverie(NamedTuple):
    """A vague impression of an entry: a few of its own words, what it felt like, and about when: the first day of its month."""

    entry: EntryId
    fragment: str
    emotion: Emotion
    month: date


class Faint(NamedTuple):
    """An entry that stands out little; `local_us` is its wall clock in microseconds."""

    entry: EntryId
    tier: Tier
    level: Level
    private: bool
    emotion: Emotion
    local_us: int


class Paled(NamedTuple):
    """Entries that become reveries: how many, private ones apart, and a few impressions of the others."""

    entries: tuple[EntryId, ...]
    private: int
    impressions: tuple[Reverie, ...]
