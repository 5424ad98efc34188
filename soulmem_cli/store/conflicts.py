"""The table of conflicts: pairs of entries that cannot both hold, and what a person said of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from soulmem_cli.clock import instant
from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.conflicts import Conflict, ConflictState, Pair
from soulmem_cli.store.database import Database, Row

COLUMNS: Final = """c.id, c.uid, c.a, c.b, c.attribute, c.subject, c.state, c.resolution, c.conditions, max(x.private, y.private),
                    c.found_us, c.decided_us, y.offset_s"""
FROM: Final = "FROM conflicts c JOIN entries x ON x.id = c.a JOIN entries y ON y.id = c.b"
# both entries may be seen; and nothing waits to be reviewed whose words were replaced by others
SEEN: Final = """x.forgotten_us IS NULL AND y.forgotten_us IS NULL AND x.private <= :private AND y.private <= :private
    AND (c.state NOT IN ('open', 'reopened') OR NOT EXISTS (
        SELECT 1 FROM entries r WHERE r.replaces IN (c.a, c.b) AND r.forgotten_us IS NULL))"""


def insert(db: Database, user: UserId, pair: Pair, uid: str, found_us: int) -> bool:
    """Keep a conflict; False when it is known already."""
    db.run(
        """INSERT INTO conflicts (uid, user_id, a, b, attribute, subject, state, found_us) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING""",
        (uid, user, pair.a, pair.b, pair.attribute, pair.subject, ConflictState.OPEN, found_us),
    )
    return db.changed > 0


def listed(db: Database, user: UserId, states: Sequence[str], limit: int, *, private: bool) -> list[Conflict]:
    """Conflicts in these states whose entries may be seen, the latest first; a negative limit is all of them."""
    sql = f"""SELECT {COLUMNS} {FROM} WHERE c.user_id = :user AND c.state IN (SELECT value FROM json_each(:states)) AND {SEEN}
              ORDER BY y.local_us DESC, c.id DESC LIMIT :limit"""
    given = {"user": user, "states": json.dumps(states), "private": int(private), "limit": limit}
    return [built(row) for row in db.rows(sql, given)]


def of_id(db: Database, user: UserId, number: int) -> Conflict | None:
    """One conflict of this user; None when there is none."""
    row = db.row(f"SELECT {COLUMNS} {FROM} WHERE c.user_id = ? AND c.id = ?", (user, number))
    return built(row) if row else None


def about(db: Database, user: UserId, attribute: str, subject: str) -> list[Conflict]:
    """Every conflict about one attribute of one subject."""
    sql = f"SELECT {COLUMNS} {FROM} WHERE c.user_id = ? AND c.attribute = ? AND c.subject = ? ORDER BY c.id"
    return [built(row) for row in db.rows(sql, (user, attribute, subject))]


def decide(
    db: Database, number: int, state: ConflictState, resolution: str | None, when: dict[str, str], decided_us: int | None
) -> None:  # fmt: skip
    """Put a conflict into a state."""
    db.run(
        "UPDATE conflicts SET state = ?, resolution = ?, conditions = ?, decided_us = ? WHERE id = ?",
        (state, resolution, json.dumps(when, ensure_ascii=False), decided_us, number),
    )


def count_open(db: Database, user: UserId, *, private: bool) -> int:
    """How many conflicts wait to be reviewed."""
    sql = f"SELECT count(*) {FROM} WHERE c.user_id = :user AND c.state IN ('open', 'reopened') AND {SEEN}"
    row = db.row(sql, {"user": user, "private": int(private)})
    return int(row[0]) if row else 0


def built(row: Row) -> Conflict:
    """A conflict from a row of COLUMNS."""
    return Conflict(
        id=row[0], uid=row[1], a=EntryId(row[2]), b=EntryId(row[3]), attribute=row[4], subject=row[5], state=ConflictState(row[6]),
        resolution=row[7], when=json.loads(row[8]), private=bool(row[9]), found_at=instant(row[10], row[12]),
        decided_at=instant(row[11], row[12]) if row[11] is not None else None,
    )  # fmt: skip
