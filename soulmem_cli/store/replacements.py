"""Which entries came in the place of others."""

from __future__ import annotations

import json
from collections.abc import Collection

from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.filters import tables, where


def replacing(db: Database, user: UserId, ids: Collection[EntryId], filters: Filters) -> dict[EntryId, set[EntryId]]:
    """Of these entries those that were replaced, each with all that came in its place and pass the filters, however many steps on."""
    condition, values = where(user, filters)
    # CROSS: from what came later to its entry, and not through all entries of a user
    sql = f"""WITH RECURSIVE later (old, new) AS (
                  SELECT replaces, id FROM entries WHERE replaces IN (SELECT value FROM json_each(?))
                  UNION SELECT later.old, next.id FROM later JOIN entries next ON next.replaces = later.new)
              SELECT later.old, e.id FROM later CROSS JOIN {tables(condition)} WHERE e.id = later.new AND {condition}"""
    found: dict[EntryId, set[EntryId]] = {}
    for old, new in db.rows(sql, [json.dumps(list(ids)), *values]):
        found.setdefault(EntryId(old), set()).add(EntryId(new))
    return found


def replaced(db: Database, user: UserId, ids: Collection[EntryId]) -> set[EntryId]:
    """The entries that these came in the place of."""
    sql = """SELECT replaces FROM entries WHERE +user_id = ? AND replaces IS NOT NULL AND id IN (SELECT value FROM json_each(?))"""
    return {EntryId(row[0]) for row in db.rows(sql, (user, json.dumps(list(ids))))}
