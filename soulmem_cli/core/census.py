"""How much of everything there is (S18, A18)."""

from __future__ import annotations

from soulmem_cli.clock import day_at, instant
from soulmem_cli.core.portrait import ordered
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Filters, Level, Tier, UserId
from soulmem_cli.domain.census import GistCount, LastDream, Stats
from soulmem_cli.domain.portrait import Count
from soulmem_cli.senses import places
from soulmem_cli.store import conflicts, counts
from soulmem_cli.store.database import Database
from soulmem_cli.store.making import SCHEMA
from soulmem_cli.store.place import size_on_disk


def take(session: Session, limit: int, *, private: bool) -> Stats:
    """Count what the user of this run has. `limit` is how many people, places, things and tags are named."""
    db, user = session.reader()
    seen = Filters(private=private)
    ends = session.settings.day_ends_at
    sums = counts.sums(db, user, seen)
    kept_private, forgotten = counts.hidden(db, user)
    return Stats(
        user=session.settings.user,
        entries=sums.entries,
        private=kept_private,
        forgotten=forgotten,
        first_on=day_at(sums.first_us, ends) if sums.first_us is not None else None,
        last_on=day_at(sums.last_us, ends) if sums.last_us is not None else None,
        by_level=ordered(counts.by(db, user, seen, "level"), tuple(Level)),
        by_emotion=ordered(counts.by(db, user, seen, "emotion"), tuple(Emotion)),
        by_tier=ordered(counts.by(db, user, seen, "tier"), tuple(Tier)),
        people=tuple(Count(name, count) for name, _, count, _ in counts.people(db, user, seen, limit)),
        places=tuple(Count(*each) for each in counts.named(db, user, seen, "place", places.one_key(), limit)),
        things=tuple(Count(*each) for each in counts.named(db, user, seen, "thing", {}, limit)),
        tags=tuple(Count(*each) for each in counts.tags(db, user, seen, limit)),
        months=tuple(Count(*each) for each in counts.months(db, user, seen, ends.hour * 3600 + ends.minute * 60)),
        links=counts.links(db, user, private=private),
        gists=tuple(GistCount(*each) for each in counts.gists(db, user, private=private)),
        open_conflicts=conflicts.count_open(db, user, private=private),
        last_dream=last_dream(session, db, user),
        model=session.journal_model(),
        schema=SCHEMA,
        size_bytes=size_on_disk(session.settings.db),
    )


def last_dream(session: Session, db: Database, user: UserId) -> LastDream | None:
    """The newest dream, in the journal's zone."""
    found = counts.last_dream(db, user)
    if found is None:
        return None
    run, cycle, started_us, state = found
    return LastDream(run, cycle, instant(started_us, 0).astimezone(session.now.tzinfo), state)
