"""What comes of forgetting, restoring, and looking after users."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.care import Forgotten, Purged, Restored, UserCount, UserDeleted
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line


def plain(session: Session, value: Any) -> list[str]:
    """The numbers of what changed, one a line; a user with count, first and last day."""
    if isinstance(value, Forgotten):
        return [str(each) for each in value.forgotten]
    if isinstance(value, Restored):
        return [str(each) for each in value.restored]
    if isinstance(value, Purged):
        return [str(each) for each in value.purged]
    name = value.name if isinstance(value, UserCount) else value.user
    return [f"{one_line(name)}\t{value.entries}\t{value.first_on or ''}\t{value.last_on or ''}"]


def human(session: Session, result: Any) -> list[Any]:
    """A sentence on what happened, or a table of users."""
    from rich.text import Text

    if isinstance(result, list):
        return [users_table(session, result)]
    return [Text(sentence) for sentence in sentences(session, result)]


def sentences(session: Session, value: Forgotten | Purged | Restored | UserDeleted) -> list[str]:
    """What happened, in words."""
    lang = session.settings.lang
    if isinstance(value, UserDeleted):
        return [label("user_deleted", lang, user=one_line(value.user), entries=entries(value.entries, lang))]
    if isinstance(value, Purged):
        return [purged(session, value)]
    verb, done = ("forgot", value.forgotten) if isinstance(value, Forgotten) else ("restored", value.restored)
    said = [(verb, done), (f"{verb}_already", value.already)]
    return [
        label(f"{code}_{'one' if len(ids) == 1 else 'many'}", lang, ids=enumerated(ids, lang), given=" ".join(map(str, ids)))
        for code, ids in said
        if ids
    ]


def purged(session: Session, value: Purged) -> str:
    """What is gone for good, and from how many copies, in one line."""
    lang, today = session.settings.lang, session.now.date()
    if not value.purged and not value.gists:
        return label("purged_nothing", lang)
    said = [label("purged", lang, entries=entries(len(value.purged), lang))] if value.purged else [label("purged_gists_only", lang)]
    if value.first_on and value.last_on:
        first, last = (phrases.short_day(each, today, lang) for each in (value.first_on, value.last_on))
        code, gone = "purged_on" if first == last else "purged_between", entries(len(value.purged), lang)
        said = [label(code, lang, entries=gone, first=first, last=last)]
    for code, count in (("purged_gists", value.gists), ("purged_copies", value.copies)):
        if count:
            said.append(label(f"{code}_{'one' if count == 1 else 'many'}", lang, count=count))
    return " ".join(said)


def enumerated(ids: tuple[int, ...], lang: str) -> str:
    """Numbers as a person lists them: 1, 2 y 3."""
    words = [str(each) for each in ids]
    last = f" {'y' if lang == 'es' else 'and'} " if len(words) > 1 else ""
    return f"{', '.join(words[:-1])}{last}{words[-1]}"


def entries(count: int, lang: str) -> str:
    """A count of entries in words."""
    return label("entries_one" if count == 1 else "entries_many", lang, count=count)


def users_table(session: Session, rows: list[UserCount]) -> Any:
    """Users as a table: name, entries, from when to when."""
    from rich.table import Table
    from rich.text import Text

    lang, today = session.settings.lang, session.now.date()
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column(label("column_user", lang), overflow="fold")
    table.add_column(label("column_entries", lang), justify="right", no_wrap=True)
    table.add_column(label("column_first", lang), no_wrap=True)
    table.add_column(label("column_last", lang), no_wrap=True)
    for row in rows:
        days = [phrases.short_day(day, today, lang) if day else "–" for day in (row.first_on, row.last_on)]
        table.add_row(Text(one_line(row.name)), str(row.entries), *days)
    return table
