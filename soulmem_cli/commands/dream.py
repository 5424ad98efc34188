"""dream: one night's upkeep; safe under cron."""

from typing import Annotated

import typer

from soulmem_cli.core import dreaming
from soulmem_cli.domain.dreams import Dream, Law


def dream(
    ctx: typer.Context,
    only: Annotated[str | None, typer.Option("--only", metavar="fade|consolidate")] = None,
    rate: Annotated[float, typer.Option("--rate", metavar="0..1")] = 0.85,
    threshold: Annotated[float, typer.Option("--threshold", metavar="0..1")] = 0.2,
    min_age: Annotated[int, typer.Option("--min-age", metavar="DAYS")] = 7,
    similarity: Annotated[float, typer.Option("--similarity", metavar="0..1")] = 0.75,
    min_cluster: Annotated[int, typer.Option("--min-cluster", metavar="N")] = 3,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    all_users: Annotated[bool, typer.Option("--all-users")] = False,
) -> Dream | list[Dream] | None:
    night = dreaming.Night(Law(rate, threshold, min_age, similarity, min_cluster), only, dry_run)
    made = dreaming.dream_all(ctx.obj, night) if all_users else dreaming.dream(ctx.obj, night)
    run = ctx.find_root().obj
    return None if run.quiet and not run.machine else made
