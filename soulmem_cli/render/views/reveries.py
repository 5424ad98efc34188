"""Reveries: what is left of trifles, in their own few words."""

from __future__ import annotations

from typing import Any, Final

from soulmem_cli.core.session import Session
from soulmem_cli.domain import Emotion, Lang
from soulmem_cli.domain.reveries import Reverie
from soulmem_cli.render.cldr import MONTHS
from soulmem_cli.render.labels import label
from soulmem_cli.render.quoting import INNER_QUOTES
from soulmem_cli.render.safe import one_line, visible

WORDS: Final = {"Reverie": ("impression",)}  # what `words` adds


def words(session: Session, value: Reverie) -> dict[str, str]:
    """What JSON adds in words: the impression."""
    return {"impression": impression(value, session.settings.lang)}


def plain(session: Session, value: Reverie) -> list[str]:
    """An impression on one line, and the entry beneath it."""
    return [f"{impression(value, session.settings.lang)} (#{value.entry})"]


def human(session: Session, result: Any) -> list[Any]:
    """Impressions, one a line."""
    from rich.text import Text

    found = result if isinstance(result, list) else [result]
    return [Text(visible(line), style="dim italic") for each in found for line in plain(session, each)]


def impression(value: Reverie, lang: Lang) -> str:
    """What is left of an entry: a few words, about when, and how it felt."""
    bare = " ".join(one_line(value.fragment).replace(" ⏎ ", " ").split()).translate(INNER_QUOTES[lang])
    name = MONTHS[lang][value.month.month - 1]
    month = f"{name} de {value.month.year}" if lang == "es" else f"{name} {value.month.year}"
    if value.emotion is Emotion.NEUTRAL:
        return label("reverie_plain", lang, fragment=bare, month=month)
    return label("reverie_felt", lang, fragment=bare, month=month, emotion=label(f"emotion_{value.emotion}", lang))
