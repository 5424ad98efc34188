"""Moments as a person's notes have them: the wall clock where it was, and its offset where the journal's zone would read another."""

from __future__ import annotations

from datetime import datetime, tzinfo


def clock(at: datetime) -> str:
    """The hour: 09:30, or 09:30:15 when there are seconds."""
    return f"{at:%H:%M:%S}" if at.second else f"{at:%H:%M}"


def moment(at: datetime, zone: tzinfo) -> str:
    """Day and hour; with the offset only where a reader in this zone would take them for another instant."""
    written = f"{at.date().isoformat()} {clock(at)}"
    return written if at_home(at, zone) else f"{written} {offset(at)}"


def at_home(at: datetime, zone: tzinfo) -> bool:
    """Whether the wall clock alone tells the instant in this zone."""
    here = at.replace(tzinfo=zone)
    try:
        return here.utcoffset() == at.utcoffset()
    except OverflowError:  # at the ends of the calendar
        return True


def offset(at: datetime) -> str:
    """The offset from UTC in hours and minutes: +02:00."""
    return f"{at:%z}"[:3] + ":" + f"{at:%z}"[3:5]
