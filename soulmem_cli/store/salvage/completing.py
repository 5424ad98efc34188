"""Entries of which a part is lost: what is missing of one is told by the indexes, the log, its links and its uid, or must be guessed."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from soulmem_cli.domain import Source
from soulmem_cli.store.salvage.cells import MISSING, Value
from soulmem_cli.store.salvage.gleaning import Haul, Row

TORN: Final = re.compile("[\udc80-\udcff]+")
TIMED_UID: Final = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
FIRST_USER: Final = 1
# when nothing tells: a word too many hidden can be shown again, one too many shown cannot be taken back
USUAL: Final[dict[str, Value]] = {"private": 1, "starred": 0, "said_people": 0, "source": Source.TOLD.value}
FELT: Final = ("at_us", "offset_s", "zone", "private", "forgotten_us")  # guessing these changes what a person sees


class Whole(NamedTuple):
    """Entries without a gap, oldest number first; those whose text is not whole, and those of which something else was guessed."""

    rows: list[dict[str, Any]]
    torn: tuple[int, ...]
    guessed: tuple[int, ...]


def whole(text: str) -> str:
    """A text with one mark for each stretch that is lost of it."""
    return TORN.sub("\N{REPLACEMENT CHARACTER}", text)


def completed(haul: Haul, zone: str, uid: Callable[[int], str]) -> Whole:
    """Every entry of a haul made whole. `zone` is the usual one, `uid` makes a new one for a moment."""
    rows, torn, guessed = [], [], []
    common = usual_zone(haul, zone)
    written = {row["entry_id"]: row["at_us"] for row in haul.of("events").values() if row["kind"] == "encode"}
    newer = {row["a"]: row["b"] for row in haul.of("links").values() if row["kind"] == "replaces"}
    for number, row in sorted(haul.of("entries").items()):
        gaps = {name for name, value in row.items() if value is MISSING}
        full = filled(haul, number, row, gaps, written, common, uid)
        full["replaces"] = newer.get(number) if "replaces" in gaps else full["replaces"]
        text = whole(full["text"])
        if text != full["text"]:
            torn.append(number)
        elif not gaps.isdisjoint(FELT):
            guessed.append(number)
        rows.append({name: whole(value) if isinstance(value, str) else value for name, value in full.items()})
    return Whole(rows, tuple(torn), tuple(guessed))


def filled(
    haul: Haul, number: int, row: Row, gaps: set[str], written: dict[Any, Any], zone: str, uid: Callable[[int], str]
) -> dict[str, Any]:
    """A row with something in each of its gaps; what an index repeats is taken out of `gaps`."""
    full: dict[str, Any] = {name: USUAL.get(name) if value is MISSING else value for name, value in row.items()}
    user, known = haul.known.uid.get(number, (None, None))
    if full["uid"] is None:
        full["uid"] = known
    made = moment_of(full["uid"])
    if full["written_us"] is None:
        full["written_us"] = written.get(number) or made or haul.known.at_us.get(number) or 0
    if full["at_us"] is None:
        full["at_us"] = haul.known.at_us.get(number, full["written_us"])
        gaps -= {"at_us"} if number in haul.known.at_us else set()
    if full["offset_s"] is None:
        local = haul.known.local_us.get(number)
        full["offset_s"] = 0 if local is None else (local - full["at_us"]) // 1_000_000
        gaps -= {"offset_s"} if local is not None else set()
    full["zone"] = full["zone"] or zone
    full["uid"] = full["uid"] or uid(full["written_us"])
    full["user_id"] = full["user_id"] or user or FIRST_USER
    return full


def moment_of(uid: str | None) -> int | None:
    """The microsecond a uid was made in; None when it does not tell."""
    return int(uid[:8] + uid[9:13], 16) * 1000 if uid and TIMED_UID.fullmatch(uid) else None


def usual_zone(haul: Haul, zone: str) -> str:
    """The zone that most entries were lived in."""
    found = Counter(row["zone"] for row in haul.of("entries").values() if isinstance(row["zone"], str))
    return found.most_common(1)[0][0] if found else zone
