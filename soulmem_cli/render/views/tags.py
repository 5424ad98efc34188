"""Tags: those of an entry on a line, all of them with how many have each."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.care import TagCount
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line


def plain(session: Session, value: Any) -> list[str]:
    """A tag and its count, or the tags of an entry, one a line."""
    if isinstance(value, TagCount):
        return [f"{value.count}\t{one_line(value.tag)}"]
    return [one_line(tag) for tag in value.tags]


def human(session: Session, result: Any) -> list[Any]:
    """A table of all tags, or the tags of an entry after what changed."""
    from rich.table import Table
    from rich.text import Text

    lang = session.settings.lang
    if isinstance(result, list):
        table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        table.add_column(label("column_count", lang), justify="right", no_wrap=True)
        table.add_column(label("column_tag", lang), overflow="fold")
        for each in result:
            table.add_row(str(each.count), Text(f"#{one_line(each.tag)}"))
        return [table]
    tags = " ".join(f"#{one_line(tag)}" for tag in result.tags) or label("tags_none", lang)
    return [Text.assemble((f"#{result.id}  ", "dim"), tags)]
