"""Plain text."""

from __future__ import annotations

import pytest
from manners import doubts, told

NOON = "2024-03-15T12:00:00+01:00"


@pytest.mark.parametrize(
    "head", ["15 de marzo de 2024", "# 2024-03-15", "2024-03-15:", "=== 15/03/2024 ===", "Friday, March 15, 2024", "- 15.03.2024 -"]
)
def test_lines_that_are_a_date_begin_an_entry(head: str) -> None:
    assert told("text", f"{head}\n\nuno\ndos\n\n2024-03-16 09:30\ntres") == [(NOON, "uno\ndos"), ("2024-03-16T09:30:00+01:00", "tres")]


def test_a_date_and_a_colon() -> None:  # jrnl#117
    text = "2013-11-30 15:42: uno: dos\n15 de marzo de 2024: tres\n16/03/2024 - cuatro\n2024-03-17\tcinco"
    assert told("text", text) == [
        ("2013-11-30T15:42:00+01:00", "uno: dos"),
        (NOON, "tres"),
        ("2024-03-16T12:00:00+01:00", "cuatro"),
        ("2024-03-17T12:00:00+01:00", "cinco"),
    ]


def test_words_before_any_date_and_files_without_one() -> None:
    assert told("text", "intro\n\n2024-03-15\nx") == [(None, "intro"), (NOON, "x")]
    assert doubts("text", "solo\npalabras") == [(1, "entry_undated")]
    assert told("text", "solo\npalabras", "2024-03-15.txt") == [(NOON, "solo\npalabras")]


@pytest.mark.parametrize(
    "line", ["En 2018: nada", "2000 pasos", "el 2018-13-45: x", "ver 2024-03-15: ahí", "mañana: x", "40th birthday: 2020"]
)
def test_what_only_looks_like_a_date(line: str) -> None:
    assert told("text", f"2024-03-15\na\n{line}") == [(NOON, f"a\n{line}")]
