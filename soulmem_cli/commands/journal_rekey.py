"""journal rekey: another key for the journal and the copies beside it."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.confirming import agreed
from soulmem_cli.core import sealing
from soulmem_cli.domain.sealing import Sealed, Sealing


def journal_rekey(ctx: typer.Context, yes: o.Yes = False) -> Sealed:
    facts = sealing.outlook(ctx.obj, Sealing.REKEY)
    agreed(ctx.obj, "rekey", yes=yes, **facts)
    return sealing.change(ctx.obj, Sealing.REKEY)
