"""journal restore: the journal as a backup has it; what stood there before is kept beside it."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.confirming import YES, typed
from soulmem_cli.core import restoring
from soulmem_cli.domain.backups import JournalRestored
from soulmem_cli.errors import RefusedError
from soulmem_cli.render import progress
from soulmem_cli.settings import at_home


def journal_restore(ctx: typer.Context, file: Annotated[str, typer.Argument(metavar="FILE")], yes: o.Yes = False) -> JournalRestored:
    source = at_home(file)
    facts = {} if yes else restoring.in_the_way(ctx.obj, source)
    if facts and typed(ctx.obj, "restore_ask", "restore_needs_yes", **facts).casefold() not in YES:
        raise RefusedError("restore_declined")
    with progress.shown(ctx, "progress_restore") as tick:
        return restoring.restore(ctx.obj, source, tick)
