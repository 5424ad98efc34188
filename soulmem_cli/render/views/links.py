"""Links: one made or undone as a line, those of an entry as a small tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry
from soulmem_cli.domain.bonds import BECAUSE, LED_TO, TOGETHER, Bond, Linked, Links, Unbound, Way
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.quoting import excerpt
from soulmem_cli.render.safe import one_line, visible

if TYPE_CHECKING:
    from rich.text import Text

# kinds with a word in each language; others are a person's own
KNOWN: Final = ("related", "similar", "replaces", "replaced-by", TOGETHER, BECAUSE, LED_TO)
INWARD: Final = {"replaces": "replaced-by", BECAUSE: LED_TO, LED_TO: BECAUSE}  # what a kind is from its other end
EXCERPT: Final = 160  # characters of an entry in a tree


def plain(session: Session, value: Any) -> list[str]:
    """A link: the numbers, strength and kind, the reason; of a linked entry its text as well, and where it leads, one > deeper."""
    if isinstance(value, Unbound):
        return [line(bond) for bond in value.removed]
    if isinstance(value, Linked):
        return [linked(value), *(f"> {linked(each)}" for each in value.links)]
    return [line(value)]


def line(bond: Bond) -> str:
    """A link between two entries on one line."""
    return f"{bond.a}\t{bond.b}\t{bond.strength:.2f}\t{bond.kind}\t{one_line(bond.because or '')}"


def linked(found: Linked) -> str:
    """A linked entry on one line; a kind with a direction that comes from it is marked with <."""
    kind = f"<{found.kind}" if found.way is Way.IN else found.kind
    return f"{found.id}\t{found.strength:.2f}\t{kind}\t{one_line(found.because or '')}\t{one_line(found.entry.text)}"


def human(session: Session, result: Any) -> list[Any]:
    """What was tied or untied in words, or the tree of an entry's links."""
    from rich.text import Text

    if isinstance(result, Links):
        return [tree(session, result)]
    lang = session.settings.lang
    if isinstance(result, Unbound):
        return [Text(label("unlinked", lang, a=result.a, b=result.b))]
    text = Text(said(result, lang))
    if result.because:
        text.append(f"\n{label('cause_because', lang)} {visible(result.because)}", style="dim")
    return [text]


def said(bond: Bond, lang: str) -> str:
    """A link in words; of a cause, which is whose."""
    facts = {"a": bond.a, "b": bond.b, "strength": f"{bond.strength:.2f}"}
    if bond.kind in (BECAUSE, LED_TO):
        return label("linked_because" if bond.kind == BECAUSE else "linked_led-to", lang, **facts)
    return label("linked", lang, kind=kind_word(bond.kind, lang), **facts)


def tree(session: Session, value: Links) -> Any:
    """An entry, under it those it is linked to, and under them where they lead; the text of each once."""
    from rich.tree import Tree

    drawn = Tree(head(value.entry), guide_style="dim")
    told = {value.entry.id}
    for found in value.results:
        branch = drawn.add(leaf(session, found, again=found.id in told))
        if found.id not in told:
            for further in found.links:
                branch.add(leaf(session, further))
        told.add(found.id)
    return drawn


def head(entry: Entry) -> Text:
    """The entry a tree grows from."""
    from rich.text import Text

    return Text.assemble((f"#{entry.id} ", "bold"), excerpt(entry.text, EXCERPT))


def leaf(session: Session, found: Linked, *, again: bool = False) -> Text:
    """An entry in the tree: its number, how strong the link is and of which kind, how old it is; its text, and the reason."""
    from rich.text import Text

    lang = session.settings.lang
    told = f"{found.strength:.2f} {kind_word(found.kind, lang, found.way)} · {phrases.age(found.entry.at, session)}"
    shown = Text.assemble((f"#{found.id} ", "bold"), (told, "dim"))
    if not again:
        shown.append(f"\n{excerpt(found.entry.text, EXCERPT)}")
    if found.because:
        shown.append(f"\n{label('cause_because', lang)} {visible(found.because)}", style="italic")
    return shown


def kind_word(kind: str, lang: str, way: Way = Way.OUT) -> str:
    """A kind of link in words, as what the entry at its other end is."""
    if way is Way.IN:
        kind = INWARD.get(kind, kind)
    return label(f"link_{kind}", lang) if kind in KNOWN else visible(kind)
