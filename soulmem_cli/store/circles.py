"""What ties several entries at once: a gist that they stand behind, somebody who is in them. What ties too many tells of none."""

from __future__ import annotations

import json
from collections.abc import Collection

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.store.database import Database

IN_VIEW = "+e.user_id = :user AND e.forgotten_us IS NULL AND e.private <= :private"


def who(db: Database, user: UserId, ids: Collection[EntryId]) -> list[str]:
    """The folded names of the persons and kin that some entries mention, each person by one name."""
    sql = """SELECT DISTINCT coalesce(n.person, m.key) FROM json_each(:ids) h CROSS JOIN mentions m ON m.entry_id = h.value
             LEFT JOIN names n ON n.user_id = :user AND n.key = m.key WHERE m.kind IN ('person', 'kin')"""
    return [row[0] for row in db.rows(sql, {"ids": json.dumps(list(ids)), "user": user})]


def of_people(db: Database, user: UserId, people: Collection[Collection[str]], most: int, *, private: bool) -> list[list[EntryId]]:
    """The entries in view that mention each of some persons, by any of these folded names or by another name of theirs; nobody who is
    in more than `most`, and no more entries are looked at."""
    sql = f"""SELECT (SELECT json_group_array(entry_id) FROM (
                SELECT DISTINCT m.entry_id FROM (
                    SELECT value AS key FROM json_each(p.value) UNION
                    SELECT a.key FROM json_each(p.value) v CROSS JOIN names a ON a.user_id = :user AND a.person = v.value) n
                CROSS JOIN mentions m ON m.key = n.key CROSS JOIN entries e ON e.id = m.entry_id
                WHERE m.kind IN ('person', 'kin') AND {IN_VIEW} LIMIT :enough))
              FROM json_each(:people) p"""
    given = {"people": json.dumps([list(names) for names in people]), "user": user, "private": int(private), "enough": most + 1}
    found = [json.loads(row[0]) for row in db.rows(sql, given)]
    return [circle for circle in found if 1 < len(circle) <= most]


def of_gists(db: Database, user: UserId, ids: Collection[EntryId], most: int, *, private: bool) -> list[list[EntryId]]:
    """The entries in view behind each gist that one of `ids` is behind; no gist of more than `most`, and none that a private entry is
    behind unless `private`."""
    sql = """SELECT (SELECT json_group_array(json_array(e.id, e.private, e.forgotten_us IS NULL))
                FROM (SELECT entry_id FROM gist_evidence WHERE gist_id = g.id LIMIT :enough) v
                CROSS JOIN entries e ON e.id = v.entry_id AND +e.user_id = :user)
             FROM gists g WHERE +g.user_id = :user AND g.state IN ('active', 'dormant') AND g.id IN (
                SELECT v.gist_id FROM json_each(:ids) h CROSS JOIN gist_evidence v ON v.entry_id = h.value)"""
    found = [json.loads(row[0]) for row in db.rows(sql, {"ids": json.dumps(list(ids)), "user": user, "enough": most + 1})]
    seen = [behind for behind in found if len(behind) <= most and (private or not any(secret for _, secret, _ in behind))]
    return [circle for behind in seen if len(circle := [entry for entry, _, shown in behind if shown]) > 1]
