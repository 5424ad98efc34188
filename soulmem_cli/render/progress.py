"""How far a long task has come: one line on stderr, on a terminal only, gone at the end."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from soulmem_cli.render.labels import label

if TYPE_CHECKING:
    from soulmem_cli.core.reembedding import Tick
    from soulmem_cli.run import Run

PATIENCE_S: Final = 1.0  # what is done by then needs no bar
EVERY_S: Final = 0.1
CELLS: Final = 20
CLEAR: Final = "\r\x1b[2K"


@contextmanager
def shown(ctx: Any, code: str) -> Iterator[Tick]:
    """What a task tells how many of how many it has done; `code` is the label of the task."""
    run: Run = ctx.find_root().obj
    began, last, drawn = time.monotonic(), 0.0, False
    wanted = not run.quiet and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def tick(done: int, total: int) -> None:
        nonlocal last, drawn
        now = time.monotonic()
        if wanted and now - began > PATIENCE_S and (now - last > EVERY_S or done == total):
            last, drawn = now, True
            sys.stderr.write(CLEAR + line(label(code, run.lang), done, total))
            sys.stderr.flush()

    try:
        yield tick
    finally:
        if drawn:
            sys.stderr.write(CLEAR)
            sys.stderr.flush()


def line(task: str, done: int, total: int) -> str:
    """A bar that any terminal of 60 columns holds."""
    full = CELLS * done // max(total, 1)
    return f"{task} {'█' * full}{'░' * (CELLS - full)} {done}/{total}"
