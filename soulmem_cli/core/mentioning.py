"""Everything that mentions a person or thing."""

from __future__ import annotations

from typing import Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry, Filters
from soulmem_cli.errors import UsageError
from soulmem_cli.senses import kin, words
from soulmem_cli.store import entries, people
from soulmem_cli.text import fold

LIMIT: Final = 10
NAME_LIMIT: Final = 200
CHUNK: Final = 50  # candidates read at a time


def about(session: Session, name: str, filters: Filters, limit: int = LIMIT) -> list[Entry]:
    """Everything that mentions a person or thing (S5), newest first: as a person, a tag, or a whole word of the text.

    Words of kin are the same in both languages, and a person is found by every name of theirs. Raises UsageError for a
    name that is empty or endless.
    """
    wanted = name.strip().lstrip("@#").strip()
    if not wanted or len(wanted) > NAME_LIMIT:
        raise UsageError("name_unusable", name=name, limit=NAME_LIMIT)
    db, user = session.reader()
    names = kin.same(wanted)
    for alias in people.together(db, user, [fold(each) for each in names]):
        names += [each for each in kin.same(alias.name) if each not in names]
    spoken = [tokens for tokens in map(words.tokens, names) if tokens]
    keys = [fold(each) for each in kin.possessed(names)]
    query = "text : (" + " OR ".join(f'"{" ".join(phrase)}"' for phrase in spoken) + ")" if spoken else None
    candidates = entries.mentioning(db, user, filters, keys, query)
    found: list[Entry] = []
    for start in range(0, len(candidates), CHUNK):
        chunk = candidates[start : start + CHUNK]
        read = entries.of_ids(db, user, [entry for entry, _ in chunk])
        found += [read[entry] for entry, sure in chunk if entry in read and (sure or says(read[entry].text, spoken))]
        if len(found) >= limit:
            break
    if not found:
        session.note("about_nothing", name=wanted)
    return found[:limit]


def says(text: str, spoken: list[list[str]]) -> bool:
    """Whether a text really has one of the phrases: the index takes ñ for n, and C++ for c."""
    written = words.tokens(fold(text))
    return any(within(phrase, written) for phrase in spoken)


def within(phrase: list[str], text: list[str]) -> bool:
    """Whether the words of a phrase stand in a text, in a row."""
    size = len(phrase)
    return any(text[at : at + size] == phrase for at in range(len(text) - size + 1))
