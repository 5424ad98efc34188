"""The arm of words: entries with the words of the topic or their stems; a word that nobody wrote is taken for the nearest that is."""

from __future__ import annotations

import math
from typing import Final

from soulmem_cli.core.fusion import POOL, Arms
from soulmem_cli.domain import EntryId, Filters, UserId
from soulmem_cli.senses import words
from soulmem_cli.store import entries, search, vocabulary
from soulmem_cli.store.database import Database

MENDED: Final = 0.5  # of what a word covers, for one that was taken for a slip of it


def reach(db: Database, user: UserId, topic: str, filters: Filters, hits: dict[EntryId, Arms]) -> None:
    """Add the entries that have words of a topic, with their BM25 and the share of the topic's rarity that they cover."""
    asked = list(dict.fromkeys(words.telling(topic)))
    if not asked:
        return
    spread = vocabulary.spread(db, {word: words.both_stems(word) for word in asked})
    known = [word if spread[word] else mended(db, word) or word for word in asked]
    found = dict(search.matching(db, user, filters, " OR ".join(map(words.match_word, known)), POOL))
    total = entries.last(db)
    rarity = [math.log((total + 1) / (spread[word] + 0.5)) for word in asked]
    covered = dict.fromkeys(found, 0.0)
    for word, rare in zip(known, rarity, strict=True):
        for entry in search.having(db, words.match_word(word), list(found)):
            covered[entry] += rare if word in asked else MENDED * rare
    for entry, bm25 in found.items():
        hits[entry] = hits.get(entry, Arms())._replace(bm25=bm25, coverage=covered[entry] / sum(rarity))


def mended(db: Database, word: str) -> str | None:
    """The written word that a misspelt one most looks like; None when none does, or when it is a word of its own."""
    from soulmem_cli.senses.lexicon import ordinary
    from soulmem_cli.senses.misspelling import nearest

    if not word.isalpha() or ordinary(word):
        return None
    return nearest(vocabulary.indexed(word), vocabulary.beginning(db, word[:1]))
