"""The tables whose rows are worth saving, as the migrations make them, and which of them a row can be of.

Words, vectors, windows and sightings are not among them: they are made anew from the entries. Nor is what undoing dreams takes, of
which a part would restore a part.
"""

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import apsw

from soulmem_cli.domain import Emotion, Level, Source, Tier
from soulmem_cli.domain.dreams import Cycle, DreamState
from soulmem_cli.domain.gists import Kind as GistKind
from soulmem_cli.store.making import MIGRATIONS
from soulmem_cli.store.salvage.cells import MISSING, Cell, Read, Value
from soulmem_cli.text import fold

# those that others point to first
SAVED: Final = (
    "meta", "users", "entries", "tags", "contexts", "causes", "uses", "names", "dreams", "events", "traces", "mentions", "links",
    "gists", "gist_evidence", "pages", "page_evidence", "dream_periods", "conflicts", "interference", "loose",
)  # fmt: skip
READ: Final = (*SAVED, "encoders")  # which model the journal lives with; its vectors are made anew
# rows of these could be of others too: they are believed only where the tree of their table leads
PLAIN: Final = frozenset({"meta", "page_evidence", "interference", "loose"})


class Column(NamedTuple):
    """A column as a record holds it."""

    name: str
    type: str
    needed: bool
    usual: Value


class Kind(NamedTuple):
    """A table: its columns in the order of a record, the one that is the number of a row, and those of the key when there is none."""

    name: str
    columns: tuple[Column, ...]
    number: str | None
    key: tuple[str, ...]


class Pointer(NamedTuple):
    """A column whose values are numbers of rows of another table; without one a row may stay, or not."""

    column: str
    table: str
    needed: bool


def listed(words: Any) -> bool:
    """Whether a text is the JSON of a list or an object."""
    try:
        return isinstance(json.loads(words), dict | list)
    except (ValueError, TypeError):
        return False


def one_of(kinds: Any) -> Callable[[Any], bool]:
    """Whether a value is one of an enumeration."""
    known = frozenset(each.value for each in kinds)
    return lambda value: value in known


# what a value must be beside its type; others would make a journal nobody can read
SOUND: Final[dict[tuple[str, str], Callable[[Any], bool]]] = {
    ("events", "facts"): listed,
    ("dreams", "report"): listed,
    ("dreams", "cycle"): one_of(Cycle),
    ("dreams", "state"): one_of(DreamState),
    ("dream_periods", "cycle"): one_of(Cycle),
    ("pages", "lines"): listed,
    ("encoders", "state"): {"active", "building"}.__contains__,
    ("gists", "kind"): one_of(GistKind),
    ("gists", "conditions"): listed,
    ("conflicts", "conditions"): listed,
    ("causes", "kind"): {"because", "led-to"}.__contains__,
    ("mentions", "kind"): {"person", "kin", "place", "thing"}.__contains__,
    ("links", "strength"): lambda value: 0 <= value <= 1,
    ("traces", "emotion"): one_of(Emotion),
    ("traces", "level"): one_of(Level),
    ("traces", "tier"): one_of(Tier),
    ("entries", "source"): one_of(Source),
    ("entries", "said_emotion"): one_of(Emotion),
    ("entries", "said_valence"): lambda value: -1 <= value <= 1,
    **{("entries", f"said_{name}"): lambda value: 0 <= value <= 1 for name in ("arousal", "importance", "salience")},
    **{("entries", name): (0, 1).__contains__ for name in ("private", "starred", "said_people")},
    ("entries", "offset_s"): lambda value: -64_800 <= value <= 64_800,
    ("entries", "zone"): lambda value: 0 < len(value) < 64 and value.isascii() and value.isprintable(),
    ("entries", "text"): lambda value: 0 < len(value.encode("utf-8", "replace")) <= 200_000,
    ("entries", "uid"): lambda value: len(value) > 0 and value.strip() != "" and value.isprintable(),
}


class Model(NamedTuple):
    """All tables worth saving, and which of their columns point to which."""

    kinds: dict[str, Kind]
    pointers: dict[str, tuple[Pointer, ...]]


def model() -> Model:
    """The tables of a new journal."""
    fresh = apsw.Connection(":memory:")
    try:
        for step in sorted(MIGRATIONS.glob("[0-9]*.sql")):
            fresh.execute(step.read_text(encoding="utf-8"))
        kinds = {name: kind_of(fresh, name) for name in READ}
        return Model(kinds, {name: tuple(pointers_of(fresh, kinds[name])) for name in READ})
    finally:
        fresh.close()


def kind_of(fresh: apsw.Connection, name: str) -> Kind:
    """A table by its name."""
    rows = fresh.execute('SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo(?) WHERE hidden = 0 ORDER BY cid', (name,))
    found: list[tuple[Any, ...]] = rows.fetchall()
    keyless = fresh.execute("SELECT 1 FROM pragma_table_list WHERE name = ? AND wr = 0", (name,)).fetchall() != []
    key = tuple(row[0] for row in sorted((row for row in found if row[4]), key=lambda row: row[4]))
    if not keyless:  # a table without numbers keeps its key before the rest
        found.sort(key=lambda row: (row[4] == 0, row[4] or 0))
    usual = [fresh.execute(f"SELECT {row[3] or 'NULL'}").fetchall()[0][0] for row in found]
    columns = tuple(Column(row[0], row[1], bool(row[2]), each) for row, each in zip(found, usual, strict=True))
    number = key[0] if keyless and len(key) == 1 else None
    return Kind(name, columns, number, () if number else key)


def pointers_of(fresh: apsw.Connection, kind: Kind) -> list[Pointer]:
    """What rows of a table point to."""
    needed = {column.name for column in kind.columns if column.needed} | {kind.number, *kind.key}
    rows = fresh.execute('SELECT "from", "table" FROM pragma_foreign_key_list(?)', (kind.name,)).fetchall()
    return [Pointer(str(row[0]), str(row[1]), row[0] in needed) for row in rows]


def named(kind: Kind, cell: Cell) -> dict[str, Read] | None:
    """The values of a cell by the columns of a table; None when there are not as many as there should be.

    A value that its column cannot have is missing. One that older versions did not write is the usual one.
    """
    given, columns = cell.values, kind.columns
    if len(given) > len(columns) or (kind.number is None) is not (cell.number is None):
        return None
    if any(column.needed and column.usual is None for column in columns[len(given) :]):
        return None
    row: dict[str, Read] = {column.name: column.usual for column in columns[len(given) :]}
    for column, value in zip(columns, given, strict=False):
        row[column.name] = believed(kind.name, column, value)
    if kind.number:
        row[kind.number] = cell.number if cell.number and cell.number > 0 else MISSING
    return row


def believed(table: str, column: Column, value: Read) -> Read:
    """A value, when a column can have it."""
    if value is None:
        return MISSING if column.needed else None
    if column.type == "TEXT" and isinstance(value, bytes):  # one bit apart from a text
        value = value.decode("utf-8", "surrogateescape")
    if column.type == "REAL" and isinstance(value, int):
        value = float(value)
    types = {"INTEGER": int, "TEXT": str, "REAL": float, "BLOB": bytes}
    if not isinstance(value, types.get(column.type, object)):
        return MISSING
    sound = SOUND.get((table, column.name))
    return value if sound is None or sound(value) else MISSING


def recognised(kinds: dict[str, Kind], cell: Cell) -> str | None:
    """The table that a row is of, by its values alone; None when it could be of none, or is not whole."""
    if not cell.whole:
        return None
    for kind in kinds.values():
        if kind.name in PLAIN or len(cell.values) > len(kind.columns):
            continue
        row = named(kind, cell)
        if row is not None and MISSING not in row.values() and alike(kind.name, row):
            return kind.name
    return None


def alike(table: str, row: dict[str, Read]) -> bool:
    """Whether a row of values of the right types is of a table, where others have the same types."""
    if table == "tags":
        return row["said"] in (0, 1) and isinstance(row["label"], str) and row["tag"] == fold(row["label"])
    if table == "users":
        return isinstance(row["created_us"], int) and row["created_us"] > 10**12
    return True
