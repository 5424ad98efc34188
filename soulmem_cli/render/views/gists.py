"""Gists among what was found: marked as the program's words, with what they stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.gists import FoundGist
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.marked import marked
from soulmem_cli.render.safe import one_line, visible

if TYPE_CHECKING:
    from rich.table import Table


def plain(session: Session, value: FoundGist) -> list[str]:
    """A gist on one line: g and its number, its last day, kind (and state, of one that is not active), confidence, text, the entries
    behind it, a score when it was ranked; its evidence, when it was asked for, on the lines below."""
    ids = ",".join(f"#{entry}" for entry in value.evidence)
    kind = value.kind if value.state == "active" else f"{value.kind} {value.state}"
    fields = [f"g{value.id}", f"{value.last_on}", kind, f"{value.confidence:.2f}", one_line(value.text), ids]
    if value.score is not None:
        fields.append(f"{value.score:.2f}")
    fields += [f"{key}={number:.4g}" for key, number in (value.why or {}).items() if number is not None]
    return ["\t".join(fields), *(f"\t{entry.id}\t{entry.at:%Y-%m-%d %H:%M}\t{one_line(entry.text)}" for entry in value.entries)]


def human(session: Session, result: Any) -> list[Any]:
    """Gists, alone or among entries, as rows of the table of entries."""
    from soulmem_cli.render.machine import elements
    from soulmem_cli.render.views.entries import entries_table

    return [entries_table(session, elements(result))]


def cells(session: Session, value: FoundGist) -> tuple[str, str, Table]:
    """The row of a gist: number, age, and its words with their origin."""
    from rich.text import Text

    lang = session.settings.lang
    text = Text()
    text.append(label("dream_quote", lang, text=visible(value.text)), style="italic cyan")
    text.append(f"\n{origin(value, lang)}", style="dim")
    if value.why:
        text.append(f"\n{reasons(value, lang)}", style="dim")
    for entry in value.entries:
        text.append(f"\n#{entry.id} {phrases.age(entry.at, session)}: {visible(entry.text)}")
    return f"g{value.id}", phrases.days_apart(value.last_on, session.now.date(), lang), marked("≈", "cyan", text)


def origin(value: FoundGist, lang: str) -> str:
    """Whose words these are, and what they stand on."""
    ids = ", ".join(f"#{entry}" for entry in value.evidence)
    kind, count = label(f"kind_{value.kind}", lang), len(value.evidence)
    told = label("gist_from_one" if count == 1 else "gist_from_many", lang, kind=kind, count=count, ids=ids)
    return " · ".join([told, label("gist_confidence", lang, value=f"{value.confidence:.2f}"), *standing(value, lang)])


def standing(value: FoundGist, lang: str) -> list[str]:
    """How a gist stands: its state when that is not the usual one, what speaks against it, when it holds."""
    told = [] if value.state == "active" else [label(f"gist_state_{value.state}", lang)]
    if value.stated:
        told.append(label("gist_stated", lang))
    if value.kind == "procedural" and value.against:
        told.append(label("gist_helped", lang, helped=len(value.evidence) - len(value.against), failed=len(value.against)))
    elif value.against:
        told.append(label("gist_against", lang, count=len(value.against)))
    if value.conditions:
        quoted = ", ".join(label("gist_condition", lang, text=one_line(each)) for each in value.conditions)
        told.append(label("gist_when", lang, conditions=quoted))
    if value.entries:
        told.append(label("gist_days_one" if value.days == 1 else "gist_days_many", lang, count=value.days))
        told += [label("gist_words_of", lang, id=value.voice)] if value.voice else []
    return told


def reasons(value: FoundGist, lang: str) -> str:
    """The numbers behind a gist that was found."""
    why = value.why or {}
    told = [label("why_score", lang, value=f"{value.score or 0:.2f}")]
    if why.get("best_entry"):
        told.append(label("gist_best", lang, id=why["best_entry"]))
    if why.get("words"):
        told.append(label("gist_words", lang, value=f"{why['words']:.2f}"))
    told.append(label("why_confidence", lang, factor=f"{why.get('confidence_factor') or 1:.2f}"))
    return " · ".join(told)
