"""For pipes: one line a thing, fields apart by tabs, no colour, nothing cut off."""

from __future__ import annotations

import sys
from typing import Any

from soulmem_cli.core.session import Session
from soulmem_cli.render import is_stream, poured
from soulmem_cli.render.machine import elements, exit_code
from soulmem_cli.render.safe import one_line
from soulmem_cli.render.views import view_of


def show(session: Session, result: Any) -> int:
    """Write a result as plain lines; a stream as it comes."""
    if is_stream(result):
        return 0 if poured(result, lambda each: write(session, each)) else 1
    for each in elements(result):
        write(session, each)
    return exit_code(result)


def write(session: Session, value: Any) -> None:
    """One thing, on its lines."""
    view = view_of(value)
    for line in view.plain(session, value) if view else [one_line(str(value))]:
        sys.stdout.write(line + "\n")
