"""What seasons are told from: concepts, goals and beliefs with their entries, and who comes up for the first time."""

from __future__ import annotations

import json
from typing import Final

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.seasons import Grown, Word
from soulmem_cli.store.database import Database

KINDS: Final = "('concept', 'goal', 'belief')"
STATES: Final = "('active', 'dormant', 'done', 'dropped', 'revised')"


def grown(db: Database, user: UserId, since_us: int, until_us: int, *, private: bool) -> list[Grown]:
    """Every concept, goal and belief that an entry between two wall clocks tells of, half-open, with all that tells of it in view."""
    sql = f"""SELECT g.id, g.kind, g.text, json_group_array(json_array(o.id, o.local_us, v.role) ORDER BY o.local_us, o.id)
              FROM gists g JOIN gist_evidence v ON v.gist_id = g.id JOIN entries o ON o.id = v.entry_id
              WHERE g.user_id = :user AND g.kind IN {KINDS} AND g.state IN {STATES} AND g.private <= :private
              AND o.forgotten_us IS NULL AND o.private <= :private
              GROUP BY g.id HAVING max(o.local_us >= :since AND o.local_us < :until) ORDER BY g.id"""
    given = {"user": user, "since": since_us, "until": until_us, "private": int(private)}
    return [Grown(row[0], row[1], row[2], tuple(Word(EntryId(each[0]), each[1], each[2]) for each in json.loads(row[3])))
            for row in db.rows(sql, given)]  # fmt: skip


def newcomers(db: Database, user: UserId, since_us: int, until_us: int, limit: int, *, private: bool) -> list[str]:
    """Who comes up for the first time between two wall clocks, and more than once, those of most entries first."""
    sql = """SELECT coalesce(max(c.name), max(m.name)) FROM mentions m JOIN entries e ON e.id = m.entry_id
             LEFT JOIN names n ON n.user_id = e.user_id AND n.key = m.key
             LEFT JOIN names c ON c.user_id = e.user_id AND c.key = n.person AND c.key = c.person
             WHERE e.user_id = :user AND m.kind = 'person' AND e.forgotten_us IS NULL AND e.private <= :private AND e.local_us < :until
             AND NOT EXISTS (SELECT 1 FROM entries r WHERE r.replaces = e.id AND r.forgotten_us IS NULL)
             AND (n.key IS NULL OR n.person IS NOT NULL)
             GROUP BY coalesce(n.person, m.key) HAVING min(e.local_us) >= :since AND count(DISTINCT e.id) > 1
             ORDER BY count(DISTINCT e.id) DESC, 1 LIMIT :limit"""
    given = {"user": user, "since": since_us, "until": until_us, "private": int(private), "limit": limit}
    return [row[0] for row in db.rows(sql, given)]
