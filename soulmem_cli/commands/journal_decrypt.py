"""journal decrypt: the journal and the copies beside it, plain again."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.confirming import agreed
from soulmem_cli.core import sealing
from soulmem_cli.domain.sealing import Sealed, Sealing


def journal_decrypt(ctx: typer.Context, yes: o.Yes = False) -> Sealed:
    facts = sealing.outlook(ctx.obj, Sealing.DECRYPT)
    agreed(ctx.obj, "decrypt", yes=yes, **facts)
    return sealing.change(ctx.obj, Sealing.DECRYPT)
