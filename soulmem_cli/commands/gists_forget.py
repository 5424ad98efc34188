"""gists forget: a gist that is not wanted; the entries stay."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import knowing
from soulmem_cli.domain.knowing import GistChanged


def gists_forget(ctx: typer.Context, gist: o.OneGist) -> GistChanged:
    return knowing.forget(ctx.obj, gist)
