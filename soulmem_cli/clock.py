"""Instants, zones and days: the clock is read once, here, and handed down as a value."""

from __future__ import annotations

import os
import sys
from datetime import MAXYEAR, MINYEAR, UTC, date, datetime, time, timedelta, timezone, tzinfo
from typing import Final

from soulmem_cli.errors import UsageError

ZONES: Final = "/usr/share/zoneinfo"  # where systems keep them; the package tzdata serves the others
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
NAIVE_EPOCH: Final = datetime(1970, 1, 1)
MICROSECOND: Final = timedelta(microseconds=1)


def micros(moment: datetime) -> int:
    """Microseconds since 1970 of an aware instant."""
    return (moment - EPOCH) // MICROSECOND


def wall_micros(moment: datetime) -> int:
    """Microseconds of a wall clock's reading, its zone put aside."""
    return (moment.replace(tzinfo=None) - NAIVE_EPOCH) // MICROSECOND


def instant(us: int, offset_s: int) -> datetime:
    """The aware instant of stored microseconds, in the offset it was lived in."""
    return (EPOCH + timedelta(microseconds=us)).astimezone(timezone(timedelta(seconds=offset_s)))


def day_bounds(first: date, last: date, day_ends_at: time) -> tuple[int, int]:
    """Wall-clock microseconds of the first moment of `first` and the end of `last`, half-open."""
    start = datetime.combine(first, day_ends_at)
    end = datetime.combine(last, day_ends_at) + timedelta(days=1) if last < date.max else datetime.max
    return wall_micros(start), wall_micros(end)


def local_day(moment: datetime, day_ends_at: time) -> date:
    """The day a person would say it was: before `day_ends_at` it is still the day before."""
    day = moment.date()
    return day - timedelta(days=1) if moment.time() < day_ends_at and day > date.min else day


def day_at(local_us: int, day_ends_at: time) -> date:
    """The day of wall-clock microseconds."""
    return local_day(NAIVE_EPOCH + timedelta(microseconds=local_us), day_ends_at)


def zone_of(name: str) -> tzinfo:
    """The zone of an IANA name. Raises UsageError for a name nobody knows."""
    if "zoneinfo" not in sys.modules and os.path.isdir(ZONES):
        os.environ.setdefault("PYTHONTZPATH", ZONES)  # else it asks how Python was built, which takes a millisecond
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        raise UsageError("zone_unknown", zone=name) from error


def host_zone() -> str:
    """The IANA name of this machine's zone."""
    named = os.environ.get("TZ", "").lstrip(":")
    if named and not named.startswith("/"):
        return named
    try:
        _, found, name = os.readlink("/etc/localtime").partition("zoneinfo/")
        if found:
            return name
    except OSError:
        pass
    import tzlocal  # slow, and only for machines that do not say it in the usual place

    return tzlocal.get_localzone_name() or "UTC"


def read_clock(fixed: str | None, zone: str) -> datetime:
    """Now, in `zone`; `fixed` (SOULMEM_NOW) is an ISO instant that stands for it. Raises UsageError."""
    where = zone_of(zone)
    if not fixed:
        return datetime.now(where)
    try:
        moment = datetime.fromisoformat(fixed)
    except ValueError as error:
        raise UsageError("now_unreadable", value=fixed) from error
    if not MINYEAR + 9 < moment.year < MAXYEAR - 9:
        raise UsageError("now_unreadable", value=fixed)  # no room for yesterday and for years to come
    return moment.replace(tzinfo=where) if moment.tzinfo is None else moment.astimezone(where)
