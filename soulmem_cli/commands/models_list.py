"""models list: the encoders there are to choose from."""

import typer

from soulmem_cli.core import models
from soulmem_cli.domain.choices import Model


def models_list(ctx: typer.Context) -> list[Model]:
    return models.listed(ctx.obj)
