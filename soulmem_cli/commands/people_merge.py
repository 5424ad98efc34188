"""people merge: two names that are one person's."""

from typing import Annotated

import typer

from soulmem_cli.core import calling
from soulmem_cli.domain.persons import Renamed


def people_merge(
    ctx: typer.Context, into: Annotated[str, typer.Argument(metavar="NAME")], name: Annotated[str, typer.Argument(metavar="NAME")]
) -> Renamed:
    return calling.merge(ctx.obj, into, name)
