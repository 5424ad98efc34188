"""A journal that was encrypted, decrypted, or given another key."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.sealing import Sealed, Sealing
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible
from soulmem_cli.render.views.care import entries


def plain(session: Session, value: Sealed) -> list[str]:
    """The file, what it is now, its entries, and how many copies were changed too."""
    return [f"{one_line(value.journal)}\t{'encrypted' if value.encrypted else 'plain'}\t{value.entries}\t{value.copies}"]


def human(session: Session, result: Sealed) -> list[Any]:
    """What happened, in sentences."""
    from rich.text import Text

    lang = session.settings.lang
    lines = [label(f"sealed_{result.done}", lang, path=result.journal, entries=entries(result.entries, lang))]
    if result.copies:
        lines.append(label("sealed_copies_one" if result.copies == 1 else "sealed_copies_many", lang, count=result.copies))
    if result.done is not Sealing.DECRYPT:
        lines.append(label("sealed_elsewhere", lang))
    return [Text(visible(line), overflow="fold") for line in lines]
