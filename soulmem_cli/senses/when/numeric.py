"""Dates in figures: ISO of every form, 12/03/2025 in the order set or the only possible one, 2025-W11."""

from __future__ import annotations

from datetime import date, time, timedelta, tzinfo

from soulmem_cli.senses.when.classes import clock_reading, offset_of
from soulmem_cli.senses.when.clockwork import day_of, iso_week, month_of, place
from soulmem_cli.senses.when.scene import Piece, Scene, Time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules


def full_year(two: int, scene: Scene) -> int:
    """A year of two digits: up to twenty years ahead, else in the past."""
    century = scene.now.year // 100 * 100
    return century + two if century + two <= scene.now.year + 20 else century - 100 + two


def _written(day: date | None) -> Piece | None:
    return Piece(day, absolute=True) if day else None


def cluster_day(scene: Scene, text: str) -> Piece | None:
    """Three figures with one separator → a day; None when no order makes a date of them."""
    separator = next(c for c in text if not c.isdigit())
    parts = text.split(separator)
    if separator not in "/.-" or len(parts) != 3 or not all(p.isdigit() for p in parts):
        return None
    sizes, numbers = [len(p) for p in parts], [int(p) for p in parts]
    if sizes[0] == 4:
        return _written(day_of(*numbers)) if max(sizes[1:]) <= 2 else None
    if scene.order == "ymd" and sizes[0] == 2 and max(sizes) == 2:
        found = day_of(full_year(numbers[0], scene), numbers[1], numbers[2])
        if found:
            return _written(found)
    if max(sizes[:2]) > 2 or sizes[2] not in (2, 4):
        return None
    year = numbers[2] if sizes[2] == 4 else full_year(numbers[2], scene)
    day_first = scene.order == "dmy" or (scene.order == "ymd" and scene.lang == "es")
    for day, month in (numbers[:2], numbers[1::-1]) if day_first else (numbers[1::-1], numbers[:2]):
        found = day_of(year, month, day)
        if found:
            return _written(found)
    return None


def _month(year: int, month: int) -> Piece | None:
    return Piece(*month_of(year, month), absolute=True, title=True) if 1 <= month <= 12 and 1 < year < 9999 else None


def cluster_period(scene: Scene, text: str) -> Piece | None:
    """`2025-03`, `03/2025`, `2020-2024`, `2025-03-01/2025-03-05` → a stretch of days."""
    if text.count("/") == 1 and text.count("-") in (2, 4):
        one_end, other_end = (_iso_piece(scene, half) for half in text.split("/"))
        if one_end is None or other_end is None or other_end.last < one_end.first:
            return None
        return Piece(one_end.first, other_end.last, absolute=True)
    separator = next(c for c in text if not c.isdigit())
    parts = text.split(separator)
    if separator not in "/-" or len(parts) != 2:
        return None
    (left_size, right_size), (one, two) = (len(p) for p in parts), (int(p) for p in parts)
    if left_size == 4 and right_size <= 2:
        return _month(one, two)
    if left_size <= 2 and right_size == 4:
        return _month(two, one)
    if left_size == right_size == 4 and 1900 <= one < two <= 2199:
        return Piece(date(one, 1, 1), date(two, 12, 31), absolute=True, title=True)
    return None


def _iso_piece(scene: Scene, text: str) -> Piece | None:
    return cluster_day(scene, text) if text.count("-") == 2 else cluster_period(scene, text)


def ordinal_day(_: Scene, text: str) -> Piece | None:
    """`2025-071`: the day of the year."""
    year, dash, day = text.partition("-")
    if not dash or len(year) != 4 or len(day) != 3 or not day.isdigit():
        return None
    if not 0 < int(year) < 9999:
        return None
    found = date(int(year), 1, 1) + timedelta(days=int(day) - 1)
    return _written(found if int(day) and found.year == int(year) else None)


def basic_day(_: Scene, digits: str) -> Piece | None:
    """`20250312`."""
    if len(digits) != 8 or not 1900 <= int(digits[:4]) <= 2199:
        return None
    return _written(day_of(int(digits[:4]), int(digits[4:6]), int(digits[6:])))


def iso_instant(scene: Scene, text: str) -> Piece | None:
    """`2025-03-12T10:30:00.5+01:00`, basic forms too: a written offset is kept, none is the journal's."""
    if "t" not in text:
        return None
    left, right = text.split("t")
    cut = next((i for i, c in enumerate(right) if c in "z+-"), len(right))
    clock, _, fraction = right[:cut].replace(",", ".").partition(".")
    if ":" not in clock:
        clock = ":".join(clock[i : i + 2] for i in range(0, len(clock), 2))
    if len(clock) == 2:
        clock += ":00"
    seen = clock_reading(f"{clock}.{fraction}" if fraction else clock)
    digits = left.replace("-", "")
    day = day_of(int(digits[:4]), int(digits[4:6]), int(digits[6:8]))
    zone = offset_of(right[cut:]) if right[cut:] else scene.zone
    return written_moment(day, seen, zone) if day and seen and zone else None


def written_moment(day: date, seen: Time, zone: tzinfo) -> Piece:
    """A written date and time in its zone."""
    if seen.hour == 24:
        day, seen = day + timedelta(days=1), Time(0)
    moment = place(day, time(seen.hour, seen.minute, seen.second, seen.micro), zone)
    return Piece(moment.date(), start=moment, absolute=True)


def _week(text: str) -> Piece | None:
    year, dash, rest = text.partition("w")
    if not dash:
        return None
    week, _, day = rest.partition("-")
    monday = iso_week(int(year.rstrip("-")), int(week)) if 0 < int(year.rstrip("-")) < 9999 else None
    if monday is None:
        return None
    if day:
        return _written(monday + timedelta(days=int(day) - 1)) if 1 <= int(day) <= 7 else None
    return Piece(monday, monday + timedelta(days=6), absolute=True, title=True)


def _only(found: Piece | None, *, single: bool) -> Piece | None:
    return found if found is not None and found.single == single else None


RULES: Rules = {
    "figures": [
        ("CLUSTER", cluster_day),
        ("CLUSTER", ordinal_day),
        ("DIGITS", basic_day),
        ("ISO", iso_instant),
        ("ISO", lambda s, text: _only(_week(text), single=True)),
    ],
    "figured": [
        ("CLUSTER", cluster_period),
        ("ISO", lambda s, text: _only(_week(text), single=False)),
    ],
}
