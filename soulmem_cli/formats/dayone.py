"""Day One: the JSON of an export, whose moments are in UTC beside the zone they were lived in, and whose Markdown is escaped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

from soulmem_cli.clock import zone_of
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, foreign
from soulmem_cli.formats import fields as f
from soulmem_cli.formats.foreign import Found, Manner

MEDIA: Final = ("photos", "videos", "audios", "pdfAttachments")
KNOWN: Final = frozenset(("uuid", "creationDate", "timeZone", "text", "starred", "tags", "location", "weather", "richText", *MEDIA))
# of the device, the app or the file, and nothing of what was lived
PASSED_OVER: Final = frozenset((
    "modifiedDate", "isPinned", "isAllDay", "duration", "editingTime", "creationDevice", "creationDeviceType", "creationDeviceModel",
    "creationOSName", "creationOSVersion", "sourceString", "userActivity", "unread_marker_id", "entryType", "clientMetadata", "music",
))  # fmt: skip
PUNCTUATION: Final = re.compile(r"\\([!-/:-@\[-`{-~])")
CODE: Final = re.compile(
    r"(^ {0,3}(`{3,}|~{3,}).*?(?:^ {0,3}\2[`~]*\s*$|\Z)|(?<![`\\])(`+)(?!`).+?(?<!`)\3(?!`))", re.MULTILINE | re.DOTALL
)
LINK: Final = re.compile(r"dayone2?://(?:view|edit)\?entryId=([0-9A-Fa-f-]{32,36})")


def read(text: str, manner: Manner) -> Iterator[Found]:
    """The entries of an export, then what their texts link to."""
    ties: list[Found] = []
    for section, value, line in document.elements(text):
        if section != "entries":
            if section not in ("metadata",):
                yield Found(line, unknown=(section,))
            continue
        try:
            found = one(value, line, manner)
        except UsageError as error:
            yield foreign.outside(line, error)
            continue
        yield found
        ties += linked(found)
    yield from ties


def one(value: Any, line: int, manner: Manner) -> Found:
    """An entry. Raises UsageError naming what cannot be read."""
    if not isinstance(value, dict):
        raise UsageError("line_not_object")
    doubts: list[UsageError] = []
    at, zone = moment(value, manner, doubts)
    attached = [each for name in MEDIA for each in media(value, name)]
    words = f.text(value, "text")
    words = unescaped(words) if words is not None else rich(value.get("richText"))
    if not words.strip():
        words = "\n".join(f"![](dayone-moment://{each})" for each in attached if each)
    if not words.strip():
        raise UsageError("text_empty")
    return foreign.entry(
        line, words, at, manner, zone=zone, written_at=at, uid=f.text(value, "uuid") or None, tags=f.strings(value, "tags") or (),
        context=context(value), starred=f.flag(value, "starred"), doubts=doubts, unknown=value.keys() - KNOWN - PASSED_OVER,
        media=len(attached),
    )  # fmt: skip


def moment(value: dict[str, Any], manner: Manner, doubts: list[UsageError]) -> tuple[datetime | None, str | None]:
    """When an entry was written, in the zone it was lived in; a zone nobody knows is a doubt, and the instant stands."""
    at = f.moment(value, "creationDate", manner.habits._replace(zone=UTC))
    zone = f.text(value, "timeZone")
    if zone is None or at is None:
        return at and at.astimezone(manner.habits.zone), None
    try:
        return at.astimezone(zone_of(zone.replace("\\/", "/"))), zone.replace("\\/", "/")
    except UsageError as error:
        doubts.append(error)
        return at.astimezone(manner.habits.zone), None


def unescaped(text: str) -> str:
    """Markdown as a person typed it: the backslashes before punctuation gone, except in code, where they mean themselves."""
    parts = CODE.split(text)
    return "".join(part if place % 4 else PUNCTUATION.sub(r"\1", part) for place, part in enumerate(parts) if place % 4 < 2)


def rich(written: Any) -> str:
    """The words of a rich text; none where it cannot be read."""
    try:
        contents = json.loads(written)["contents"] if isinstance(written, str) else ()
        return "".join(each["text"] for each in contents if isinstance(each, dict) and isinstance(each.get("text"), str))
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""


def media(value: dict[str, Any], name: str) -> list[str]:
    """What pictures, films or sounds are called."""
    listed = value.get(name)
    return [str(each.get("identifier") or "") for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []


def context(value: dict[str, Any]) -> dict[str, str]:
    """Where it was, and the weather."""
    place, weather = value.get("location"), value.get("weather")
    found: dict[str, str] = {}
    if isinstance(place, dict):
        names = [foreign.scalar(place.get(key)) for key in ("placeName", "localityName", "country")]
        if any(names):
            found["place"] = ", ".join(dict.fromkeys(name for name in names if name))
        if (north := foreign.scalar(place.get("latitude"))) and (east := foreign.scalar(place.get("longitude"))):
            found["coordinates"] = f"{north},{east}"
    if isinstance(weather, dict):
        sky, degrees = foreign.scalar(weather.get("conditionsDescription")), foreign.scalar(weather.get("temperatureCelsius"))
        if sky or degrees:
            found["weather"] = ", ".join(part for part in (sky, degrees and f"{degrees} °C") if part)
    return found


def linked(found: Found) -> list[Found]:
    """The entries that a text links to."""
    if found.record is None or found.record.draft.uid is None:
        return []
    uid = found.record.draft.uid
    others = dict.fromkeys(other.replace("-", "") for other in LINK.findall(found.record.draft.text))
    return [foreign.row("links", found.line, {"a": uid, "b": b, "kind": "related", "said": True}) for b in others if b != uid]
