"""The entries of an archive in the order they were lived."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, time
from typing import Final

from soulmem_cli.clock import day_at
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.archives import Archived
from soulmem_cli.store import archives
from soulmem_cli.store.archives import Scope
from soulmem_cli.store.database import Database

AT_ONCE: Final = 200


def ordered(db: Database, chosen: Scope) -> list[tuple[date, EntryId]]:
    """The day on the calendar and the number of each, the first that was lived first."""
    sql = f"SELECT e.local_us, e.id FROM entries e JOIN traces t ON t.entry_id = e.id WHERE {chosen.condition} ORDER BY e.local_us, e.id"
    return [(day_at(local_us, time(0)), EntryId(entry)) for local_us, entry in db.each(sql, chosen.values)]


def entries(db: Database, chosen: Scope, order: list[tuple[date, EntryId]]) -> Iterator[Archived]:
    """The entries in this order, some at a time: what is sorted are numbers, and no text waits anywhere."""
    for start in range(0, len(order), AT_ONCE):
        numbers = [entry for _, entry in order[start : start + AT_ONCE]]
        some = chosen._replace(
            condition="+e.user_id = ? AND e.id IN (SELECT value FROM json_each(?))", values=(chosen.user, json.dumps(numbers))
        )
        found = {each.entry.id: each for each in archives.entries(db, some)}
        yield from (found[number] for number in numbers)
