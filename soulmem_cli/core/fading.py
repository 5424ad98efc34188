"""How entries fade and come back: tiers by the law of S16. A tier decides what is offered unasked, never what exists."""

from typing import Final, NamedTuple

from soulmem_cli.core.strength import DAY_US, accessibility, emotional_intensity, pace_of, resistance, tier_of
from soulmem_cli.domain import EntryId, Level, Tier, UserId
from soulmem_cli.domain.dreams import FADE, Law, Standing
from soulmem_cli.store import dreams, events, traces
from soulmem_cli.store.database import Database

OVERTURNING: Final = ("rebuild", "rollback", "journal-restore")  # after these nothing is known of any tier
UNTOUCHING: Final = (FADE, "reverie", "salience", "interference", "resonance", "conflict", "link", "unlink")  # the law knows none of these
DEPTH: Final = {Tier.VIVID: 0, Tier.FADING: 1, Tier.DORMANT: 2, Tier.REVERIE: 3}


class Move(NamedTuple):
    """An entry that changes its tier."""

    entry: EntryId
    was: Tier
    tier: Tier


class Fading(NamedTuple):
    """How many entries went dormant, paler, or came nearer again."""

    forgotten: int
    faded: int
    revived: int


def plan(db: Database, user: UserId, law: Law, moment_us: int) -> list[Move]:
    """Every entry whose tier is not what the law says at a moment."""
    standings = traces.standings(db, user, changed(db, user, law, moment_us))
    moves = (Move(each.entry, each.tier, tier_at(each, law, moment_us)) for each in standings)
    return [move for move in moves if move.tier is not move.was]


def changed(db: Database, user: UserId, law: Law, moment_us: int) -> set[EntryId] | None:
    """The entries that something happened to since tiers were last decided by this law: of the others, those at rest stay there.
    None when all must be looked at."""
    last = dreams.last_faded(db, user)
    if last is None:
        return None
    started_us, seen, before = last
    if (before.rate, before.threshold) != (law.rate, law.threshold) or started_us > moment_us:
        return None
    if events.happened(db, user, seen, OVERTURNING):
        return None
    return events.touched(db, user, seen, but=UNTOUCHING)


def tier_at(standing: Standing, law: Law, moment_us: int) -> Tier:
    """The tier of an entry at a moment: critical ones stay, and a reverie stays one until it comes nearer."""
    if standing.level is Level.CRITICAL:
        return Tier.VIVID
    resists = resistance(standing.identity, emotional_intensity(standing.emotion, standing.valence, standing.arousal))
    pace = pace_of(standing.level, resists)
    days = (moment_us - max(standing.at_us, standing.last_used_us or standing.at_us)) / DAY_US
    near = accessibility(standing.importance, days, pace, standing.uses, step=law.rate)
    tier = tier_of(near, accessibility(standing.importance, 0, pace, 0), law.threshold)
    return Tier.REVERIE if (tier, standing.tier) == (Tier.DORMANT, Tier.REVERIE) else tier


def apply(db: Database, user: UserId, run: int, moves: list[Move], now_us: int) -> list[Move]:
    """Move entries to their tiers, each with its event; those that moved. Belongs inside a transaction."""
    moved = [move for move in moves if traces.set_tier(db, move.entry, move.tier, was=move.was)]
    for move in moved:
        events.append(db, FADE, now_us, user, move.entry, run, was=move.was, tier=move.tier)
    return moved


def counted(moves: list[Move]) -> Fading:
    """Moves by their direction."""
    deeper = [move for move in moves if DEPTH[move.tier] > DEPTH[move.was]]
    forgotten = sum(move.tier is Tier.DORMANT for move in deeper)
    return Fading(forgotten, len(deeper) - forgotten, len(moves) - len(deeper))
