"""link: two entries tied by hand."""

from typing import Annotated

import typer

from soulmem_cli.core import association
from soulmem_cli.domain.bonds import Bond


def link(
    ctx: typer.Context,
    a: Annotated[int, typer.Argument(metavar="ID")],
    b: Annotated[int, typer.Argument(metavar="ID")],
    strength: Annotated[float, typer.Option("--strength", metavar="0..1")] = 1.0,
    because: Annotated[str | None, typer.Option("--because", metavar="TEXT")] = None,
    kind: Annotated[str, typer.Option("--kind", metavar="WORD")] = association.KIND,
) -> Bond:
    return association.link(ctx.obj, a, b, strength, because, kind)
