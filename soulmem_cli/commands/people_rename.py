"""people rename: what a person is called from now on."""

from typing import Annotated

import typer

from soulmem_cli.core import calling
from soulmem_cli.domain.persons import Renamed


def people_rename(
    ctx: typer.Context, name: Annotated[str, typer.Argument(metavar="NAME")], to: Annotated[str, typer.Argument(metavar="NAME")]
) -> Renamed:
    return calling.rename(ctx.obj, name, to)
