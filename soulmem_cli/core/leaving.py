"""Taking a journal to other programs: the entries in the order they were lived, as each format has them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator

from soulmem_cli.core.session import Session
from soulmem_cli.errors import RefusedError
from soulmem_cli.formats import files
from soulmem_cli.formats.writing import CSV, JRNL, MARKDOWN
from soulmem_cli.formats.writing.words import Words
from soulmem_cli.store import outlines
from soulmem_cli.store.archives import Scope
from soulmem_cli.store.database import Database


def written(session: Session, db: Database, scope: Scope, form: str, words: Callable[[], Words]) -> Iterator[str]:
    """The pieces of a file in a foreign format. The caller holds the snapshot."""
    order = outlines.ordered(db, scope)
    found = outlines.entries(db, scope, order)
    zone = session.now.tzinfo
    assert zone is not None  # the clock is read in the journal's zone
    if form == JRNL:
        from soulmem_cli.formats.writing import jrnl

        return jrnl.written(found, zone)
    if form == MARKDOWN:
        from soulmem_cli.formats.writing import markdown

        return markdown.written(found, zone)
    if form == CSV:
        from soulmem_cli.formats.writing import csvs

        return csvs.written(found)
    from soulmem_cli.formats.writing import html

    settings = session.settings
    years = Counter(day.year for day, _ in order)
    return html.written(found, html.Cover(settings.user if settings.user_named else None, session.now.date(), years), words())


def notes(session: Session, db: Database, scope: Scope, folder: str, *, overwrite: bool) -> tuple[int, int]:
    """One note a day into a folder, which is made when there is none; how many they are, and their bytes.

    Raises RefusedError before any is written when one is there already and `overwrite` is not given, UsageError for one that
    cannot be written. Notes of other days stay as they are.
    """
    from soulmem_cli.core.archive import keep_off_the_journal, numbered
    from soulmem_cli.formats.writing import markdown

    zone = session.now.tzinfo
    assert zone is not None
    size = 0
    with db.snapshot():
        order = outlines.ordered(db, scope)
        names = list(dict.fromkeys(os.path.join(folder, f"{day.isoformat()}.md") for day, _ in order))
        for name in names:
            keep_off_the_journal(session, name)
        there = [name for name in names if os.path.lexists(name)]
        if there and not overwrite:
            raise RefusedError(numbered("notes_exist", len(there)), path=there[0], count=len(there))
        if names:
            files.made(folder)
        for name, note in markdown.notes(outlines.entries(db, scope, order), zone):
            size += files.written(os.path.join(folder, name), [note], overwrite=overwrite)
    return len(names), size
