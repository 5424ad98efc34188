"""about: everything that mentions a person or thing, newest first."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import mentioning
from soulmem_cli.domain import Entry


def about(
    ctx: typer.Context,
    name: Annotated[list[str], typer.Argument(metavar="NAME")],
    since: o.Since = None,
    until: o.Until = None,
    on: o.On = None,
    tag: o.Tags = None,
    emotion: o.OneEmotion = None,
    person: o.People = None,
    level: o.OneLevel = None,
    source: o.OneSource = None,
    context: o.Context = None,
    private: o.Private = False,
    limit: o.Limit = None,
) -> list[Entry]:
    return mentioning.about(ctx.obj, " ".join(name), o.filters_of(ctx.obj, **ctx.params), limit or mentioning.LIMIT)
