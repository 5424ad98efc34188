"""Entries: a table of many, a card of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.fusion import WEAK
from soulmem_cli.core.session import Session
from soulmem_cli.core.strength import entry_accessibility
from soulmem_cli.domain import Emotion, Entry, Found, Level, Tier
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.machine import elements
from soulmem_cli.render.marked import marked
from soulmem_cli.render.safe import one_line, visible
from soulmem_cli.render.views import view_of

if TYPE_CHECKING:
    from rich.table import Table

COLOURS: Final = {
    Emotion.JOY: "yellow", Emotion.SADNESS: "blue", Emotion.ANGER: "red", Emotion.FEAR: "magenta",
    Emotion.DISGUST: "green", Emotion.SURPRISE: "cyan", Emotion.NEUTRAL: "bright_black",
}  # fmt: skip
MARKS: Final = {Level.CRITICAL: "★", Level.IMPORTANT: "●", Level.NORMAL: "·", Level.TRIVIAL: " "}


def plain(session: Session, value: Any) -> list[str]:
    """An entry on one line: id, local date and time, level, emotion, text; a score after it when it was found."""
    if isinstance(value, Found):
        why = "".join(f"\t{key}={number:.4g}" for key, number in value.why.items() if number is not None)
        return [f"{line(value.entry)}\t{value.score:.2f}{why}"]
    if hasattr(value, "query"):
        return [f"# {one_line(value.query)}", *(text for found in value.results for text in told(session, found))]
    return [line(value)]


def told(session: Session, row: Any) -> list[str]:
    """A row of a recollection, which may be a gist."""
    return plain(session, row) if isinstance(row, Found | Entry) else list(view_of(row).plain(session, row))


def line(value: Entry) -> str:
    """An entry on one line."""
    return f"{value.id or '-'}\t{value.at:%Y-%m-%d %H:%M}\t{value.level}\t{value.emotion}\t{one_line(value.text)}"


def human(session: Session, result: Any) -> list[Any]:
    """One entry as a card, several asked for as cards, many as a table, recollections under their queries."""
    from rich.text import Text

    from soulmem_cli.domain.care import Shown

    found = elements(result)
    if isinstance(result, list) and hasattr(found[0], "query"):  # one recollection a line
        return [part for each in found for part in (Text(visible(each.query), style="bold"), *human(session, each))]
    if isinstance(result, Entry):
        return [card(session, result)]
    if isinstance(result, Shown):
        return [part for entry in found for part in (card(session, entry), Text(""))][:-1]
    return [entries_table(session, found)] if found else []


def entries_table(session: Session, rows: list[Any]) -> Table:
    """Entries as a table: number, age, how it felt, the text."""
    from rich.table import Table
    from rich.text import Text

    lang = session.settings.lang
    table = Table(box=None, padding=(0, 1), show_header=True, header_style="dim", pad_edge=False)
    table.add_column("#", justify="right", no_wrap=True)
    table.add_column(label("column_when", lang), no_wrap=True)
    table.add_column(label("column_text", lang), ratio=1, overflow="fold")
    for row in rows:
        if not isinstance(row, Found | Entry):
            from soulmem_cli.render.views import gists

            table.add_row(*gists.cells(session, row))
            continue
        entry = row.entry if isinstance(row, Found) else row
        faded = entry.tier in (Tier.DORMANT, Tier.REVERIE) or entry_accessibility(entry, session.now) < 0.2
        faint = "dim" if faded or (isinstance(row, Found) and row.score < WEAK) else ""
        text = Text()
        text.append(visible(entry.text), style=faint)
        if isinstance(row, Found) and row.why:
            text.append(f"\n{reasons(row, lang)}", style="dim")
        told = marked(MARKS[entry.level], COLOURS[entry.emotion], text)
        table.add_row(str(entry.id or "-"), phrases.age(entry.at, session), told)
    return table


def reasons(found: Found, lang: str) -> str:
    """The numbers behind a result, in words: what it scored, and its place by meaning, by words and by time."""
    why = found.why
    told = [label("why_score", lang, value=f"{found.score:.2f}")]
    if why.get("vector_rank"):
        told.append(label("why_meaning", lang, place=why["vector_rank"], value=f"{why.get('similarity') or 0:.2f}"))
    if why.get("text_rank"):
        told.append(label("why_words", lang, place=why["text_rank"], value=f"{why.get('bm25') or 0:.2f}"))
    if why.get("nearness") is not None:
        told.append(label("why_time", lang, value=f"{why['nearness']:.2f}"))
    told += [label(f"why_{arm}", lang, value=f"{why[arm]:.2f}") for arm in ("person", "feeling", "newest") if why.get(arm) is not None]
    if why.get("association") is not None:
        told.append(label("why_association", lang, entry=why["via"], value=f"{why['association']:.2f}"))
    if why.get("replaced_by"):
        told.append(label("why_replaced", lang, entry=why["replaced_by"]))
    return " · ".join([*told, *priors_told(why, lang)])


def priors_told(why: dict[str, float | int | None], lang: str) -> list[str]:
    """What each prior did to a score, and all of them together."""
    told = []
    for name in ("accessibility", "confidence", "mood", "context", "interference"):
        factor = why.get(f"{name}_factor")
        if factor is not None:
            facts = {"count": int(why.get(name) or 0)} if name == "interference" else {}
            told.append(label(f"why_{name}", lang, factor=f"{factor:.2f}", **facts))
    return [*told, label("why_priors", lang, factor=f"{why['factor']:.2f}")] if told else []


def card(session: Session, entry: Entry) -> Table:
    """One entry with everything known of it."""
    from rich.table import Table
    from rich.text import Text

    lang = session.settings.lang
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(f"#{entry.id}" if entry.id else "–", Text(visible(entry.text)))

    def row(code: str, value: str, style: str = "") -> None:
        if value:
            table.add_row(label(code, lang), Text(visible(value), style=style))

    row("column_when", f"{phrases.moment(entry.at, session)} · {phrases.age(entry.at, session)}")
    second = f" + {label(f'emotion_{entry.second_emotion}', lang)}" if entry.second_emotion else ""
    row("field_emotion", label(f"emotion_{entry.emotion}", lang) + second, COLOURS[entry.emotion])
    row("field_feeling", entry.said.feeling or "")
    row("field_level", f"{label(f'importance_{entry.level}', lang)} ({entry.importance:.2f})")
    row("field_people", ", ".join(entry.people))
    row("field_kin", ", ".join(entry.kin))
    row("field_places", ", ".join(entry.places))
    row("field_things", ", ".join(entry.things))
    row("field_tags", " ".join(f"#{tag}" for tag in entry.tags))
    row("field_context", ", ".join(f"{key}={value}" for key, value in entry.context.items()))
    row("field_links", ", ".join(dict.fromkeys(f"#{link.id}" for link in entry.links)))
    row("field_causes", "; ".join(f"{label('cause_' + cause['kind'], lang)} {cause['text']}" for cause in entry.causes))
    row("field_replaces", f"#{entry.replaces}" if entry.replaces else "")
    row("field_marks", ", ".join(label(f"mark_{mark}", lang) for mark in ("private", "starred") if getattr(entry, mark)))
    return table
