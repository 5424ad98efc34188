"""What a dream changed: a page to read in the morning, the same as lines in a pipe."""

from __future__ import annotations

from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain.dreams import Dream
from soulmem_cli.render import report
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import visible
from soulmem_cli.render.views import pages

INDENT: Final = 2


def plain(session: Session, value: Dream) -> list[str]:
    """The report as lines, each part under its heading."""
    lang = session.settings.lang
    told = [report.title(session, value), *report.quiet(session, value)]
    if value.page:
        told += [report.page_heading(value, lang), *(f"  {line}" for line in report.page_lines(value, lang)), f"  {label('page_by', lang)}"]
    told += [f"  {line}" if value.page else line for line in report.more_pages(value, lang)]
    for chapter in report.chapters(session, value):
        told += [chapter.heading, *(f"{' ' * INDENT * (1 + each.deep)}{each.text}" for each in chapter.sentences)]
    return [*told, *report.closing(session, value)]


def human(session: Session, result: Any) -> list[Any]:
    """The report with room between its parts, and what is quoted set apart."""
    return [part for value in (result if isinstance(result, list) else [result]) for part in page(session, value)]


def page(session: Session, value: Dream) -> list[Any]:
    """One report."""
    from rich.padding import Padding
    from rich.rule import Rule
    from rich.text import Text

    lang = session.settings.lang

    def inset(text: Text, deep: int = 0) -> Padding:
        return Padding(text, (0, 0, 0, INDENT * (1 + deep)))

    def heading(told: str) -> list[Any]:
        return [Text(""), Text(visible(told), style="bold cyan")]

    shown: list[Any] = [Rule(Text(visible(report.title(session, value)), style="bold"), align="left", style="dim")]
    shown += [Text(visible(line)) for line in report.quiet(session, value)]
    if value.page:
        shown += [*heading(report.page_heading(value, lang)), *(inset(text) for text in pages.body(value.page, lang))]
        shown.append(inset(Text(label("page_by", lang), style="dim")))
    shown += [inset(Text(visible(line), style="dim")) for line in report.more_pages(value, lang)]
    for chapter in report.chapters(session, value):
        shown += heading(chapter.heading)
        for each in chapter.sentences:
            style = "italic cyan" if each.own else "dim" if each.deep else ""
            shown.append(inset(Text(visible(each.text), style=style), each.deep))
    ending = [Text(visible(line), style="dim") for line in report.closing(session, value)]
    return [*shown, *([Text("")] if ending else []), *ending]
