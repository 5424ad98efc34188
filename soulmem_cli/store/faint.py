"""Entries that stand out little, on their way to become reveries."""

from __future__ import annotations

import json
from collections.abc import Collection

from soulmem_cli.domain import Emotion, EntryId, Level, Tier, UserId
from soulmem_cli.domain.reveries import Faint
from soulmem_cli.store.database import Database
from soulmem_cli.store.vectors import Stored

COLUMNS = "e.id, t.tier, t.level, e.private, t.emotion, e.local_us"


def below(db: Database, user: UserId, salience: float) -> list[Faint]:
    """The entries in view of less salience than that which are no reveries yet, were not replaced and have no star, in order."""
    sql = f"""SELECT {COLUMNS} FROM entries e JOIN traces t ON t.entry_id = e.id
              WHERE e.user_id = ? AND e.forgotten_us IS NULL AND e.starred = 0 AND t.salience < ? AND t.tier <> '{Tier.REVERIE}'
              AND NOT EXISTS (SELECT 1 FROM entries r WHERE r.replaces = e.id AND r.forgotten_us IS NULL) ORDER BY e.id"""
    return [built(row) for row in db.rows(sql, (user, salience))]


def reveries(db: Database, user: UserId, entries: Collection[EntryId]) -> list[Faint]:
    """Those of some entries that are reveries, in order."""
    sql = f"""SELECT {COLUMNS} FROM entries e JOIN traces t ON t.entry_id = e.id
              WHERE +e.user_id = ? AND e.id IN (SELECT value FROM json_each(?)) AND t.tier = '{Tier.REVERIE}' ORDER BY e.id"""
    return [built(row) for row in db.rows(sql, (user, json.dumps(sorted(entries))))]


def vector(db: Database, by: Stored, entry: EntryId) -> bytes | None:
    """The centred vector of an entry, as it is searched by."""
    row = db.row(f"SELECT vector FROM vectors_{by.id} WHERE entry_id = ?", (entry,))
    return bytes(row[0]) if row else None


def built(row: tuple[int, str, str, int, str, int]) -> Faint:
    """A faint entry from its row."""
    return Faint(EntryId(row[0]), Tier(row[1]), Level(row[2]), bool(row[3]), Emotion(row[4]), row[5])
