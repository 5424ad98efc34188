"""Which number each entry has: the one of its row, unless that is damaged and the index of uids knows better."""

from __future__ import annotations

from soulmem_cli.store.salvage.cells import MISSING
from soulmem_cli.store.salvage.gleaning import Haul, Row, everything


def settle(haul: Haul) -> None:
    """Give every entry that was found its place among the rows: one for each uid, the best of its kind."""
    best: dict[object, tuple[int, Row]] = {}
    for place, (rank, row) in enumerate(haul.found):
        key = row["uid"] if row["uid"] is not MISSING else (row["id"], place)
        if key not in best or rank > best[key][0]:
            best[key] = rank, row
    listed = {uid: entry for entry, (_, uid) in haul.known.uid.items()}
    rows = [row for _, row in sorted(best.values(), key=lambda each: -each[0])]
    there = haul.of("entries")
    for row in rows:
        if (right := listed.get(row["uid"])) is not None and right not in there:
            there[right] = {**row, "id": right}
    for row in rows:
        if listed.get(row["uid"]) in there and there[listed[row["uid"]]]["uid"] == row["uid"]:
            continue
        number = row["id"] if row["id"] is not MISSING and row["id"] not in there else free(haul)
        there[number] = {**row, "id": number}


def free(haul: Haul) -> int:
    """A number that no entry has or had."""
    return max(everything(haul), default=0) + 1
