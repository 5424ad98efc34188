"""The table of traces: what memory keeps of an entry, all of it derived."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from soulmem_cli.domain import Emotion, EntryId, Level, Sensed, Tier, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold

if TYPE_CHECKING:
    from soulmem_cli.domain.dreams import Standing
    from soulmem_cli.domain.echoes import Feeling


def write(db: Database, entry: EntryId, sensed: Sensed, senses: int) -> None:
    """Write or renew the trace of an entry; uses and tier of an old one stay. `senses` is their version."""
    db.run(
        """INSERT INTO traces (entry_id, lang, emotion, emotion_score, second_emotion, valence, arousal, importance, level,
           identity, novelty, specificity, salience, senses) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (entry_id) DO UPDATE SET lang = excluded.lang, emotion = excluded.emotion,
           emotion_score = excluded.emotion_score, second_emotion = excluded.second_emotion, valence = excluded.valence,
           arousal = excluded.arousal, importance = excluded.importance, level = excluded.level, identity = excluded.identity,
           novelty = excluded.novelty, specificity = excluded.specificity, salience = excluded.salience, senses = excluded.senses""",
        (
            entry, sensed.lang, sensed.emotion, sensed.emotion_score, sensed.second_emotion, sensed.valence, sensed.arousal,
            sensed.importance, sensed.level, sensed.identity, sensed.novelty, sensed.specificity, sensed.salience, senses,
        ),
    )  # fmt: skip


def mention(db: Database, entry: EntryId, kind: str, names: Iterable[str]) -> None:
    """Note who is in an entry; `kind` is person or kin."""
    rows = [(entry, kind, fold(name), name) for name in names if fold(name)]
    db.run_many("INSERT INTO mentions (entry_id, kind, key, name) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", rows)


def use(db: Database, entry: EntryId, now_us: int, cue: str, *, apart_us: int) -> bool:
    """Note a deliberate use (A24), unless the last one was less than `apart_us` ago."""
    row = db.row("SELECT last_used_us FROM traces WHERE entry_id = ?", (entry,))
    if row and row[0] is not None and now_us - row[0] < apart_us:
        return False
    db.run("INSERT INTO uses (entry_id, used_us, cue) VALUES (?, ?, ?)", (entry, now_us, cue))
    db.run(
        "UPDATE traces SET uses = uses + 1, last_used_us = max(coalesce(last_used_us, ?), ?) WHERE entry_id = ?", (now_us, now_us, entry)
    )
    return True


def feelings(db: Database, user: UserId, ids: Iterable[EntryId]) -> dict[EntryId, Feeling]:
    """How some entries of a user felt."""
    from soulmem_cli.domain.echoes import Feeling

    sql = """SELECT t.entry_id, t.emotion, t.valence, t.arousal FROM traces t JOIN entries e ON e.id = t.entry_id
             WHERE +e.user_id = ? AND e.id IN (SELECT value FROM json_each(?)) ORDER BY e.id"""
    return {EntryId(row[0]): Feeling(Emotion(row[1]), row[2], row[3]) for row in db.rows(sql, (user, str(list(ids))))}


def set_tier(db: Database, entry: EntryId, tier: Tier, *, was: Tier) -> bool:
    """Move an entry to another tier; False when it no longer stands where it `was`."""
    db.run("UPDATE traces SET tier = ? WHERE entry_id = ? AND tier = ?", (tier, entry, was))
    return db.changed > 0


def standings(db: Database, user: UserId) -> list[Standing]:
    """How every entry in view stands: all that decides how near it is."""
    from soulmem_cli.domain.dreams import Standing

    sql = """SELECT e.id, t.tier, e.at_us, t.last_used_us, t.uses, t.importance, t.level, t.identity, t.emotion, t.valence, t.arousal
             FROM entries e JOIN traces t ON t.entry_id = e.id WHERE e.user_id = ? AND e.forgotten_us IS NULL ORDER BY e.id"""
    return [
        Standing(row[0], Tier(row[1]), row[2], row[3], row[4], row[5], Level(row[6]), row[7], Emotion(row[8]), row[9], row[10])
        for row in db.rows(sql, (user,))
    ]
