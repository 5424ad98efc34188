"""What ranks an entry beside the query: read for a few candidates at once."""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from soulmem_cli.domain import Emotion, EntryId, Filters, Level, Source, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.filters import USED_BEFORE, where

IDENTICAL: Final = 0.9  # of the calibrated scale (A8): as good as the same
MUNDANE: Final = f"('{Level.NORMAL}', '{Level.TRIVIAL}')"
# mundane entries that say almost the same, for a mundane one that no gist stands on: as links have them now, or as a deep dream found
TWINS: Final = f"""CASE WHEN t.level NOT IN {MUNDANE} OR EXISTS (
        SELECT 1 FROM gist_evidence v JOIN gists g ON g.id = v.gist_id WHERE v.entry_id = e.id AND g.state <> 'rolled-back') THEN 0
    ELSE max(coalesce((SELECT twins FROM interference i WHERE i.entry_id = e.id), 0), (SELECT count(*) FROM (
        SELECT b AS twin FROM links WHERE a = e.id AND kind = 'similar' AND strength >= {IDENTICAL}
        UNION SELECT a FROM links WHERE b = e.id AND kind = 'similar' AND strength >= {IDENTICAL}) l
        JOIN entries o ON o.id = l.twin JOIN traces s ON s.entry_id = o.id
        WHERE o.forgotten_us IS NULL AND o.private <= e.private AND s.level IN {MUNDANE}
        AND NOT EXISTS (SELECT 1 FROM entries r WHERE r.replaces = o.id AND r.forgotten_us IS NULL))) END"""
SHARED: Final = """(SELECT count(*) FROM contexts c JOIN json_each(?) p ON c.key = p.value ->> 0 AND c.value = p.value ->> 1
    WHERE c.entry_id = e.id)"""


class Signals(NamedTuple):
    """What an entry brings to a ranking; instants are microseconds since 1970. `twins` counts mundane entries that say almost
    the same, `shared` how many of the contexts that were asked for it has."""

    source: Source
    at_us: int
    importance: float
    level: Level
    identity: float
    emotion: Emotion
    valence: float
    arousal: float
    uses: int
    last_used_us: int | None
    used_before_us: int | None
    twins: int
    shared: int


def of(db: Database, user: UserId, entries: Sequence[EntryId], context: Sequence[tuple[str, str]] = ()) -> dict[EntryId, Signals]:
    """The signals of these entries of a user."""
    sql = f"""SELECT e.id, e.source, e.at_us, t.importance, t.level, t.identity, t.emotion, t.valence, t.arousal, t.uses, t.last_used_us,
              {USED_BEFORE}, {TWINS}, {SHARED}
              FROM entries e JOIN traces t ON t.entry_id = e.id WHERE +e.user_id = ? AND e.id IN (SELECT value FROM json_each(?))"""
    rows = db.rows(sql, (json.dumps(context), user, json.dumps(entries)))
    return {EntryId(row[0]): Signals(Source(row[1]), row[2], row[3], Level(row[4]), row[5], Emotion(row[6]), *row[7:]) for row in rows}


def feeling(db: Database, user: UserId, emotion: Emotion, filters: Filters, limit: int) -> list[EntryId]:
    """The entries that most surely felt so, among those that pass the filters."""
    condition, values = where(user, filters)
    sql = f"""SELECT e.id FROM traces t JOIN entries e ON e.id = t.entry_id WHERE t.emotion = ? AND {condition}
              ORDER BY t.emotion_score DESC, e.id DESC LIMIT ?"""
    return [EntryId(row[0]) for row in db.rows(sql, [emotion, *values, limit])]


def felt(db: Database, user: UserId, entries: Sequence[EntryId]) -> dict[EntryId, tuple[Emotion, float, Emotion | None]]:
    """The emotion of these entries of a user, how sure it is, and the one that comes second."""
    sql = """SELECT e.id, t.emotion, t.emotion_score, t.second_emotion FROM entries e JOIN traces t ON t.entry_id = e.id
             WHERE +e.user_id = ? AND e.id IN (SELECT value FROM json_each(?))"""
    rows = db.rows(sql, (user, json.dumps(list(entries))))
    return {EntryId(row[0]): (Emotion(row[1]), row[2], Emotion(row[3]) if row[3] else None) for row in rows}
