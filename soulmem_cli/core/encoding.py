"""How an entry comes to be: its words become a vector, the senses read it, and all of it is kept in one transaction."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from soulmem_cli.clock import micros
from soulmem_cli.core import acquaintance, encoders, resonance, surroundings
from soulmem_cli.core.feeling import as_said
from soulmem_cli.core.session import Session
from soulmem_cli.core.strength import emotional_intensity, salience
from soulmem_cli.core.uids import new_uid
from soulmem_cli.domain import TEXT_LIMIT, Draft, Entry, EntryId, Sensed, Tier, UserId, level_of
from soulmem_cli.errors import MissingError, UsageError
from soulmem_cli.senses import affect, importance, language, named, people, tags
from soulmem_cli.senses.meaning.windows import Meant, meant
from soulmem_cli.senses.words import stems
from soulmem_cli.store import entries, events, links, search, traces, vectors
from soulmem_cli.store import people as people_table
from soulmem_cli.store import tags as tag_table
from soulmem_cli.store.database import Database
from soulmem_cli.text import fold

SENSES: Final = 2  # raise when the senses change, so that `rebuild` knows what is stale
BATCH: Final = 64
LINK_ABOVE: Final = 0.55  # calibrated similarity
BLANK: Final = re.compile(r"[\s\x00-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*")  # nothing an eye could see


class Encoded(NamedTuple):
    """A draft with its vector (None without an encoder), what the senses made of it, and the vectors of its windows."""

    draft: Draft
    vector: bytes | None
    sensed: Sensed
    windows: tuple[bytes, ...] = ()


def checked(text: str) -> str:
    """A text that may become an entry. Raises UsageError when it is blank or longer than 50,000 characters."""
    if BLANK.fullmatch(text):
        raise UsageError("text_empty")
    if len(text) > TEXT_LIMIT:
        raise UsageError("text_too_long", length=len(text), limit=TEXT_LIMIT)
    return text


def encode(session: Session, drafts: Sequence[Draft]) -> list[Encoded]:
    """Vectors and senses of drafts, outside any transaction: this is the slow part."""
    encoder = session.encoder
    if encoder is None:
        return understood(session, drafts, [None] * len(drafts))
    texts = [draft.text for draft in drafts]
    # nobody waits for the windows of one entry: they come within the hour (core/dwelling.py)
    made = [Meant(encoder.passages(texts)[0])] if len(texts) == 1 else meant(encoder, texts)
    read = understood(session, drafts, [each.whole for each in made])
    return [each._replace(windows=parts.windows) for each, parts in zip(read, made, strict=True)]


def understood(session: Session, drafts: Sequence[Draft], made: Sequence[bytes | None]) -> list[Encoded]:
    """Drafts with the vectors that were made of them, as the senses read them."""
    felt = session.sensing([draft.text for draft in drafts], made)
    read = zip(drafts, made, felt, acquaintance.met(session, drafts), strict=True)
    return [Encoded(draft, vector, sense(session, draft, read_by, who)) for draft, vector, read_by, who in read]


def sense(session: Session, draft: Draft, vector: bytes | None, who: people.Who | None = None) -> Sensed:
    """What the senses make of a draft and of who is in it; what the person said wins over every one of them."""
    said, text = draft.said, draft.text
    lang = language.detect(text, session.settings.lang)
    who = who or acquaintance.met(session, [draft])[0]
    present = draft.people if draft.people is not None else who.people
    about = named.find(text, present, who.sightings) if draft.detect else named.NOTHING
    felt = as_said(affect.feel(text, vector, lang) if draft.detect else affect.NOTHING, said)
    weight = importance.weigh(text, vector, lang) if draft.detect else importance.USUAL
    how_much = said.importance if said.importance is not None else weight.importance
    intensity = emotional_intensity(felt.emotion, felt.valence, felt.arousal)
    stands_out = salience(how_much, intensity, weight.identity, 0.5, weight.specificity, felt.arousal)
    return Sensed(
        lang=lang, emotion=felt.emotion, emotion_score=felt.score, second_emotion=felt.second,
        valence=felt.valence, arousal=felt.arousal, importance=how_much, level=level_of(how_much), identity=weight.identity, novelty=0.5,
        specificity=weight.specificity, salience=said.salience if said.salience is not None else stands_out,
        tags=tags.find(text) if draft.detect else (), people=present, kin=who.kin, sightings=who.sightings,
        places=about.places, things=about.things,
    )  # fmt: skip


def add(
    session: Session, drafts: Sequence[Draft], *, link: bool = True, aloud: bool = True, also: Callable[[EntryId], object] = lambda _: None
) -> list[Entry]:
    """Encode and keep a few entries in one transaction, with what there is `also` to do for each; all of them or none.

    `aloud`: what a single one echoes is said.
    """
    for draft in drafts:
        checked(draft.text)
    if session.has_journal:
        session.writing()  # opened once, also for what is only read in it
    require_replaced(session, drafts)
    encoded = encode(session, drafts)
    db, user = session.author()
    survey = surroundings.survey(session, db, user, encoded, resonance.NEAREST)
    with db.transaction():
        by = encoders.serving(session, db, make=True)
        ids = [keep(session, db, user, each, by, near, survey.last, link=link) for each, near in zip(encoded, survey.near, strict=True)]
        for entry in ids:
            also(entry)
        # what is shown is read before the commit: who is told of a failure must not have been heard
        found = entries.of_ids(db, user, ids)
        heard = resonance.echoed(db, user, ids[0]) if aloud and len(ids) == 1 else None
    session.drop_draft()
    resonance.tell(session, heard)
    return [found[each] for each in ids]


def preview(session: Session, drafts: Sequence[Draft], *, link: bool = True) -> list[Entry]:
    """The entries that `add` would make, with everything detected; nothing is stored, so they have no id."""
    for draft in drafts:
        checked(draft.text)
    require_replaced(session, drafts)
    encoded = encode(session, drafts)
    acquaintance.rehearse(session, [each.sensed.sightings or () for each in encoded])
    return [imagined(session, each) for each in encoded]


def require_replaced(session: Session, drafts: Sequence[Draft]) -> None:
    """Raise MissingError for an entry to be replaced that is not there, before a journal or a user is made for its sake."""
    for replaced in {draft.replaces for draft in drafts if draft.replaces is not None}:
        from soulmem_cli.core.naming import require

        require(session, replaced)


def in_batches(session: Session, drafts: Iterator[Draft], keep: Callable[..., list[Entry]]) -> Iterator[Entry]:
    """Many entries, a batch a transaction, as they come: who writes a line can wait for its entry. `keep` is `add` or `preview`."""
    from soulmem_cli.core.arriving import batches

    for batch in batches(drafts, BATCH):
        yield from keep(session, batch)


def imagined(session: Session, each: Encoded) -> Entry:
    """An entry that is not kept."""
    draft, sensed = each.draft, each.sensed
    labels = {fold(label): label for label in (*sensed.tags, *draft.tags)}
    return Entry(
        id=None, uid="", text=draft.text, at=draft.at, when_phrase=draft.when_phrase, written_at=draft.written_at, lang=sensed.lang,
        user=session.settings.user, source=draft.source, private=draft.private, starred=draft.starred, tags=tuple(labels.values()),
        people=sensed.people, kin=sensed.kin, places=sensed.places, things=sensed.things, context=dict(draft.context),
        causes=tuple({"kind": kind, "text": text} for kind, text in draft.causes), replaces=draft.replaces, emotion=sensed.emotion,
        emotion_score=sensed.emotion_score, second_emotion=sensed.second_emotion, valence=sensed.valence, arousal=sensed.arousal,
        importance=sensed.importance, level=sensed.level, identity=sensed.identity, novelty=sensed.novelty,
        specificity=sensed.specificity, salience=sensed.salience, tier=Tier.VIVID, links=(), zone=session.settings.zone, said=draft.said,
    )  # fmt: skip


def keep(
    session: Session, db: Database, user: UserId, each: Encoded, by: vectors.Stored | None, near: surroundings.Near, last: EntryId,
    *, link: bool = True,
) -> EntryId:  # fmt: skip
    """Write one encoded draft: truth, trace, index, vectors, links and the event. Belongs inside a transaction.

    `near` is what a survey of the entries up to `last` found near it.
    """
    draft, sensed, now_us = each.draft, each.sensed, session.now_us
    if draft.replaces is not None and entries.get(db, user, draft.replaces) is None:
        raise MissingError("entry_unknown", id=draft.replaces)
    nearby = surroundings.around(db, user, each, by, near, last, resonance.NEAREST) if by and each.vector else []
    novelty = 1 - max((similarity for _, similarity in nearby), default=0.0)
    sensed = with_novelty(sensed, novelty, said=draft.said.salience)
    uid = draft.uid or session.uid or new_uid(micros(draft.written_at))
    entry = entries.insert(db, user, draft, uid, draft.zone or session.settings.zone)
    write_derived(db, user, entry, draft.text, sensed, each.vector, by, said_tags=draft.tags, windows=each.windows)
    for other, similarity in nearby[: surroundings.LINKS_AT_MOST] if link else []:
        if similarity >= LINK_ABOVE:
            links.put(db, entry, other, "similar", round(similarity, 4), now_us, said=False)
    if draft.replaces is not None:
        links.put(db, entry, draft.replaces, "replaces", 1.0, now_us, said=True)
    if draft.causes:
        from soulmem_cli.core import causing

        causing.tie(db, user, entry, draft, now_us)
    resonance.keep(db, user, entry, sensed, nearby, now_us)
    left_out = {name: False for name, wanted in (("detect", draft.detect), ("link", link)) if not wanted}
    events.append(db, "encode", now_us, user, entry, None, **left_out)  # what was not wanted then is not wanted of a rebuild
    return entry


def write_derived(
    db: Database, user: UserId, entry: EntryId, text: str, sensed: Sensed, vector: bytes | None, by: vectors.Stored | None,
    *, said_tags: tuple[str, ...] = (), senses: int = SENSES, windows: Sequence[bytes] = (),
) -> None:  # fmt: skip
    """Everything layer 1 keeps of one entry; `senses` is the version of those that read it."""
    traces.write(db, entry, sensed, senses)
    tag_table.insert(db, entry, said_tags, said=True)
    tag_table.insert(db, entry, sensed.tags, said=False)
    mention(db, entry, sensed)
    people_table.sight(db, user, entry, acquaintance.sighted(text) if sensed.sightings is None else sensed.sightings)
    search.put(db, entry, text, " ".join(stems(text)))
    if by and vector:
        encoders.keep(db, by, user, entry, Meant(vector, tuple(windows)), sensed.lang)


def mention(db: Database, entry: EntryId, sensed: Sensed) -> None:
    """Note who and what an entry names."""
    for kind, names in (("person", sensed.people), ("kin", sensed.kin), ("place", sensed.places), ("thing", sensed.things)):
        traces.mention(db, entry, kind, names)


def with_novelty(sensed: Sensed, novelty: float, *, said: float | None = None) -> Sensed:
    """The same reading, once it is known how new the entry is; a salience that was `said` stays."""
    if said is not None:
        return sensed._replace(novelty=novelty)
    gain = 0.1 * (novelty - sensed.novelty)  # novelty's share in salience
    return sensed._replace(novelty=novelty, salience=min(1.0, max(0.0, sensed.salience + gain)))
