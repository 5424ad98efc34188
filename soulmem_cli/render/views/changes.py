"""Changes: what undoing one came to, and a list of those that would be undone."""

from __future__ import annotations

from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain.changes import Change, Doing
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line

COUNTED: Final = (Doing.ADD, Doing.FORGET, Doing.RESTORE, Doing.IMPORT)
NAMED_AT_MOST: Final = 8  # entries


def plain(session: Session, value: Change) -> list[str]:
    """A change on one line: its number, local date and time, kind, entries, names."""
    numbers = ",".join(map(str, value.entries))
    return [f"{value.change}\t{value.at:%Y-%m-%d %H:%M}\t{value.kind}\t{numbers}\t{', '.join(map(one_line, value.names))}"]


def human(session: Session, result: Any) -> list[Any]:
    """A sentence on what was undone, or a table, the next to be undone first."""
    from rich.table import Table
    from rich.text import Text

    lang = session.settings.lang
    if isinstance(result, Change):
        return [Text(sentence(result, lang))]
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column(label("column_when", lang), no_wrap=True)
    table.add_column(label("column_change", lang), overflow="fold")
    for each in result:
        table.add_row(phrases.age(each.at, session), Text(sentence(each, lang)))
    return [table]


def sentence(value: Change, lang: str) -> str:
    """A change in words: what it was, or what undoing it came to."""
    form = ("_one" if value.count == 1 else "_many") if value.kind in COUNTED else ""
    shown = value.entries[:NAMED_AT_MOST]
    more = len(value.entries) - len(shown)
    and_ = "y" if lang == "es" else "and"
    numbers = [str(each) for each in shown]
    ids = f"{', '.join(numbers)}…" if more else f" {and_} ".join(filter(None, (", ".join(numbers[:-1]), *numbers[-1:])))
    names = f" {and_} ".join(one_line(each) for each in value.names)
    facts = {"ids": ids, "given": " ".join(numbers) + (" …" if more else ""), "count": value.count, "names": names, "run": value.run}
    return label(f"undone_{value.kind}{form}" if value.undone else f"change_{value.kind}{form}", lang, **facts)
