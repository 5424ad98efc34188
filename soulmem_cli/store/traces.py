"""The table of traces: what memory keeps of an entry, all of it derived."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from soulmem_cli.domain import Emotion, EntryId, Level, Sensed, Tier, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold

if TYPE_CHECKING:
    from soulmem_cli.domain.dreams import Standing, Weighing
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
    """Note who and what is in an entry; `kind` is person, kin, place or thing."""
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


def standings(db: Database, user: UserId, changed: Iterable[EntryId] | None = None) -> Iterator[Standing]:
    """How every entry in view stands: all that decides how near it is. Given those that `changed`, of the others only the ones that
    can still go deeper."""
    from soulmem_cli.domain.dreams import Standing

    sql = """SELECT e.id, t.tier, e.at_us, t.last_used_us, t.uses, t.importance, t.level, t.identity, t.emotion, t.valence, t.arousal
             FROM traces t CROSS JOIN entries e ON e.id = t.entry_id WHERE e.user_id = ? AND e.forgotten_us IS NULL"""
    values: list[object] = [user]
    if changed is not None:
        sql += f" AND (t.tier NOT IN ('{Tier.DORMANT}', '{Tier.REVERIE}') OR t.entry_id IN (SELECT value FROM json_each(?)))"
        values.append(str(sorted(changed)))
    for row in db.each(f"{sql} ORDER BY e.id", values):
        yield Standing(row[0], Tier(row[1]), row[2], row[3], row[4], row[5], Level(row[6]), row[7], Emotion(row[8]), row[9], row[10])


def weighings(db: Database, user: UserId, entries: Iterable[EntryId] | None) -> Iterator[Weighing]:
    """What the salience of these entries of a user is made of, or of all; not of those whose salience was said by hand."""
    from soulmem_cli.domain.dreams import Weighing

    sql = """SELECT e.id, t.importance, t.emotion, t.valence, t.arousal, t.identity, t.novelty, t.specificity, t.salience
             FROM entries e JOIN traces t ON t.entry_id = e.id WHERE +e.user_id = ? AND e.said_salience IS NULL"""
    if entries is None:
        found = db.each(f"{sql} ORDER BY e.id", (user,))
    else:
        found = db.each(f"{sql} AND e.id IN (SELECT value FROM json_each(?)) ORDER BY e.id", (user, str(sorted(entries))))
    for row in found:
        yield Weighing(row[0], row[1], Emotion(row[2]), *row[3:])


def set_salience(db: Database, entry: EntryId, salience: float) -> None:
    """Give an entry another salience."""
    db.run("UPDATE traces SET salience = ? WHERE entry_id = ?", (salience, entry))


def old(db: Database, user: UserId, before_us: int) -> tuple[int, int]:
    """How many entries in view were lived before a moment, and how many everyday ones of them are not at rest."""
    sql = f"""SELECT count(*), count(*) FILTER (WHERE t.level IN ('{Level.NORMAL}', '{Level.TRIVIAL}')
                AND t.tier NOT IN ('{Tier.DORMANT}', '{Tier.REVERIE}') AND coalesce(t.last_used_us, 0) < ?)
              FROM entries e JOIN traces t ON t.entry_id = e.id WHERE e.user_id = ? AND e.forgotten_us IS NULL AND e.at_us < ?"""
    row = db.row(sql, (before_us, user, before_us))
    return (int(row[0]), int(row[1])) if row else (0, 0)
