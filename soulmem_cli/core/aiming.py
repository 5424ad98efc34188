"""What `forget` is aimed at: entries by number, one by its words, or all of a kind."""

from __future__ import annotations

from soulmem_cli.core.session import Session
from soulmem_cli.domain import EntryId
from soulmem_cli.domain.care import Aim, Doomed
from soulmem_cli.errors import UsageError


def checked(aim: Aim) -> None:
    """Raise UsageError for what cannot be meant."""
    if aim.bulk and not aim.purge:
        raise UsageError("bulk_needs_purge")
    if aim.bulk and aim.words:
        raise UsageError("bulk_or_named")
    if not aim.bulk and not " ".join(aim.words).strip():
        raise UsageError("argument_missing", argument="ID|QUERY", verb="forget")


def ids(session: Session, aim: Aim) -> tuple[EntryId, ...]:
    """The numbers that were given, or that of the one entry that the words are surely about. Raises MissingError, RefusedError."""
    if all(word.isascii() and word.isdigit() for word in aim.words):
        return tuple(EntryId(int(word)) for word in aim.words)
    from soulmem_cli.core.singling import single

    return (single(session, " ".join(aim.words), private=aim.private),)


def doomed(session: Session, aim: Aim) -> Doomed:
    """What a purge would remove. Raises MissingError, RefusedError.

    A purge that was broken off is ended first: its entries are no more, and nobody could name them.
    """
    from soulmem_cli.core import cleansing, purging

    cleansing.finish(session)
    return purging.doomed(session, ids(session, aim), aim)


def facts(what: Doomed) -> dict[str, object]:
    """What a question about a purge tells: how many entries and gists, from when to when, and how many there are in all."""
    return {
        "entries": len(what.entries), "gists": len(what.gists), "count": len(what.entries) + len(what.gists),
        "first": what.first_on or "–", "last": what.last_on or "–",
    }  # fmt: skip
