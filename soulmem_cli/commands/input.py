"""What comes in on stdin, decoded so that nothing typed is ever lost."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from soulmem_cli.core.session import Session
from soulmem_cli.errors import UsageError


def piped() -> bool:
    """Whether somebody sends something on stdin."""
    return sys.stdin is not None and not sys.stdin.closed and not sys.stdin.isatty()


def read_all(session: Session) -> str:
    """All of stdin; bytes that are no UTF-8 become U+FFFD, which is said."""
    if sys.stdin is None or sys.stdin.closed:
        raise UsageError("stdin_closed")
    data = sys.stdin.buffer.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        session.note("stdin_not_utf8", position=error.start)
        return data.decode("utf-8-sig", "replace")


def read_lines(session: Session) -> Iterator[str]:
    """Each line of stdin that is not blank."""
    return (line for line in read_all(session).split("\n") if line.strip())
