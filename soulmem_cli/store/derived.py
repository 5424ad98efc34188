"""Letting go of what was derived from an entry, before it is derived anew; and of what belongs to no entry at all."""

from __future__ import annotations

from soulmem_cli.domain import EntryId, Tier
from soulmem_cli.store.database import Database


def clear_detected(db: Database, entry: EntryId) -> None:
    """Let go of what was read in the text: tags, kin, people, places, things; what a person said of it stays."""
    db.run("DELETE FROM tags WHERE entry_id = ? AND said = 0", (entry,))
    sql = "DELETE FROM mentions WHERE entry_id = ? AND (kind <> 'person' OR NOT (SELECT said_people FROM entries WHERE id = entry_id))"
    db.run(sql, (entry,))


def similar(db: Database, entry: EntryId) -> dict[EntryId, float]:
    """How strong the links from an entry to earlier ones it is like are now, 0..1."""
    rows = db.rows("SELECT b, strength FROM links WHERE a = ? AND kind = 'similar' AND said = 0", (entry,))
    return {EntryId(row[0]): row[1] for row in rows}


def clear_similar(db: Database, entry: EntryId) -> None:
    """Let go of the links from an entry to earlier ones it is like."""
    db.run("DELETE FROM links WHERE a = ? AND kind = 'similar' AND said = 0", (entry,))


def recount_uses(db: Database, entry: EntryId) -> None:
    """Uses as the log of uses has them."""
    db.run(
        """UPDATE traces SET (uses, last_used_us) = (SELECT count(*), max(used_us) FROM uses WHERE entry_id = traces.entry_id)
           WHERE entry_id = ?""",
        (entry,),
    )


def has_trace(db: Database, entry: EntryId) -> bool:
    """Whether an entry has a trace."""
    return db.row("SELECT 1 FROM traces WHERE entry_id = ?", (entry,)) is not None


def place(db: Database, entry: EntryId, tier: Tier) -> None:
    """Put an entry on the tier a dream had decided."""
    db.run("UPDATE traces SET tier = ? WHERE entry_id = ?", (tier, entry))


def sweep(db: Database) -> None:
    """Let go of words and vectors whose entry is no more."""
    db.run("DELETE FROM words WHERE rowid NOT IN (SELECT id FROM entries)")
    for (number,) in db.rows("SELECT id FROM encoders"):
        for table in (f"embeddings_{number}", f"vectors_{number}"):
            gone = db.rows(f"SELECT entry_id FROM {table} WHERE entry_id NOT IN (SELECT id FROM entries)")
            db.run_many(f"DELETE FROM {table} WHERE entry_id = ?", gone)
