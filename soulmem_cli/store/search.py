"""The index of words: text as written, and the stems of both languages in a second column."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.filters import tables, where


def put(db: Database, entry: EntryId, text: str, stems: str) -> None:
    """Index an entry, anew if it was."""
    db.run("DELETE FROM words WHERE rowid = ?", (entry,))
    db.run("INSERT INTO words (rowid, text, stems) VALUES (?, ?, ?)", (entry, text, stems))


def having(db: Database, query: str, entries: Sequence[EntryId]) -> list[EntryId]:
    """Those of a few entries that have any word of an FTS5 query."""
    # +: the words are looked up once, and not again for every entry
    sql = "SELECT rowid FROM words WHERE words MATCH ? AND +rowid IN (SELECT value FROM json_each(?))"
    return [EntryId(row[0]) for row in db.rows(sql, (query, json.dumps(list(entries))))]


def remove_user(db: Database, user: UserId) -> None:
    """Take every entry of a user out of the index; belongs before the entries go."""
    db.run("DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE user_id = ?)", (user,))


def remove(db: Database, entries: Collection[EntryId]) -> None:
    """Take entries out of the index."""
    db.run("DELETE FROM words WHERE rowid IN (SELECT value FROM json_each(?))", (json.dumps(list(entries)),))


def compact(db: Database) -> None:
    """Write the index anew, so that no removed word stays in it."""
    db.run("INSERT INTO words (words) VALUES ('optimize')")


def matching(db: Database, user: UserId, filters: Filters, query: str, limit: int) -> list[tuple[EntryId, float]]:
    """Entries with any word of an FTS5 query, with their BM25 (higher is better), best first."""
    condition, values = where(user, filters)
    sql = f"""SELECT e.id, -bm25(words, 1.0, 0.8) AS score FROM words w JOIN {tables(condition)}
              WHERE e.id = w.rowid AND words MATCH ? AND {condition} ORDER BY score DESC, e.id DESC LIMIT ?"""
    return [(row[0], row[1]) for row in db.rows(sql, [query, *values, limit])]
