"""The versions of an entry, each with what changed from the one before."""

from __future__ import annotations

from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain.changes import Part, Version
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible

STYLES: Final = {Part.SAME: "", Part.REMOVED: "red strike", Part.ADDED: "green underline"}
SIGNS: Final = {Part.SAME: ("", ""), Part.REMOVED: ("[-", "-]"), Part.ADDED: ("{+", "+}")}  # as wdiff has them, for who sees no colour


def plain(session: Session, value: Version) -> list[str]:
    """A version on one line: id, when it was written, what became of it, its text."""
    return [f"{value.id}\t{value.written_at:%Y-%m-%d %H:%M}\t{state(value)}\t{one_line(value.text)}"]


def human(session: Session, result: Any) -> list[Any]:
    """Every version under when it was written; what went and what came is struck out, underlined, and between signs."""
    from rich.text import Text

    lang = session.settings.lang
    parts: list[Any] = []
    for each in result:
        head = label("version_written", lang, id=each.id, when=phrases.moment(each.written_at, session))
        parts.append(Text(f"{head} · {label(f'version_{state(each)}', lang)}", style="dim"))
        text = Text()
        for stretch in each.difference:
            begin, end = SIGNS[stretch.part]
            text.append(f"{begin}{visible(stretch.text)}{end}", style=STYLES[stretch.part])
        parts += [text if each.difference else Text(visible(each.text)), Text("")]
    return parts[:-1]


def state(value: Version) -> str:
    """What became of a version."""
    return "forgotten" if value.forgotten else "current" if value.current else "replaced"
