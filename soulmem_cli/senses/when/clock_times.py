"""Times of day: "a las 3 de la tarde", "15h30", "half past three", "las 5 menos cuarto", "8 p.m.", "noon"."""

from __future__ import annotations

from datetime import UTC

from soulmem_cli.senses.when.scene import Scene, Time, timely

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules


def _o_clock(_: Scene, *parts: object) -> Time | None:
    """An hour said with "at", perhaps with its half of the day; the parts end in hour, minute, half."""
    hour, minute, half = parts[-3:]
    assert isinstance(hour, int)
    return timely(
        hour,
        int(minute) if isinstance(minute, int) else 0,
        half=half if isinstance(half, str) else None,
        spoken=half is None,
    )


def _before(scene: Scene, hour: int, minutes: int, half: str | None) -> Time | None:
    if not 1 <= hour <= 24 or not 1 <= minutes <= 59:
        return None
    return _o_clock(scene, (hour - 1) or 12, 60 - minutes, half)


def _with_half(_: Scene, seen: Time, half: str | None) -> Time:
    return Time(seen.hour, seen.minute, seen.second, seen.micro, half=half, offset=seen.offset)


def _in_utc(seen: Time) -> Time:
    return Time(seen.hour, seen.minute, seen.second, seen.micro, offset=UTC)


def _military(_: Scene, digits: str) -> Time | None:
    return timely(int(digits[:2]), int(digits[2:])) if len(digits) == 4 else None


_H = "h|hs|hrs|hr|horas|hora|hours"
_PAST, _TO = "past|after", "to|of|till|til|before"

RULES: Rules = {
    "at": [  # what can only be followed by a time
        ("at|@ around|about|exactly?", lambda _: True),
        ("a|sobre|hacia|tipo las|la", lambda _: True),
        ("a eso de las|la", lambda _: True),
        ("como|alrededor|cerca|aproximadamente a|de las|la", lambda _: True),
        ("mas o menos a las|la", lambda _: True),
    ],
    "near": [  # what is followed by a time only where a day or more of a clock stands beside it
        ("<at>", lambda _, said: said),
        ("around|about|tipo|las", lambda _: True),
        ("la", lambda _: True),
        ("como las", lambda _: True),
    ],
    "loose": [
        ("around|about|tipo|las HOUR", lambda s, hour: _o_clock(s, hour, 0, None)),
        ("la una", lambda s: _o_clock(s, 1, 0, None)),
    ],
    "half": [
        ("am", lambda _: "am"),
        ("pm", lambda _: "pm"),
        ("de|por|en|a la MERPART", lambda _, part: part),
        ("del|al MERPART", lambda _, part: part),
        ("in the MERPART", lambda _, part: part),
        ("at MERPART", lambda _, part: part if part == "night" else None),
    ],
    "clock": [
        ("<near>? TIME <half>?", lambda s, _, seen, half: _with_half(s, seen, half)),
        ("<near>? TIME utc|gmt", lambda _s, _, seen: _in_utc(seen)),
        (f"<near>? TIME {_H}", lambda s, _, seen: seen),
        ("<near> DOTTIME <half>?", lambda s, _, seen, half: _with_half(s, seen, half)),
        ("DOTTIME <half>", _with_half),
        (f"<near>? DOTTIME {_H}", lambda s, _, seen: seen),
        ("<at> HOUR <half>?", lambda s, _, hour, half: _o_clock(s, hour, 0, half)),
        ("<near> HOUR <half>", lambda s, _, hour, half: _o_clock(s, hour, 0, half)),
        ("HOUR <half>", lambda s, hour, half: _o_clock(s, hour, 0, half)),
        ("HOUR NUM <half>", lambda s, hour, minute, half: _o_clock(s, hour, minute, half)),
        ("<near>? HOUR en punto <half>?", lambda s, _, hour, half: _o_clock(s, hour, 0, half)),
        ("<near>? HOUR oclock|sharp sharp? <half>?", lambda s, _, hour, half: _o_clock(s, hour, 0, half)),
        ("<near>? HOUR o clock <half>?", lambda s, _, hour, half: _o_clock(s, hour, 0, half)),
        ("<near>? HOUR h|hs", lambda s, _, hour: timely(hour)),
        ("<at> HOUR hrs", lambda s, _, hour: timely(hour)),
        ("<at> HOUR horas|hours", lambda s, _, hour: timely(hour)),
        ("<near>? HOUR h GLUED", lambda s, _, hour, minute: timely(hour, minute)),
        ("<near>? HOUR h NUM min|m?", lambda s, _, hour, minute: timely(hour, minute)),
        ("<at> DIGITS", lambda s, _, digits: _military(s, digits)),
        (f"<near>? DIGITS {_H}", lambda s, _, digits: _military(s, digits)),
        ("<near> HOUR y|con NUM minutos? <half>?", lambda s, _, h, m, half: _o_clock(s, h, m, half)),
        ("<at> HOUR NUM <half>?", lambda s, _, h, m, half: _o_clock(s, h, m, half)),
        ("<near> HOUR y media <half>?", lambda s, _, h, half: _o_clock(s, h, 30, half)),
        ("<near> HOUR y cuarto <half>?", lambda s, _, h, half: _o_clock(s, h, 15, half)),
        ("HOUR y NUM <half>", lambda s, h, m, half: _o_clock(s, h, m, half)),
        ("<near> HOUR y pico|algo <half>?", lambda s, _, h, half: _o_clock(s, h, 0, half)),
        ("<near>? HOUR -? ish <half>?", lambda s, _, h, half: _o_clock(s, h, 0, half)),
        ("<near>? half HOUR <half>?", lambda s, _, h, half: _o_clock(s, h, 30, half) if 1 <= h <= 12 else None),
        ("HOUR y media <half>", lambda s, h, half: _o_clock(s, h, 30, half)),
        ("HOUR y cuarto <half>", lambda s, h, half: _o_clock(s, h, 15, half)),
        ("<near> HOUR menos NUM <half>?", lambda s, _, h, m, half: _before(s, h, m, half)),
        ("<near> HOUR menos cuarto <half>?", lambda s, _, h, half: _before(s, h, 15, half)),
        ("HOUR menos cuarto <half>", lambda s, h, half: _before(s, h, 15, half)),
        ("al|a|faltando? un? cuarto para las|la HOUR <half>?", lambda s, h, half: _before(s, h, 15, half)),
        ("a|faltando? NUM minutos? para las|la HOUR <half>?", lambda s, m, h, half: _before(s, h, m, half)),
        ("<near>? half past HOUR <half>?", lambda s, _, h, half: _o_clock(s, h, 30, half)),
        (f"<near>? a? quarter {_PAST} HOUR <half>?", lambda s, _, h, half: _o_clock(s, h, 15, half)),
        (f"<near>? a? quarter {_TO} HOUR <half>?", lambda s, _, h, half: _before(s, h, 15, half)),
        (f"<at> NUM minutes? {_PAST} HOUR <half>?", lambda s, _, m, h, half: _o_clock(s, h, m, half)),
        (f"<at> NUM minutes? {_TO} HOUR <half>?", lambda s, _, m, h, half: _before(s, h, m, half)),
        (f"NUM minutes {_PAST} HOUR <half>?", lambda s, m, h, half: _o_clock(s, h, m, half)),
        (f"NUM minutes {_TO} HOUR <half>?", lambda s, m, h, half: _before(s, h, m, half)),
        (f"FIVES {_PAST} HOUR <half>?", lambda s, m, h, half: _o_clock(s, h, m, half)),
        (f"FIVES {_TO} HOUR <half>?", lambda s, m, h, half: _before(s, h, m, half)),
        ("at|around|about|12? noon|midday", lambda _: Time(12, half="noon")),
        ("al|a|el|sobre|hacia el? mediodia", lambda _: Time(12, half="noon")),
        ("mediodia", lambda _: Time(12, half="noon")),
        ("at|around|about|12? midnight", lambda _: Time(0, half="midnight")),
        ("a|la|hacia|sobre? la? medianoche", lambda _: Time(0, half="midnight")),
        ("a media noche", lambda _: Time(0, half="midnight")),
        ("al|a medio dia", lambda _: Time(12, half="noon")),
    ],
}


def hour_of(seen: Time, part: str | None) -> int | None:
    """The hour 0–30 that a time means in its part of the day (24 on: past midnight), None if it cannot."""
    half, hour = seen.half or part, seen.hour
    if half in (None, "midnight", "noon") and not (half == "noon" and hour != 12):
        return hour
    if half == "am":
        return hour % 12 if hour <= 12 else None
    if half == "pm":
        return hour % 12 + 12 if hour <= 12 else (hour if hour < 24 else None)
    if hour > 12:
        fits = {"dawn": False, "morning": False, "noon": hour < 16, "afternoon": hour < 21}
        return hour if fits.get(str(half), True) else None
    if half == "dawn":
        return hour % 12 if hour % 12 < 9 else None
    if half == "morning":
        return hour
    if half == "noon":
        return hour if hour == 12 else (hour + 12 if 1 <= hour <= 4 else None)
    if half == "afternoon":
        return 12 + hour % 12 if hour % 12 < 10 else None
    if half == "evening":
        return 24 if hour == 12 else (hour + 12 if hour >= 3 else None)
    return hour + 24 if hour < 6 else hour + 12  # night: twelve is the midnight that ends the day
