"""import: entries from a file, a folder or stdin, of this program or another; what is here already stays as it is."""

from typing import Annotated

import typer

from soulmem_cli.core import importing
from soulmem_cli.domain.archives import Imported
from soulmem_cli.render import progress


def import_(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    form: Annotated[str | None, typer.Option("--format", metavar="FORMAT")] = None,
    date_format: Annotated[str | None, typer.Option("--date-format", metavar="PATTERN")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
) -> Imported:
    with progress.shown(ctx, "progress_import") as tick:
        return importing.take_in(ctx.obj, file, form, tick, pattern=date_format, dry_run=dry_run)
