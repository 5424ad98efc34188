"""Concepts (C8): a thing that comes up in several entries on several days, which have it in common and more than its word."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final, NamedTuple

from soulmem_cli.clock import day_at
from soulmem_cli.core import noticing
from soulmem_cli.core.believing import sure
from soulmem_cli.core.cohering import COHERENT, COMPARED, OUTSIDER, beside, coherence, distinct
from soulmem_cli.core.likening import Likeness
from soulmem_cli.core.routing import as_written
from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.core.uids import new_uid
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.dreams import CONSOLIDATE, Ripe
from soulmem_cli.domain.gists import Behind, Gist, OpenGist
from soulmem_cli.senses.plain_words import PLAIN
from soulmem_cli.senses.things import named
from soulmem_cli.senses.words import both_stems, telling
from soulmem_cli.store import concepts, entries, events, gists, vectors
from soulmem_cli.text import fold

FEWEST, FEWEST_DAYS, MOST = 3, 2, 60
COMMON: Final = 0.08  # of all entries: a word that more of them have is no one thing
SHORTEST: Final = 4  # letters
VERBAL: Final = ("aba", "aban", "ando", "ing", "ed")  # endings that name no thing
STANDING: Final = ("active", "dormant", "forgotten")
A_NIGHT: Final = 20
AT_ONCE: Final = 2_000  # texts that are held
OVERLAP: Final = 0.6  # two words of the same entries are one concept


class Fit(NamedTuple):
    """A word and the entries that make it a concept; how coherent they are."""

    coherence: float
    word: str
    entries: tuple[EntryId, ...]


class Plan(NamedTuple):
    """New concepts, and entries that join one there is."""

    made: list[tuple[Gist, str]]
    grown: list[tuple[OpenGist, list[Behind]]]


def plan(sleep: Sleep) -> Plan:
    """The concepts that the entries which came or changed since the last night bring about."""
    by = vectors.encoder(sleep.db)
    fresh = noticing.fresh(sleep)
    if by is None or not fresh:
        return Plan([], [])
    known = {gist.about: gist for gist in gists.standing(sleep.db, sleep.user, ("concept",), STANDING)}
    patterns = gists.standing(sleep.db, sleep.user, ("semantic", "procedural", "belief"), STANDING)
    having = lived_by_word(sleep, words_of(sleep, [each.entry for each in fresh]))
    by_stem = {both_stems(word)[0]: found for word, found in having.items()}
    grown = joined(sleep, by, [(gist, more) for about, gist in known.items() if (more := joining(gist, by_stem.get(about, [])))])
    unknown = {word: found for word, found in having.items() if both_stems(word)[0] not in known}
    fits = fitting(sleep, by, unknown, [*known.values(), *patterns])
    made = [conceived(sleep, fit, {each.entry: each for each in having[fit.word]}) for fit in fits]
    return Plan(made, grown)


def words_of(sleep: Sleep, fresh: Sequence[EntryId]) -> "dict[str, array[int]]":
    """The words of these entries that may name a thing, and every entry that has each: told often enough, not too often, and nobody's
    name. One of each stem."""
    said: set[str] = set()
    for start in range(0, len(fresh), AT_ONCE):
        for text in gists.texts(sleep.db, sleep.user, fresh[start : start + AT_ONCE]).values():
            said.update(word for word in telling(text) if len(word) >= SHORTEST and not word.isdigit())
    said -= PLAIN | concepts.names(sleep.db, sleep.user)
    most = max(FEWEST, min(MOST, int(COMMON * entries.count(sleep.db, sleep.user))))
    having = concepts.having_each(sleep.db, [both_stems(word) for word in said], most + 1)
    numbers = {word: found for word, found in zip(said, having, strict=True) if FEWEST <= len(found) <= most}
    by_stem = {both_stems(word)[0]: word for word in sorted(numbers, reverse=True)}
    return {word: numbers[word] for word in sorted(by_stem.values())}


def lived_by_word(sleep: Sleep, numbers: "Mapping[str, array[int]]") -> dict[str, list[Ripe]]:
    """The entries of each word that may be evidence, oldest first."""
    every = {EntryId(entry) for some in numbers.values() for entry in some}
    lived = {each.entry: each for each in gists.lived(sleep.db, sleep.user, every)}
    place = {entry: number for number, entry in enumerate(lived)}
    return {word: [lived[entry] for entry in sorted(lived.keys() & some, key=place.__getitem__)] for word, some in numbers.items()}


def joining(gist: OpenGist, found: Sequence[Ripe]) -> list[Behind]:
    """Entries that have the word of a concept and are not behind it yet; private ones only of a private concept."""
    if gist.state == "forgotten":
        return []
    return [Behind(each.entry, "supports") for each in found if each.entry not in gist.evidence and each.private <= gist.private]


def joined(sleep: Sleep, by: vectors.Stored, wanted: Sequence[tuple[OpenGist, list[Behind]]]) -> list[tuple[OpenGist, list[Behind]]]:
    """Of the entries that may join each concept those that mean its word as the ones behind it do."""
    some = {entry for gist, more in wanted for entry in (*gist.evidence[-COMPARED:], *(each.entry for each in more))}
    if not some:
        return []
    likeness, texts = Likeness(sleep.db, sleep.user, by, some), gists.texts(sleep.db, sleep.user, some)
    found = []
    for gist, more in wanted:
        stems, behind = stems_of(gist), gist.evidence[-COMPARED:]
        kept = [each for each in more if any(named(stems, texts[each.entry])) and beside(likeness, each.entry, behind) >= OUTSIDER]
        if kept:
            found.append((gist, kept))
    return found


def fitting(sleep: Sleep, by: vectors.Stored, having: dict[str, list[Ripe]], known: Sequence[OpenGist]) -> list[Fit]:
    """The words whose entries are coherent, the most coherent first; of words with the same entries one."""
    ends, day = sleep.session.settings.day_ends_at, dict[EntryId, date]()
    numbers: dict[str, tuple[EntryId, ...]] = {}
    for word, found in having.items():
        seen = public(found)
        for each in seen:
            if each.entry not in day:
                day[each.entry] = day_at(each.local_us, ends)
        if len(seen) >= FEWEST and len({day[each.entry] for each in seen}) >= FEWEST_DAYS:
            numbers[word] = tuple(each.entry for each in seen)
    likeness = Likeness(sleep.db, sleep.user, by, set[EntryId]().union(*numbers.values()))
    fits = [Fit(coherence(likeness, some), word, some) for word, some in numbers.items()]
    fits.sort(key=lambda fit: (-fit.coherence, fit.word))
    kept: list[Fit] = []
    others = [set(each.evidence) for each in known]
    for coherent in fits:
        if coherent.coherence < COHERENT or len(kept) == A_NIGHT:
            break
        if (fit := meant(sleep, likeness, coherent, having[coherent.word])) is None:
            continue
        mine = set(fit.entries)
        if all(len(mine & other) < OVERLAP * min(len(mine), len(other)) for other in others):
            kept.append(fit)
            others.append(mine)
    return kept


def public(found: Sequence[Ripe]) -> list[Ripe]:
    """The entries of a word that are not private, when they are enough; else all of them."""
    shown = [each for each in found if not each.private]
    return shown if len(shown) >= FEWEST else list(found)


def meant(sleep: Sleep, likeness: Likeness, fit: Fit, found: Sequence[Ripe]) -> Fit | None:
    """A fit without the entries that tell a deed with its word, or mean another thing by it; None when too little is left, or when it
    is the same sentence again and again: that is a pattern."""
    stems, texts = frozenset(both_stems(fit.word)), gists.texts(sleep.db, sleep.user, fit.entries)
    things = [entry for entry in fit.entries if any(named(stems, texts[entry]))]
    kept = tuple(entry for entry in things if beside(likeness, entry, things) >= OUTSIDER)
    days = {day_at(each.local_us, sleep.session.settings.day_ends_at) for each in found if each.entry in kept}
    if len(days) < FEWEST_DAYS or distinct(likeness, kept) < FEWEST:
        return None
    again = Fit(coherence(likeness, kept), fit.word, kept)
    return again if again.coherence >= COHERENT else None


def conceived(sleep: Sleep, fit: Fit, ripe: dict[EntryId, Ripe]) -> tuple[Gist, str]:
    """The concept of a word, and what it is known by."""
    texts = gists.texts(sleep.db, sleep.user, fit.entries)
    found = [ripe[entry] for entry in fit.entries]
    days = [day_at(each.local_us, sleep.session.settings.day_ends_at) for each in found]
    stems = both_stems(fit.word)
    text, voice = worded(frozenset(stems), texts)
    gist = Gist(
        id=None, uid=new_uid(sleep.session.now_us), kind="concept", text=text or fit.word, state="active",
        confidence=0.0, evidence=fit.entries, conditions=(), private=any(each.private for each in found), first_on=days[0],
        last_on=days[-1], lang=max(sorted({each.lang for each in found}), key=[each.lang for each in found].count), stated=False,
        voice=voice or fit.entries[0], days=len(set(days)),
        sources=tuple(dict.fromkeys(each.source for each in found)),
    )  # fmt: skip
    return replace(gist, confidence=sure(gist, [each.source for each in found], sleep.day)), stems[0]


def worded(stems: frozenset[str], texts: Mapping[EntryId, str]) -> tuple[str, EntryId | None]:
    """The word that entries mostly have for a concept, as they write it, and the first of them that has it; of none no word."""
    said = forms(stems, texts.values())
    if not said:
        return "", None
    word = max(sorted(set(said)), key=lambda form: (said.count(form), not form.endswith(VERBAL)))
    return as_written(word, list(texts.values())), next(entry for entry, text in texts.items() if word in telling(text))


def forms(stems: frozenset[str], texts: Iterable[str]) -> list[str]:
    """The words of texts that have one of some stems and name a thing, each as often as it is there."""
    return [word for text in texts for word in named(stems, text)]


def stems_of(concept: OpenGist) -> frozenset[str]:
    """The stems of the word that a concept is known by."""
    return frozenset((concept.about, *both_stems(fold(concept.text))))


def apply(sleep: Sleep, planned: Plan) -> Plan:
    """Write the concepts whose entries are all still there. Belongs inside a transaction."""
    db, user, now_us = sleep.db, sleep.user, sleep.session.now_us
    made, grown = [], []
    for gist, about in planned.made:
        if len(gists.lived(db, user, gist.evidence)) == len(gist.evidence):
            behind = [Behind(entry, "supports") for entry in gist.evidence]
            number = gists.insert(db, user, sleep.number, gist, about, behind, now_us)
            events.append(db, CONSOLIDATE, now_us, user, None, sleep.number, gist=gist.uid, memory=gist.kind, evidence=len(behind))
            made.append((replace(gist, id=number), about))
    for old, more in planned.grown:
        there = {each.entry for each in gists.lived(db, user, [each.entry for each in more])}
        joined = [each for each in more if each.entry in there]
        if joined:
            gists.support(db, old.id, joined)
            events.append(db, CONSOLIDATE, now_us, user, None, sleep.number, gist=old.uid, joined=len(joined))
            grown.append((old, joined))
    return Plan(made, grown)


def told(planned: Plan) -> dict[str, Any]:
    """How many concepts were found, and how many have more behind them; by name those that are not private."""
    found = tuple(gist.text for gist, _ in planned.made if not gist.private)
    grown = tuple(gist.text for gist, _ in planned.grown if not gist.private)
    return {"concepts": len(planned.made), "concepts_grown": len(planned.grown), "things": found, "things_again": grown}
