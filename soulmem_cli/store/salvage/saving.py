"""From a damaged file to what its new journal will hold: read, carved, and filled up from copies."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final, NamedTuple

from soulmem_cli.errors import JournalError
from soulmem_cli.store.backups import sound
from soulmem_cli.store.cipher import Lock
from soulmem_cli.store.salvage.carving import Bare, carved
from soulmem_cli.store.salvage.cells import MISSING, Missing
from soulmem_cli.store.salvage.completing import Whole, completed
from soulmem_cli.store.salvage.gleaning import Haul, Row, everything, gleaned
from soulmem_cli.store.salvage.kinds import Model, model, named
from soulmem_cli.store.salvage.merging import merged, purged
from soulmem_cli.store.salvage.numbering import settle
from soulmem_cli.store.salvage.pages import Pages, opened

SPARSE: Final = 4  # numbers that leave more than three of four free, and more than FAR, come of damage
FAR: Final = 1_000
CARVED: Final = -1_000  # below all that a cell leads to


class Saved(NamedTuple):
    """What was found: rows, entries made whole, those that came from copies, the numbers of which nothing is left, and the old lock."""

    model: Model
    haul: Haul
    entries: Whole
    came: tuple[int, ...]
    missing: tuple[int, ...]
    doubtful: tuple[int, ...]
    last: int
    lock: Lock | None
    encoder: str | None


def saved(path: Path, copies: Collection[Path], salts: Collection[bytes], zone: str, uid: Callable[[int], str]) -> Saved:
    """All that can be had of a damaged journal. `copies` are looked through as well, the newest first; `salts` are those of all there are.

    Raises JournalError as `pages.opened` does.
    """
    tables = model()
    haul, lock = read(path, tables, salts)
    came: set[int] = set()
    for copy in copies:
        try:
            came |= merged(haul, read(copy, tables, salts)[0], tables, sound=whole(copy))
        except JournalError:
            continue  # it cannot be read at all, and the next may
    gone = purged(haul)
    entries = completed(haul, zone, uid)
    there = {row["id"] for row in entries.rows}
    left = {number for number in everything(haul) if number > 0} - gone
    last = newest(there | left | {haul.last.get("entries", 0)})
    doubtful = tuple(row["id"] for row in entries.rows if row["uid"] in haul.unsure)
    missing = tuple(number for number in range(1, last + 1) if number not in there and number not in gone)
    models = [row["name"] for row in haul.of("encoders").values() if row["state"] == "active" and isinstance(row["name"], str)]
    return Saved(tables, haul, entries, tuple(sorted(came)), missing, doubtful, last, lock, models[0] if models else None)


def newest(numbers: Collection[int]) -> int:
    """The last number that an entry had: one that a flipped bit made large stands alone."""
    believable = [number for rank, number in enumerate(sorted(numbers), start=1) if number <= SPARSE * rank + FAR]
    return max(believable, default=0)


def whole(copy: Path) -> bool:
    """Whether SQLite finds nothing wrong with a copy."""
    try:
        return sound(copy).entries >= 0
    except JournalError:
        return False


def read(path: Path, tables: Model, salts: Collection[bytes]) -> tuple[Haul, Lock | None]:
    """The rows in a file, and what it is locked with."""
    pages = opened(path, salts)
    try:
        haul = gleaned(pages, tables)
        carve(pages, tables, haul)
        settle(haul)
        lock = Lock(pages.lock[0].hex(), pages.lock[1]) if pages.lock else None
        return haul, lock
    finally:
        pages.close()


def carve(pages: Pages, tables: Model, haul: Haul) -> None:
    """Add the entries that only their bytes tell of, but for those that were removed for good."""
    kind, gone = tables.kinds["entries"], purged(haul)
    have = {row["uid"] for _, row in haul.found if not isinstance(row["uid"], Missing)}
    bare: dict[str, Row] = {}
    for find in carved(pages, have):
        if isinstance(find, Bare):
            row: Row = {column.name: MISSING for column in kind.columns}
            bare.setdefault(find.uid, row | {"uid": find.uid, "text": find.text, "written_us": find.written_us})
            continue
        found = named(kind, find.cell._replace(number=find.cell.number or 0))
        if found and found["text"] is not MISSING and found["id"] not in gone:
            have.add(find.uid)
            haul.found.append((CARVED, found))
            if pages.lock:  # what leads to it was changed, and the seal is of the whole page
                haul.unsure.add(found["uid"])
    haul.found += [(CARVED - 1, row) for uid, row in bare.items() if uid not in have]
