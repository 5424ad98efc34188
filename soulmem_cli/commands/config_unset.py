"""config unset: go back to what is usual."""

from typing import Annotated

import typer

from soulmem_cli.core import configuration
from soulmem_cli.domain.choices import Setting


def config_unset(ctx: typer.Context, key: Annotated[str, typer.Argument(metavar="KEY")]) -> Setting:
    return configuration.drop(ctx.obj, key)
