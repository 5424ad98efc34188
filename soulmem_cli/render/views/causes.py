"""Why: the chain of causes of an entry, and of what came of it, as a tree."""

from __future__ import annotations

from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain.bonds import Step, Why
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.quoting import excerpt
from soulmem_cli.render.safe import one_line, visible

EXCERPT: Final = 160  # characters of an entry in a tree


def plain(session: Session, value: Step) -> list[str]:
    """A step: how far, from which entry, because or led-to, the entry there and its day, the reason, the text."""
    day = f"{value.entry.at:%Y-%m-%d %H:%M}" if value.entry else ""
    text = one_line(value.entry.text) if value.entry else ""
    return [f"{value.hop:+d}\t{value.of}\t{value.kind}\t{value.id or '-'}\t{day}\t{one_line(value.reason or '')}\t{text}"]


def human(session: Session, result: Why) -> list[Any]:
    """The entry, under it what led to it and what it led to."""
    from rich.text import Text
    from rich.tree import Tree

    root = result.entry
    head = Text.assemble((f"#{root.id} ", "bold"), (day_of(session, root.at), "dim"), f"\n{excerpt(root.text, EXCERPT)}")
    drawn = Tree(head, guide_style="dim")
    places: dict[tuple[int, bool], Any] = {(root.id or 0, True): drawn, (root.id or 0, False): drawn}
    for step in result.results:
        branch = places[(step.of, step.hop < 0)].add(leaf(session, step))
        if step.id is not None and not step.again:
            places[(step.id, step.hop < 0)] = branch
    return [drawn]


def leaf(session: Session, step: Step) -> Any:
    """One step: because or led to, the entry and its day, its text, the reason that was given."""
    from rich.text import Text

    lang = session.settings.lang
    shown = Text(f"{label(f'cause_{step.kind}', lang)} ", style="italic")
    if step.entry is None:
        return shown.append(visible(step.reason or ""), style="not italic")
    shown.append(f"#{step.id} ", style="bold not italic").append(day_of(session, step.entry.at), style="dim not italic")
    if step.again:
        return shown.append(f" · {label('why_again', lang)}", style="dim not italic")
    shown.append(f"\n{excerpt(step.entry.text, EXCERPT)}", style="not italic")
    if step.reason:
        shown.append(f"\n{label('why_reason', lang, reason=visible(step.reason))}", style="not italic")
    return shown


def day_of(session: Session, at: Any) -> str:
    """A day in words, and how long ago it was."""
    return f"{phrases.day(at.date(), session.settings.lang)} · {phrases.age(at, session)}"
