"""config list: every setting, its value and where it was chosen."""

import typer

from soulmem_cli.core import configuration
from soulmem_cli.domain.choices import Setting


def config_list(ctx: typer.Context) -> list[Setting]:
    return configuration.listed(ctx.obj)
