"""Folding words for matching, and making any text safe to keep: no meaning, no language."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

SURROGATE: Final = "[\ud800-\udfff]"  # made into a pattern only for a text that has one
# controls, marks of direction and other invisible signs, line and paragraph separators, surrogates; joiners and the
# tags of flags are none of these: emoji families and several scripts are made with them
UNSEEN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb]"
)
NAME_LIMIT: Final = 100


def fold(word: str) -> str:
    """A word as it is matched: no case, no accents (ñ stays ñ), no spaces around it."""
    if word.isascii():
        return word.strip().lower()
    plain = unicodedata.normalize("NFD", word.strip().casefold())
    kept = "".join(c for i, c in enumerate(plain) if not unicodedata.combining(c) or tilde_n(plain, i))
    return unicodedata.normalize("NFC", kept)


def tilde_n(plain: str, i: int) -> bool:
    """Whether the mark at `i` is the tilde of an ñ."""
    return plain[i] == "\N{COMBINING TILDE}" and i > 0 and plain[i - 1] == "n"


def mend(text: str) -> str:
    """Text that UTF-8 can hold: a lone surrogate becomes U+FFFD; everything else stays as it came."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return re.sub(SURROGATE, "\N{REPLACEMENT CHARACTER}", text)
    return text


def legible(name: str) -> bool:
    """Whether a word can be a name: something to see, nothing that cannot be seen, no longer than a line."""
    return bool(name.strip()) and len(name) <= NAME_LIMIT and UNSEEN.search(name) is None
