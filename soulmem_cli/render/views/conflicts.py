"""Conflicts: two entries beside each other, and what was said of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Entry
from soulmem_cli.domain.conflicts import Conflict, ConflictState
from soulmem_cli.render import phrases
from soulmem_cli.render.labels import label
from soulmem_cli.render.quoting import excerpt
from soulmem_cli.render.safe import one_line, visible
from soulmem_cli.text import fold

if TYPE_CHECKING:
    from rich.text import Text

EXCERPT: Final = 160  # characters of an entry
WORD: Final = re.compile(r"[^\W_]+(?:'\w+)?")
WAITING: Final = (ConflictState.OPEN, ConflictState.REOPENED)


def plain(session: Session, value: Conflict) -> list[str]:
    """A conflict on one line: c and its number, its state, what it is about, the two entries, what holds; their texts below."""
    lang = session.settings.lang
    when = ",".join(f"{key}={each}" for key, each in value.when.items())
    fields = [f"c{value.id}", value.state, one_line(matter(value, lang)), f"#{value.a}", f"#{value.b}"]
    fields += [value.resolution or "", one_line(when)]
    return ["\t".join(fields), *(f"\t{each.id}\t{each.at:%Y-%m-%d %H:%M}\t{one_line(each.text)}" for each in value.entries)]


def human(session: Session, result: Any) -> list[Any]:
    """Conflicts one below the other, and how to decide when one is open."""
    from rich.text import Text

    lang = session.settings.lang
    shown: list[Any] = []
    values: list[Conflict] = result if isinstance(result, list) else [result]
    for value in values:
        shown += [*([Text("")] if shown else []), *block(session, value)]
    waiting = [value for value in values if value.state in WAITING]
    if waiting:
        hint = label("conflict_how", lang, id=waiting[0].id)
        shown += [Text(""), Text(f"{label('conflict_usually', lang)} {hint}", style="dim")]
    return shown


def block(session: Session, value: Conflict) -> list[Any]:
    """One conflict: what it is about, its two sides, what was said of it."""
    from rich.padding import Padding
    from rich.text import Text

    lang = session.settings.lang
    state = label(f"conflict_state_{value.state}", lang)
    shown: list[Any] = [Text.assemble((f"c{value.id} ", "bold"), visible(matter(value, lang)), (f"  {state}", "dim"))]
    for side, entry in zip(("older", "newer"), value.entries, strict=False):
        told = Text.assemble((f"{label(f'conflict_{side}', lang)}: ", "cyan"), line(session, entry))
        shown.append(Padding(told, (0, 0, 0, 2)))
    if value.resolution is not None:
        shown.append(Padding(Text(verdict(value, lang), style="green"), (0, 0, 0, 2)))
    return shown


def line(session: Session, entry: Entry) -> Text:
    """An entry on a line: its number, its age and the beginning of its words."""
    from rich.text import Text

    return Text.assemble((f"#{entry.id} ", "bold"), (f"{phrases.age(entry.at, session)} ", "dim"), excerpt(entry.text, EXCERPT))


def matter(value: Conflict, lang: str) -> str:
    """What a conflict is about, in words; its subject as the entries have it."""
    attribute = label(f"conflict_about_{value.attribute}", lang)
    if not value.subject:
        return attribute
    wanted = value.subject.split()
    words = {fold(word): word for each in value.entries for word in WORD.findall(each.text)}
    return label("conflict_about", lang, attribute=attribute, subject=" ".join(words.get(word, word) for word in wanted))


def verdict(value: Conflict, lang: str) -> str:
    """What a person said of a conflict."""
    if value.resolution == "both":
        when = ", ".join(f"{key}={visible(each)}" for key, each in value.when.items())
        return label("conflict_holds_when", lang, when=when) if when else label("conflict_holds_both", lang)
    side = value.a if value.resolution == "a" else value.b
    return label("conflict_holds_a" if value.resolution == "a" else "conflict_holds_b", lang, id=side)
