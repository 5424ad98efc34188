"""How phrases of time in a file are understood: by the grammar of dates, as a person's own words are."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from soulmem_cli.core import composing
from soulmem_cli.core.session import Session
from soulmem_cli.domain import WhenKind


def spoken(session: Session, phrase: str) -> datetime | None:
    """The moment a phrase of time names; None when it names none."""
    from soulmem_cli.senses.when import read

    found = read(phrase, session.clock)
    return composing.moment_of(session, found) if found is not None else None


def dated(session: Session, phrase: str, order: str) -> datetime | None:
    """The moment, or the noon of the day, that a phrase names with its figures in this order; None for a stretch of days."""
    from soulmem_cli.senses.when import read

    found = read(phrase, replace(session.clock, order=order), fallback=False)  # in a file, dateparser's guesses would pass unseen
    if found is None or found.kind is WhenKind.SPAN:
        return None
    if found.kind is WhenKind.INSTANT or found.part is not None:
        return composing.moment_of(session, found)
    return found.start.replace(hour=12, minute=0, second=0, microsecond=0)
