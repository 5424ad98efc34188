"""Links: one made or undone as a line, those of an entry as a small tree."""

from __future__ import annotations

from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.bonds import Bond, Linked, Links, Unbound
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.safe import one_line, visible

KNOWN = ("related", "similar", "replaces")  # kinds with a word in each language; others are a person's own


def plain(session: Session, value: Any) -> list[str]:
    """A link: the numbers, strength and kind, the reason; of a linked entry its text as well."""
    if isinstance(value, Unbound):
        return [line(bond) for bond in value.removed]
    if isinstance(value, Linked):
        return [f"{value.id}\t{value.strength:.2f}\t{value.kind}\t{one_line(value.because or '')}\t{one_line(value.entry.text)}"]
    return [line(value)]


def line(bond: Bond) -> str:
    """A link between two entries on one line."""
    return f"{bond.a}\t{bond.b}\t{bond.strength:.2f}\t{bond.kind}\t{one_line(bond.because or '')}"


def human(session: Session, result: Any) -> list[Any]:
    """What was tied or untied in words, or the tree of an entry's links."""
    from rich.text import Text

    if isinstance(result, Links):
        return [tree(session, result)]
    lang = session.settings.lang
    if isinstance(result, Unbound):
        return [Text(label("unlinked", lang, a=result.a, b=result.b))]
    text = Text(label("linked", lang, a=result.a, b=result.b, kind=kind_word(result.kind, lang), strength=f"{result.strength:.2f}"))
    if result.because:
        text.append(f"\n{label('cause_because', lang)} {visible(result.because)}", style="dim")
    return [text]


def tree(session: Session, value: Links) -> Any:
    """An entry, and under it those it is linked to."""
    from rich.text import Text
    from rich.tree import Tree

    lang = session.settings.lang
    drawn = Tree(Text.assemble((f"#{value.entry.id} ", "bold"), one_line(value.entry.text)), guide_style="dim")
    for found in value.results:
        age = phrases.age(found.entry.at, session)
        head = Text.assemble((f"#{found.id} ", "bold"), (f"{found.strength:.2f} {kind_word(found.kind, lang)} · {age}", "dim"))
        head.append(f"\n{visible(found.entry.text)}")
        if found.because:
            head.append(f"\n{label('cause_because', lang)} {visible(found.because)}", style="italic")
        drawn.add(head)
    return drawn


def kind_word(kind: str, lang: str) -> str:
    """A kind of link in words."""
    return label(f"link_{kind}", lang) if kind in KNOWN else visible(kind)
