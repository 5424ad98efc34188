"""The classes of tokens that patterns name in capitals: what a token of each one is worth."""

from __future__ import annotations

from datetime import UTC, timedelta, timezone

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.scene import Time, timely

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import tzinfo

    from soulmem_cli.senses.when.engine import Classes
    from soulmem_cli.senses.when.tokens import Token


def cardinal(token: Token) -> int | None:
    """A number that is no ordinal, digits or words."""
    return None if token.ordinal else token.number


def day_number(token: Token) -> int | None:
    """A day of the month: 3, 3rd, tres, primero."""
    number = token.number
    return number if number is not None and 0 < number < 100 and token.digits < 3 else None


def ordinal(token: Token) -> int | None:
    """A place in a row: third, 3rd, tercer."""
    return token.number if token.ordinal else None


def written_ordinal(token: Token) -> int | None:
    """An ordinal in digits (3rd), which is always a day when nothing follows."""
    return token.number if token.ordinal and token.digits else None


def year(token: Token) -> int | None:
    """A year in four digits or in words."""
    number = token.number
    if number is None or token.ordinal:
        return None
    if token.digits == 0 and number % 100 == 0:
        return None  # «dos mil» is a number
    return number if 1900 <= number <= 2199 and token.digits in (0, 4) else None


def any_year(token: Token) -> int | None:
    """A year beside a month: any four digits."""
    return token.number if token.digits == 4 and token.number else year(token)


def two_digits(token: Token) -> int | None:
    """Two digits, as in '25."""
    return token.number if token.digits == 2 and not token.ordinal else None


def _cluster(shape: str) -> Callable[[Token], str | None]:
    def read(token: Token) -> str | None:
        return token.text if token.kind == shape else None

    return read


def _unit_in(*units: str) -> Callable[[Token], str | None]:
    def read(token: Token) -> str | None:
        unit = words.UNITS.get(token.text)
        return unit if unit in units else None

    return read


def offset_of(text: str) -> tzinfo | None:
    """`z`, `+02:00`, `-0530`, `+01` → a fixed zone; None when out of range."""
    if text == "z":
        return UTC
    digits = text[1:].replace(":", "")
    hours, minutes, seconds = int(digits[:2]), int(digits[2:4] or 0), int(digits[4:6] or 0)
    if hours > 23 or minutes > 59 or seconds > 59:
        return None
    delta = timedelta(hours=hours, minutes=minutes, seconds=seconds)
    return timezone(-delta if text[0] == "-" else delta)


def clock_reading(text: str) -> Time | None:
    """`9:05`, `15:30:20`, `15:30:20.125` → a Time; None when it is no clock's."""
    whole, _, fraction = text.replace(",", ".").partition(".")
    parts = whole.split(":")
    if (
        not 2 <= len(parts) <= 3
        or len(parts[0]) > 2
        or any(len(p) != 2 for p in parts[1:])
        or not whole.replace(":", "").isdigit()
        or (fraction and (len(parts) != 3 or not fraction.isdigit()))
    ):
        return None
    numbers = [int(p) for p in parts]
    second = numbers[2] if len(numbers) == 3 else 0
    return timely(numbers[0], numbers[1], second, int((fraction + "000000")[:6]) if fraction else 0)


def time_token(token: Token) -> Time | None:
    """A clock's digits; with an offset when one is glued to it."""
    if token.kind == "iso" and ":" in token.text[:3]:
        text = token.text.replace(" ", "")
        cut = next(i for i, c in enumerate(text) if c in "z+-")
        seen, zone = clock_reading(text[:cut]), offset_of(text[cut:])
        if seen is None or zone is None:
            return None
        seen.offset = zone
        return seen
    return clock_reading(token.text) if token.kind == "cluster" else None


def dotted_time(token: Token) -> Time | None:
    """`15.30`, which is a time only where the words around it say so."""
    if token.kind == "cluster" and token.text.count(".") == 1 and len(token.text.split(".")[1]) == 2:
        return clock_reading(token.text.replace(".", ":"))
    return None


def decimal(token: Token) -> float | None:
    """`2.5` or `1,5`."""
    whole, _, part = token.text.replace(",", ".").partition(".")
    if token.kind == "cluster" and whole.isdigit() and part.isdigit() and len(part) < 3:
        return float(f"{whole}.{part}")
    return None


CLASSES: Classes = {
    "NUM": cardinal,
    "HOUR": lambda t: 1 if t.text in ("una", "one") else cardinal(t),
    "FIVES": lambda t: t.number if t.kind == "word" and t.number in (5, 10, 20, 25) else None,
    "DAYNUM": day_number,
    "DAYFIG": lambda t: t.number if 0 < t.digits < 3 and t.number else None,
    "DIGITDAY": lambda t: t.number if 0 < t.digits < 3 and t.number and not t.ordinal else None,
    "ORD": ordinal,
    "NTH": written_ordinal,
    "YEAR": year,
    "ANYYEAR": any_year,
    "YY": two_digits,
    "CLUSTER": _cluster("cluster"),
    "ISO": _cluster("iso"),
    "DIGITS": lambda t: t.text if t.kind == "digits" else None,
    "GLUED": lambda t: t.number if t.glued and t.kind == "digits" else None,
    "TIME": time_token,
    "DOTTIME": dotted_time,
    "DECIMAL": decimal,
    "MONTH": lambda t: words.MONTHS.get(t.text),
    "WEEKDAY": lambda t: words.WEEKDAYS.get(t.text),
    "WEEKDAYS": lambda t: words.WEEKDAY_PLURALS.get(t.text),
    "UNIT": lambda t: words.UNITS.get(t.text),
    "UNITS": lambda t: words.UNITS.get(t.text) if t.text[-1] == "s" and t.text != "mes" else None,
    "WEEKUNIT": _unit_in(words.WEEK),
    "WEEKENDUNIT": _unit_in(words.WEEKEND),
    "MONTHUNIT": _unit_in(words.MONTH),
    "YEARUNIT": _unit_in(words.YEAR),
    "SPANUNIT": _unit_in(words.QUARTER, words.HALF, words.DECADE, words.FORTNIGHT, words.QUINCENA),
    "DIGITYEAR": lambda t: t.number if t.digits == 4 else None,
    "SHORT": lambda t: words.SHORT_UNITS.get(t.text) if t.glued else None,
    "SEASON": lambda t: words.SEASONS.get(t.text),
    "BAREMONTH": lambda t: None if t.text in words.AMBIGUOUS_ALONE else words.MONTHS.get(t.text),
    "BAREWEEKDAY": lambda t: None if t.text in words.AMBIGUOUS_ALONE else words.WEEKDAYS.get(t.text),
    "PART": lambda t: None if t.text == "mediodia" else words.PARTS.get(t.text),
    "MERPART": lambda t: words.PARTS.get(t.text),
    "DECADE": lambda t: words.DECADES.get(t.text),
}
