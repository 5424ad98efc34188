"""The values of a JSON object, checked one by one; what is wrong is said with the name of the field."""

import math
from collections.abc import Callable
from datetime import date, datetime, time, tzinfo
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeVar

from soulmem_cli.clock import instant, micros
from soulmem_cli.errors import UsageError
from soulmem_cli.text import mend

Kind = TypeVar("Kind", bound=StrEnum)
NOON: Final = time(12)


class Habits(NamedTuple):
    """How a file's words of time are understood: the zone of what names none, the moment of reading, and the reader of phrases."""

    zone: tzinfo
    now: datetime
    phrase: Callable[[str], datetime | None]


def text(values: dict[str, Any], field: str) -> str | None:
    """A text, mended; None when there is none."""
    value = values.get(field)
    if value is None:
        return None
    if not isinstance(value, str):
        raise UsageError("field_not_text", field=field)
    return mend(value)


def needed(values: dict[str, Any], field: str) -> str:
    """A text that must be there and say something."""
    value = text(values, field)
    if value is None or not value.strip():
        raise UsageError("field_missing", field=field)
    return value


def number(values: dict[str, Any], field: str, least: float, most: float) -> float | None:
    """A number within its bounds, both included; None when there is none."""
    value = values.get(field)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value) or not least <= value <= most:
        raise UsageError("field_not_number", field=field, least=least, most=most)
    return float(value)


def ratio(values: dict[str, Any], field: str) -> float | None:
    """A number from 0 to 1; None when there is none."""
    return number(values, field, 0, 1)


def whole(values: dict[str, Any], field: str, most: int = 2**62) -> int | None:
    """A whole number from 0 on; None when there is none."""
    value = number(values, field, 0, most)
    if value is not None and value != int(value):
        raise UsageError("field_not_number", field=field, least=0, most=most)
    return None if value is None else int(values[field])


def flag(values: dict[str, Any], field: str) -> bool:
    """True or false; false when it is not there."""
    value = values.get(field)
    if value is None or isinstance(value, bool):
        return bool(value)
    raise UsageError("field_not_flag", field=field)


def strings(values: dict[str, Any], field: str) -> tuple[str, ...] | None:
    """A list of texts; None when there is none."""
    value = values.get(field)
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise UsageError("field_not_texts", field=field)
    return tuple(mend(each) for each in value)


def objects(values: dict[str, Any], field: str) -> tuple[dict[str, Any], ...]:
    """A list of objects; empty when there is none."""
    value = values.get(field)
    if value is None:
        return ()
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise UsageError("field_not_objects", field=field)
    return tuple(value)


def table(values: dict[str, Any], field: str) -> dict[str, Any]:
    """An object; empty when there is none."""
    value = values.get(field)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise UsageError("field_not_object", field=field)
    return value


def choice(kind: type[Kind], values: dict[str, Any], field: str) -> Kind | None:
    """A value of an enum; None when there is none."""
    value = text(values, field)
    if value is None:
        return None
    try:
        return kind(value)
    except ValueError as error:
        raise UsageError("field_not_among", field=field, value=value, among=", ".join(kind)) from error


def moment(values: dict[str, Any], field: str, habits: Habits) -> datetime | None:
    """An instant, aware: ISO, or a phrase of time; a day alone is its noon, and what names no offset is in the zone of habits."""
    value = text(values, field)
    if value is None:
        return None
    try:
        try:
            found: datetime | None = datetime.combine(date.fromisoformat(value), NOON)
        except ValueError:
            found = datetime.fromisoformat(value)
    except ValueError:
        found = habits.phrase(value)
    if found is None:
        raise UsageError("date_unreadable", value=value)
    return within_the_calendar(found.replace(tzinfo=habits.zone) if found.tzinfo is None else found, value)


def within_the_calendar(found: datetime, value: str) -> datetime:
    """An instant that can be kept and shown again, in the offset it came with."""
    offset = found.utcoffset()
    try:
        if offset is None or offset.microseconds:
            raise OverflowError
        return instant(micros(found), int(offset.total_seconds()))
    except (OverflowError, ValueError) as error:
        raise UsageError("date_unreadable", value=value) from error
