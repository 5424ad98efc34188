"""Which table or index the pages of a damaged journal belong to, as far as the trees that lead to them stand."""

from __future__ import annotations

from typing import Final

from soulmem_cli.store.salvage.cells import ROWS, cells, children, kind
from soulmem_cli.store.salvage.pages import LEAVES, TRUNKS, Pages

SCHEMA: Final = ("table", "index", "trigger", "view")  # the first value of rows that tell of the schema


def owners(pages: Pages) -> dict[int, str]:
    """The name of the table or index that each page belongs to; pages that no tree leads to are not there."""
    found: dict[int, str] = {}
    for name, root, rows in roots(pages):
        below = [root]
        while below:
            number = below.pop()
            what = kind(pages.page(number), number)
            if number in found or what not in (*LEAVES, *TRUNKS) or (what in ROWS) is not rows:
                continue
            found[number] = name
            below += children(pages, number)
    return found


def roots(pages: Pages) -> list[tuple[str, int, bool]]:
    """Where the tree of every table and index begins: its name, a page, and whether its rows have numbers."""
    found: dict[str, tuple[str, int, bool]] = {}
    for number in pages.numbers():
        page = pages.page(number)
        if kind(page, number) != 0x0D or b"CREATE " not in page.data:
            continue
        for cell in cells(pages, number):
            if len(cell.values) != 5 or cell.values[0] not in SCHEMA:
                continue
            _, name, _, root, sql = cell.values
            if isinstance(name, str) and isinstance(root, int) and 1 < root <= pages.count:
                plain = isinstance(sql, str) and sql.startswith("CREATE TABLE") and "WITHOUT ROWID" not in sql.upper()
                found[name] = (name, root, plain)
    return list(found.values())
