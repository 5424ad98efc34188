"""A new journal of what was found in a damaged one."""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any, Final

import apsw

from soulmem_cli.store.cipher import Lock
from soulmem_cli.store.failures import translated
from soulmem_cli.store.making import lay_out
from soulmem_cli.store.salvage.cells import MISSING
from soulmem_cli.store.salvage.completing import Whole, whole
from soulmem_cli.store.salvage.gleaning import Haul
from soulmem_cli.store.salvage.kinds import SAVED, Model

DEFAULT: Final = "default"


def laid(fresh: Path, haul: Haul, entries: Whole, model: Model, lock: Lock | None, last: int) -> None:
    """Make a journal of rows at an empty place, locked as the damaged one was. `last` is the newest number an entry ever had.

    Rows that point to one that is lost are left out, or point nowhere.
    """
    os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    fresh.chmod(0o600)
    lay_out(fresh, lock)
    connection = apsw.Connection(str(fresh), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        with translated(fresh):
            if lock:
                lock.on(connection)
            connection.execute("PRAGMA temp_store=MEMORY; BEGIN IMMEDIATE; PRAGMA defer_foreign_keys=ON").fetchall()
            there: dict[str, set[Any]] = {}
            for table in SAVED:
                there[table] = put(connection, table, list(chosen(haul, entries, table)), model, there)
            number_on(connection, max([last, *there["entries"]]))
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.close()


def chosen(haul: Haul, entries: Whole, table: str) -> Iterator[dict[str, Any]]:
    """The rows of a table as they are to stand."""
    if table == "entries":
        yield from entries.rows
        return
    if table == "users":
        yield from everybody(haul, entries)
        return
    for _, row in sorted(haul.of(table).items(), key=in_order):
        clean = {name: whole(value) if isinstance(value, str) else value for name, value in row.items()}
        yield {**clean, "undoable": 0} if table == "dreams" else clean  # what undoing takes is not saved


def in_order(item: tuple[Hashable, Any]) -> tuple[bool, int]:
    """Rows with a number by their number, then the others as they came."""
    key = item[0]
    return not isinstance(key, int), key if isinstance(key, int) else 0


def everybody(haul: Haul, entries: Whole) -> Iterator[dict[str, Any]]:
    """Every user, also one of whom only entries are left."""
    found = haul.of("users")
    names = {whole(row["name"]) for row in found.values()}
    for _, row in sorted(found.items()):
        yield {**row, "name": whole(row["name"])}
    for number in sorted({row["user_id"] for row in entries.rows} - found.keys()):
        name = DEFAULT if DEFAULT not in names else f"{DEFAULT}-{number}"
        names.add(name)
        first = min(row["written_us"] for row in entries.rows if row["user_id"] == number)
        yield {"id": number, "name": name, "created_us": first}


def put(connection: apsw.Connection, table: str, rows: list[dict[str, Any]], model: Model, there: dict[str, set[Any]]) -> set[Any]:
    """Write the rows of a table whose pointers lead somewhere; their numbers."""
    kind, pointers = model.kinds[table], model.pointers[table]
    names = [column.name for column in kind.columns]
    marks = ", ".join("?" * len(names))
    manner = "" if table == "entries" else "OR IGNORE "
    sql = f"INSERT {manner}INTO {table} ({', '.join(names)}) VALUES ({marks})"
    known = {**there, table: {row[kind.number] for row in rows}} if kind.number else there
    for row in rows:
        lost = [each for each in pointers if row[each.column] is not None and row[each.column] not in known[each.table]]
        if not any(each.needed for each in lost):
            given = {**row, **{each.column: None for each in lost}}
            connection.execute(sql, [None if given[name] is MISSING else given[name] for name in names])
    number = f"SELECT {kind.number} FROM {table}" if kind.number else ""
    return {row[0] for row in connection.execute(number)} if number else set()


def number_on(connection: apsw.Connection, last: int) -> None:
    """Let no number of an entry that is lost be given again."""
    connection.execute("DELETE FROM sqlite_sequence WHERE name = 'entries'")
    connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('entries', ?)", (last,))
