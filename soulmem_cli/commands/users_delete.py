"""users delete: a user and all their words gone for good, once that is confirmed."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.confirming import typed
from soulmem_cli.core import users
from soulmem_cli.domain.care import UserDeleted
from soulmem_cli.errors import RefusedError


def users_delete(ctx: typer.Context, name: Annotated[str, typer.Argument(metavar="NAME")], yes: o.Yes = False) -> UserDeleted:
    if not yes:
        facts = users.facts(users.holding(ctx.obj, name))
        if typed(ctx.obj, "user_delete_ask", "user_delete_needs_yes", **facts) != name.strip():
            raise RefusedError("user_delete_declined", user=name)
    return users.delete(ctx.obj, name)
