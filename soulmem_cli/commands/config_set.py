"""config set: choose a value for good."""

from typing import Annotated

import typer

from soulmem_cli.core import configuration
from soulmem_cli.domain.choices import Setting


def config_set(
    ctx: typer.Context,
    key: Annotated[str, typer.Argument(metavar="KEY")],
    value: Annotated[str, typer.Argument(metavar="VALUE")],
) -> Setting:
    return configuration.put(ctx.obj, key, value)
