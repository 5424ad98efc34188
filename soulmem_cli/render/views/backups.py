"""Copies of the journal: one just made, those there are, and a journal gone back to one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain.backups import Backup, JournalRestored, KeptBackup
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible
from soulmem_cli.render.views.care import entries

WORDS: Final = {"KeptBackup": ("age_label",)}  # what `words` adds


def words(session: Session, value: Any) -> dict[str, str | None]:
    """What JSON adds in words: how long ago a copy was made."""
    return {"age_label": phrases.age(value.made_at, session)} if isinstance(value, KeptBackup) else {}


def plain(session: Session, value: Any) -> list[str]:
    """The file of a copy; one in a list with when, entries, bytes and kind; what a restore put aside after where it came from."""
    if isinstance(value, Backup):
        return [one_line(value.file)]
    if isinstance(value, JournalRestored):
        return [f"{one_line(value.file)}\t{value.entries}\t{one_line(value.replaced or '')}".rstrip("\t")]
    count = "" if value.entries is None else str(value.entries)
    state = value.kind if value.readable else "unreadable"
    return ["\t".join((one_line(value.file), value.made_at.isoformat(), count, str(value.bytes), state))]


def human(session: Session, result: Any) -> list[Any]:
    """Sentences, or a table of copies."""
    from rich.text import Text

    if isinstance(result, list):
        return [table(session, result)]
    return [Text(visible(line), overflow="fold") for line in told(session, result)]


def told(session: Session, value: Backup | JournalRestored) -> list[str]:
    """What happened, in words."""
    lang = session.settings.lang
    if isinstance(value, JournalRestored):
        lines = [label("restore_done", lang, path=value.file, entries=entries(value.entries, lang))]
        return lines + ([label("restore_replaced", lang, path=value.replaced)] if value.replaced else [])
    facts = {"path": value.file, "entries": entries(value.entries, lang), "size": phrases.size(value.bytes, lang)}
    lines = [label("backup_made", lang, **facts)]
    if value.removed:
        count = len(value.removed)
        lines.append(label("backup_removed_one" if count == 1 else "backup_removed_many", lang, count=count))
    return lines


def table(session: Session, rows: list[KeptBackup]) -> Any:
    """Copies as a table, newest first: when, entries, size, and the name that restore takes."""
    from rich.table import Table
    from rich.text import Text

    lang, today = session.settings.lang, session.now.date()
    drawn = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    drawn.add_column(label("column_made", lang), no_wrap=True)
    drawn.add_column(label("column_entries", lang), justify="right", no_wrap=True)
    drawn.add_column(label("column_size", lang), justify="right", no_wrap=True)
    drawn.add_column(label("column_copy", lang), overflow="fold")
    for row in rows:
        name = Text(visible(Path(row.file).name))
        if row.kind == "replaced":
            name.append(f"  ({label('backup_replaced_mark', lang)})", style="dim")
        if not row.readable:
            name.append(f"  ({label('backup_unreadable_mark', lang)})", style="red")
        count = "–" if row.entries is None else str(row.entries)
        made = f"{phrases.short_day(row.made_at.date(), today, lang)} {row.made_at:%H:%M}"
        drawn.add_row(made, count, phrases.size(row.bytes, lang), name)
    return drawn
