"""What comes in on stdin, decoded so that nothing typed is ever lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

from soulmem_cli.core.session import Session
from soulmem_cli.errors import UsageError


def piped() -> bool:
    """Whether somebody sends something on stdin."""
    return sys.stdin is not None and not sys.stdin.closed and not sys.stdin.isatty()


def read_all(session: Session) -> str:
    """All of stdin; bytes that are no UTF-8 become U+FFFD, which is said."""
    try:
        data = stdin().read()
    except OSError as error:
        raise UsageError("stdin_closed") from error
    text, whole = decoded(data)
    if not whole:
        session.note("text_not_utf8")
    return text


def read_lines(session: Session) -> Iterator[str]:
    """Each line of stdin that is not blank, as it comes; that some were no UTF-8 is said once."""
    told = False
    try:
        for number, data in enumerate(stdin()):
            text, whole = decoded(data, first=number == 0)
            if not whole and not told:
                session.note("text_not_utf8")
                told = True
            if text.strip():
                yield text.rstrip("\r\n")
    except OSError as error:
        raise UsageError("stdin_closed") from error


def stdin() -> BinaryIO:
    """The bytes of stdin. Raises UsageError when it is closed."""
    if sys.stdin is None or sys.stdin.closed:
        raise UsageError("stdin_closed")
    return sys.stdin.buffer


def decoded(data: bytes, *, first: bool = True) -> tuple[str, bool]:
    """Text, and whether all of it was UTF-8. A byte order mark is one only where the stream begins."""
    encoding = "utf-8-sig" if first else "utf-8"
    try:
        return data.decode(encoding), True
    except UnicodeDecodeError:
        return data.decode(encoding, "replace"), False
