"""What was written and said, without anything derived: all that `journal rebuild` starts from."""

import json
from typing import Final, NamedTuple

from soulmem_cli.clock import instant
from soulmem_cli.domain import Draft, Emotion, EntryId, Said, Tier, UserId
from soulmem_cli.store.database import Database, Row
from soulmem_cli.store.events import NOT_UNDONE, STANDS

COLUMNS: Final = """
    e.id, e.text, e.at_us, e.offset_s, e.written_us, e.private, e.replaces,
    e.said_emotion, e.said_feeling, e.said_valence, e.said_arousal, e.said_importance, e.said_salience,
    CASE WHEN e.said_people THEN (SELECT json_group_array(name) FROM (
        SELECT name FROM mentions WHERE entry_id = e.id AND kind = 'person' ORDER BY name)) END,
    (SELECT facts FROM events WHERE entry_id = e.id AND kind = 'encode' ORDER BY id LIMIT 1),
    (SELECT lang FROM traces WHERE entry_id = e.id),
    (SELECT json_extract(v.facts, '$.tier') FROM events v LEFT JOIN dreams d ON d.id = v.run_id
     WHERE v.entry_id = e.id AND v.kind IN ('fade', 'reverie') AND coalesce(d.state, '') <> 'rolled-back' ORDER BY v.id DESC LIMIT 1)"""


class Truth(NamedTuple):
    """One entry as it was written. `lang` is what it was taken for, `tier` what the last dream decided; None when nobody did."""

    id: EntryId
    draft: Draft
    link: bool
    lang: str | None
    tier: Tier | None


def after(db: Database, user: UserId, last: EntryId, limit: int) -> list[Truth]:
    """The next entries of a user after a number, in view or not, in the order they came."""
    sql = f"SELECT {COLUMNS} FROM entries e WHERE e.user_id = ? AND e.id > ? ORDER BY e.id LIMIT ?"
    return [built(row) for row in db.rows(sql, (user, last, limit))]


def built(row: Row) -> Truth:
    """A Truth from a row of COLUMNS."""
    said = Said(Emotion(row[7]) if row[7] else None, *row[8:13])
    facts = json.loads(row[14]) if row[14] else {}
    draft = Draft(
        text=row[1], at=instant(row[2], row[3]), written_at=instant(row[4], row[3]), private=bool(row[5]), replaces=row[6], said=said,
        people=tuple(json.loads(row[13])) if row[13] is not None else None, detect=facts.get("detect", True),
    )  # fmt: skip
    return Truth(EntryId(row[0]), draft, facts.get("link", True), row[15], Tier(row[16]) if row[16] in tuple(Tier) else None)


def tags_taken_off(db: Database, entry: EntryId) -> set[str]:
    """The labels of tags that a person ever took off an entry."""
    sql = f"""SELECT r.value FROM events, json_each(events.facts, '$.removed') r
              WHERE entry_id = ? AND kind = 'tag' AND r.type = 'text' AND {NOT_UNDONE}"""
    return {row[0] for row in db.rows(sql, (entry,))}


def untied(db: Database, entry: EntryId) -> set[EntryId]:
    """The entries that a person untied from this one when they were linked as similar."""
    sql = f"""SELECT CASE WHEN entry_id = :entry THEN json_extract(facts, '$.other') ELSE entry_id END FROM events
              WHERE kind = 'unlink' AND json_extract(facts, '$.link') = 'similar' AND {NOT_UNDONE}
              AND (entry_id = :entry OR json_extract(facts, '$.other') = :entry)"""
    return {EntryId(row[0]) for row in db.rows(sql, {"entry": entry})}


def gained(db: Database, entry: EntryId) -> dict[EntryId, float]:
    """How much stronger the links of an entry to those it is like became by using both."""
    sql = f"""SELECT facts ->> 'other', sum((facts ->> 'strength') - (facts ->> '$.was.strength')) FROM events WHERE entry_id = ?
             AND kind = 'link' AND facts ->> 'link' = 'similar' AND facts ->> 'by' = 'use' AND {STANDS} GROUP BY 1"""
    return {EntryId(row[0]): row[1] for row in db.rows(sql, (entry,))}
