"""import: entries from a file or stdin; what is here already stays as it is."""

from typing import Annotated

import typer

from soulmem_cli.core import importing
from soulmem_cli.domain.archives import Imported
from soulmem_cli.render import progress


def import_(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    form: Annotated[str | None, typer.Option("--format", metavar="json|ndjson")] = None,
) -> Imported:
    with progress.shown(ctx, "progress_import") as tick:
        return importing.take_in(ctx.obj, file, form, tick)
