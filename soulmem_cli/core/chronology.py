"""Phrases of time, many at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from soulmem_cli.core.session import Session
from soulmem_cli.domain import When
from soulmem_cli.domain.dates import NoDate
from soulmem_cli.senses.when import read


def readings(session: Session, phrases: Iterable[str]) -> Iterator[When | NoDate]:
    """What each phrase names, in order; one that is no date is answered too."""
    for phrase in phrases:
        yield read(phrase, session.clock) or NoDate(phrase.strip())
