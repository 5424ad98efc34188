"""gists show: one gist, with the entries it came from."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import knowing
from soulmem_cli.domain.gists import FoundGist


def gists_show(ctx: typer.Context, gist: o.OneGist) -> FoundGist:
    return knowing.shown(ctx.obj, gist)
