"""people forget: a name that is no person's."""

from typing import Annotated

import typer

from soulmem_cli.core import calling
from soulmem_cli.domain.persons import NoPerson


def people_forget(ctx: typer.Context, name: Annotated[str, typer.Argument(metavar="NAME")]) -> NoPerson:
    return calling.forget(ctx.obj, name)
