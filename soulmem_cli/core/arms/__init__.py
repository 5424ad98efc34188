"""The arms of recall: each finds candidates of its own kind, and says of every candidate what it knows.

`gathered` lets them all reach out; `core/fusion` makes one number of what they bring. The arm of meaning may fail; the others
answer then (A13).
"""

from __future__ import annotations

from soulmem_cli.core.arms import association, feelings, meaning, newest, people, times, wording
from soulmem_cli.core.cues import Cue
from soulmem_cli.core.fusion import Arms
from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.store.database import Database

Hits = dict[EntryId, Arms]


def gathered(session: Session, db: Database, user: UserId, cue: Cue, filters: Filters) -> Hits:
    """The candidates of every arm, with what each arm says of them."""
    hits: Hits = {}
    wording.reach(db, user, cue.topic, filters, hits)
    spans = times.spans(session, db, user, cue, filters)
    times.reach(session, db, user, spans, filters, hits)
    who = people.reach(db, user, cue.topic, filters, hits)
    feelings.reach(db, user, cue.feelings, filters, hits)
    meaning.reach(session, db, user, cue.topic, filters, hits)
    newest.reach(db, user, 0.0 if who and cue.newest < 1 else cue.newest, filters, hits)
    association.reach(db, user, filters, hits)
    return hits
