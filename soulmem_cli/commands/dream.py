"""dream: upkeep of an hour, a night, a week, whatever is due; safe under cron. And the history of dreams, and their undoing."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import dreaming
from soulmem_cli.core.asking import bounds
from soulmem_cli.core.sleeping import Asked
from soulmem_cli.domain.dreams import Dream, Law
from soulmem_cli.domain.runs import RolledBack, Run, Schedule, Suggestion
from soulmem_cli.errors import UsageError

HISTORY = 10


def dream(
    ctx: typer.Context,
    cycle: Annotated[str | None, typer.Option("--cycle", metavar="micro|night|deep|all")] = None,
    only: Annotated[str | None, typer.Option("--only", metavar="fade|consolidate")] = None,
    rate: Annotated[float, typer.Option("--rate", metavar="0..1")] = 0.85,
    threshold: Annotated[float, typer.Option("--threshold", metavar="0..1")] = 0.2,
    min_age: Annotated[int, typer.Option("--min-age", metavar="DAYS")] = 7,
    similarity: Annotated[float, typer.Option("--similarity", metavar="0..1")] = 0.75,
    min_cluster: Annotated[int, typer.Option("--min-cluster", metavar="N")] = 3,
    since: o.Since = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    all_users: Annotated[bool, typer.Option("--all-users")] = False,
    history: Annotated[bool, typer.Option("--history")] = False,
    limit: o.Limit = None,
    rollback: Annotated[int | None, typer.Option("--rollback", metavar="RUN")] = None,
    suggest: Annotated[bool, typer.Option("--suggest")] = False,
    schedule: Annotated[str | None, typer.Option("--schedule", metavar="cron|systemd")] = None,
) -> Dream | list[Dream] | list[Run] | RolledBack | list[Suggestion] | Schedule | None:
    aside = {"--history": history, "--rollback": rollback is not None, "--suggest": suggest, "--schedule": schedule is not None}
    if len(named := [name for name, given in aside.items() if given]) > 1:
        raise UsageError("options_exclude", first=named[0], second=named[1])
    if history or rollback is not None:
        from soulmem_cli.core import undoing

        return undoing.history(ctx.obj, limit or HISTORY) if rollback is None else undoing.roll_back(ctx.obj, rollback)
    if suggest:
        from soulmem_cli.core import suggesting

        return suggesting.suggest(ctx.obj)
    if schedule is not None:
        from soulmem_cli.core import scheduling

        return scheduling.schedule(schedule)
    from_us = bounds(ctx.obj, since, None, None)[0]
    asked = Asked(Law(rate, threshold, min_age, similarity, min_cluster), only, dry_run, cycle, from_us)
    made = dreaming.dream_all(ctx.obj, asked) if all_users else dreaming.dream(ctx.obj, asked)
    run = ctx.find_root().obj
    return None if run.quiet and not run.machine else made
