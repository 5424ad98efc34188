"""Turning what a reader asks for into one WHERE clause, so that every reader filters alike and before it searches."""

from __future__ import annotations

import json

from soulmem_cli.domain import Filters, UserId
from soulmem_cli.text import fold

# folded names, and all others of whom they stand for
ALL_NAMES = """SELECT value FROM json_each(?) UNION SELECT b.key FROM names a JOIN names b
               ON b.user_id = a.user_id AND b.person = a.person WHERE a.user_id = ? AND a.key IN (SELECT value FROM json_each(?))"""


def where(user: UserId, filters: Filters) -> tuple[str, list[object]]:
    """A condition on `entries e JOIN traces t`, and its values. The user is always part of it."""
    few = filters.tags or filters.people or filters.context  # then go by their entries, and not through all of the user's (+)
    parts: list[str] = ["+e.user_id = ?" if few else "e.user_id = ?"]
    values: list[object] = [user]

    def add(sql: str, *given: object) -> None:
        parts.append(sql)
        values.extend(given)

    add("e.forgotten_us IS NOT NULL" if filters.forgotten else "e.forgotten_us IS NULL")
    if not filters.private:
        add("e.private = 0")
    if filters.since is not None:
        add("e.local_us >= ?", filters.since)
    if filters.until is not None:
        add("e.local_us < ?", filters.until)
    for tag in filters.tags:
        add("e.id IN (SELECT entry_id FROM tags WHERE tag = ?)", fold(tag.lstrip("#")))
    for person in filters.people:
        keys = json.dumps([fold(name) for name in person])
        add(f"e.id IN (SELECT entry_id FROM mentions WHERE key IN ({ALL_NAMES}))", keys, user, keys)
    for key, value in filters.context:
        add("e.id IN (SELECT entry_id FROM contexts WHERE key = ? AND value = ?)", key, value)
    if filters.emotion is not None:
        add("t.emotion = ?", filters.emotion)
    if filters.level is not None:
        add("t.level = ?", filters.level)
    if filters.source is not None:
        add("e.source = ?", filters.source)
    return " AND ".join(parts), values


def tables(condition: str) -> str:
    """The tables that a condition of `where` is about: the traces, one look-up an entry, only when it names them."""
    return "entries e JOIN traces t ON t.entry_id = e.id" if " t." in condition or "(t." in condition else "entries e"
