"""What a journal knows of names: where each was seen, what was said of it by hand, and who goes by which."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.people import ANIMAL, Known, Sighting
from soulmem_cli.store.database import Database, Row

if TYPE_CHECKING:
    from soulmem_cli.domain.persons import Named

ENOUGH = 16  # sightings of a name that tell as much as all of them
MINE = "FROM mentions m JOIN entries e ON e.id = m.entry_id LEFT JOIN names n ON n.user_id = e.user_id AND n.key = m.key"
SECRET = """SELECT m.key FROM mentions m JOIN entries e ON e.id = m.entry_id
            WHERE e.user_id = ? AND m.kind IN ('person', 'kin') GROUP BY m.key HAVING max(e.forgotten_us IS NULL AND e.private <= ?) = 0"""
SEEN = "e.user_id = ? AND e.forgotten_us IS NULL AND e.private <= ? AND m.kind IN (SELECT value FROM json_each(?))"


def sight(db: Database, user: UserId, entry: EntryId, sightings: Iterable[Sighting]) -> None:
    """Note which names were considered in an entry, in place of what was noted before."""
    db.run("DELETE FROM sightings WHERE entry_id = ?", (entry,))
    rows = [(user, each.key, entry, each.weight, each.inside) for each in sightings if each.key]
    db.run_many("INSERT INTO sightings (user_id, key, entry_id, weight, inside) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", rows)


def known(db: Database, user: UserId, keys: Collection[str], but: EntryId | None = None) -> dict[str, Known]:
    """What the last entries of a user, `but` one, say of these folded names, and what was said of them by hand."""
    sql = f"""SELECT k.value, n.key IS NOT NULL, n.person IS NOT NULL, (
                SELECT json_array(count(*), sum(inside), max(weight)) FROM (
                  SELECT inside, weight FROM sightings WHERE user_id = ?1 AND key = k.value AND entry_id IS NOT ?2
                  ORDER BY entry_id DESC LIMIT {ENOUGH})),
                EXISTS (SELECT 1 FROM sightings WHERE user_id = ?1 AND key = k.value AND entry_id IS NOT ?2 AND weight <= {ANIMAL})
              FROM json_each(?3) k LEFT JOIN names n ON n.user_id = ?1 AND n.key = k.value"""
    found = {}
    for key, spoken, person, seen, beast in db.rows(sql, (user, but, json.dumps(list(keys)))):
        times, inside, best = json.loads(seen)
        if times or spoken:
            found[key] = Known(times, inside or 0, best or 0.0, bool(person) if spoken else None, bool(beast))
    return found


def said(db: Database, user: UserId, keys: Collection[str]) -> list[Named]:
    """What was said by hand of these folded names."""
    sql = "SELECT key, name, person FROM names WHERE user_id = ? AND key IN (SELECT value FROM json_each(?)) ORDER BY key"
    return named(db.rows(sql, (user, json.dumps(list(keys)))))


def say(db: Database, user: UserId, names: Iterable[Named], now_us: int) -> None:
    """Keep what was said of names by hand, in place of what was said of them before."""
    sql = "INSERT OR REPLACE INTO names (user_id, key, name, person, said_us) VALUES (?, ?, ?, ?, ?)"
    db.run_many(sql, [(user, each.key, each.name, each.person, now_us) for each in names])


def together(db: Database, user: UserId, keys: Collection[str]) -> list[Named]:
    """Every name of the persons that these folded names stand for; nothing when nobody said that they stand for any."""
    sql = """SELECT DISTINCT b.key, b.name, b.person FROM names a JOIN names b ON b.user_id = a.user_id AND b.person = a.person
             WHERE a.user_id = ? AND a.key IN (SELECT value FROM json_each(?)) ORDER BY b.key <> b.person, b.key"""
    return named(db.rows(sql, (user, json.dumps(list(keys)))))


def named(rows: list[Row]) -> list[Named]:
    """Rows of names."""
    from soulmem_cli.domain.persons import Named

    return [Named(*row) for row in rows]


def spellings(db: Database, user: UserId, kinds: Collection[str], *, private: bool) -> list[tuple[str, str, str, str, int]]:
    """How persons are written: folded name of the person, kind, folded and written name, and in how many entries."""
    sql = f"""SELECT coalesce(n.person, m.key), m.kind, m.key, m.name, count(*) {MINE} WHERE {SEEN}
              GROUP BY 1, m.kind, m.key, m.name ORDER BY 5 DESC, m.name"""
    return [(row[0], row[1], row[2], row[3], row[4]) for row in db.rows(sql, (user, int(private), json.dumps(list(kinds))))]


def counted(db: Database, user: UserId, kinds: Collection[str], *, private: bool) -> list[tuple[str, int, int, int]]:
    """Every person, most often first: folded name, in how many entries, local microseconds of the first and the last."""
    sql = f"""SELECT coalesce(n.person, m.key), count(DISTINCT e.id), min(e.local_us), max(e.local_us) {MINE} WHERE {SEEN}
              GROUP BY 1 ORDER BY 2 DESC, 1"""
    return [(row[0], row[1], row[2], row[3]) for row in db.rows(sql, (user, int(private), json.dumps(list(kinds))))]


def titles(db: Database, user: UserId) -> dict[str, str]:
    """How each person said by hand is to be called, by folded name."""
    return dict(db.rows("SELECT key, name FROM names WHERE user_id = ? AND key = person", (user,)))


def secret(db: Database, user: UserId, *, private: bool) -> set[str]:
    """The folded names that only entries out of view have: the forgotten ones, and private ones unless they are asked for."""
    return {row[0] for row in db.rows(SECRET, (user, int(private)))}


def mentions(db: Database, user: UserId, keys: Collection[str]) -> list[tuple[EntryId, str, str]]:
    """Where persons of these folded names are, hidden entries too: entry, folded and written name."""
    sql = """SELECT m.entry_id, m.key, m.name FROM mentions m JOIN entries e ON e.id = m.entry_id
             WHERE e.user_id = ? AND m.kind = 'person' AND m.key IN (SELECT value FROM json_each(?)) ORDER BY m.entry_id, m.key"""
    return [(EntryId(row[0]), row[1], row[2]) for row in db.rows(sql, (user, json.dumps(list(keys))))]


def kin(db: Database, user: UserId, key: str) -> str | None:
    """A relation of this folded name as it is written in some entry, or None."""
    sql = """SELECT m.name FROM mentions m JOIN entries e ON e.id = m.entry_id
             WHERE e.user_id = ? AND m.kind = 'kin' AND m.key = ? ORDER BY m.entry_id DESC LIMIT 1"""
    row = db.row(sql, (user, key))
    return str(row[0]) if row else None


def unmention(db: Database, user: UserId, keys: Collection[str]) -> None:
    """Take persons of these folded names out of every entry of a user; the entries stay."""
    sql = """DELETE FROM mentions WHERE kind = 'person' AND key IN (SELECT value FROM json_each(?))
             AND entry_id IN (SELECT id FROM entries WHERE user_id = ?)"""
    db.run(sql, (json.dumps(list(keys)), user))
