"""What holds for every date: what is printed is read back, and no text breaks the reader."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from soulmem_cli.senses.when import Clock, find, prefix, read

ZONES = [ZoneInfo(name) for name in ("Europe/Madrid", "America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati", "UTC")]
MONTHS = {
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "en": "january february march april may june july august september october november december".split(),
}
WEEKDAYS = {
    "es": "lunes martes miércoles jueves viernes sábado domingo".split(),
    "en": "monday tuesday wednesday thursday friday saturday sunday".split(),
}
dates = st.dates(date(1901, 1, 1), date(2199, 12, 30))
clocks = st.builds(
    lambda now, zone, lang, order: Clock(now.replace(tzinfo=zone), lang, order),
    st.datetimes(datetime(1971, 1, 2), datetime(2090, 1, 1)),
    st.sampled_from(ZONES),
    st.sampled_from(["es", "en"]),
    st.sampled_from(["dmy", "mdy", "ymd"]),
)


@given(dates, clocks)
def test_every_iso_day_reads_back(day: date, clock: Clock) -> None:
    week = day.isocalendar()
    for text in (
        day.isoformat(),
        f"{day:%Y%m%d}",
        f"{day:%Y/%m/%d}",
        f"{day:%Y-%j}",
        f"{week.year}-W{week.week:02}-{week.weekday}",
    ):
        when = read(text, clock, fallback=False)
        assert when is not None
        assert (when.kind, when.last) == ("day", day)


@given(
    st.datetimes(datetime(1901, 1, 2), datetime(2199, 12, 30)),
    clocks,
    st.integers(-14 * 4, 14 * 4),
    st.sampled_from(["auto", "minutes", "seconds", "milliseconds", "microseconds"]),
)
def test_every_iso_instant_reads_back(naive: datetime, clock: Clock, quarters: int, timespec: str) -> None:
    moment = naive.replace(tzinfo=timezone(timedelta(minutes=15 * quarters)))
    text = moment.isoformat(timespec=timespec)
    for form in (text, text.replace("T", " "), text.lower()):
        when = read(form, clock, fallback=False)
        assert when is not None
        assert when.kind == "instant"
        assert when.start == datetime.fromisoformat(text)


@given(st.datetimes(datetime(1971, 1, 2), datetime(2090, 1, 1)), clocks, st.sampled_from(ZONES))
@example(datetime(1995, 9, 24), Clock(datetime(2000, 1, 1, tzinfo=ZoneInfo("Europe/Madrid")), "es", "dmy"), ZoneInfo("Europe/Madrid"))
def test_every_local_instant_printed_reads_back(naive: datetime, clock: Clock, zone: ZoneInfo) -> None:
    moment = naive.replace(tzinfo=ZoneInfo("UTC")).astimezone(zone)
    when = read(moment.isoformat(), clock, fallback=False)
    assert when is not None
    # an hour that comes twice never equals one of another zone (PEP 495), though it is the same instant
    assert (when.start.timestamp(), when.start.utcoffset()) == (moment.timestamp(), moment.utcoffset())


@given(dates, clocks)
def test_every_day_in_words_reads_back(day: date, clock: Clock) -> None:
    es, en = MONTHS["es"][day.month - 1], MONTHS["en"][day.month - 1]
    lunes, monday = WEEKDAYS["es"][day.weekday()], WEEKDAYS["en"][day.weekday()]
    for text in (
        f"{day.day} de {es} de {day.year}",
        f"el {day.day} de {es} del {day.year}",
        f"{lunes}, {day.day} de {es} de {day.year}",
        f"{day.day} {es[:3]} {day.year}",
        f"{en} {day.day}, {day.year}",
        f"{monday}, {en.title()} {day.day}, {day.year}",
        f"{day.day} {en[:3]} {day.year}",
        f"the {day.day} of {en} {day.year}",
        f"{en[:3]}. {day.day} {day.year}",
    ):
        when = read(text, clock, fallback=False)
        assert when is not None, text
        assert (when.kind, when.last) == ("day", day), text


@given(dates, clocks, st.integers(0, 23), st.integers(0, 59))
def test_a_time_beside_a_day_is_kept(day: date, clock: Clock, hour: int, minute: int) -> None:
    es, en = MONTHS["es"][day.month - 1], MONTHS["en"][day.month - 1]
    half = f"{(hour - 1) % 12 + 1}:{minute:02} {'am' if hour < 12 else 'pm'}"
    for text in (
        f"{day.day} de {es} de {day.year}, {hour:02}:{minute:02}",
        f"{day.day} de {es} de {day.year} a las {hour}:{minute:02}",
        f"{en} {day.day}, {day.year} at {half}",
        f"{day} {hour:02}:{minute:02}",
    ):
        when = read(text, clock, fallback=False)
        assert when is not None, text
        assert when.kind == "instant"
        zone = clock.now.tzinfo
        assert when.start == datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone), text


@given(clocks, st.integers(1, 400))
def test_days_ago_agree_in_both_languages(clock: Clock, count: int) -> None:
    day = clock.now.date() - timedelta(days=count)
    for text in (
        f"hace {count} días",
        f"{count} days ago",
        f"{count} días atrás",
        f"hace {count}d",
        f"-{count}d",
    ):
        when = read(text, clock, fallback=False)
        assert when is not None, text
        assert (when.kind, when.last) == ("day", day), text


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_day_of_every_month_name(lang: str) -> None:
    clock = Clock(datetime(2025, 1, 1, 12, tzinfo=ZONES[0]), lang, "dmy")
    for month, name in enumerate(MONTHS[lang], 1):
        for number in range(1, 33):
            text = f"{number} de {name}" if lang == "es" else f"{name} {number}"
            when = read(text, clock)
            try:
                date(2024, month, number)
            except ValueError:
                assert when is None, text
            else:
                assert when is not None, text
                assert (when.start.month, when.start.day) == (month, number)
                assert when.start.date() <= clock.now.date()


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("length", [3, 20])
def test_every_weekday_long_and_short_is_in_the_week_before(lang: str, length: int) -> None:
    for offset in range(7):
        clock = Clock(datetime(2026, 8, 24 + offset, 12, tzinfo=ZONES[0]), lang, "dmy")
        for number, name in enumerate(WEEKDAYS[lang]):
            word = name[:length]
            when = read(word, clock)
            if word == "mar":
                assert when is None  # the sea
                continue
            assert when is not None, word
            assert when.start.weekday() == number
            assert 1 <= (clock.now.date() - when.start.date()).days <= 7


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200), clocks)
def test_no_text_breaks_the_reader(text: str, clock: Clock) -> None:
    read(text, clock)
    prefix(text, clock)
    for when, start, end in find(text, clock):
        assert text[start:end].strip() == text[start:end]
        assert when.start.tzinfo is not None


WORDS = st.sampled_from(
    (
        "hace el la de las a en last next this ayer yesterday lunes march may 3 12 2025 31 3rd semana week "
        "mes month ago pasado tarde night y media from to del al : , - / 15:30 15h 12/13 2025-03 christmas "
        "hoy 1-5 90 s ' am half past"
    ).split()
)


@settings(max_examples=250, deadline=None)
@given(st.lists(WORDS, min_size=1, max_size=9).map(" ".join), clocks)
def test_no_heap_of_date_words_breaks_the_reader(text: str, clock: Clock) -> None:
    when = read(text, clock)
    if when is not None:
        assert (when.last is None) == (when.kind == "instant")
        assert when.last is None or when.last >= when.start.date()
    prefix(text + ": x", clock)
    find(text, clock)
