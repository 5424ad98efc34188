"""Texts as lines of a file that is text to every program."""

from __future__ import annotations

from typing import Final

NUL: Final = {0: "\N{SYMBOL FOR NULL}"}  # a file with a NUL in it is no text, and is refused as a whole


def lines(text: str) -> str:
    """A text with \\n at the end of each line, and no empty lines around it."""
    return drawn(text.replace("\r\n", "\n").replace("\r", "\n").strip("\n").rstrip())


def drawn(text: str) -> str:
    """A text without NUL, which is drawn."""
    return text.translate(NUL) if "\0" in text else text
