"""How a cue brings entries back: by meaning and by words, fused on one calibrated scale."""

from __future__ import annotations

from typing import Final

from soulmem_cli.core import encoders
from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry, EntryId, Filters, Found, Recollection, UserId
from soulmem_cli.senses import language
from soulmem_cli.senses.meaning.similarity import centred
from soulmem_cli.senses.words import match_query
from soulmem_cli.store import entries, search, tags, vectors
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold

POOL: Final = 50  # candidates of each arm
TEXT_SHARE: Final = 0.35  # of the best word match, against a cosine of 1
LIMIT: Final = 50


def recall(session: Session, query: str, filters: Filters, limit: int) -> Recollection:
    """What a query brings back, best first."""
    db, user = session.reader()
    ranked = rank(session, db, user, query, filters)[:limit]
    if not ranked:
        tell_unknown(session, db, user, filters)
    found = entries.of_ids(db, user, [entry for entry, _, _ in ranked])
    return Recollection(query, tuple(Found(found[entry], score, why) for entry, score, why in ranked if entry in found))


def rank(
    session: Session, db: Database, user: UserId, query: str, filters: Filters
) -> list[tuple[EntryId, float, dict[str, float | int | None]]]:
    """Candidates of both arms with their fused score 0..1, best first."""
    by = encoders.serving(session, db)
    meaning: dict[EntryId, float] = {}
    asked = b""
    if by and session.encoder:
        asked = centred(session.encoder.query(query), by.name, "query", language.side(query, session.settings.lang))
        meaning = dict(vectors.nearest(db, by, user, filters, asked, POOL))
    words = match_query(query)
    text = dict(search.matching(db, user, filters, words, POOL)) if words else {}
    if by and asked:
        meaning |= vectors.similarities(db, by, [entry for entry in text if entry not in meaning], asked)
    best_text = max(text.values(), default=0.0)
    text_rank = {entry: place for place, entry in enumerate(text, 1)}
    vector_rank = {entry: place for place, entry in enumerate(sorted(meaning, key=lambda e: -meaning[e]), 1)}
    scored = []
    for entry in meaning.keys() | text.keys():
        share = text.get(entry, 0.0) / best_text if best_text else 0.0
        score = max(0.0, min(1.0, (meaning.get(entry, 0.0) + TEXT_SHARE * share) / (1 + TEXT_SHARE)))
        why: dict[str, float | int | None] = {
            "similarity": meaning.get(entry), "vector_rank": vector_rank.get(entry),
            "bm25": text.get(entry), "text_rank": text_rank.get(entry),
        }  # fmt: skip
        scored.append((entry, score, why))
    return sorted(scored, key=lambda hit: (-hit[1], -hit[0]))


def browse(session: Session, filters: Filters, limit: int) -> list[Entry]:
    """Entries by filter alone, newest first."""
    db, user = session.reader()
    found = entries.listed(db, user, filters, limit)
    if not found:
        tell_unknown(session, db, user, filters)
    return found


def tell_unknown(session: Session, db: Database, user: UserId, filters: Filters) -> None:
    """Say which tags that were asked for no entry has, and which ones look like them."""
    if not filters.tags:
        return
    from difflib import get_close_matches

    known = {fold(label): label for label, _ in tags.counted(db, user)}
    for tag in filters.tags:
        asked = fold(tag.lstrip("#"))
        if asked not in known:
            close = [f"#{known[near]}" for near in get_close_matches(asked, known, 3, 0.6)]
            session.note("tag_unknown", tag=tag.lstrip("#"), close=close)
