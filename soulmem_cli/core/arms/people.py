"""The arm of people: entries that mention who the topic names, by any of their names, or by kin in either language."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from soulmem_cli.core.fusion import POOL, Arms
from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.senses import kin, words
from soulmem_cli.store import entries, mentions
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold

RARE: Final = 3.0  # natural log of how much rarer than an entry a person is who tells entries apart wholly


def reach(db: Database, user: UserId, topic: str, filters: Filters, hits: dict[EntryId, Arms]) -> bool:
    """Add the newest entries that mention somebody of a topic, and say of all candidates how much they do; whether it names anybody."""
    private = filters.private
    named = [names for names in candidates(topic) if mentions.anybody(db, user, names, private=private)]
    total = entries.count(db, user) if named else 0
    for names in named:
        for entry in entries.ordered(db, user, filters._replace(people=(*filters.people, names)), POOL):
            hits.setdefault(entry, Arms())
        telling = min(1.0, math.log(1 + total / mentions.spread(db, user, names, private=private)) / RARE) / len(named)
        for entry in mentions.among(db, user, names, hits, private=private):
            hits[entry] = hits[entry]._replace(person=(hits[entry].person or 0.0) + telling)
    return bool(named)


def candidates(topic: str) -> list[tuple[str, ...]]:
    """Every word and pair of words of a topic that may be somebody, with all words of kin that say the same."""
    found = words.tokens(topic)
    return [tuple(fold(name) for name in kin.same(each)) for each in dict.fromkeys([*map(" ".join, pairwise(found)), *found])
            if each not in words.STOP]  # fmt: skip
