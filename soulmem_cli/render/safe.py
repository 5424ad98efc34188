"""Making a person's text safe to show: what would move a cursor is drawn, not obeyed."""

from __future__ import annotations


def one_line(text: str) -> str:
    """A text without what would break a line or move a terminal's cursor."""
    return "".join(c if c.isprintable() else " " for c in text.replace("\r\n", "\n").replace("\n", " ⏎ "))


def visible(text: str) -> str:
    """A text whose control and escape characters are drawn, not obeyed; line ends and tabs stay."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n\t\u200d" else drawn_control(c) for c in text.replace("\r\n", "\n"))


def drawn_control(char: str) -> str:
    """A sign for a control character; nothing for marks of direction and the like."""
    code = ord(char)
    return chr(0x2400 + code) if code < 0x20 else "␡" if code == 0x7F else "\N{REPLACEMENT CHARACTER}" if code < 0xA0 else ""
