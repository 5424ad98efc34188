"""Date phrases, as they were understood."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain import When
from soulmem_cli.render import phrases


def plain(session: Session, value: When) -> list[str]:
    """Kind, start, last day and words of a phrase."""
    last = value.last.isoformat() if value.last else ""
    return [f"{value.kind}\t{value.start.isoformat()}\t{last}\t{phrases.when(value, session)}"]


def human(session: Session, result: Any) -> list[Any]:
    """The words of each phrase."""
    from rich.text import Text

    shown = result if isinstance(result, list) else [result]
    return [Text(phrases.when(each, session)) for each in shown]
