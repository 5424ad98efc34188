"""Who is in texts, once the journal is asked about the writer's own people: the names it saw before, and what was said of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Draft, EntryId
from soulmem_cli.domain.people import ANIMAL, UNKNOWN, Known, Sighting
from soulmem_cli.errors import JournalError, MissingError
from soulmem_cli.senses import people
from soulmem_cli.text import fold

FAINT: Final = -5.0  # evidence too weak to be worth a note


def met(session: Session, drafts: Sequence[Draft], but: EntryId | None = None) -> list[people.Who]:
    """Who is in each draft. Drafts of one batch know of each other; the entry `but` is left out of what the journal knows."""
    readings = [people.read(draft.text) if draft.detect else people.SILENCE for draft in drafts]
    known = remembered(session, {key for reading in readings for key in reading.keys}, but)
    heard: dict[str, list[tuple[int, Sighting]]] = {}
    for at, (reading, draft) in enumerate(zip(readings, drafts, strict=True)):
        for each in (*reading.sightings, *given(draft)):
            heard.setdefault(each.key, []).append((at, each))
    found = []
    for at, (reading, draft) in enumerate(zip(readings, drafts, strict=True)):
        mine = {}
        for key in reading.keys:
            others = [each for other, each in heard.get(key, ()) if other != at] + session.rehearsed.get(key, [])
            if others or key in known:
                mine[key] = joined(known.get(key, UNKNOWN), others)
        who = people.judge(reading, mine)
        seen = {each.key: each for each in (*who.sightings, *given(draft)) if worth_noting(each)}
        found.append(who._replace(sightings=tuple(seen.values())))
    return found


def sighted(text: str) -> tuple[Sighting, ...]:
    """The names to be noted of a text that came with its senses."""
    return tuple(each for each in people.read(text).sightings if worth_noting(each))


def worth_noting(sighting: Sighting) -> bool:
    """Whether a sighting tells something: that a name may be somebody's, or that it is an animal's."""
    return sighting.weight >= FAINT or sighting.weight <= ANIMAL


def given(draft: Draft) -> tuple[Sighting, ...]:
    """The people named by hand, as sure as a mention."""
    return tuple(Sighting(name, fold(name), people.SURE, True) for name in draft.people or ())


def remembered(session: Session, keys: Collection[str], but: EntryId | None) -> dict[str, Known]:
    """What the journal knows of folded names; nothing while there is none, or nobody of this name writes in it."""
    from soulmem_cli.store import people as table

    if not keys or not session.has_journal:
        return {}
    try:
        db, user = session.reader()
    except (JournalError, MissingError):
        return {}  # what is wrong with a journal is said by who opens it in earnest
    return table.known(db, user, keys, but)


def joined(known: Known, others: Sequence[Sighting]) -> Known:
    """What is known of a name, with its sightings in more texts."""
    if not others:
        return known
    best = max(each.weight for each in others)
    inside = known.inside + sum(each.inside for each in others)
    beast = known.beast or any(each.weight <= ANIMAL for each in others)
    return Known(known.times + len(others), inside, max(known.best, best) if known.times else best, known.person, beast)


def rehearse(session: Session, found: Sequence[Sequence[Sighting]]) -> None:
    """Let the rest of this run know of names that are only previewed, as it would if they were kept."""
    for sightings in found:
        for each in sightings:
            session.rehearsed.setdefault(each.key, []).append(each)
