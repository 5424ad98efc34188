"""Links as an hourly dream sees them: what was used together, and what nobody made or used."""

from __future__ import annotations

from soulmem_cli.domain import EntryId, UserId
from soulmem_cli.domain.bonds import TOGETHER
from soulmem_cli.store.database import Database

# `loosened` is a formula that is lent to the connection
LOOSE = f"""SELECT l.id FROM links l CROSS JOIN entries e ON e.id = l.a CROSS JOIN traces x ON x.entry_id = l.a
            CROSS JOIN traces y ON y.entry_id = l.b
            WHERE e.user_id = :user AND l.said = 0 AND l.kind IN ('similar', '{TOGETHER}') AND l.id % :shares = :share
            AND l.made_us < :quiet AND coalesce(x.last_used_us, 0) < :quiet AND coalesce(y.last_used_us, 0) < :quiet
            AND loosened(l.strength, :days) <> l.strength"""


def used_together(db: Database, user: UserId, from_us: int, to_us: int, apart_us: int) -> list[tuple[EntryId, EntryId, int]]:
    """Pairs of entries in view that served for one and the same cue (looking one up is none) less than `apart_us` apart, the later use
    within the bounds: the newer entry, the older, and when."""
    sql = """SELECT max(u.entry_id, w.entry_id), min(u.entry_id, w.entry_id), max(u.used_us) FROM uses u
             JOIN uses w ON w.cue = u.cue AND w.entry_id <> u.entry_id AND w.used_us <= u.used_us AND w.used_us > u.used_us - :apart
             JOIN entries e ON e.id = u.entry_id JOIN entries o ON o.id = w.entry_id
             WHERE u.cue NOT IN ('', 'show') AND u.used_us BETWEEN :from_us AND :to_us AND e.user_id = :user AND o.user_id = :user
             AND e.forgotten_us IS NULL AND o.forgotten_us IS NULL GROUP BY 1, 2 ORDER BY 3, 1, 2"""
    given = {"apart": apart_us, "from_us": from_us, "to_us": to_us, "user": user}
    return [(EntryId(row[0]), EntryId(row[1]), row[2]) for row in db.rows(sql, given)]


def count(db: Database, user: UserId, share: int, shares: int, days: int, quiet_us: int) -> int:
    """How many links of a share would loosen: made by the program, and neither made nor used since a moment."""
    given = {"user": user, "share": share, "shares": shares, "days": days, "quiet": quiet_us}
    row = db.row(f"SELECT count(*) FROM ({LOOSE})", given)
    return int(row[0]) if row else 0


def loosen(db: Database, user: UserId, share: int, shares: int, days: int, quiet_us: int) -> int:
    """Loosen them; how many there were."""
    given = {"user": user, "share": share, "shares": shares, "days": days, "quiet": quiet_us}
    db.run(f"UPDATE links SET strength = loosened(strength, :days) WHERE id IN ({LOOSE})", given)
    return db.changed
