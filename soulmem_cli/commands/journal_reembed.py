"""journal reembed: let the encoder of this run become the journal's."""

from typing import Annotated

import typer

from soulmem_cli.core import reembedding
from soulmem_cli.domain.upkeep import Reembedding
from soulmem_cli.render import progress


def journal_reembed(ctx: typer.Context, dry_run: Annotated[bool, typer.Option("--dry-run")] = False) -> Reembedding:
    with progress.shown(ctx, "progress_reembed") as tick:
        return reembedding.reembed(ctx.obj, tick, dry_run=dry_run)
