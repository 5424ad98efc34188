"""show: entries by number, with everything known of them; looking is a use. And every version of one."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import showing
from soulmem_cli.domain import Entry
from soulmem_cli.domain.care import Shown
from soulmem_cli.domain.changes import Version
from soulmem_cli.errors import UsageError


def show(
    ctx: typer.Context, ids: o.Ids, history: Annotated[bool, typer.Option("--history")] = False
) -> Entry | Shown | list[Version]:  # fmt: skip
    if history:
        if len(ids) > 1:
            raise UsageError("history_one")
        from soulmem_cli.core import versions

        return versions.history(ctx.obj, ids[0])
    found = showing.show(ctx.obj, ids)
    return found[0] if len(ids) == 1 else Shown(tuple(found))
