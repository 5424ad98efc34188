"""Encoders: those there are, and one just fetched."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.choices import Fetched, Model
from soulmem_cli.render.labels import label
from soulmem_cli.render.phrases import size
from soulmem_cli.render.safe import one_line, visible


def plain(session: Session, value: Model | Fetched) -> list[str]:
    """Name, place, bytes, and whether it is usable, the journal's and the chosen one, apart by tabs."""
    if isinstance(value, Fetched):
        return [f"{one_line(value.name)}\t{value.dimensions}\t{one_line(value.path or '')}"]
    marks = [word for word in ("usable", "journal", "chosen") if getattr(value, word)]
    return [f"{one_line(value.name)}\t{value.place}\t{'' if value.size_bytes is None else value.size_bytes}\t{','.join(marks)}"]


def human(session: Session, result: Any) -> list[Any]:
    """A table of models; a sentence for one fetched."""
    from rich.table import Table
    from rich.text import Text

    lang = session.settings.lang
    if isinstance(result, Fetched):
        code = "model_already" if result.already else "model_fetched"
        return [Text(label(code, lang, model=one_line(result.name), dimensions=result.dimensions))]
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column(label("column_model", lang), overflow="fold")
    table.add_column(label("column_place", lang))
    table.add_column(label("column_size", lang), justify="right", no_wrap=True)
    for each in result:
        name = Text(visible(each.name), style="bold" if each.journal else "")
        for code, said in (("model_journal", each.journal), ("model_chosen", each.chosen), ("model_unusable_mark", not each.usable)):
            if said:
                name.append(f"  ({label(code, lang)})", style="dim" if each.usable else "red")
        table.add_row(name, label(f"place_{each.place}", lang), size(each.size_bytes, lang) if each.size_bytes is not None else "–")
    return [table]
