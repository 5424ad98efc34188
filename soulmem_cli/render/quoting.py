"""As much of somebody's text as there is room for, on one line."""

from __future__ import annotations

from typing import Final

from soulmem_cli.domain import Lang
from soulmem_cli.render.safe import one_line

QUOTE: Final = 60  # characters of an entry that a sentence bears
INNER_QUOTES: Final = {Lang.ES: str.maketrans("«»", "“”"), Lang.EN: str.maketrans("“”", "‘’")}


def quoted(text: str, lang: Lang) -> str:
    """As much of a text as a sentence bears between its own quotes; without the full stop that the sentence itself brings."""
    text = text.translate(INNER_QUOTES[lang])
    return text.removesuffix(".") if len(text) <= QUOTE else excerpt(text, QUOTE)


def first_line(text: str) -> str:
    """The first line of a text, safe to show."""
    return one_line(text).split(" ⏎ ")[0].strip()


def excerpt(text: str, most: int) -> str:
    """A text on one line of at most so many characters, cut between words."""
    line = one_line(text)
    if len(line) <= most:
        return line
    space = line.rfind(" ", most // 2, most)
    return line[: space if space > 0 else most].rstrip(" ,.;:–-") + "…"
