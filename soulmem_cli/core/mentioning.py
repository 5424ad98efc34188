"""Everything that mentions a person or thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry, EntryId, Filters
from soulmem_cli.errors import UsageError
from soulmem_cli.senses import kin, lexicon, places, words
from soulmem_cli.senses.kin import OTHERS
from soulmem_cli.store import entries, people
from soulmem_cli.text import fold

LIMIT: Final = 10
NAME_LIMIT: Final = 200
CHUNK: Final = 50  # candidates read at a time
STEM_AT_LEAST: Final = 4  # letters of a word that is looked for in its other forms too
LITTLE: Final = frozenset("el la los las un una unos unas the a an mi mis my nuestro nuestra our".split())


def about(session: Session, name: str, filters: Filters, limit: int = LIMIT) -> list[Entry]:
    """Everything that mentions a person, a place or a thing (S5), newest first: as a person, a tag, or whole words of the text.

    Words of kin and places are the same in both languages, and a person is found by every name of theirs. What has a thing
    only in another form (pisos for piso) comes after the rest. Raises UsageError for a name that is empty or endless.
    """
    wanted = name.strip().lstrip("@#").strip()
    if not wanted or len(wanted) > NAME_LIMIT:
        raise UsageError("name_unusable", name=name, limit=NAME_LIMIT)
    db, user = session.reader()
    filters = filters._replace(current=True)
    names = [*kin.same(wanted), *places.same(wanted)[1:]]
    for alias in people.together(db, user, [fold(each) for each in names]):
        names += [each for each in kin.same(alias.name) if each not in names]
    spoken = [bare(tokens) for tokens in map(words.tokens, names) if tokens]
    keys = [fold(each) for each in kin.possessed(names)]
    query = "text : (" + " OR ".join(f'"{" ".join(phrase)}"' for phrase in spoken) + ")" if spoken else None
    found = looked_through(session, entries.mentioning(db, user, filters, keys, query), lambda text: says(text, spoken), limit)
    if len(found) < limit and (forms := forms_of(spoken[0] if spoken else [])):
        query = "stems : (" + " OR ".join(f'"{stem}"' for stem in dict.fromkeys(forms)) + ")"
        there = {entry.id for entry in found}
        rest = [row for row in entries.mentioning(db, user, filters, [], query) if row[0] not in there]
        found += looked_through(session, rest, lambda text: says_a_form(text, forms), limit - len(found))
    if not found:
        session.note("about_nothing", name=wanted)
    return found[:limit]


def looked_through(session: Session, candidates: list[tuple[EntryId, bool]], fits: Callable[[str], bool], limit: int) -> list[Entry]:
    """The first candidates that are sure, or whose text fits."""
    db, user = session.reader()
    found: list[Entry] = []
    for start in range(0, len(candidates), CHUNK):
        chunk = candidates[start : start + CHUNK]
        read = entries.of_ids(db, user, [entry for entry, _ in chunk])
        found += [read[entry] for entry, sure in chunk if entry in read and (sure or fits(read[entry].text))]
        if len(found) >= limit:
            break
    return found[:limit]


def bare(phrase: list[str]) -> list[str]:
    """A phrase without the articles before it: «el piso» is in «mi piso» too."""
    first = next((at for at, word in enumerate(phrase) if word not in LITTLE), 0)
    return phrase if phrase[first] in words.STOP else phrase[first:]


def forms_of(phrase: list[str]) -> tuple[str, ...]:
    """The stems, in each language, of one word that is no name; nothing for what has no other forms."""
    if len(phrase) != 1 or len(phrase[0]) < STEM_AT_LEAST or not phrase[0].isalpha():
        return ()
    known = frozenset(lexicon.marks(phrase[0]))
    named = bool(known & lexicon.GIVEN or "p" in known) and not known & lexicon.COMMON
    return () if named or phrase[0] in OTHERS else words.both_stems(phrase[0])


def says_a_form(text: str, forms: tuple[str, ...]) -> bool:
    """Whether a text has a word of one of these stems, each in its language."""
    return any(one == other for word in words.tokens(text) for one, other in zip(words.both_stems(word), forms, strict=True))


def says(text: str, spoken: list[list[str]]) -> bool:
    """Whether a text really has one of the phrases: the index takes ñ for n, and C++ for c."""
    written = words.tokens(fold(text))
    return any(within(phrase, written) for phrase in spoken)


def within(phrase: list[str], text: list[str]) -> bool:
    """Whether the words of a phrase stand in a text, in a row."""
    size = len(phrase)
    return any(text[at : at + size] == phrase for at in range(len(text) - size + 1))
