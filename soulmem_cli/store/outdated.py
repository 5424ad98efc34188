"""Gists that stand on words which were replaced since: what stands for those words now, and how a gist comes to have it."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database

# what a gist has of entries: its evidence, and its voice
HAS: Final = """SELECT v.gist_id AS gist, v.entry_id AS entry FROM gist_evidence v
                UNION SELECT id, voice FROM gists WHERE voice IS NOT NULL"""


def stand_ins(db: Database, user: UserId) -> dict[int, dict[EntryId, EntryId]]:
    """By gist, each of its entries that is a version no more, with the one that stands in its place: a later one, or, when a later one
    was forgotten, the one before it."""
    # from the few entries that replace others, not from all evidence there is
    sql = f"""WITH RECURSIVE later (old, new) AS (
                SELECT r.replaces, r.id FROM entries r WHERE r.replaces IS NOT NULL AND r.user_id = :user AND r.forgotten_us IS NULL
                UNION SELECT later.old, n.id FROM later JOIN entries n ON n.replaces = later.new AND n.forgotten_us IS NULL),
              standing (old, new) AS (
                SELECT old, max(new) FROM later GROUP BY old
                UNION ALL SELECT r.id, r.replaces FROM entries r JOIN entries p ON p.id = r.replaces
                WHERE r.replaces IS NOT NULL AND r.user_id = :user AND r.forgotten_us IS NOT NULL AND p.forgotten_us IS NULL
                AND NOT EXISTS (SELECT 1 FROM entries n WHERE n.replaces = p.id AND n.forgotten_us IS NULL))
              SELECT h.gist, s.old, s.new FROM standing s JOIN ({HAS}) h ON h.entry = s.old JOIN gists g ON g.id = h.gist
              WHERE g.user_id = :user AND g.state <> 'rolled-back' ORDER BY 1, 2"""
    found: dict[int, dict[EntryId, EntryId]] = {}
    for gist, old, new in db.rows(sql, {"user": user}):
        found.setdefault(gist, {})[EntryId(old)] = EntryId(new)
    return found


def withdraw(db: Database, gist: int, entries: Collection[EntryId]) -> None:
    """Take entries from behind a gist."""
    db.run(
        "DELETE FROM gist_evidence WHERE gist_id = ? AND entry_id IN (SELECT value FROM json_each(?))", (gist, json.dumps(list(entries)))
    )


def rewrite(db: Database, gist: int, text: str, by: EntryId, about: str, state: str, conditions: Collection[str]) -> None:
    """Give a gist other words, those of an entry, and what comes of them."""
    db.run(
        "UPDATE gists SET text = ?, voice = ?, about = ?, state = ?, conditions = ? WHERE id = ?",
        (text, by, about, state, json.dumps(list(conditions), ensure_ascii=False), gist),
    )


def let_go(db: Database, gist: int) -> None:
    """Remove a gist that has too little behind it; its entries are looked at again."""
    db.run("INSERT OR IGNORE INTO loose SELECT entry_id FROM gist_evidence WHERE gist_id = ?", (gist,))
    db.run("DELETE FROM gist_evidence WHERE gist_id = ?", (gist,))
    db.run("DELETE FROM gists WHERE id = ?", (gist,))
