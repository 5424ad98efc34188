"""Taking out of a copy of the journal what the damaged file has no more."""

from __future__ import annotations

import json
from collections.abc import Hashable
from typing import Any, Final

from soulmem_cli.store.events import PURGE
from soulmem_cli.store.salvage.cells import MISSING
from soulmem_cli.store.salvage.completing import whole
from soulmem_cli.store.salvage.gleaning import NAMING, Haul, Row
from soulmem_cli.store.salvage.kinds import Model
from soulmem_cli.store.salvage.numbering import free

NUMBERED: Final = ("causes", "uses", "events")  # their own numbers may be another row's by now


def purged(haul: Haul) -> set[int]:
    """The numbers of entries that a person removed for good; they are not brought back."""
    gone: set[int] = set()
    for row in haul.of("events").values():
        if row["kind"] == PURGE and isinstance(row["facts"], str):
            gone |= {each for each in json.loads(row["facts"]).get("ids", ()) if isinstance(each, int)}
    return gone


def readable(row: Row) -> bool:
    """Whether nothing of an entry is lost."""
    return MISSING not in row.values() and whole_text(row["text"])


def whole_text(text: Any) -> bool:
    """Whether nothing of a text is lost."""
    return isinstance(text, str) and whole(text) == text


def merged(haul: Haul, copy: Haul, model: Model, *, sound: bool) -> set[int]:
    """Add to a haul what a copy has beside it; the numbers of the entries whose text came from there.

    What stands in both is told apart by its uid. A text never changes, so the one of a `sound` copy is right where two differ.
    """
    there = haul.of("entries")
    mine = {uid: entry for entry, (_, uid) in haul.known.uid.items() if entry in there}
    mine |= {row["uid"]: number for number, row in there.items()}
    for key, row in copy.of("users").items():
        haul.of("users").setdefault(key, row)
    gone, renamed, came = purged(haul), dict[int, int](), set[int]()
    for number, theirs in sorted(copy.of("entries").items()):
        here = mine.get(theirs["uid"])
        if not readable(theirs):
            continue
        if here is None and number not in gone:
            here = renamed[number] = number if number not in there else free(haul)
            there[here] = {**theirs, "id": here}
            came.add(here)
        if sound:
            haul.unsure.discard(theirs["uid"])
        if here is not None and number not in renamed and mended(there[here], theirs, sound=sound):
            came.add(here)
    for here in renamed.values():
        there[here]["replaces"] = renamed.get(there[here]["replaces"], there[here]["replaces"])
    follow(haul, copy, model, renamed)
    return came


def mended(mine: Row, theirs: Row, *, sound: bool) -> bool:
    """Fill what is lost of an entry from its like in a copy; whether its text was."""
    torn = not whole_text(mine["text"]) or (sound and mine["text"] != theirs["text"])
    for name, value in mine.items():
        if value is MISSING:
            mine[name] = theirs[name]
    if torn:
        mine["text"] = theirs["text"]
    return torn


def follow(haul: Haul, copy: Haul, model: Model, renamed: dict[int, int]) -> None:
    """Take over what hangs on entries that came from a copy."""
    for table in NAMING:
        for key, row in copy.of(table).items():
            if row["entry_id"] in renamed:
                keep(haul, model, table, key, {**row, "entry_id": renamed[row["entry_id"]]})
    for key, row in copy.of("links").items():
        ends = [renamed.get(row[end], row[end]) for end in ("a", "b")]
        if {row["a"], row["b"]} & renamed.keys():
            keep(haul, model, "links", key, {**row, "a": ends[0], "b": ends[1]})


def keep(haul: Haul, model: Model, table: str, key: Hashable, row: dict[str, Any]) -> None:
    """Add a row of a copy; under no number when another row has its own."""
    kind = model.kinds[table]
    if kind.number == "entry_id":
        haul.of(table).setdefault(row["entry_id"], row)
    elif kind.number is None:
        haul.of(table).setdefault(tuple(row[name] for name in kind.key), row)
    elif key in haul.of(table):
        haul.of(table)["copy", key, row.get("entry_id", row.get("a"))] = {**row, kind.number: None}
    else:
        haul.of(table)[key] = row
