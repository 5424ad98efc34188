"""Written times of foreign files."""

from __future__ import annotations

import pytest
from manners import manner

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import stamps

NOON_OF_MARCH = "2024-03-15T12:00:00+01:00"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("2024-03-15", NOON_OF_MARCH), ("2024/3/15", NOON_OF_MARCH), ("2024.03.15", NOON_OF_MARCH), ("2024_03_15", NOON_OF_MARCH),
        ("15/03/2024", NOON_OF_MARCH), ("15.3.24", NOON_OF_MARCH), ("15-03-2024", NOON_OF_MARCH),
        ("15 de marzo de 2024", NOON_OF_MARCH), ("viernes, 15 de marzo de 2024", NOON_OF_MARCH), ("March 15, 2024", NOON_OF_MARCH),
        ("15 de marzo de 2024 9:30", "2024-03-15T09:30:00+01:00"), ("2024-03-15 09:30", "2024-03-15T09:30:00+01:00"),
        ("2024-03-15T09:30:15", "2024-03-15T09:30:15+01:00"), ("2024-03-15 9.30", "2024-03-15T09:30:00+01:00"),
        ("2020-01-01 09:00:00 AM", "2020-01-01T09:00:00+01:00"), ("2020-01-01 12:05:00 AM", "2020-01-01T00:05:00+01:00"),
        ("2020-01-01 12:05 PM", "2020-01-01T12:05:00+01:00"), ("2020-01-01 01:05:00 p. m.", "2020-01-01T13:05:00+01:00"),
        ("01.10.2019 09:00", "2019-10-01T09:00:00+02:00"), ("1/2/2023 10:00:00 pm", "2023-02-01T22:00:00+01:00"),
        ("2024-03-15T09:30:00Z", "2024-03-15T09:30:00+00:00"), ("1999-12-31 23:59:59 -0300", "1999-12-31T23:59:59-03:00"),
        ("2024-03-15T09:30:00.123456+05:30", "2024-03-15T09:30:00.123456+05:30"), ("15/03/2024 a las 21:00", "2024-03-15T21:00:00+01:00"),
    ],
)  # fmt: skip
def test_what_is_a_date(text: str, at: str) -> None:
    found = stamps.read(text, manner())
    assert found is not None
    assert found.at.isoformat() == at


@pytest.mark.parametrize(
    "text",
    [
        "", "9:30", "1", "2018", "marzo de 2024", "2024-02-30", "2024-13-01", "31/02/2024", "15/03/2024 25:00", "2024-03-15 09:60",
        "mañana", "hola", "2024-03-15 y algo más", "x" * 100, "13/25/2020", "2020-2024",
    ],
)  # fmt: skip
def test_what_is_no_date(text: str) -> None:
    assert stamps.read(text, manner()) is None


@pytest.mark.parametrize(
    ("order", "lang", "day"),
    [("dmy", "en", "2022-06-12"), ("mdy", "es", "2022-12-06"), ("ymd", "es", "2022-06-12"), ("ymd", "en", "2022-12-06")],
)
def test_the_order_of_the_person(order: str, lang: str, day: str) -> None:
    for text in ("12.06.2022", "12/06/2022 10:00", "12-6-22" if order != "ymd" else "12-06-2022"):
        found = stamps.read(text, manner(order, lang=lang))
        assert found is not None
        assert f"{found.at:%Y-%m-%d}" == day


def test_a_date_that_is_impossible_in_the_order_of_its_file_is_not_turned_round() -> None:
    assert stamps.read("13/06/2022", manner("mdy")) is None
    assert stamps.read("06/13/2022", manner("dmy")) is None


@pytest.mark.parametrize(
    ("texts", "order", "settled"),
    [
        (["13/06/2022", "12/06/2022"], "mdy", "dmy"), (["06/13/2022", "06/12/2022"], "dmy", "mdy"), (["12/06/2022"], "mdy", "mdy"),
        (["13/06/2022", "06/13/2022"], "mdy", "mdy"), ([], "dmy", "dmy"), (["2022-06-13"], "mdy", "mdy"),
    ],
)  # fmt: skip
def test_a_file_has_one_order(texts: list[str], order: str, settled: str) -> None:
    assert stamps.ordered(texts, order) == settled


def test_a_pattern_of_one_s_own() -> None:
    how = manner(pattern="%d %b %y, %H.%M")
    found = stamps.read("15 Mar 24, 09.30", how)
    assert found is not None
    assert found.at.isoformat() == "2024-03-15T09:30:00+01:00"
    assert stamps.read("2024-03-16", how) is not None
    with pytest.raises(UsageError):
        stamps.patterned("", "%Q")


@pytest.mark.parametrize(
    ("text", "hours"), [("09:30", 9.5), ("9.30", 9.5), ("9:30 pm", 21.5), ("25:00", None), ("9", None), ("7h15", 7.25)]
)
def test_an_hour_alone(text: str, hours: float | None) -> None:
    found = stamps.clock_of(text)
    assert (found.total_seconds() / 3600 if found is not None else None) == hours
