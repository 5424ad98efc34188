"""What could be saved of a damaged journal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.salvage import Salvaged
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible
from soulmem_cli.render.views.care import entries


def plain(session: Session, value: Salvaged) -> list[str]:
    """What happened, a line each."""
    return [one_line(line) for line in told(session, value)]


def human(session: Session, result: Salvaged) -> list[Any]:
    """The same sentences."""
    from rich.text import Text

    return [Text(visible(line), overflow="fold") for line in told(session, result)]


def told(session: Session, value: Salvaged) -> Iterator[str]:
    """What was found, what was not, and where it stands now."""
    lang = session.settings.lang
    yield label("salvage_found", lang, path=value.file, entries=entries(value.entries - len(value.from_backups), lang))
    for code, ids in (
        ("salvage_from_backups", value.from_backups), ("salvage_missing", value.missing), ("salvage_torn", value.torn),
        ("salvage_guessed", value.guessed), ("salvage_doubtful", value.doubtful),
    ):  # fmt: skip
        if ids:
            yield label(code, lang, ids=spans(ids))
    if not value.missing:
        yield label("salvage_complete", lang)
    elif not value.backups:
        yield label("salvage_try_backups", lang)
    if value.journal:
        yield label("salvage_done", lang, path=value.journal)
    if value.kept:
        yield label("salvage_kept", lang, path=value.kept)


def spans(ids: Sequence[int]) -> str:
    """Numbers as a person lists them: 3, 7–9, 12."""
    runs: list[list[int]] = []
    for each in sorted(ids):
        if runs and each == runs[-1][1] + 1:
            runs[-1][1] = each
        else:
            runs.append([each, each])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in runs)
