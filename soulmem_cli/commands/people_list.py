"""people list: who is in the entries, and by which names."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import calling
from soulmem_cli.domain.persons import Person


def people_list(
    ctx: typer.Context, kin: Annotated[bool, typer.Option("--kin")] = False, private: o.Private = False, limit: o.Limit = None
) -> list[Person]:
    return calling.listed(ctx.obj, limit or calling.LIMIT, private=private, with_kin=kin)
