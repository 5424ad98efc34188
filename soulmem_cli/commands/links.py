"""links: what an entry is linked to, strongest first."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import association
from soulmem_cli.domain.bonds import Links


def links(ctx: typer.Context, entry: o.Id, private: o.Private = False, limit: o.Limit = None) -> Links:
    return association.linked(ctx.obj, entry, limit or association.LIMIT, private=private)
