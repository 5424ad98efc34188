"""conflicts show: one pair of entries that cannot both hold."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import reviewing
from soulmem_cli.domain.conflicts import Conflict


def conflicts_show(ctx: typer.Context, conflict: o.OneConflict) -> Conflict:
    return reviewing.shown(ctx.obj, conflict)
