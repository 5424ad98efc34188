"""show: entries by number, with everything known of them; looking is a use."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import showing
from soulmem_cli.domain import Entry
from soulmem_cli.domain.care import Shown


def show(ctx: typer.Context, ids: o.Ids) -> Entry | Shown:
    found = showing.show(ctx.obj, ids)
    return found[0] if len(ids) == 1 else Shown(tuple(found))
