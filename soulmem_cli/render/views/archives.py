"""What moved out of a journal, and what moved in."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.archives import Exported, Imported
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line


def plain(session: Session, value: Exported | Imported) -> list[str]:
    """What moved, in sentences."""
    lang = session.settings.lang
    if isinstance(value, Exported):
        return [numbered("exported", value.entries, lang, file=one_line(value.file), size=phrases.size(value.bytes, lang))]
    if not value.read:
        file = label("stdin_name", lang) if value.file == "-" else one_line(value.file)
        return [label("imported_empty", lang, file=file)]
    told = [numbered("imported_added", value.added, lang)]
    told += [numbered("imported_known", value.known, lang)] if value.known else []
    told += [numbered("imported_bad", value.bad, lang)] if value.bad else []
    return [" ".join(told)]


def human(session: Session, result: Any) -> list[Any]:
    """The same, for a terminal."""
    from rich.text import Text

    return [Text(line) for line in plain(session, result)]


def numbered(code: str, count: int, lang: str, **facts: object) -> str:
    """A sentence about none, one or many."""
    how_many = "one" if count == 1 else "many" if count else "none"
    return label(f"{code}_{how_many}", lang, count=count, **facts)
