"""reflect: how a time was, in a few sentences and the numbers behind them."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import portrait
from soulmem_cli.domain.portrait import Reflection


def reflect(
    ctx: typer.Context,
    since: o.Since = None,
    until: o.Until = None,
    on: o.On = None,
    private: o.Private = False,
    weeks: Annotated[int, typer.Option("--weeks", metavar="N", min=1, max=520)] = 4,
    seasons: Annotated[int, typer.Option("--seasons", metavar="N", min=0, max=400)] = 4,
) -> Reflection:
    filters = o.filters_of(ctx.obj, since=since, until=until, on=on, private=private)
    return portrait.reflect(ctx.obj, filters, weeks, seasons)
