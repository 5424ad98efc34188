"""Date phrases, as they were understood, and the present."""

from __future__ import annotations

from typing import Any

from soulmem_cli.clock import local_day
from soulmem_cli.core.session import Session
from soulmem_cli.domain import When
from soulmem_cli.domain.dates import NoDate, Present
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line


def plain(session: Session, value: Any) -> list[str]:
    """Kind, start, last day and words of a phrase; the present in words."""
    if isinstance(value, Present):
        return [value.label]
    if isinstance(value, NoDate):
        return [f"{value.kind}\t\t\t"]
    last = value.last.isoformat() if value.last else ""
    return [f"{value.kind}\t{value.start.isoformat()}\t{last}\t{phrases.when(value, session)}"]


def human(session: Session, result: Any) -> list[Any]:
    """The words of one phrase, a table of many, the present in words."""
    from rich.table import Table
    from rich.text import Text

    if isinstance(result, Present):
        return [Text(result.label)]
    if not isinstance(result, list):
        return [Text.assemble(phrases.when(result, session), (f" · {age(session, result)}", "dim"))]
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for each in result:
        said = each.text if isinstance(each, NoDate) else each.phrase
        read = label("no_date", session.settings.lang) if isinstance(each, NoDate) else phrases.when(each, session)
        table.add_row(Text(one_line(said), style="bold"), Text(read, style="dim" if isinstance(each, NoDate) else ""))
    return [table]


def age(session: Session, value: When) -> str:
    """How far the beginning of a phrase is from today."""
    ends = session.settings.day_ends_at
    first = value.start.date() if value.last else local_day(value.start.astimezone(session.now.tzinfo), ends)
    return phrases.days_apart(first, local_day(session.now, ends), session.settings.lang)
