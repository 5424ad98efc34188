"""forget: entries out of sight until they are restored; nothing is deleted."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import forgetting
from soulmem_cli.domain.care import Forgotten


def forget(ctx: typer.Context, ids: o.Ids) -> Forgotten:
    return forgetting.forget(ctx.obj, ids)
