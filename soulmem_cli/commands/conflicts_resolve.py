"""conflicts resolve: which of two entries holds, or that both do."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import reviewing
from soulmem_cli.domain.conflicts import Conflict


def conflicts_resolve(
    ctx: typer.Context,
    conflict: o.OneConflict,
    a: Annotated[bool, typer.Option("--a")] = False,
    b: Annotated[bool, typer.Option("--b")] = False,
    both: Annotated[bool, typer.Option("--both")] = False,
    when: Annotated[list[str] | None, typer.Option("--when", metavar="KEY=VALUE")] = None,
) -> Conflict:
    sides = [name for name, given in (("a", a), ("b", b), ("both", both)) if given]
    return reviewing.resolve(ctx.obj, conflict, sides, o.pairs(when))
