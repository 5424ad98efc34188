"""Which changes can be undone, and putting back what the log says stood before them."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database
from soulmem_cli.store.events import NOT_UNDONE
from soulmem_cli.text import fold

# what `entries` has that an edit may change in place, and what follows from it in `traces`
EDITABLE: Final = (
    "at_us", "offset_s", "zone", "when_phrase", "private", "starred", "said_emotion", "said_feeling", "said_valence", "said_arousal",
    "said_importance", "said_people",
)  # fmt: skip
FELT: Final = ("emotion", "emotion_score", "second_emotion", "valence", "arousal", "importance", "level", "salience")


class Deed(NamedTuple):
    """One event of a change."""

    id: int
    kind: str
    entry: EntryId | None
    facts: dict[str, Any]


class Past(NamedTuple):
    """A change that stands: its number, the run when it was a dream, when it began, and its events in order."""

    number: int
    run: int | None
    at_us: int
    deeds: tuple[Deed, ...]


def standing(db: Database, user: UserId, kinds: Collection[str], final: Collection[str], limit: int) -> list[Past]:
    """The newest changes of a user that were not undone, the last first; a negative limit is all.

    `final` are kinds that cannot be undone, whoever is named with them; those from before the last undoing were passed by already.
    """
    sql = f"""WITH open AS (
                SELECT id, CASE WHEN run_id IS NULL THEN coalesce(change, id) END AS number, run_id FROM events
                WHERE (user_id = :user OR (user_id IS NULL AND kind IN (SELECT value FROM json_each(:final))))
                AND coalesce(change, 1) <> 0 AND NOT (id < :since AND kind IN (SELECT value FROM json_each(:final))) AND CASE
                  WHEN run_id IS NULL THEN kind IN (SELECT value FROM json_each(:kinds)) AND facts ->> 'by' IS NOT 'use' AND {NOT_UNDONE}
                  ELSE EXISTS (SELECT 1 FROM dreams d WHERE d.id = run_id AND d.state IN ('done', 'interrupted')) END)
              SELECT number, run_id, max(id) FROM open GROUP BY number, run_id ORDER BY 3 DESC LIMIT :limit"""
    given = {
        "user": user, "final": json.dumps(list(final)), "kinds": json.dumps([*kinds, *final]), "limit": limit,
        "since": last_undoing(db, user),
    }  # fmt: skip
    found = []
    for number, run, newest in db.rows(sql, given):
        rows = db.rows(
            f"""SELECT id, kind, entry_id, facts, at_us FROM events WHERE run_id IS NULL AND (id = :number OR change = :number)
                AND kind IN (SELECT value FROM json_each(:kinds)) AND facts ->> 'by' IS NOT 'use' AND {NOT_UNDONE} ORDER BY id"""
            if run is None
            else "SELECT id, kind, entry_id, facts, at_us FROM events WHERE id = :newest",
            {**given, "number": number, "newest": newest},
        )
        deeds = tuple(Deed(row[0], row[1], row[2], json.loads(row[3])) for row in rows)
        found.append(Past(number or newest, run, rows[0][4], deeds))
    return found


def last_undoing(db: Database, user: UserId) -> int:
    """The newest event of undoing; 0 before the first."""
    row = db.row("SELECT coalesce(max(id), 0) FROM events WHERE user_id = ? AND kind IN ('undo', 'rollback')", (user,))
    return int(row[0]) if row else 0


def began_with(db: Database, user: UserId, entry: EntryId, event: int) -> bool:
    """Whether an entry is here, and came with this event."""
    sql = """SELECT (SELECT min(id) FROM events WHERE entry_id = e.id AND kind = 'encode') = ? FROM entries e
             WHERE e.user_id = ? AND e.id = ?"""
    row = db.row(sql, (event, user, entry))
    return row is not None and bool(row[0])


def there(db: Database, user: UserId, entries: Iterable[EntryId], *, forgotten: bool | None = None) -> list[EntryId]:
    """Those of these entries that are here, forgotten or not, or only the ones that are either."""
    sql = """SELECT id FROM entries WHERE +user_id = ? AND id IN (SELECT value FROM json_each(?))
             AND (?3 IS NULL OR (forgotten_us IS NOT NULL) = ?3) ORDER BY id"""
    return [EntryId(row[0]) for row in db.rows(sql, (user, json.dumps(list(entries)), forgotten))]


def standing_values(db: Database, user: UserId, entry: EntryId) -> dict[str, Any]:
    """What an entry has in EDITABLE, and in FELT under `trace`."""
    row = db.row(
        f"""SELECT {", ".join(f"e.{name}" for name in EDITABLE)}, {", ".join(f"t.{name}" for name in FELT)}
            FROM entries e JOIN traces t ON t.entry_id = e.id WHERE e.user_id = ? AND e.id = ?""",
        (user, entry),
    )
    if row is None:
        return {}
    return dict(zip(EDITABLE, row, strict=False)) | {"trace": dict(zip(FELT, row[len(EDITABLE) :], strict=True))}


def amend(db: Database, user: UserId, entry: EntryId, values: Mapping[str, Any]) -> None:
    """Give an entry other values of EDITABLE, those of `trace` to its trace."""
    felt = values.get("trace") or {}
    for table, key, names, given in (("entries", "id", EDITABLE, values), ("traces", "entry_id", FELT, felt)):
        changed = [name for name in names if name in given]
        if changed:
            sets = ", ".join(f"{name} = :{name}" for name in changed)
            sql = f"UPDATE {table} SET {sets} WHERE {key} = :entry AND :entry IN (SELECT id FROM entries WHERE user_id = :user)"
            db.run(sql, {name: given[name] for name in changed} | {"entry": entry, "user": user})


def persons(db: Database, entry: EntryId) -> list[str]:
    """The persons in an entry, as they are written."""
    return [row[0] for row in db.rows("SELECT name FROM mentions WHERE entry_id = ? AND kind = 'person' ORDER BY name", (entry,))]


def set_persons(db: Database, entry: EntryId, names: Iterable[str]) -> None:
    """Let these be the persons in an entry."""
    db.run("DELETE FROM mentions WHERE entry_id = ? AND kind = 'person'", (entry,))
    rows = [(entry, fold(name), name) for name in names]
    db.run_many("INSERT INTO mentions (entry_id, kind, key, name) VALUES (?, 'person', ?, ?) ON CONFLICT DO NOTHING", rows)


def mention_again(db: Database, user: UserId, written: Iterable[tuple[int, str]]) -> None:
    """Put persons back into the entries they were in, where those are still here."""
    sql = """INSERT INTO mentions (entry_id, kind, key, name) SELECT id, 'person', ?, ? FROM entries WHERE user_id = ? AND id = ?
             ON CONFLICT DO NOTHING"""
    db.run_many(sql, [(fold(name), name, user, entry) for entry, name in written])


def set_tags(db: Database, entry: EntryId, was: Iterable[tuple[str, bool]]) -> None:
    """Let these labels, each said or not, be the tags of an entry."""
    db.run("DELETE FROM tags WHERE entry_id = ?", (entry,))
    rows = [(entry, fold(label), label, bool(said)) for label, said in was]
    db.run_many("INSERT INTO tags (entry_id, tag, label, said) VALUES (?, ?, ?, ?)", rows)


def set_link(db: Database, ends: tuple[EntryId, EntryId], kind: str, was: Mapping[str, Any] | None, now_us: int) -> None:
    """Let a link be as it was, or not be, for None."""
    a, b = ends
    if was is None:
        db.run("DELETE FROM links WHERE a = ? AND b = ? AND kind = ?", (a, b, kind))
        return
    db.run(
        """INSERT INTO links (a, b, kind, strength, because, said, made_us) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (a, b, kind) DO UPDATE SET strength = excluded.strength, because = excluded.because, said = excluded.said""",
        (a, b, kind, was["strength"], was["because"], was["said"], now_us),
    )


def set_names(db: Database, user: UserId, keys: Collection[str], was: Sequence[Sequence[str | None]], now_us: int) -> None:
    """Let what was said of these folded names be what it was."""
    db.run("DELETE FROM names WHERE user_id = ? AND key IN (SELECT value FROM json_each(?))", (user, json.dumps(list(keys))))
    rows = [(user, *each[:3], now_us) for each in was]
    db.run_many("INSERT INTO names (user_id, key, name, person, said_us) VALUES (?, ?, ?, ?, ?)", rows)


def set_gist(db: Database, user: UserId, uid: str, state: str) -> None:
    """Put a gist into a state."""
    db.run("UPDATE gists SET state = ? WHERE user_id = ? AND uid = ?", (state, user, uid))


def set_conflict(db: Database, user: UserId, uid: str, facts: Mapping[str, Any]) -> None:
    """Put a conflict back into the state that an event of it names."""
    when = json.dumps(facts.get("was_when") or {}, ensure_ascii=False)
    values = (facts["was"], facts.get("was_resolution"), when, facts.get("was_decided"), user, uid)
    db.run("UPDATE conflicts SET state = ?, resolution = ?, conditions = ?, decided_us = ? WHERE user_id = ? AND uid = ?", values)
