"""The present, and phrases that are no date."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime


@dataclass(frozen=True, slots=True)
class Present:
    """An anchor of the present for a prompt (S20): `label` is it in words, `day` the day a person would say it is."""

    now: datetime
    label: str
    day: date
    lang: str
    zone: str


@dataclass(frozen=True, slots=True)
class NoDate:
    """One of many phrases, which is no date; the fields are those of a phrase that is one."""

    text: str
    kind: str = "none"
    start: None = None
    last: None = None
    label: None = None
