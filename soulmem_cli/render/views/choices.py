"""Settings: each with its value and where it was chosen."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.choices import ConfigPath, OneSetting, Setting
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible


def plain(session: Session, value: Setting | ConfigPath) -> list[str]:
    """A key, its value and its origin, apart by tabs; of one asked for, the bare value."""
    if isinstance(value, ConfigPath):
        return [one_line(value.path)]
    if isinstance(value, OneSetting):
        return [one_line(value.value)]
    return [f"{value.key}\t{one_line(value.value)}\t{value.origin}"]


def human(session: Session, result: Any) -> list[Any]:
    """A table of settings."""
    from rich.table import Table
    from rich.text import Text

    if isinstance(result, ConfigPath):
        missing = "" if result.exists else f"  ({label('config_not_yet', session.settings.lang)})"
        return [Text(visible(result.path)) + Text(missing, style="dim")]
    if isinstance(result, OneSetting):
        return [Text(visible(result.value))]
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    for code in ("column_setting", "column_value", "column_origin"):
        table.add_column(label(code, session.settings.lang), overflow="fold", no_wrap=code == "column_setting")
    for each in result if isinstance(result, list) else [result]:
        origin = label(f"origin_{each.origin}", session.settings.lang)
        wrong = label("setting_wrong", session.settings.lang, value=one_line(each.wrong)) if each.wrong else ""
        table.add_row(each.key, Text(visible(each.value)), Text(origin, style="dim") + Text(f"  {wrong}" if wrong else "", style="red"))
    return [table]
