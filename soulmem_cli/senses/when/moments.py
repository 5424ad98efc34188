"""A day, a part of it and a time of day together: the moment they name."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

from soulmem_cli.senses.when.clock_times import hour_of
from soulmem_cli.senses.when.clockwork import place
from soulmem_cli.senses.when.scene import ONE_DAY, Piece, Scene, Time

_AFTERNOON_HOURS = range(1, 6)  # a bare "at 3" is the afternoon's
_SMALL_HOURS = 6


def moment(scene: Scene, day: Piece, part: str | None, seen: Time | None) -> Piece | None:
    """A day with its part and time: a day when no time is said, else an instant."""
    if not day.single or (day.start is not None and seen is not None):
        return None
    part = part or day.part
    if seen is None:
        return Piece(
            day.first,
            part=part,
            absolute=day.absolute,
            start=day.start,
            title=day.title,
            roll=day.roll,
            period=day.period,
        )
    hour = hour_of(seen, part)
    if hour is None:
        return None
    if part == "night" and hour < _SMALL_HOURS and seen.half in ("am", "dawn"):
        hour += 24
    if part == "night" and seen.half == "midnight":
        hour = 24
    if seen.spoken and part is None and hour in _AFTERNOON_HOURS and not _still_night(scene, hour):
        later = Piece(day.first, start=_placed(scene, day.first, hour + 12, seen))
        if day.first != scene.today or (later.start is not None and later.start <= scene.now):
            return later
    found = _placed(scene, day.first, hour, seen)
    if hour < 24 and not day.absolute and seen.offset is None and found.time() < scene.day_ends_at:
        found = _placed(scene, day.first + ONE_DAY, hour, seen)
    return Piece(day.first, start=found)


def _still_night(scene: Scene, hour: int) -> bool:
    return scene.now.time() < scene.day_ends_at and time(hour) < scene.day_ends_at


def _placed(scene: Scene, day: date, hour: int, seen: Time) -> datetime:
    whole = day + timedelta(days=hour // 24)
    return place(whole, time(hour % 24, seen.minute, seen.second, seen.micro), seen.offset or scene.zone)


def latest(scene: Scene, seen: Time, part: str | None = None) -> Piece | None:
    """A time with no day: the last time the clock showed it."""
    hour = hour_of(seen, part)
    if hour is None:
        return None
    hours = [hour + 12, hour] if seen.spoken and part is None and hour in _AFTERNOON_HOURS else [hour]
    if len(hours) > 1 and _still_night(scene, hour):
        hours = [hour]
    for day in (scene.now.date(), scene.now.date() - ONE_DAY):
        for h in hours:
            found = _placed(scene, day - timedelta(days=h // 24), h, seen)
            if found <= scene.now:
                return Piece(found.date(), start=found)
    return None
