"""What became of a gist that a person let go of, or brought back."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.knowing import GistChanged
from soulmem_cli.render.labels import label


def plain(session: Session, value: GistChanged) -> list[str]:
    """The number of a gist and its state."""
    return [f"g{value.id}\t{value.state}"]


def human(session: Session, result: Any) -> list[Any]:
    """What happened, in words."""
    from rich.text import Text

    code = "gist_let_go" if result.state == "forgotten" else "gist_back"
    return [Text(label(code if result.changed else f"{code}_already", session.settings.lang, id=result.id))]
