"""Taking a journal out: which of it goes into a document or into lines, and what is said about what stays behind."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Filters
from soulmem_cli.domain.archives import Exported, Pieces
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, files, history, ndjson, record
from soulmem_cli.formats.guess import FORMATS, JSON, NDJSON
from soulmem_cli.store import archives
from soulmem_cli.store.archives import Scope
from soulmem_cli.store.database import Database

LINES_LIKE: Final = (".ndjson", ".jsonl")
FOREIGN: Final = frozenset(("md", "markdown", "csv", "html", "htm", "txt", "zip", "db"))


def export(session: Session, name: str | None, form: str | None, filters: Filters, *, overwrite: bool) -> Pieces | Exported:
    """The entries that pass the filters, to a file or, without a name, to stdout piece by piece.

    The document without filters is the whole journal, what a person forgot included, and with its links, uses, gists, dreams and
    events; lines are entries only. Raises UsageError, RefusedError.
    """
    form = chosen(form, name)
    if name is not None and name != files.STDIN:
        keep_off_the_journal(session, name)
    db, user = session.reader()
    scope = archives.scope(user, filters, hidden=form == JSON)
    count = archives.size(db, scope)
    left_out = 0 if filters.private else archives.private(db, user)
    hidden = archives.forgotten(db, user, private=filters.private)
    pieces = written(session, db, scope, form)
    if name is None or name == files.STDIN:
        said(session, scope, form, left_out, hidden)
        return Pieces(pieces, 0 if count else 1)
    size = files.written(name, pieces, overwrite=overwrite)
    said(session, scope, form, left_out, hidden)
    return Exported(name, form, count, left_out, hidden if scope.whole else 0, size)


def chosen(form: str | None, name: str | None) -> str:
    """The format: as said, else as the name ends, else the document. Raises UsageError."""
    ending = name.lower().rpartition(".")[2] if name else ""
    if form is None and ending in FOREIGN:  # a person who names diary.md wants Markdown, and would find JSON in it
        raise UsageError("format_unknown", value=ending, allowed=list(FORMATS))
    if form is None:
        return NDJSON if name and name.lower().endswith(LINES_LIKE) else JSON
    if form not in FORMATS:
        raise UsageError("format_unknown", value=form, allowed=list(FORMATS))
    return form


def keep_off_the_journal(session: Session, name: str) -> None:
    """Refuse to write over the journal itself, or over what SQLite keeps beside it. Raises UsageError."""
    journal = os.path.realpath(session.settings.db)  # behind a link, where SQLite keeps its own
    if any(files.same(name, f"{journal}{tail}") for tail in ("", "-wal", "-shm", "-journal")):
        raise UsageError("export_onto_journal", path=name)


def written(session: Session, db: Database, scope: Scope, form: str) -> Iterator[str]:
    """The pieces of an archive, all of one moment."""
    with db.snapshot():
        if form == NDJSON:
            yield from ndjson.written(archives.entries(db, scope))
        else:
            head = {"exported_at": session.now.isoformat(), "user": session.settings.user, "zone": session.settings.zone}
            yield from document.written(head, sections(db, scope))


def sections(db: Database, scope: Scope) -> Iterator[tuple[str, Iterable[dict[str, Any]]]]:
    """Every section of a document; the history only in one of the whole journal."""
    yield "entries", map(record.written, archives.entries(db, scope))
    yield "links", map(history.written, archives.ties(db, scope))
    yield "uses", map(history.written, archives.uses(db, scope))
    yield "dreams", map(history.written, archives.nights(db, scope) if scope.whole else ())
    yield "gists", map(history.written, archives.gists(db, scope))
    yield "conflicts", map(history.written, archives.conflicts(db, scope))
    yield "names", map(history.written, archives.names(db, scope) if scope.whole else ())
    yield "events", map(history.written, archives.happenings(db, scope) if scope.whole else ())


def said(session: Session, scope: Scope, form: str, left_out: int, hidden: int) -> None:
    """Say what stayed behind, and what came along that a person hid."""
    if left_out:
        session.note(numbered("export_private", left_out), count=left_out)
    if hidden and scope.whole:
        session.note(numbered("export_forgotten_inside", hidden), count=hidden)
    elif hidden and form == NDJSON:
        session.note(numbered("export_forgotten_left_out", hidden), count=hidden)


def numbered(code: str, count: int) -> str:
    """The code of a sentence about one or many."""
    return f"{code}_one" if count == 1 else f"{code}_many"
