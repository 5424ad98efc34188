"""Showing results: one audience a module. A person at a terminal, a pipe, or a program; each loads only its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from soulmem_cli.run import Run


def show(run: Run, result: Any) -> int:
    """Show what a verb returned, for whoever reads stdout; 1 when nothing matched, else what the result says."""
    if hasattr(result, "pieces"):
        from soulmem_cli.render.safe import visible

        reconfigured(strict=True)
        for piece in result.pieces:
            sys.stdout.write(visible(piece) if sys.stdout.isatty() else piece)
        return int(result.exit_code)
    if run.machine:
        from soulmem_cli.render import machine

        reconfigured(strict=True)
        return machine.show(run.session, result, rows=run.format == "ndjson")
    reconfigured(strict=False)
    if coloured() if run.colour else False:
        from soulmem_cli.render import human

        return human.show(run.session, result, colour=True)
    if sys.stdout.isatty():
        from soulmem_cli.render import human

        return human.show(run.session, result, colour=False)
    from soulmem_cli.render import plain

    return plain.show(run.session, result)


def coloured() -> bool:
    """Whether colours are wanted: NO_COLOR, FORCE_COLOR, a terminal that is not dumb."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def reconfigured(*, strict: bool) -> None:
    """Programs and pipes get UTF-8; a terminal keeps its encoding and shows ? for what it cannot draw."""
    if strict or not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    else:
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]


def poured(stream: Iterator[Any], write: Callable[[Any], None]) -> int:
    """Write the elements of a stream as they come; how many. What is being kept goes on being kept when nobody reads on."""
    count = 0
    try:
        for each in stream:
            write(each)
            count += 1
    except BrokenPipeError:
        finish = getattr(stream, "finish", None)
        if finish:
            finish()
        raise
    return count


def is_list(value: Any) -> bool:
    """Whether a value is a list. A noun is none, though it may be a tuple with names."""
    return isinstance(value, list | tuple) and not named(type(value))


def named(kind: type) -> tuple[str, ...]:
    """The fields of a noun, in order; none for what is no noun. Dataclasses and named tuples tell them alike."""
    return getattr(kind, "__match_args__", ())


def is_stream(result: Any) -> bool:
    """Whether a result comes piece by piece."""
    return isinstance(result, Iterator)
