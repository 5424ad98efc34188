"""gists restore: a gist that was let go of, back again."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import knowing
from soulmem_cli.domain.knowing import GistChanged


def gists_restore(ctx: typer.Context, gist: o.OneGist) -> GistChanged:
    return knowing.restore(ctx.obj, gist)
