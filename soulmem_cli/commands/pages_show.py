"""pages show: what a day came to, or each day of a week or a month."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import leafing
from soulmem_cli.domain.pages import Page, Pages


def pages_show(ctx: typer.Context, words: Annotated[list[str], typer.Argument(metavar="WHEN")], private: o.Private = False) -> Page | Pages:
    return leafing.show(ctx.obj, " ".join(words), private=private)
