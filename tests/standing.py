"""All that stands in a journal's file, row by row, to tell whether a change is wholly there or wholly not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import apsw

from soulmem_cli.store.cipher import CIPHER, look
from soulmem_cli.store.keys import stretched

SAID: Final = ("entries", "tags", "contexts", "causes", "uses", "names")
CHANCE: Final = {"uid"}  # columns that no two runs agree on
LASTED: Final = {"dreams": {"ended_us", "facts", "report"}}  # how long it took is in them
KEYS: Final[dict[tuple[str, bytes], str]] = {}

Rows = dict[str, list[tuple[Any, ...]]]


def opened(path: Path, secret: str = "") -> apsw.Connection:
    """The file of a journal, plain or encrypted with a secret, opened by SQLite alone."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    connection.set_busy_timeout(5_000)
    if salt := look(path):
        if (secret, salt) not in KEYS:
            KEYS[secret, salt] = stretched(secret, salt)
        connection.execute(f"PRAGMA cipher='{CIPHER}'").fetchall()
        connection.execute(f"PRAGMA key='raw:{KEYS[secret, salt]}'").fetchall()
    return connection


def standing(path: Path, secret: str = "") -> Rows:
    """Every row of every table but those SQLite's extensions keep, and of those whose pages it finds whole."""
    connection = opened(path, secret)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        names = [row[0] for row in connection.execute("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")]
        return {name: rows(connection, name) for name in sorted(names) if not name.startswith("sqlite_")}
    finally:
        connection.close()


def rows(connection: apsw.Connection, table: str) -> list[tuple[Any, ...]]:
    """The rows of a table without what chance and the clock of the machine put into them."""
    columns = [row[1] for row in connection.execute(f"SELECT * FROM pragma_table_info('{table}')")]
    wanted = [column for column in columns if column not in CHANCE | LASTED.get(table, set())]
    return sorted(connection.execute(f"SELECT {', '.join(wanted)} FROM {table}").fetchall(), key=repr)


def said(all_rows: Rows) -> Rows:
    """Of all rows those of what a person wrote and said."""
    return {table: all_rows[table] for table in SAID}


def difference(one: Rows, other: Rows) -> str:
    """Where two journals differ, in few words."""
    return json.dumps(
        {name: [len(one.get(name, ())), len(other.get(name, ()))] for name in one | other if one.get(name) != other.get(name)}
    )
