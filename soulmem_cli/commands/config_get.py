"""config get: one setting."""

from typing import Annotated

import typer

from soulmem_cli.core import configuration
from soulmem_cli.domain.choices import OneSetting


def config_get(ctx: typer.Context, key: Annotated[str, typer.Argument(metavar="KEY")]) -> OneSetting:
    found = configuration.got(ctx.obj, key)
    return OneSetting(found.key, found.value, found.origin, found.wrong)
