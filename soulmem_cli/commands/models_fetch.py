"""models fetch: bring a sentence-transformers model to this machine; the one command that downloads."""

from typing import Annotated

import typer

from soulmem_cli.core import models
from soulmem_cli.domain.choices import Fetched


def models_fetch(ctx: typer.Context, name: Annotated[str, typer.Argument(metavar="NAME")]) -> Fetched:
    return models.fetch(ctx.obj, name)
