"""Day One's JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest
from manners import doubts, found, told

from soulmem_cli.formats.dayone import unescaped

UID = "A" * 28


def export(*entries: dict[str, Any]) -> str:
    """An export as the app writes it."""
    return json.dumps({"metadata": {"version": "1.0"}, "entries": entries}, indent=2).replace("/", "\\/")


@pytest.mark.parametrize(
    ("created", "zone", "at"),
    [
        ("2022-03-13T07:59:00Z", "America/Los_Angeles", "2022-03-12T23:59:00-08:00"),  # jrnl#1422: the eve of summer time
        ("2022-03-13T10:30:00Z", "America/Los_Angeles", "2022-03-13T03:30:00-07:00"),
        ("2022-11-06T08:30:00Z", "America/Los_Angeles", "2022-11-06T01:30:00-07:00"),  # 01:30 comes twice that night
        ("2022-11-06T09:30:00Z", "America/Los_Angeles", "2022-11-06T01:30:00-08:00"),
        ("1999-07-01T10:00:00Z", "Europe/Madrid", "1999-07-01T12:00:00+02:00"),  # memos#4573
        ("2024-01-01T10:00:00Z", None, "2024-01-01T11:00:00+01:00"),
    ],
)
def test_instants_and_zones(created: str, zone: str | None, at: str) -> None:
    text = export({"uuid": UID + "0001", "creationDate": created, "timeZone": zone, "text": "x"})
    assert told("dayone", text) == [(at, "x")]
    (entry,) = [each.record for each in found("dayone", text)]
    assert entry is not None
    assert (entry.draft.zone, entry.draft.uid, entry.named) == (zone, UID + "0001", True)


@pytest.mark.parametrize(
    ("escaped", "plain"),
    [
        (r"Hoy\. \(sí\) \- 5\!", "Hoy. (sí) - 5!"), (r"a\\b", r"a\b"), (r"\n \á \1", r"\n \á \1"), (r"`a\.b` c\.", r"`a\.b` c."),
        ("```\na\\.b\n```\nc\\.", "```\na\\.b\n```\nc."), (r"\`no\.", "`no."), (r"``a`\.`` \*", r"``a`\.`` *"), ("\\", "\\"),
    ],
)  # fmt: skip
def test_markdown_is_unescaped_but_in_code(escaped: str, plain: str) -> None:
    assert unescaped(escaped) == plain


def test_what_else_an_entry_has() -> None:
    text = export({
        "uuid": UID + "0001", "creationDate": "2024-01-01T10:00:00Z", "text": "ver dayone://view?entryId=" + "B" * 32, "starred": True,
        "tags": ["mar", "sol y sal"], "location": {"placeName": "Casa", "localityName": "Vigo", "latitude": 42.2, "longitude": -8.7},
        "weather": {"conditionsDescription": "Lluvia", "temperatureCelsius": 12},
        "photos": [{"identifier": "P", "md5": "x", "type": "jpeg"}], "isPinned": True, "mood": 3,
    })  # fmt: skip
    one, tie = found("dayone", text)
    assert one.record is not None
    draft = one.record.draft
    assert (draft.starred, draft.tags, one.media, one.unknown) == (True, ("mar", "sol y sal"), 1, ("mood",))
    assert dict(draft.context) == {"place": "Casa, Vigo", "coordinates": "42.2,-8.7", "weather": "Lluvia, 12 °C"}
    assert tie.element is not None
    assert (tie.element.section, tie.element.value["b"]) == ("links", "B" * 32)


def test_an_entry_need_have_no_text() -> None:
    photo = {"uuid": UID + "1", "creationDate": "2024-01-01T10:00:00Z", "photos": [{"identifier": "P1"}, {"identifier": "P2"}]}
    rich = {"uuid": UID + "2", "creationDate": "2024-01-01T10:00:00Z", "richText": '{"contents": [{"text": "ho"}, {"text": "la"}]}'}
    nothing = {"uuid": UID + "3", "creationDate": "2024-01-01T10:00:00Z"}
    text = export(photo, rich, nothing)
    assert [words for _, words in told("dayone", text)] == ["![](dayone-moment://P1)\n![](dayone-moment://P2)", "hola"]
    assert [code for _, code in doubts("dayone", text)] == ["text_empty"]


def test_what_cannot_be_read_is_named_by_its_line() -> None:
    good = {"uuid": UID + "1", "creationDate": "2024-01-01T10:00:00Z", "text": "x"}
    text = '{"metadata": {"version": "1.0"}, "entries": [\n' + ",\n".join(
        json.dumps(each) for each in (good, {**good, "creationDate": "nunca"}, {**good, "timeZone": "Marte/Olimpo"}, {**good, "text": 3}, 7)
    )
    assert doubts("dayone", text + "\n]}") == [(3, "date_unreadable"), (4, "zone_unknown"), (5, "field_not_text"), (6, "line_not_object")]
    assert len(told("dayone", text + "\n]}")) == 2
