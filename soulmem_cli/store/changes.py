"""What a run of a dream changes, written down as it changes it: exact values, so that the run can be undone.

Triggers of this connection alone watch every table of rows but those of the truth, also tables nobody thought of here. What other
connections write meanwhile is not the dream's and is not written down. A dream moves no row to another key.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any, Final, NamedTuple

import apsw

from soulmem_cli.domain import UserId
from soulmem_cli.store.database import Database

# the truth, the logs, and what belongs to the file
UNWATCHED: Final = frozenset(
    {"meta", "users", "entries", "contexts", "causes", "uses", "names", "events", "dreams", "dream_periods", "dream_changes", "encoders"}
)
# what a person let go of since stays let go of, with what it stands on: else the next night would make it again
SPARED: Final = {
    "gists": "state <> 'forgotten'",
    "gist_evidence": "gist_id NOT IN (SELECT g.id FROM gists g WHERE g.state = 'forgotten' AND g.run_id = :run)",
}
KEPT_RUNS: Final = 30
KEPT_DAYS: Final = 30
DAY_US: Final = 86_400_000_000


class Table(NamedTuple):
    """A table that is watched: its columns, and those of its key; None for one whose rows have numbers."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...] | None

    def place(self, side: str) -> str:
        """How a trigger names a row, OLD or NEW."""
        return f"json_array({', '.join(f'{side}.{column}' for column in self.key)})" if self.key else f"{side}.rowid"

    @property
    def here(self) -> str:
        """The condition of a row by its place, as :place."""
        if self.key is None:
            return "rowid = :place"
        return " AND ".join(f"{column} = :place ->> {number}" for number, column in enumerate(self.key))


def tables(db: Database) -> list[Table]:
    """Every table that is watched."""
    sql = """SELECT t.name, t.wr, c.name, c.pk FROM pragma_table_list t JOIN pragma_table_xinfo(t.name) c
             WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND c.hidden = 0 ORDER BY t.name, c.cid"""
    found = []
    for (name, keyed), rows in groupby(db.rows(sql), key=lambda row: row[:2]):
        if name in UNWATCHED or name.startswith("embeddings_"):
            continue
        columns = [row[2:] for row in rows]
        key = tuple(column for column, place in sorted(columns, key=lambda each: each[1]) if place)
        found.append(Table(name, tuple(column for column, _ in columns), key if keyed else None))
    return found


@contextmanager
def watched(db: Database, run: int) -> Iterator[None]:
    """Write down what this connection changes within, as the deeds of a run."""
    db.run("PRAGMA recursive_triggers = ON")  # a row that another replaces is removed, and that is seen too
    names: list[str] = []
    try:
        for table in tables(db):
            for name, sql in triggers(table, run):
                db.run(sql)
                names.append(name)
        yield
    finally:
        for name in names:
            db.run(f"DROP TRIGGER IF EXISTS temp.{name}")
        db.run("PRAGMA recursive_triggers = OFF")


def triggers(table: Table, run: int) -> Iterator[tuple[str, str]]:
    """The three triggers of a table, with their names."""
    into = "INSERT INTO dream_changes (run_id, name, place, deed, field, old, new)"
    head = f"{into} SELECT {run}, '{table.name}'"
    kept = [f"{head}, {table.place('OLD')}, 'removed', '{column}', OLD.{column}, NULL;" for column in table.columns]
    moved = [
        f"{head}, {table.place('OLD')}, 'changed', '{column}', OLD.{column}, NEW.{column} WHERE OLD.{column} IS NOT NEW.{column};"
        for column in table.columns
    ]
    made = [f"{head}, {table.place('NEW')}, 'made', NULL, NULL, NULL;"]
    for what, body in (("INSERT", made), ("UPDATE", moved), ("DELETE", kept)):
        name = f"watch_{table.name}_{what.lower()}"
        yield name, f"CREATE TEMP TRIGGER {name} AFTER {what} ON main.{table.name} BEGIN {' '.join(body)} END"


def undo(db: Database, run: int) -> int:
    """Put back every value a run changed, the last first, but for what was changed again since; how many rows. Belongs inside a
    transaction."""
    known = {table.name: table for table in tables(db)}
    lost: dict[str, Any] = {}  # the fields of a row that was removed, gathered from its last to its first
    where: tuple[str, Any] | None = None
    touched: set[tuple[str, Any]] = set()
    sql = "SELECT name, place, deed, field, old, new FROM dream_changes WHERE run_id = ? ORDER BY id DESC"
    for name, place, deed, field, old, new in db.rows(sql, (run,)):
        if where is not None and (deed != "removed" or where != (name, place) or field in lost):
            put_back(db, known[where[0]], lost)
            lost, where = {}, None
        touched.add((name, place))
        table = known[name]
        if deed == "removed":
            where = (name, place)
            lost[field] = old
        elif deed == "made":
            db.run(f"DELETE FROM {name} WHERE {table.here} AND {SPARED.get(name, 'TRUE')}", {"place": place, "run": run})
        else:
            db.run(f"UPDATE {name} SET {field} = :old WHERE {table.here} AND {field} IS :new", {"place": place, "old": old, "new": new})
    if where is not None:
        put_back(db, known[where[0]], lost)
    db.run("DELETE FROM dream_changes WHERE run_id = ?", (run,))
    return len(touched)


def put_back(db: Database, table: Table, values: dict[str, Any]) -> None:
    """Make a row again as it was, unless what it hangs on is gone by now, or another took its place."""
    columns = ", ".join(values)
    marks = ", ".join(f":{column}" for column in values)
    try:
        db.run(f"INSERT INTO {table.name} ({columns}) VALUES ({marks})", values)
    except apsw.ConstraintError:
        return


def prune(db: Database, user: UserId, now_us: int) -> None:
    """Let go of what undoing old runs would need; of the newest it stays, whatever their age."""
    old = """SELECT id FROM dreams WHERE user_id = :user AND undoable AND started_us < :before
             AND id NOT IN (SELECT id FROM dreams WHERE user_id = :user ORDER BY id DESC LIMIT :kept)"""
    given = {"user": user, "before": now_us - KEPT_DAYS * DAY_US, "kept": KEPT_RUNS}
    db.run(f"DELETE FROM dream_changes WHERE run_id IN ({old})", given)
    db.run(f"UPDATE dreams SET undoable = 0 WHERE id IN ({old})", given)
