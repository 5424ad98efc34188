"""Whatever a file holds: readers refuse with a reason or read on, and no word of prose is lost on the way."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from manners import found, manner

from soulmem_cli.errors import UsageError
from soulmem_cli.formats import decoding, frontmatter, shapes, stamps
from soulmem_cli.formats.readers import OBJECT

PIECES = st.sampled_from(
    [
        "[2020-01-01 09:00] ", "[2018]", "[1] ", "# 2024-03-15", "## 09:30 ", "- 10:00 ", "---", "tags: [a, b", "date: ", "\n", "\r\n",
        "\t", " ", "```", "15 de marzo de 2024", "13/06/2022: ", '"', ";", ",", "[[x]]", "\\.", "*", "é", "👩‍👩‍👧", "\0", "\u2028",
        "\x1b[31m", "{", "}", "2024",
    ]
)  # fmt: skip
TEXTS = st.lists(PIECES | st.text(max_size=12), max_size=25).map("".join)
VALUES = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False) | st.integers() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(
        st.sampled_from(
            [
                "entries", "memories", "episodes", "semantics", "causalLinks", "links", "tags", "uuid", "creationDate", "timeZone", "text",
                "photos", "content", "created", "id", "title", "body", "date", "time", "location", "affect", "context", "user_id",
                "source_id", "target_id",
            ]
        ),
        inner, max_size=5,
    ),
    max_leaves=20,
)  # fmt: skip


@pytest.mark.parametrize("form", [shapes.JRNL, shapes.MARKDOWN, shapes.TEXT, shapes.CSV])
@given(text=TEXTS)
def test_any_prose_is_read_or_refused(form: str, text: str) -> None:
    try:
        for each in found(form, text, "2024-03-15.md"):
            assert each.line >= 1
            assert each.record is None or each.record.draft.text.strip()
    except UsageError:
        assert form == shapes.CSV or OBJECT.match(text)


@pytest.mark.parametrize("form", [shapes.JRNL, shapes.DAYONE, shapes.SOULMEMORY, shapes.AUDREY])
@given(value=VALUES)
def test_any_json_is_read_or_refused(form: str, value: Any) -> None:
    try:
        found(form, json.dumps({"entries": value, "memories": value, "episodes": value, "links": value, "semantics": value}))
    except UsageError:
        pass


@pytest.mark.parametrize("form", [shapes.JRNL, shapes.MARKDOWN, shapes.TEXT])
@given(words=st.lists(st.text("abcñé[](){}#*-:;,.0123456789 ", min_size=1, max_size=30), min_size=1, max_size=12))
def test_no_word_is_lost(form: str, words: list[str]) -> None:
    text = "\n".join(f"w{n}w {word}" for n, word in enumerate(words))
    kept = "\n".join(each.record.draft.text for each in found(form, f"[2020-01-01 09:00] a\n{text}", "x.md") if each.record)
    for n in range(len(words)):
        assert f"w{n}w" in kept


@given(data=st.binary(max_size=200))
def test_any_bytes_are_text_or_refused(data: bytes) -> None:
    try:
        made = decoding.decoded(data)
    except UsageError:
        return
    made.text.encode()
    try:
        shapes.of_text(made.text, "x")
    except UsageError:
        pass


@given(text=st.text("0123456789/-.: TZ+apm[]dehlnuor", max_size=40))
def test_a_stamp_can_be_kept(text: str) -> None:
    stamp = stamps.read(text, manner())
    if stamp is not None:
        offset = stamp.at.utcoffset()
        assert offset is not None
        assert not offset.microseconds
        stamp.at.isoformat()


@given(lines=st.lists(st.text(max_size=20), max_size=12))
def test_front_matter_never_eats_the_note(lines: list[str]) -> None:
    front = frontmatter.split(["---", *lines, "---", "nota"])
    assert front.below <= len(lines) + 2
