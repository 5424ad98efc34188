"""Tags in a text: `#word`, but not inside a word, an address or an entity of HTML."""

from __future__ import annotations

import re
from typing import Final

from soulmem_cli.text import fold

TAG: Final = re.compile(r"(?<![\w#&/@.\\])#(\w[\w\u0300-\u036f/-]*)")  # accents may be signs of their own


def find(text: str) -> tuple[str, ...]:
    """The tags of a text without their #, each once, as first typed; a number alone (#1) is no tag."""
    found: dict[str, str] = {}
    for label in TAG.findall(text):
        label = label.rstrip("-/_")
        if label and not label.isdecimal():
            found.setdefault(fold(label), label)
    return tuple(found.values())
