"""journal backups: the copies that are kept beside the journal, newest first."""

import typer

from soulmem_cli.core import backups
from soulmem_cli.domain.backups import KeptBackup


def journal_backups(ctx: typer.Context) -> list[KeptBackup]:
    return backups.listed(ctx.obj)
