"""Uses: whose use was counted, and which links are stronger for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.domain.uses import Used
from soulmem_cli.render.labels import label
from soulmem_cli.render.views.links import kind_word


def plain(session: Session, value: Used) -> list[str]:
    """A line for each entry, used or already; one for each link that is stronger."""
    told = [f"used\t{each}" for each in value.used] + [f"already\t{each}" for each in value.already]
    return told + [f"link\t{link.a}\t{link.b}\t{link.strength:.2f}\t{link.kind}" for link in value.links]


def human(session: Session, result: Used) -> list[Any]:
    """The same in words."""
    from rich.text import Text

    lang = session.settings.lang
    told = []
    if result.used:
        told.append(label("used_counted", lang, ids=listed(result.used)))
    if result.already:
        told.append(label("used_already_one" if len(result.already) == 1 else "used_already", lang, ids=listed(result.already)))
    for link in result.links:
        facts = {"kind": kind_word(link.kind, lang), "strength": f"{link.strength:.2f}"}
        told.append(label("used_tied", lang, a=link.a, b=link.b, **facts))
    return [Text(each) for each in told or [label("used_nothing", lang)]]


def listed(ids: Iterable[int]) -> str:
    """Numbers of entries in a row."""
    return ", ".join(f"#{each}" for each in ids)
