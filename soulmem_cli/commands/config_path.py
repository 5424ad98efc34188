"""config path: where settings are kept."""

import typer

from soulmem_cli.domain.choices import ConfigPath


def config_path(ctx: typer.Context) -> ConfigPath:
    chosen = ctx.obj.settings.config
    return ConfigPath(str(chosen), chosen.exists())
