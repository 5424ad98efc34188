"""restore: forgotten entries back in view."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import forgetting
from soulmem_cli.domain.care import Restored


def restore(ctx: typer.Context, ids: o.Ids) -> Restored:
    return forgetting.restore(ctx.obj, ids)
