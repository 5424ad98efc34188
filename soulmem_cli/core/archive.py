"""Taking a journal out: which of it goes into a document or into lines, and what is said about what stays behind."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Filters
from soulmem_cli.domain.archives import Exported, Pieces
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import document, files, history, ndjson, record, writing
from soulmem_cli.formats.guess import JSON, NDJSON
from soulmem_cli.formats.writing.words import Words
from soulmem_cli.store import archives
from soulmem_cli.store.archives import Scope
from soulmem_cli.store.database import Database


def export(
    session: Session, name: str | None, form: str | None, filters: Filters, words: Callable[[], Words], *, overwrite: bool
) -> Pieces | Exported:  # fmt: skip
    """The entries that pass the filters, to a file or, without a name, to stdout piece by piece; Markdown to a folder, a note a day.

    The document without filters is the whole journal, what a person forgot included, and with its links, uses, gists, dreams and
    events; every other format is entries only. `words` are those of a page for people. Raises UsageError, RefusedError.
    """
    form = writing.chosen(form, name)
    to_folder = name is not None and name != files.STDIN and files.is_folder(name)
    if to_folder and form != writing.MARKDOWN:
        raise UsageError("folder_needs_markdown", path=name)
    if name is not None and name != files.STDIN:
        keep_off_the_journal(session, name)
    db, user = session.reader()
    scope = archives.scope(user, filters, hidden=form == JSON)
    count = archives.size(db, scope)
    left_out = archives.size(db, archives.scope(user, filters._replace(private=True), hidden=form == JSON)) - count
    hidden = archives.forgotten(db, user, private=filters.private)
    if filters.private and form in writing.UNMARKED:
        unmarked(session, count - archives.size(db, archives.scope(user, filters._replace(private=False), hidden=False)))
    if name is None or name == files.STDIN:
        said(session, scope, form, left_out, hidden)
        return Pieces(written(session, db, scope, form, words), 0 if count else 1)
    if to_folder:
        from soulmem_cli.core import leaving

        many, size = leaving.notes(session, db, scope, name, overwrite=overwrite)
    else:
        many, size = 1, files.written(name, written(session, db, scope, form, words), overwrite=overwrite)
    said(session, scope, form, left_out, hidden)
    return Exported(name, form, count, left_out, hidden if scope.whole else 0, size, many)


def keep_off_the_journal(session: Session, name: str) -> None:
    """Refuse to write over the journal itself, or over what SQLite keeps beside it. Raises UsageError."""
    journal = os.path.realpath(session.settings.db)  # behind a link, where SQLite keeps its own
    if any(files.same(name, f"{journal}{tail}") for tail in ("", "-wal", "-shm", "-journal")):
        raise UsageError("export_onto_journal", path=name)


def written(session: Session, db: Database, scope: Scope, form: str, words: Callable[[], Words]) -> Iterator[str]:
    """The pieces of a file, all of one moment."""
    with db.snapshot():
        if form == NDJSON:
            yield from ndjson.written(archives.entries(db, scope))
        elif form == JSON:
            head = {"exported_at": session.now.isoformat(), "user": session.settings.user, "zone": session.settings.zone}
            yield from document.written(head, sections(db, scope))
        else:
            from soulmem_cli.core import leaving

            yield from leaving.written(session, db, scope, form, words)


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
    elif hidden and form != JSON:
        session.note(numbered("export_forgotten_left_out", hidden), count=hidden)


def unmarked(session: Session, count: int) -> None:
    """Say how many private entries go where nothing tells that they are."""
    if count:
        session.note(numbered("export_private_unmarked", count), count=count)


def numbered(code: str, count: int) -> str:
    """The code of a sentence about one or many."""
    return f"{code}_one" if count == 1 else f"{code}_many"
