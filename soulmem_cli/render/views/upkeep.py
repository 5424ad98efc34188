"""What was derived again."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.upkeep import Rebuilding, Reembedding
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible


def plain(session: Session, value: Reembedding | Rebuilding) -> list[str]:
    """The sentence a person gets."""
    return [one_line(told(session, value))]


def human(session: Session, result: Any) -> list[Any]:
    """One sentence."""
    from rich.text import Text

    return [Text(visible(told(session, result)))]


def told(session: Session, value: Reembedding | Rebuilding) -> str:
    """What happened, in a sentence."""
    lang = session.settings.lang
    if isinstance(value, Rebuilding):
        return label("rebuild_done", lang, count=value.entries)
    if value.dry_run:
        return label("reembed_plan", lang, model=value.model, count=value.encoded)
    if value.before == value.model and not value.encoded:
        return label("reembed_nothing", lang, model=value.model)
    return label("reembed_done", lang, model=value.model, count=value.encoded)
