"""Reading a whole journal out: every table that an archive holds, row by row, with uids in the place of numbers."""

import json
from collections.abc import Iterator
from datetime import date, datetime
from typing import NamedTuple

from soulmem_cli.clock import instant
from soulmem_cli.domain import Filters, UserId
from soulmem_cli.domain.archives import Archived, Called, Contested, Distilled, Happening, Night, Tie, Use
from soulmem_cli.store.database import Database, Row
from soulmem_cli.store.entries import COLUMNS, FROM, built
from soulmem_cli.store.events import NOT_UNDONE
from soulmem_cli.store.filters import where

SECRET_CONFLICTS = """SELECT c.uid FROM conflicts c JOIN entries x ON x.id = c.a JOIN entries y ON y.id = c.b
                      WHERE c.user_id = ? AND max(x.private, y.private) > ?"""
UNTOLD = ("user-add", "import", "undo")  # events of the file, not of what is in it


class Scope(NamedTuple):
    """Which entries an archive holds: a condition on `entries e JOIN traces t`, its values, and whether they are all there are."""

    user: UserId
    private: bool
    condition: str
    values: tuple[object, ...]
    whole: bool

    @property
    def within(self) -> str:
        """The numbers of the entries, as a subquery."""
        return f"(SELECT e.id FROM entries e JOIN traces t ON t.entry_id = e.id WHERE {self.condition})"


def scope(user: UserId, filters: Filters, *, hidden: bool) -> Scope:
    """The entries that pass the filters; with `hidden`, those a person forgot as well."""
    whole = filters == Filters(private=filters.private)
    if hidden and whole:
        return Scope(user, filters.private, f"e.user_id = ? AND e.private <= {int(filters.private)}", (user,), True)
    condition, values = where(user, filters)
    return Scope(user, filters.private, condition, tuple(values), False)


def size(db: Database, chosen: Scope) -> int:
    """How many entries an archive holds."""
    row = db.row(f"SELECT count(*) FROM entries WHERE id IN {chosen.within}", chosen.values)
    return int(row[0]) if row else 0


def forgotten(db: Database, user: UserId, *, private: bool) -> int:
    """How many entries a person hid."""
    row = db.row("SELECT count(*) FROM entries WHERE user_id = ? AND forgotten_us IS NOT NULL AND private <= ?", (user, private))
    return int(row[0]) if row else 0


def entries(db: Database, chosen: Scope) -> Iterator[Archived]:
    """The entries in the order they were added, each with its ties to others that may be seen."""
    sql = f"""SELECT {COLUMNS}, e.said_people, t.senses,
                (SELECT uid FROM entries WHERE id = e.replaces AND private <= ?),
                (SELECT json_group_array(label) FROM (SELECT label FROM tags WHERE entry_id = e.id AND said ORDER BY tag)),
                (SELECT json_group_array(json_array(uid, kind, strength, because, said, made_us)) FROM (
                    SELECT o.uid, l.kind, l.strength, l.because, l.said, l.made_us FROM links l JOIN entries o ON o.id = l.b
                    WHERE l.a = e.id AND o.private <= ? AND o.forgotten_us IS NULL ORDER BY l.id))
              {FROM} WHERE {chosen.condition} ORDER BY e.id"""
    for row in db.each(sql, (chosen.private, chosen.private, *chosen.values)):
        entry = built(row)
        said_people, senses, replaces, said_tags, ties = row[-5:]
        made = tuple(Tie(entry.uid, to, kind, weight, why, bool(said), at(us)) for to, kind, weight, why, said, us in json.loads(ties))
        yield Archived(entry, replaces, tuple(json.loads(said_tags)), bool(said_people), senses, made)


def ties(db: Database, chosen: Scope) -> Iterator[Tie]:
    """The links between the entries of an archive."""
    sql = f"""SELECT a.uid, b.uid, l.kind, l.strength, l.because, l.said, l.made_us FROM links l
              JOIN entries a ON a.id = l.a JOIN entries b ON b.id = l.b
              WHERE l.a IN {chosen.within} AND l.b IN {chosen.within} ORDER BY l.id"""
    for row in db.each(sql, (*chosen.values, *chosen.values)):
        yield Tie(row[0], row[1], row[2], row[3], row[4], bool(row[5]), at(row[6]))


def uses(db: Database, chosen: Scope) -> Iterator[Use]:
    """When the entries of an archive were used."""
    sql = f"""SELECT o.uid, u.used_us, u.cue FROM uses u JOIN entries o ON o.id = u.entry_id
              WHERE u.entry_id IN {chosen.within} ORDER BY u.used_us, u.id"""
    for row in db.each(sql, chosen.values):
        yield Use(row[0], at(row[1]), row[2])


def nights(db: Database, chosen: Scope) -> Iterator[Night]:
    """The history of dreams, without the mark of how far they looked: it is of this file alone."""
    sql = """SELECT id, cycle, period, started_us, ended_us, state, digest_before, digest_after, json_remove(report, '$.mark')
             FROM dreams WHERE user_id = ? ORDER BY id"""
    for row in db.each(sql, (chosen.user,)):
        ended = at(row[4]) if row[4] is not None else None
        yield Night(row[0], row[1], date.fromisoformat(row[2]), at(row[3]), ended, row[5], row[6], row[7], json.loads(row[8]))


def gists(db: Database, chosen: Scope) -> Iterator[Distilled]:
    """The gists whose evidence lies wholly in an archive."""
    sql = f"""SELECT g.uid, g.run_id, g.kind, g.text, g.state, g.confidence, g.private, g.made_us,
                (SELECT json_group_array(uid) FROM (
                    SELECT o.uid FROM gist_evidence v JOIN entries o ON o.id = v.entry_id WHERE v.gist_id = g.id ORDER BY o.id)),
                (SELECT uid FROM entries WHERE id = g.voice), g.about, g.lang, g.stated, g.conditions,
                (SELECT json_group_array(json_array(uid, role)) FROM (SELECT o.uid, v.role
                    FROM gist_evidence v JOIN entries o ON o.id = v.entry_id WHERE v.gist_id = g.id AND v.role <> 'supports' ORDER BY o.id))
              FROM gists g WHERE g.user_id = ? AND g.private <= ? AND NOT EXISTS (
                SELECT 1 FROM gist_evidence v WHERE v.gist_id = g.id AND v.entry_id NOT IN {chosen.within}) ORDER BY g.id"""
    for row in db.each(sql, (chosen.user, chosen.private, *chosen.values)):
        yield Distilled(row[0], row[1], row[2], row[3], row[4], row[5], bool(row[6]), at(row[7]), tuple(json.loads(row[8])), *told(row[9:]))


def told(row: Row) -> tuple[str | None, str, str, bool, tuple[str, ...], tuple[tuple[str, str], ...]]:
    """What an archive says of a gist beside its evidence."""
    return row[0], row[1], row[2], bool(row[3]), tuple(json.loads(row[4])), tuple((uid, role) for uid, role in json.loads(row[5]))


def conflicts(db: Database, chosen: Scope) -> Iterator[Contested]:
    """The conflicts whose two entries lie in an archive."""
    sql = f"""SELECT c.uid, x.uid, y.uid, c.attribute, c.subject, c.state, c.resolution, c.conditions, c.found_us, c.decided_us
              FROM conflicts c JOIN entries x ON x.id = c.a JOIN entries y ON y.id = c.b
              WHERE c.user_id = ? AND c.a IN {chosen.within} AND c.b IN {chosen.within} ORDER BY c.id"""
    for row in db.each(sql, (chosen.user, *chosen.values, *chosen.values)):
        decided = at(row[9]) if row[9] is not None else None
        yield Contested(row[0], row[1], row[2], row[3], row[4], row[5], row[6], json.loads(row[7]), at(row[8]), decided)


def names(db: Database, chosen: Scope) -> Iterator[Called]:
    """What was said of names by hand; of one that only private entries know, with them."""
    secret = secrets(db, chosen)
    for row in db.each("SELECT key, name, person, said_us FROM names WHERE user_id = ? ORDER BY key", (chosen.user,)):
        if row[0] not in secret:
            yield Called(row[0], row[1], row[2], at(row[3]))


def secrets(db: Database, chosen: Scope) -> set[str]:
    """The names said by hand that private entries alone know, themselves or, of those that no entry has, by their person."""
    if chosen.private:
        return set()
    sql = """SELECT n.key, n.person, max(e.private = 0), max(e.private) FROM names n LEFT JOIN sightings s ON s.user_id = n.user_id
             AND s.key = n.key LEFT JOIN entries e ON e.id = s.entry_id WHERE n.user_id = ? GROUP BY n.key"""
    found = [(key, person, bool(shown), bool(hidden)) for key, person, shown, hidden in db.rows(sql, (chosen.user,))]
    shown_persons = {person for _, person, shown, _ in found if shown}
    hidden_persons = {person for _, person, shown, hidden in found if hidden and not shown} - shown_persons - {None}
    return {key for key, person, shown, hidden in found if not shown and (hidden or person in hidden_persons)}


def happenings(db: Database, chosen: Scope) -> Iterator[Happening]:
    """What happened to the entries of an archive and around them; what concerns a private entry or name, only with it."""
    secret = secrets(db, chosen)
    kept_back = {uid for (uid,) in db.rows("SELECT uid FROM gists WHERE user_id = ? AND private > ?", (chosen.user, chosen.private))}
    contested = {uid for (uid,) in db.rows(SECRET_CONFLICTS, (chosen.user, chosen.private))}
    # what was undone did not happen, but for the coming of an entry: that is forgotten, and not gone
    sql = f"""SELECT events.at_us, kind, e.uid, run_id, facts FROM events LEFT JOIN entries e ON e.id = entry_id
              WHERE events.user_id = ? AND kind NOT IN (SELECT value FROM json_each(?)) AND coalesce(e.private, 0) <= ?
              AND (kind = 'encode' OR {NOT_UNDONE}) ORDER BY events.id"""
    for row in db.each(sql, (chosen.user, json.dumps(UNTOLD), chosen.private)):
        facts = json.loads(row[4])
        if facts.get("gist") in kept_back or facts.get("conflict") in contested or not secret.isdisjoint(facts.get("keys", ())):
            continue
        named = [value for value in (facts.get("other"), *(each[0] for each in facts.get("mentions", ()))) if isinstance(value, int)]
        seen = uids(db, chosen, named)
        if isinstance(facts.get("other"), int):
            if facts["other"] not in seen:
                continue
            facts["other"] = {"uid": seen[facts["other"]]}
        if "mentions" in facts:
            facts["mentions"] = [[{"uid": seen[entry]}, name] for entry, name in facts["mentions"] if entry in seen]
        yield Happening(at(row[0]), row[1], row[2], row[3], facts)


def uids(db: Database, chosen: Scope, numbers: list[int]) -> dict[int, str]:
    """The uids of some entries, by their numbers; private ones only with the rest of what is private."""
    if not numbers:
        return {}
    sql = "SELECT id, uid FROM entries WHERE user_id = ? AND private <= ? AND id IN (SELECT value FROM json_each(?))"
    return dict(db.rows(sql, (chosen.user, chosen.private, json.dumps(numbers))))


def private(db: Database, user: UserId) -> int:
    """How many private entries a user has, hidden ones too."""
    row = db.row("SELECT count(*) FROM entries WHERE user_id = ? AND private = 1", (user,))
    return int(row[0]) if row else 0


def at(us: int) -> datetime:
    """An instant of the log, in UTC."""
    return instant(us, 0)
