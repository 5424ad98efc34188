"""Whether gists are active or dormant."""

from __future__ import annotations

import json
from collections.abc import Sequence

from soulmem_cli.domain import UserId
from soulmem_cli.domain.gists import GistStanding
from soulmem_cli.store.database import Database


def standings(db: Database, user: UserId, kinds: Sequence[str]) -> list[GistStanding]:
    """Gists of these kinds that are active or dormant, with how old their newest evidence is."""
    sql = """SELECT g.id, g.uid, g.kind, g.state, g.confidence, max(e.at_us) FROM gists g
             JOIN gist_evidence v ON v.gist_id = g.id JOIN entries e ON e.id = v.entry_id
             WHERE g.user_id = ? AND g.state IN ('active', 'dormant') AND g.kind IN (SELECT value FROM json_each(?))
             GROUP BY g.id ORDER BY g.id"""
    return [GistStanding(*row) for row in db.rows(sql, (user, json.dumps(list(kinds))))]


def turn(db: Database, user: UserId, gist: int, state: str, *, was: str) -> bool:
    """Let a gist sleep or wake; False when it no longer stands as it `was`."""
    db.run("UPDATE gists SET state = ? WHERE user_id = ? AND id = ? AND state = ?", (state, user, gist, was))
    return db.changed > 0
