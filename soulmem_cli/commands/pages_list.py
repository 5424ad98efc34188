"""pages list: the diary of dreams, one line a day."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import leafing
from soulmem_cli.domain.pages import PageHead


def pages_list(
    ctx: typer.Context, since: o.Since = None, until: o.Until = None, private: o.Private = False, limit: o.Limit = None
) -> list[PageHead]:
    return leafing.listed(ctx.obj, since, until, limit or leafing.LIMIT, private=private)
