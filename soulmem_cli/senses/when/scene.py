"""What a reading stands on (the clock's day, zone and order) and the values that phrases turn into."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta, tzinfo

from soulmem_cli.senses.when.clockwork import add_months, place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from soulmem_cli.senses.when import Clock

    Bounds = tuple[date, date]
    OfYear = Callable[[int], Bounds | None]
    OfMonth = Callable[[date, date], Bounds | None]

ONE_DAY = timedelta(days=1)


class Scene:
    """The moment of reading: `today` is the day being lived, with `day_ends_at` perhaps yesterday's date."""

    __slots__ = ("day_ends_at", "lang", "now", "order", "southern", "today", "zone")

    def __init__(self, clock: Clock) -> None:
        self.now, self.lang, self.order = clock.now, clock.lang, clock.order
        self.day_ends_at, self.southern = clock.day_ends_at, clock.southern
        self.zone: tzinfo = clock.now.tzinfo  # type: ignore[assignment]  # a Clock's now is aware
        late = clock.now.time() < clock.day_ends_at
        self.today = clock.now.date() - ONE_DAY if late else clock.now.date()

    def at(self, day: date, moment: time) -> datetime:
        """A wall-clock moment in the journal's zone."""
        return place(day, moment, self.zone)


class Piece:
    """A stretch of days, first to last inclusive; `single` when it is one day named as a day.

    `roll(limit)` answers the latest such stretch that begins on or before `limit`, for phrases that recur
    every `period`; `start` is set when the phrase is a moment of its own; `part` is the part of the day;
    `absolute` says that the calendar date was written out; `title` that it may be a heading (2024, June).
    """

    __slots__ = ("absolute", "first", "last", "part", "period", "roll", "single", "start", "title")

    def __init__(
        self,
        first: date,
        last: date | None = None,
        *,
        single: bool | None = None,
        roll: Callable[[date], Piece | None] | None = None,
        period: str = "",
        start: datetime | None = None,
        part: str | None = None,
        absolute: bool = False,
        title: bool = False,
    ) -> None:
        self.first = first
        self.last = first if last is None else last
        self.single = last is None if single is None else single
        self.roll, self.period, self.start, self.part = roll, period, start, part
        self.absolute, self.title = absolute, title

    def following(self, day: date) -> Piece | None:
        """The first such stretch that begins on or after a day, when it recurs."""
        if self.roll is None:
            return None
        step = {"year": add_months(day, 12), "month": add_months(day, 1), "week": day + timedelta(weeks=1)}
        return self.roll(step[self.period] - ONE_DAY)


class Annual:
    """What comes once a year (3 March, Christmas, spring): its days in a year, None where it has none."""

    __slots__ = ("of_year", "single", "title", "weekday")

    def __init__(self, of_year: OfYear, *, single: bool = True, title: bool = False, weekday: int | None = None) -> None:
        self.of_year, self.single, self.title, self.weekday = of_year, single, title, weekday

    def in_year(self, year: int, *, title: bool | None = None) -> Piece | None:
        """Its days in one year; None when that year has none, or the weekday said with it is another."""
        if not 1 < year < 9999:
            return None
        days = self.of_year(year)
        if days is None or (self.weekday is not None and days[0].weekday() != self.weekday):
            return None
        return Piece(*days, single=self.single, absolute=True, title=self.title if title is None else title)

    def until(self, limit: date) -> Piece | None:
        """The latest that begins on or before a day."""
        for year in range(limit.year + 1, limit.year - 41, -1):
            piece = self.in_year(year)
            if piece is not None and piece.first <= limit:
                piece.roll, piece.period = self.until, "year"
                return piece
        return None

    def ended(self, today: date) -> Piece | None:
        """The latest that was over before a day."""
        piece = self.until(today)
        while piece is not None and piece.last >= today:
            piece = self.until(piece.first - ONE_DAY)
        return piece

    def coming(self, today: date) -> Piece | None:
        """The first that begins after a day."""
        for year in range(today.year - 1, today.year + 41):
            piece = self.in_year(year)
            if piece is not None and piece.first > today:
                return piece
        return None

    def nearest(self, today: date) -> Piece | None:
        """The closest to a day, the past one when both are as far."""
        back, ahead = self.until(today), self.coming(today)
        if back is None or ahead is None:
            return back or ahead
        return back if today - back.first <= ahead.first - today else ahead


class Monthly:
    """What comes once a month (the 3rd, its first Monday, its end): its days within a month."""

    __slots__ = ("of_month", "single")

    def __init__(self, of_month: OfMonth, *, single: bool = True) -> None:
        self.of_month, self.single = of_month, single


class Time:
    """A time of day as said: hour 0–24, `half` the part of day or am/pm beside it, `spoken` a bare "at 3"."""

    __slots__ = ("half", "hour", "micro", "minute", "offset", "second", "spoken")

    def __init__(
        self,
        hour: int,
        minute: int = 0,
        second: int = 0,
        micro: int = 0,
        *,
        half: str | None = None,
        spoken: bool = False,
        offset: tzinfo | None = None,
    ) -> None:
        self.hour, self.minute, self.second, self.micro = hour, minute, second, micro
        self.half, self.spoken, self.offset = half, spoken, offset


def timely(
    hour: int,
    minute: int = 0,
    second: int = 0,
    micro: int = 0,
    *,
    half: str | None = None,
    spoken: bool = False,
    offset: tzinfo | None = None,
) -> Time | None:
    """A Time, or None when no clock shows it."""
    if not (0 <= hour <= 24 and 0 <= minute < 60 and 0 <= second < 60) or (hour == 24 and (minute or second or micro)):
        return None
    return Time(hour, minute, second, micro, half=half, spoken=spoken, offset=offset)
