"""conflicts reopen: a settled conflict, open again."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import reviewing
from soulmem_cli.domain.conflicts import Conflict


def conflicts_reopen(ctx: typer.Context, conflict: o.OneConflict) -> Conflict:
    return reviewing.reopen(ctx.obj, conflict)
