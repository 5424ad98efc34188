"""tag: the tags of an entry, put on and taken off; without a number, all tags there are."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import tagging
from soulmem_cli.domain.care import TagCount, Tagged
from soulmem_cli.errors import UsageError


def tag(
    ctx: typer.Context,
    entry: Annotated[int | None, typer.Argument(metavar="ID")] = None,
    tags: Annotated[list[str] | None, typer.Argument(metavar="TAG")] = None,
    remove: Annotated[list[str] | None, typer.Option("--remove", metavar="TAG")] = None,
    private: o.Private = False,
) -> Tagged | list[TagCount]:
    if entry is None:
        if remove:
            raise UsageError("argument_missing", argument="ID", verb="tag")
        return tagging.counted(ctx.obj, private=private)
    if not (tags or remove):
        return tagging.tags_of(ctx.obj, entry)
    return tagging.change(ctx.obj, entry, tags or (), remove or ())
