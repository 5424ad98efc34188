"""People: a table of who is in the entries, and a sentence on what changed in their names."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.persons import NoPerson, Person, Renamed
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible


def plain(session: Session, value: Any) -> list[str]:
    """A person on one line: in how many entries, name, first and last day, other names; of a change, the name and the others."""
    if isinstance(value, Person):
        days = f"{value.first_on or ''}\t{value.last_on or ''}"
        return [f"{value.count}\t{one_line(value.name)}\t{days}\t{listed(value.aliases)}"]
    if isinstance(value, Renamed):
        return [f"{value.count}\t{one_line(value.name)}\t{listed(value.aliases)}"]
    return [f"{value.count}\t{one_line(value.name)}"]


def human(session: Session, result: Any) -> list[Any]:
    """The table of people, or what happened in words."""
    from rich.text import Text

    if isinstance(result, list):
        return [table(session, result)]
    return [Text(visible(sentence(session, result)))]


def sentence(session: Session, value: Renamed | NoPerson) -> str:
    """What happened, in words."""
    lang = session.settings.lang
    entries = label("entries_one" if value.count == 1 else "entries_many", lang, count=value.count)
    if isinstance(value, NoPerson):
        return label("person_forgotten", lang, name=one_line(value.name), entries=entries)
    others = listed(value.aliases)
    return label("person_called" if others else "person_called_only", lang, name=one_line(value.name), others=others, entries=entries)


def table(session: Session, people: list[Person]) -> Any:
    """People as a table: name, other names, entries, from when to when."""
    from rich.table import Table
    from rich.text import Text

    lang, today = session.settings.lang, session.now.date()
    made = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    made.add_column(label("column_person", lang), overflow="fold")
    made.add_column(label("column_count", lang), justify="right", no_wrap=True)
    made.add_column(label("column_first", lang), no_wrap=True)
    made.add_column(label("column_last", lang), no_wrap=True)
    for each in people:
        name = Text(one_line(each.name), style="italic" if each.kin else "bold")
        if each.aliases:
            name.append(f"  {listed(each.aliases)}", style="not bold dim")
        days = [phrases.short_day(day, today, lang) if day else "–" for day in (each.first_on, each.last_on)]
        made.add_row(name, str(each.count), *days)
    return made


def listed(names: tuple[str, ...]) -> str:
    """Names after one another."""
    return ", ".join(map(one_line, names))
