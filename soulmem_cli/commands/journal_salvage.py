"""journal salvage: every entry that can still be read in a damaged journal, in a new one."""

from pathlib import Path
from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.confirming import YES, typed
from soulmem_cli.core import salvaging
from soulmem_cli.domain.salvage import Salvaged
from soulmem_cli.errors import RefusedError
from soulmem_cli.render import progress
from soulmem_cli.settings import at_home


def journal_salvage(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    to: Annotated[str | None, typer.Option("--to", metavar="FILE")] = None,
    backups: Annotated[bool, typer.Option("--backups")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    yes: o.Yes = False,
) -> Salvaged:
    source: Path | None = at_home(file) if file is not None else None
    target: Path | None = at_home(to) if to is not None else None
    with progress.shown(ctx, "progress_salvage") as tick:
        facts = {} if target or dry_run or yes else salvaging.in_the_way(ctx.obj, source, tick, with_backups=backups)
        if facts and typed(ctx.obj, "salvage_ask", "salvage_needs_yes", **facts).casefold() not in YES:
            raise RefusedError("salvage_declined")
        return salvaging.salvage(ctx.obj, source, target, tick, with_backups=backups, dry_run=dry_run)
