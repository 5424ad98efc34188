"""What moved out of a journal, and what moved in."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.archives import Exported, Imported
from soulmem_cli.formats.files import is_folder
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line


def plain(session: Session, value: Exported | Imported) -> list[str]:
    """What moved, in sentences."""
    lang = session.settings.lang
    if isinstance(value, Exported) and is_folder(value.file):
        entries = numbered("entries", value.entries, lang) if value.entries else ""
        return [numbered("exported_notes", value.files, lang, file=one_line(value.file), entries=entries)]
    if isinstance(value, Exported):
        return [numbered("exported", value.entries, lang, file=one_line(value.file), size=phrases.size(value.bytes, lang))]
    if not value.read:
        file = label("stdin_name", lang) if value.file == "-" else one_line(value.file)
        return [label("imported_empty", lang, file=file)]
    doubtful = len({(fault.file, fault.line) for fault in value.faults if fault.kept})
    told = [numbered("rehearsed_added" if value.dry_run else "imported_added", value.added, lang)]
    told += [numbered("imported_known", value.known, lang)] if value.known else []
    told += [numbered("imported_bad", value.bad, lang)] if value.bad else []
    told += [numbered("imported_kept", doubtful, lang)] if doubtful else []
    if value.dry_run and value.first_at and value.last_at:
        first, last = (at.astimezone(session.now.tzinfo).date() for at in (value.first_at, value.last_at))
        told.append(label("imported_between", lang, first=phrases.day(first, lang), last=phrases.day(last, lang)))
    return [" ".join(told)]


def human(session: Session, result: Any) -> list[Any]:
    """The same, for a terminal."""
    from rich.text import Text

    return [Text(line) for line in plain(session, result)]


def numbered(code: str, count: int, lang: str, **facts: object) -> str:
    """A sentence about none, one or many."""
    how_many = "one" if count == 1 else "many" if count else "none"
    return label(f"{code}_{how_many}", lang, count=count, **facts)
