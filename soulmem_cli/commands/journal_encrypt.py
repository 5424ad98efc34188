"""journal encrypt: the journal and the copies beside it, unreadable without its key."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.confirming import agreed
from soulmem_cli.core import sealing
from soulmem_cli.domain.sealing import Sealed, Sealing


def journal_encrypt(ctx: typer.Context, yes: o.Yes = False) -> Sealed:
    facts = sealing.outlook(ctx.obj, Sealing.ENCRYPT)
    agreed(ctx.obj, "encrypt", yes=yes, **facts)
    return sealing.change(ctx.obj, Sealing.ENCRYPT)
