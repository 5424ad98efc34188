"""doctor: whether everything is as it should be, and what to do about what is not."""

from typing import Annotated

import typer

from soulmem_cli.core import checkup
from soulmem_cli.domain.checkup import Checkup
from soulmem_cli.render import progress


def doctor(ctx: typer.Context, fix: Annotated[bool, typer.Option("--fix")] = False) -> Checkup:
    if not fix:
        return checkup.examine(ctx.obj)
    with progress.shown(ctx, "progress_rebuild") as tick:
        return checkup.mend(ctx.obj, tick)
