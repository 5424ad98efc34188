"""jrnl's two formats."""

from __future__ import annotations

import json

import pytest
from manners import doubts, found, manner, told


def test_a_journal() -> None:
    text = "[2020-01-01 09:00] Title words. Body @viaje\nmore\n[1] a note\n\n[2020-01-02 23:30] Next. *\n"
    assert told("jrnl", text) == [
        ("2020-01-01T09:00:00+01:00", "Title words. Body @viaje\nmore\n[1] a note"),
        ("2020-01-02T23:30:00+01:00", "Next."),
    ]
    drafts = [each.record.draft for each in found("jrnl", text) if each.record]
    assert [(draft.tags, draft.starred) for draft in drafts] == [(("viaje",), False), ((), True)]
    assert doubts("jrnl", text) == []


def test_words_above_the_first_entry_are_kept() -> None:  # jrnl#490
    assert told("jrnl", "free line\n[2020-01-01 09:00] a") == [(None, "free line"), ("2020-01-01T09:00:00+01:00", "a")]
    assert doubts("jrnl", "\nfree line\n[2020-01-01 09:00] a") == [(1, "entry_undated")]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("[2018]\nTesti", ["[2018]\nTesti"]),
        ("[2020-13-45 09:00] roto\nmás\n[2020-01-01 09:00] bien", ["[2020-13-45 09:00] roto\nmás", "bien"]),
    ],
)
def test_a_malformed_date_drops_nothing(text: str, kept: list[str]) -> None:  # jrnl#1051
    assert [words for _, words in told("jrnl", text)] == kept
    assert [code for _, code in doubts("jrnl", text)] == ["entry_undated"]


def test_two_entries_of_a_day_are_two() -> None:  # jrnl#2006
    assert len(told("jrnl", "[2020-01-01 09:00] a\n[2020-01-01 17:00] b\n[2020-01-01 17:00] c")) == 3


@pytest.mark.parametrize("line", ["[1] x", "[nota al pie] x", "[yesterday] x", "[x](http://a.b) c", "[2020-01-01 09:00]x", "[9:30] x"])
def test_brackets_that_are_words(line: str) -> None:
    assert told("jrnl", f"[2020-01-01 09:00] a\n{line}") == [("2020-01-01T09:00:00+01:00", f"a\n{line}")]


@pytest.mark.parametrize(
    ("head", "at"),
    [
        ("2020-01-01 09:00:00 PM", "2020-01-01T21:00:00+01:00"), ("01.10.2019 09:00", "2019-10-01T09:00:00+02:00"),
        ("15 de marzo de 2024 9:30", "2024-03-15T09:30:00+01:00"), ("2020-01-01", "2020-01-01T12:00:00+01:00"),
        ("lunes 24 agosto 2026 10:00", "2026-08-24T10:00:00+02:00"),
    ],
)  # fmt: skip
def test_dates_in_the_format_of_a_person(head: str, at: str) -> None:
    assert told("jrnl", f"[{head}] x") == [(at, "x")]


def test_the_bare_dates_of_old_versions() -> None:
    text = "2013-06-09 15:39 My life is great!\nBody\n2013-06-10 15:40 Next *\n"
    assert told("jrnl", text) == [("2013-06-09T15:39:00+02:00", "My life is great!\nBody"), ("2013-06-10T15:40:00+02:00", "Next")]


def test_an_address_is_no_tag_and_a_line_end_ends_one() -> None:  # jrnl#237, jrnl#25
    (entry,) = [each.record for each in found("jrnl", "[2020-01-01 09:00] ana@example.com @trip\njust #1 (@no) @sí/tal")]
    assert entry is not None
    assert entry.draft.tags == ("trip", "sí/tal")


def test_windows_lines_and_a_title_that_is_only_a_star() -> None:
    assert told("jrnl", "[2020-01-01 09:00] a\r\nb\r\n") == [("2020-01-01T09:00:00+01:00", "a\nb")]
    assert doubts("jrnl", "[2020-01-01 09:00] *\n[2020-01-01 09:00] b") == [(1, "text_empty")]


def test_json() -> None:
    one = {"title": "Hoy.", "body": "Más\n", "date": "2020-01-01", "time": "09:00", "tags": ["@x"], "starred": True}
    bad = [{**one, "date": "2020-02-31"}, {**one, "title": "", "body": ""}, {**one, "tags": "x"}, 3]
    text = json.dumps({"tags": {"@x": 1}, "entries": [one, *bad, {**one, "mood": 1}]})
    assert told("jrnl", text) == [("2020-01-01T09:00:00+01:00", "Hoy.\nMás")] * 2
    first, *_, last = found("jrnl", text)
    assert first.record is not None
    assert (first.record.draft.tags, first.record.draft.starred, last.unknown) == (("x",), True, ("mood",))
    assert [code for _, code in doubts("jrnl", text)] == ["date_unreadable", "text_empty", "field_not_texts", "line_not_object"]


def test_the_order_is_the_person_s() -> None:  # jrnl#696
    assert told("jrnl", "[12.06.2022] x", how=manner("mdy"))[0][0] == "2022-12-06T12:00:00+01:00"
    assert told("jrnl", "[12.06.2022] x", how=manner("dmy"))[0][0] == "2022-06-12T12:00:00+02:00"
