"""conflicts list: pairs of entries that cannot both hold."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import reviewing
from soulmem_cli.domain.conflicts import Conflict


def conflicts_list(
    ctx: typer.Context,
    state: Annotated[list[str] | None, typer.Option("--state", metavar="STATE")] = None,
    private: o.Private = False,
    limit: o.Limit = None,
) -> list[Conflict]:
    return reviewing.listed(ctx.obj, state, limit or reviewing.LIMIT, private=private)
