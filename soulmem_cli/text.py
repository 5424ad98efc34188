"""Folding words for matching, and making any text safe to keep: no meaning, no language."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

SURROGATE: Final = re.compile("[\ud800-\udfff]")


def fold(word: str) -> str:
    """A word as it is matched: no case, no accents (ñ stays ñ), no spaces around it."""
    plain = unicodedata.normalize("NFD", word.strip().casefold())
    kept = "".join(c for i, c in enumerate(plain) if not unicodedata.combining(c) or tilde_n(plain, i))
    return unicodedata.normalize("NFC", kept)


def tilde_n(plain: str, i: int) -> bool:
    """Whether the mark at `i` is the tilde of an ñ."""
    return plain[i] == "\N{COMBINING TILDE}" and i > 0 and plain[i - 1] == "n"


def mend(text: str) -> str:
    """Text that UTF-8 can hold: a lone surrogate becomes U+FFFD; everything else stays as it came."""
    return SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text) if not text.isascii() else text
