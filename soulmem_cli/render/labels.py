"""Every word a person reads, in English and Spanish, found by its code. A test walks them all."""

from __future__ import annotations

from importlib import import_module
from typing import Final

# where words live, the most wanted first: a module is read when a code was in none before it
PLACES: Final = (
    "common", "errors", "look", "dreams", "care", "portrait", "upkeep", "doctor", "gathered", "distilled", "ties", "runs", "backups",
    "pages", "seasons", "moving", "taking_out", "changes", "sealing", "salvage",
)  # fmt: skip


def label(code: str, lang: str, /, **facts: object) -> str:
    """A word or sentence in a language, its facts filled in. Raises KeyError for a code that has no words."""
    for place in PLACES:
        words: dict[str, tuple[str, str]] = import_module(f"soulmem_cli.render.words.{place}").WORDS
        if code in words:
            text = words[code][1 if lang == "es" else 0]
            return text.format(**facts) if facts else text
    raise KeyError(code)
