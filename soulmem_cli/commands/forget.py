"""forget: entries out of sight until they are restored, or with --purge gone for good, once that is confirmed."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.confirming import typed
from soulmem_cli.core import aiming, forgetting
from soulmem_cli.domain.care import Aim, Forgotten, Purged
from soulmem_cli.errors import RefusedError


def forget(
    ctx: typer.Context,
    what: Annotated[list[str] | None, typer.Argument(metavar="ID|QUERY")] = None,
    purge: Annotated[bool, typer.Option("--purge")] = False,
    forgotten: o.Forgotten = False,
    superseded: Annotated[bool, typer.Option("--superseded")] = False,
    rolled_back: Annotated[bool, typer.Option("--rolled-back")] = False,
    private: o.Private = False,
    yes: o.Yes = False,
) -> Forgotten | Purged:
    given = Aim(tuple(what or ()), purge, forgotten, superseded, rolled_back, private)
    aiming.checked(given)
    if not purge:
        return forgetting.forget(ctx.obj, aiming.ids(ctx.obj, given))
    from soulmem_cli.core import purging

    doomed = aiming.doomed(ctx.obj, given)
    count = len(doomed.entries) + len(doomed.gists)
    if count and not yes and typed(ctx.obj, "purge_ask", "purge_needs_yes", **aiming.facts(doomed)) != str(count):
        raise RefusedError("purge_declined", count=count)
    return purging.purge(ctx.obj, doomed)
