"""Vectors of the windows of long entries, read for entries that are candidates already."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored

SHORT: Final = 58  # characters: thirty words of one letter have more


def put(db: Database, by: Stored, entry: EntryId, packed: Iterable[bytes]) -> None:
    """Keep the windows of an entry, as signed bytes, in place of those it had."""
    db.run("DELETE FROM windows WHERE entry_id = ? AND encoder_id = ?", (entry, by.id))
    sql = "INSERT INTO windows (entry_id, encoder_id, place, vector) SELECT id, ?, ?, ? FROM entries WHERE id = ?"
    db.run_many(sql, [(by.id, place, vector, entry) for place, vector in enumerate(packed)])


def nearest(db: Database, by: Stored, entries: Sequence[EntryId], packed: bytes) -> dict[EntryId, float]:
    """The cosine of a query, as signed bytes, with the nearest window of each of some entries; those without windows are left out."""
    sql = """SELECT entry_id, 1 - min(vec_distance_cosine(vec_int8(vector), vec_int8(?))) FROM windows
             WHERE encoder_id = ? AND entry_id IN (SELECT value FROM json_each(?)) GROUP BY entry_id"""
    return {EntryId(row[0]): row[1] for row in db.rows(sql, (packed, by.id, json.dumps(list(entries))))}


def lacking(db: Database, by: Stored, entries: Sequence[EntryId]) -> set[EntryId]:
    """Those of some entries that have no window by this encoder."""
    sql = """SELECT value FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM windows WHERE entry_id = value AND encoder_id = ?)"""
    return {EntryId(row[0]) for row in db.rows(sql, (json.dumps(list(entries)), by.id))}


def undwelt(db: Database, by: Stored, user: UserId, after: int) -> list[tuple[EntryId, str, str]]:
    """Entries of a user, written after an event and not short, that have no window by this encoder: language and text."""
    sql = """SELECT e.id, t.lang, e.text FROM entries e JOIN traces t ON t.entry_id = e.id
             WHERE +e.user_id = ? AND e.id IN (SELECT entry_id FROM events WHERE user_id = ? AND id > ? AND kind = 'encode')
             AND length(e.text) > ? AND NOT EXISTS (SELECT 1 FROM windows WHERE entry_id = e.id AND encoder_id = ?) ORDER BY e.id"""
    return [(EntryId(entry), lang, text) for entry, lang, text in db.rows(sql, (user, user, after, SHORT, by.id))]
