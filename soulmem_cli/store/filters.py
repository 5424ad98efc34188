"""Turning what a reader asks for into one WHERE clause, so that every reader filters alike and before it searches."""

from __future__ import annotations

import json
from typing import Final

from soulmem_cli.domain import Filters, Tier, UserId
from soulmem_cli.text import fold

ALIKE: Final = 0.8  # feelings that are so alike are one mood; joy and sadness are alike by .44, joy and calm by .78

# folded names, and all others of whom they stand for
ALL_NAMES = """SELECT value FROM json_each(?) UNION SELECT b.key FROM names a JOIN names b
               ON b.user_id = a.user_id AND b.person = a.person WHERE a.user_id = ? AND a.key IN (SELECT value FROM json_each(?))"""

ANY_CONTEXT: Final = """e.id IN (SELECT c.entry_id FROM json_each(?) p
    JOIN contexts c ON c.key = p.value ->> 0 AND c.value = p.value ->> 1)"""
BEHIND: Final = """e.id IN (SELECT v.entry_id FROM gists g JOIN gist_evidence v ON v.gist_id = g.id
    WHERE g.kind IN (SELECT value FROM json_each(?)) AND g.user_id = ? AND g.state IN ('active', 'dormant'))"""
# when an entry was last used before its last use
USED_BEFORE: Final = "(SELECT used_us FROM uses WHERE entry_id = e.id ORDER BY used_us DESC LIMIT 1 OFFSET 1)"


def where(user: UserId, filters: Filters) -> tuple[str, list[object]]:
    """A condition on `entries e JOIN traces t`, and its values. The user is always part of it.

    `confidence_of` and `feeling_similarity` are formulas that a session lends to its connection.
    """
    few = filters.tags or filters.people or filters.context or filters.behind  # (+) then go by their entries, not the user's
    parts: list[str] = ["+e.user_id = ?" if few else "e.user_id = ?"]
    values: list[object] = [user]

    def add(sql: str, *given: object) -> None:
        parts.append(sql)
        values.extend(given)

    add("e.forgotten_us IS NOT NULL" if filters.forgotten else "e.forgotten_us IS NULL")
    if filters.current and not filters.forgotten:
        add("NOT EXISTS (SELECT 1 FROM entries v WHERE v.replaces = e.id AND v.forgotten_us IS NULL)")
    if not filters.private:
        add("e.private = 0")
    if filters.since is not None:
        add("e.local_us >= ?", filters.since)
    if filters.until is not None:
        add("e.local_us < ?", filters.until)
    for tag in filters.tags:
        add("e.id IN (SELECT entry_id FROM tags WHERE tag = ?)", fold(tag.lstrip("#")))
    for person in filters.people:
        keys = json.dumps([fold(name) for name in person])
        add(f"e.id IN (SELECT entry_id FROM mentions WHERE kind IN ('person', 'kin') AND key IN ({ALL_NAMES}))", keys, user, keys)
    if filters.context and filters.any_context:
        add(ANY_CONTEXT, json.dumps(filters.context))
    for key, value in () if filters.any_context else filters.context:
        add("e.id IN (SELECT entry_id FROM contexts WHERE key = ? AND value = ?)", key, value)
    if filters.emotion is not None:
        add("t.emotion = ?", filters.emotion)
    if filters.level is not None:
        add("t.level = ?", filters.level)
    if filters.source is not None:
        add("e.source = ?", filters.source)
    if filters.min_confidence is not None:
        add(f"confidence_of(e.source, e.at_us, t.uses, t.last_used_us, {USED_BEFORE}) >= ?", filters.min_confidence)
    if filters.mood is not None:
        add("feeling_similarity(t.valence, t.arousal, ?, ?) >= ?", *filters.mood, ALIKE)
    if filters.awake:
        add(f"t.tier NOT IN ('{Tier.DORMANT}', '{Tier.REVERIE}')")
    if filters.behind:
        add(BEHIND, json.dumps(filters.behind), user)
    return " AND ".join(parts), values


def tables(condition: str) -> str:
    """The tables that a condition of `where` is about: the traces, one look-up an entry, only when it names them."""
    return "entries e JOIN traces t ON t.entry_id = e.id" if " t." in condition or "(t." in condition else "entries e"
