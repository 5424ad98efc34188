"""journal rebuild: make everything derived again from what was written."""

from typing import Annotated

import typer

from soulmem_cli.core import rebuilding
from soulmem_cli.domain.upkeep import Rebuilding
from soulmem_cli.render import progress


def journal_rebuild(ctx: typer.Context, all_users: Annotated[bool, typer.Option("--all-users")] = False) -> Rebuilding:
    with progress.shown(ctx, "progress_rebuild") as tick:
        return rebuilding.rebuild(ctx.obj, tick, all_users=all_users)
