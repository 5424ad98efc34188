"""Which entries have a word, by its stems: what concepts are made of."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Sequence

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database


def having(db: Database, user: UserId, stems: Sequence[str], at_most: int) -> list[EntryId]:
    """The latest entries of a user whose words have any of these stems."""
    sql = """SELECT e.id FROM words w JOIN entries e ON e.id = w.rowid WHERE words MATCH ? AND +e.user_id = ? AND e.forgotten_us IS NULL
             ORDER BY e.local_us DESC LIMIT ?"""
    return [EntryId(row[0]) for row in db.rows(sql, (any_of(stems), user, at_most))]


def having_each(db: Database, words: Sequence[Sequence[str]], at_most: int) -> Iterator[array[int]]:
    """For each of some words, by its stems, the entries that have it, whoever wrote them: all of them, or so many. Of very many words
    these are kept, so not as numbers of Python's."""
    sql = """SELECT (SELECT json_group_array(entry) FROM (SELECT rowid AS entry FROM words WHERE words MATCH j.value LIMIT ?))
             FROM json_each(?) j"""
    for (found,) in db.each(sql, (at_most, json.dumps([any_of(stems) for stems in words]))):
        yield array("q", json.loads(found))


def any_of(stems: Sequence[str]) -> str:
    """The FTS5 query for any of some stems."""
    return " OR ".join(f'stems : "{stem}"' for stem in stems)


def names(db: Database, user: UserId) -> set[str]:
    """The folded words of the names and kin that a user's entries mention."""
    sql = "SELECT DISTINCT m.key FROM mentions m JOIN entries e ON e.id = m.entry_id WHERE e.user_id = ?"
    return {word for (key,) in db.rows(sql, (user,)) for word in key.split()}
