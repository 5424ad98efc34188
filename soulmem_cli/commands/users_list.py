"""users list: who keeps a journal in this file."""

import typer

from soulmem_cli.core import users
from soulmem_cli.domain.care import UserCount


def users_list(ctx: typer.Context) -> list[UserCount]:
    return users.listed(ctx.obj)
