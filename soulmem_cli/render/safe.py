"""Making a person's text safe to show: what would move a cursor or turn a line round is drawn, not obeyed."""

from __future__ import annotations

import re
from typing import Final

from soulmem_cli.text import UNSEEN

BREAKS: Final = "\n\u2028\u2029"


def one_line(text: str) -> str:
    """A text without what would break a line or move a terminal's cursor."""
    return text if text.isprintable() else UNSEEN.sub(blanked, text.replace("\r\n", "\n"))


def visible(text: str) -> str:
    """A text whose control and escape characters are drawn, not obeyed; line ends and tabs stay."""
    return text if text.isprintable() else UNSEEN.sub(drawn, text.replace("\r\n", "\n"))


def blanked(found: re.Match[str]) -> str:
    """A space for a control character, a sign for a line's end, nothing for what cannot be seen."""
    char = found[0]
    return " ⏎ " if char in BREAKS else " " if char < "\xa0" else "\ufffd" if "\ud800" <= char <= "\udfff" else ""


def drawn(found: re.Match[str]) -> str:
    """A sign for a control character, nothing for what cannot be seen."""
    char = found[0]
    if char in BREAKS or char == "\t":
        return "\n" if char in BREAKS else char
    if char < " ":
        return chr(0x2400 + ord(char))
    return "␡" if char == "\x7f" else "\ufffd" if char < "\xa0" or "\ud800" <= char <= "\udfff" else ""
