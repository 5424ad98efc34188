"""why: what led to an entry, and what it led to, as far as it was said."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import causing
from soulmem_cli.domain.bonds import Why


def why(ctx: typer.Context, entry: o.Id, private: o.Private = False) -> Why:
    return causing.why(ctx.obj, entry, private=private)
