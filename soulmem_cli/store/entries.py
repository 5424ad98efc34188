"""The table of entries, the truth of the journal, and the reading of a whole entry with all that hangs on it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Final

from soulmem_cli.clock import instant, micros
from soulmem_cli.domain import Draft, Emotion, Entry, EntryId, Filters, Level, Link, Said, Source, Tier, UserId
from soulmem_cli.store.database import Database, Row
from soulmem_cli.store.filters import tables, where

COLUMNS: Final = """
    e.id, e.uid, e.text, e.at_us, e.offset_s, e.zone, e.when_phrase, e.written_us, u.name, e.source, e.private,
    e.starred, e.replaces, e.forgotten_us, e.said_emotion, e.said_feeling, e.said_valence, e.said_arousal,
    e.said_importance, e.said_salience,
    t.lang, t.emotion, t.emotion_score, t.second_emotion, t.valence, t.arousal, t.importance, t.level, t.identity,
    t.novelty, t.specificity, t.salience, t.tier, t.uses, t.last_used_us,
    (SELECT json_group_array(label) FROM (SELECT label FROM tags WHERE entry_id = e.id ORDER BY tag)),
    (SELECT json_group_array(json_array(kind, name)) FROM (SELECT kind, name FROM mentions WHERE entry_id = e.id ORDER BY name)),
    (SELECT json_group_object(key, value) FROM contexts WHERE entry_id = e.id),
    (SELECT json_group_array(json_object('kind', kind, 'text', text)) FROM (
        SELECT kind, text FROM causes WHERE entry_id = e.id ORDER BY id)),
    (SELECT json_group_array(json_array(other, strength, kind)) FROM (
        SELECT CASE WHEN l.a = e.id THEN l.b ELSE l.a END AS other, l.strength, l.kind
        FROM links l JOIN entries o ON o.id = CASE WHEN l.a = e.id THEN l.b ELSE l.a END
        WHERE (l.a = e.id OR l.b = e.id) AND o.forgotten_us IS NULL AND o.private <= e.private
        ORDER BY l.strength DESC, other LIMIT 5))"""
FROM: Final = "FROM entries e JOIN traces t ON t.entry_id = e.id JOIN users u ON u.id = e.user_id"


def written(db: Database, user: UserId, until: EntryId | None = None) -> Iterator[tuple[EntryId, bytes]]:
    """Every text of a user with its number, in order, in the bytes it is kept in; or those up to one."""
    mine = "SELECT id FROM entries WHERE user_id = :user AND (:until IS NULL OR id <= :until)"  # put in order before their texts are read
    return db.each(f"SELECT id, CAST(text AS BLOB) FROM entries WHERE id IN ({mine}) ORDER BY id", {"user": user, "until": until})


def insert(db: Database, user: UserId, draft: Draft, uid: str, zone: str, number: int | None = None) -> EntryId:
    """Write the truth of a draft and of what was said about it; the traces are the caller's next step. `number`: its id, if it has one."""
    offset = draft.at.utcoffset()
    said = draft.said
    db.run(
        """INSERT INTO entries (id, uid, user_id, text, written_us, at_us, offset_s, zone, when_phrase, source, private, starred,
           replaces, said_emotion, said_feeling, said_valence, said_arousal, said_importance, said_salience, said_people)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            number, uid, user, draft.text, micros(draft.written_at), micros(draft.at), int(offset.total_seconds()) if offset else 0, zone,
            draft.when_phrase, draft.source, draft.private, draft.starred, draft.replaces, said.emotion, said.feeling,
            said.valence, said.arousal, said.importance, said.salience, draft.people is not None,
        ),
    )  # fmt: skip
    entry = EntryId(db.last_id)
    db.run_many("INSERT INTO contexts (entry_id, key, value) VALUES (?, ?, ?)", [(entry, k, v) for k, v in draft.context])
    db.run_many("INSERT INTO causes (entry_id, kind, text) VALUES (?, ?, ?)", [(entry, k, v) for k, v in draft.causes])
    return entry


def get(db: Database, user: UserId, entry: EntryId) -> Entry | None:
    """One entry of this user, private or forgotten ones too; None when there is none."""
    row = db.row(f"SELECT {COLUMNS} {FROM} WHERE e.user_id = ? AND e.id = ?", (user, entry))
    return built(row) if row else None


def of_ids(db: Database, user: UserId, ids: list[EntryId]) -> dict[EntryId, Entry]:
    """The entries of this user among `ids`."""
    sql = f"SELECT {COLUMNS} {FROM} WHERE +e.user_id = ? AND e.id IN (SELECT value FROM json_each(?))"  # +: by number, not by user
    return {row[0]: built(row) for row in db.rows(sql, (user, json.dumps(ids)))}


def listed(db: Database, user: UserId, filters: Filters, limit: int, *, oldest_first: bool = False) -> list[Entry]:
    """Entries by time, newest first unless told otherwise; a negative limit is all of them."""
    found = ordered(db, user, filters, limit, oldest_first=oldest_first)
    read = of_ids(db, user, found)
    return [read[entry] for entry in found if entry in read]


def ordered(db: Database, user: UserId, filters: Filters, limit: int, *, oldest_first: bool = False) -> list[EntryId]:
    """The same, their numbers only: what hangs on an entry is read for those that are shown, not for all that are sorted."""
    condition, values = where(user, filters)
    order = "ASC" if oldest_first else "DESC"
    sql = f"SELECT e.id FROM {tables(condition)} WHERE {condition} ORDER BY e.at_us {order}, e.id {order} LIMIT ?"
    return [EntryId(row[0]) for row in db.rows(sql, [*values, limit])]


def mentioning(db: Database, user: UserId, filters: Filters, keys: Collection[str], query: str | None) -> list[tuple[EntryId, bool]]:
    """Entries that have any of the folded `keys` as a mention or tag (True), or only match an FTS5 query (False); newest first."""
    condition, values = where(user, filters)
    sql = f"""WITH named AS (SELECT entry_id FROM mentions WHERE key IN (SELECT value FROM json_each(?1))
                       UNION SELECT entry_id FROM tags WHERE tag IN (SELECT value FROM json_each(?1)))
              SELECT e.id, e.id IN named FROM entries e JOIN traces t ON t.entry_id = e.id
              WHERE e.id IN (SELECT entry_id FROM named UNION SELECT rowid FROM words WHERE words MATCH ?2) AND {condition}
              ORDER BY e.at_us DESC, e.id DESC"""
    return [(EntryId(row[0]), bool(row[1])) for row in db.rows(sql, [json.dumps(list(keys)), query or '""', *values])]


def days(db: Database, user: UserId, ids: list[EntryId]) -> dict[EntryId, datetime]:
    """When each of these entries happened, on the clock it was lived by."""
    sql = "SELECT id, at_us, offset_s FROM entries WHERE +user_id = ? AND id IN (SELECT value FROM json_each(?))"
    return {EntryId(row[0]): instant(row[1], row[2]) for row in db.rows(sql, (user, json.dumps(ids)))}


def last(db: Database) -> EntryId:
    """The number of the entry that came last, whoever wrote it; 0 before the first."""
    row = db.row("SELECT coalesce(max(id), 0) FROM entries")
    return EntryId(row[0]) if row else EntryId(0)


def later(db: Database, user: UserId, after: EntryId, limit: int, *, private: bool) -> list[EntryId]:
    """Entries in view that came after a number, the newest first; private ones only when asked."""
    sql = """SELECT id FROM entries WHERE +user_id = ? AND id > ? AND forgotten_us IS NULL AND private <= ? ORDER BY id DESC LIMIT ?"""
    return [EntryId(row[0]) for row in db.rows(sql, (user, after, int(private), limit))]


def in_view(db: Database, user: UserId, ids: list[EntryId], *, private: bool) -> set[EntryId]:
    """Those of these entries that are there and may be seen."""
    sql = """SELECT id FROM entries WHERE +user_id = ? AND id IN (SELECT value FROM json_each(?)) AND forgotten_us IS NULL
             AND private <= ?"""
    return {EntryId(row[0]) for row in db.rows(sql, (user, json.dumps(ids), int(private)))}


def count(db: Database, user: UserId) -> int:
    """How many entries a user has, hidden ones too."""
    row = db.row("SELECT count(*) FROM entries WHERE user_id = ?", (user,))
    return int(row[0]) if row else 0


def passing(db: Database, user: UserId, filters: Filters) -> int:
    """How many entries pass the filters."""
    condition, values = where(user, filters)
    row = db.row(f"SELECT count(*) FROM {tables(condition)} WHERE {condition}", values)
    return int(row[0]) if row else 0


def among(db: Database, user: UserId, ids: Collection[EntryId], filters: Filters) -> set[EntryId]:
    """Those of these entries that pass the filters."""
    condition, values = where(user, filters)
    # CROSS: each by its number, and not all entries of a user
    sql = f"SELECT e.id FROM json_each(?) j CROSS JOIN {tables(condition)} WHERE e.id = j.value AND {condition}"
    return {EntryId(row[0]) for row in db.rows(sql, [json.dumps(list(ids)), *values])}


def known(db: Database, user: UserId, uid: str) -> EntryId | None:
    """The entry with this uid, if it is here already."""
    row = db.row("SELECT id FROM entries WHERE user_id = ? AND uid = ?", (user, uid))
    return EntryId(row[0]) if row else None


def words_of(db: Database, user: UserId, uid: str) -> str | None:
    """The text of the entry with this uid, if it is here."""
    row = db.row("SELECT text FROM entries WHERE user_id = ? AND uid = ?", (user, uid))
    return str(row[0]) if row else None


def same_moment(db: Database, user: UserId, at_us: int, text: str) -> EntryId | None:
    """The entry with this instant and text, if it is here already."""
    row = db.row("SELECT id FROM entries WHERE user_id = ? AND at_us = ? AND text = ?", (user, at_us, text))
    return EntryId(row[0]) if row else None


def set_forgotten(db: Database, user: UserId, entry: EntryId, forgotten_us: int | None) -> None:
    """Hide an entry everywhere but among the forgotten, or bring it back with None."""
    db.run("UPDATE entries SET forgotten_us = ? WHERE user_id = ? AND id = ?", (forgotten_us, user, entry))


def built(row: Row) -> Entry:
    """An Entry from a row of COLUMNS."""
    mentions = json.loads(row[36])
    last_used = row[34]
    return Entry(
        id=row[0], uid=row[1], text=row[2], at=instant(row[3], row[4]), zone=row[5], when_phrase=row[6],
        written_at=instant(row[7], row[4]), user=row[8], source=Source(row[9]), private=bool(row[10]), starred=bool(row[11]),
        replaces=row[12], forgotten_at=instant(row[13], row[4]) if row[13] is not None else None,
        said=Said(Emotion(row[14]) if row[14] else None, row[15], row[16], row[17], row[18], row[19]),
        lang=row[20], emotion=Emotion(row[21]), emotion_score=row[22], second_emotion=Emotion(row[23]) if row[23] else None,
        valence=row[24], arousal=row[25], importance=row[26], level=Level(row[27]), identity=row[28], novelty=row[29],
        specificity=row[30], salience=row[31], tier=Tier(row[32]), uses=row[33],
        last_used_at=instant(last_used, row[4]) if last_used is not None else None,
        tags=tuple(json.loads(row[35])),
        people=tuple(name for kind, name in mentions if kind == "person"),
        kin=tuple(name for kind, name in mentions if kind == "kin"),
        places=tuple(name for kind, name in mentions if kind == "place"),
        things=tuple(name for kind, name in mentions if kind == "thing"),
        context=json.loads(row[37]), causes=tuple(json.loads(row[38])),
        links=tuple(Link(*link) for link in json.loads(row[39])),
    )  # fmt: skip
