"""What could stand next on a line that is being typed: `soulmem _complete KIND PREFIX [-- WORDS…]`, asked by the shells.

WORDS are the line so far as the shell has it, quotes and all; whose journal it is about is read there. Each answer is a value
and, after a tab, what it is. Nothing here ever fails, and no word of a private or forgotten entry is shown.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from soulmem_cli.text import fold

if TYPE_CHECKING:
    from soulmem_cli.domain import UserId
    from soulmem_cli.settings import Settings
    from soulmem_cli.store.database import Database

LIMIT: Final = 40
FIRST: Final = 48  # cells of an entry's text
NAMED: Final = ("emotion", "level")


def offered(argv: list[str]) -> list[str]:
    """The lines to answer a shell with; none when anything is wrong."""
    try:
        kind, prefix = argv[0], argv[1] if len(argv) > 1 else ""
        return [line(value, means) for value, means in found(kind, unquoted(prefix), [unquoted(word) for word in argv[2:]])]
    except Exception:  # a shell that is being typed into must hear nothing but answers
        return []


def line(value: str, means: str) -> str:
    """A value and what it is, on one line."""
    from soulmem_cli.render.safe import one_line

    return f"{value}\t{one_line(means)}" if means else value


def found(kind: str, prefix: str, words: list[str]) -> Iterator[tuple[str, str]]:
    """Values of a kind that begin with a prefix, whatever its case and accents."""
    from soulmem_cli.settings import load, unparsed

    settings = load(unparsed(words[1:] if words[:1] == ["--"] else words, ("user", "db", "lang")))
    wanted = fold(prefix)
    many = names(kind, prefix, settings) if kind in NAMED else held(kind, prefix, settings)
    kept = 0
    for value, means in many:
        if fold(value).startswith(wanted) and value.isprintable():
            yield value, means
            kept += 1
            if kept == LIMIT:
                return


def names(kind: str, prefix: str, settings: Settings) -> Iterator[tuple[str, str]]:
    """The emotions or levels in the person's language, each with the other's word; in English too once typed so."""
    from soulmem_cli.domain import Emotion, Level
    from soulmem_cli.render.labels import label

    for each in Emotion if kind == "emotion" else Level:
        word, spanish = label(f"{kind}_{each.value}", settings.lang), label(f"{kind}_{each.value}", "es")
        yield word, spanish if word == each.value else each.value
        if prefix and word != each.value:
            yield each.value, word


def held(kind: str, prefix: str, settings: Settings) -> Iterator[tuple[str, str]]:
    """What the journal holds of a kind."""
    from soulmem_cli.store import offers
    from soulmem_cli.store.database import open_journal
    from soulmem_cli.store.users import find

    db = open_journal(settings.db, write=False)
    try:
        if kind == "user":
            yield from counted(offers.users(db), settings)
        elif (user := find(db, settings.user)) is not None:
            yield from of_user(kind, prefix, db, user, settings)
    finally:
        db.close()


def of_user(kind: str, prefix: str, db: Database, user: UserId, settings: Settings) -> Iterator[tuple[str, str]]:
    """What one user's entries hold of a kind."""
    from soulmem_cli.store import offers

    if kind == "tag":
        yield from counted(offers.tags(db, user), settings)
    elif kind == "person":
        yield from counted(offers.people(db, user), settings)
    elif kind == "entry":
        for number, local_us, text in offers.entries(db, user, prefix, LIMIT):
            yield str(number), f"{day(local_us)} {shortened(text)}"
    elif kind == "gist":
        for number, text in offers.gists(db, user, prefix, LIMIT):
            yield str(number), shortened(text)
    elif kind == "conflict":
        for number, about in offers.conflicts(db, user, prefix, LIMIT):
            yield str(number), shortened(about)
    elif kind == "forgotten":
        for number, local_us in offers.forgotten(db, user, prefix, LIMIT):
            yield str(number), day(local_us)


def counted(rows: list[tuple[str, int]], settings: Settings) -> Iterator[tuple[str, str]]:
    """Names with in how many entries they are."""
    from soulmem_cli.render.guide import said
    from soulmem_cli.render.words.help import FRAME

    for name, count in rows:
        yield name, f"{count} {said(FRAME['entry' if count == 1 else 'entries'], settings.lang)}"


def day(local_us: int) -> str:
    """The local day of an entry."""
    from soulmem_cli.clock import instant

    return instant(local_us, 0).date().isoformat()


def shortened(text: str) -> str:
    """The first words of a text."""
    from soulmem_cli.render.safe import one_line

    shown = " ".join(one_line(text).split())
    return shown if len(shown) <= FIRST else shown[: FIRST - 1].rstrip() + "…"


def unquoted(word: str) -> str:
    """A word as the shell would read it, from how it is typed: quotes taken off, ~ and variables filled in."""
    if not any(mark in word for mark in "\"'\\$~"):
        return word
    if word[:1] == "'":
        return word[1:].rstrip("'")
    plain = word.strip('"') if word[:1] == '"' else word.replace("\\", "")
    return os.path.expanduser(os.path.expandvars(plain))
