"""undo: the last change of the journal taken back, and the one before it the next time."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import taking_back
from soulmem_cli.domain.changes import Change


def undo(
    ctx: typer.Context,
    list_: Annotated[bool, typer.Option("--list")] = False,
    limit: o.Limit = None,
    yes: o.Yes = False,
) -> Change | list[Change]:
    if list_:
        return taking_back.listed(ctx.obj, limit or taking_back.LISTED)
    found = taking_back.undo(ctx.obj, past=yes)
    if found is None:
        ctx.obj.note("undo_nothing")
    return found or []
