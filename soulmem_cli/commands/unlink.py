"""unlink: two entries no longer tied."""

from typing import Annotated

import typer

from soulmem_cli.core import association
from soulmem_cli.domain.bonds import Unbound


def unlink(
    ctx: typer.Context,
    a: Annotated[int, typer.Argument(metavar="ID")],
    b: Annotated[int, typer.Argument(metavar="ID")],
) -> Unbound:
    return association.unlink(ctx.obj, a, b)
