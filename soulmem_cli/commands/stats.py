"""stats: how much of everything there is."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import census
from soulmem_cli.domain.census import Stats


def stats(ctx: typer.Context, private: o.Private = False, limit: o.Limit = None) -> Stats:
    return census.take(ctx.obj, limit or 10, private=private)
