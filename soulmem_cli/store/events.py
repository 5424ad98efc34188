"""The log of every change: what happened, to what, when, and what undo needs. Never an entry's text."""

from __future__ import annotations

import json
from typing import Any

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database


def append(
    db: Database, kind: str, now_us: int, user: UserId | None, entry: EntryId | None = None, run: int | None = None, **facts: Any
) -> None:
    """Write one event; belongs inside the transaction of the change it tells of."""
    db.run(
        "INSERT INTO events (at_us, user_id, kind, entry_id, run_id, facts) VALUES (?, ?, ?, ?, ?, ?)",
        (now_us, user, kind, entry, run, json.dumps(facts, ensure_ascii=False)),
    )
