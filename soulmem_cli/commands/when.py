"""when: how a date phrase is read."""

from collections.abc import Iterator
from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.input import read_lines
from soulmem_cli.core import chronology
from soulmem_cli.domain import When
from soulmem_cli.domain.dates import NoDate
from soulmem_cli.errors import UsageError


def when(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="TEXT")] = None,
    lines: Annotated[bool, typer.Option("--lines")] = False,
) -> When | Iterator[When | NoDate]:
    if lines:
        if words:
            raise UsageError("lines_with_words")
        return chronology.readings(ctx.obj, read_lines(ctx.obj))
    if not words:
        raise UsageError("argument_missing", argument="TEXT", verb="when")
    return o.date_of(ctx.obj, " ".join(words))
