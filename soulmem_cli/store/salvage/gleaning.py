"""Everything that can be read in a damaged journal: rows where a tree leads to them, rows known by their looks, and what indexes repeat."""

from collections.abc import Hashable, Iterator
from typing import Any, Final, NamedTuple

from soulmem_cli.store.salvage.cells import MISSING, Cell, cells, kind
from soulmem_cli.store.salvage.kinds import Kind, Model, named, recognised
from soulmem_cli.store.salvage.pages import LEAVES, Pages
from soulmem_cli.store.salvage.trees import owners

BY_UID: Final = "sqlite_autoindex_entries_1"
BY_TIME: Final = "entries_by_time"
BY_DAY: Final = "entries_by_day"
SEQUENCE: Final = "sqlite_sequence"

Row = dict[str, Any]  # a value that is lost is MISSING


class Known(NamedTuple):
    """What indexes repeat of an entry: its user and uid, when it was, when that was on the clock it was lived by."""

    uid: dict[int, tuple[int, str]]
    at_us: dict[int, int]
    local_us: dict[int, int]


class Haul:
    """Rows by table and key, the best of each; what is known of entries beside their rows; the last numbers that were given."""

    def __init__(self) -> None:
        self.found: list[tuple[int, Row]] = []  # entries, before it is settled which number each has
        self.rows: dict[str, dict[Hashable, Row]] = {}
        self.ranks: dict[tuple[str, Hashable], int] = {}
        self.known = Known({}, {}, {})
        self.last: dict[str, int] = {}
        self.unsure: set[object] = set()  # uids of entries on pages that nothing vouches for

    def add(self, kind: Kind, row: Row, rank: int) -> None:
        """Keep a row, unless there is a better one of its key."""
        key: Hashable = row[kind.number] if kind.number else tuple(row[name] for name in kind.key)
        if key is MISSING or (isinstance(key, tuple) and MISSING in key):
            return
        there = self.rows.setdefault(kind.name, {})
        if key not in there or rank > self.ranks[kind.name, key]:
            there[key], self.ranks[kind.name, key] = row, rank

    def of(self, table: str) -> dict[Any, Row]:
        """The rows of a table."""
        return self.rows.setdefault(table, {})


def gleaned(pages: Pages, model: Model) -> Haul:
    """All rows of the tables of a model that are found in the pages of a file."""
    haul, whose = Haul(), owners(pages)
    for number in pages.numbers():
        page, owner = pages.page(number), whose.get(number)
        if kind(page, number) not in (*LEAVES, 0x02) or not wanted(owner, model):
            continue
        for cell in cells(pages, number):
            table = owner or recognised(model.kinds, cell)
            if table in model.kinds:
                if table == "entries" and not (page.sure and cell.sure):
                    haul.unsure.add(cell.values[1])
                gather(haul, model.kinds[table], cell, 4 * (owner is not None) + 2 * cell.whole + page.sure)
            else:
                note(haul, table, cell)
    return haul


def wanted(owner: str | None, model: Model) -> bool:
    """Whether the pages of a tree hold anything worth reading; those of no tree may."""
    return owner is None or owner in model.kinds or owner in (BY_UID, BY_TIME, BY_DAY, SEQUENCE)


def gather(haul: Haul, kind: Kind, cell: Cell, rank: int) -> None:
    """Keep a row of a table: of an entry whatever is left of it, of others only what is complete."""
    row = named(kind, cell)
    if row is None:
        return
    gaps = [name for name, value in row.items() if value is MISSING]
    if kind.name == "entries":
        if row["text"] is not MISSING:
            haul.found.append((rank - 8 * len(gaps), row))
    elif not gaps:
        haul.add(kind, row, rank)


def note(haul: Haul, index: str | None, cell: Cell) -> None:
    """Remember what an index repeats of an entry."""
    match (index, *cell.values):
        case (_, int(user), str(uid), int(entry)) if index in (BY_UID, None) and cell.number is None and len(uid) == 36:
            haul.known.uid[entry] = (user, uid)
        case (str(), int(user), str(uid), int(entry)) if index == BY_UID:
            haul.known.uid[entry] = (user, uid)
        case (str(), int(), int(at), int(entry), *_) if index == BY_TIME:
            haul.known.at_us[entry] = at
        case (str(), int(), int(at), int(entry), *_) if index == BY_DAY:
            haul.known.local_us[entry] = at
        case (str(), str(table), int(number)) if index == SEQUENCE:
            haul.last[table] = number
        case _:
            return


def everything(haul: Haul) -> Iterator[int]:
    """Every number of an entry that anything is left of."""
    yield from haul.of("entries")
    for each in haul.known:
        yield from each
    for table, column in NAMING.items():
        for row in haul.of(table).values():
            value = row[column]
            if isinstance(value, int):
                yield value


NAMING: Final = dict.fromkeys(("tags", "contexts", "causes", "uses", "traces", "mentions", "events"), "entry_id")
