"""journal backup: a verified copy of the journal, whoever writes meanwhile."""

from pathlib import Path
from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import backups
from soulmem_cli.domain.backups import Backup
from soulmem_cli.render import progress
from soulmem_cli.settings import at_home


def journal_backup(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    keep: Annotated[int | None, typer.Option("--keep", metavar="N", min=1, max=999)] = None,
    yes: o.Yes = False,
) -> Backup:
    to: Path | None = at_home(file) if file is not None else None
    with progress.shown(ctx, "progress_backup") as tick:
        return backups.backup(ctx.obj, to, keep=keep, overwrite=yes, tick=tick)
