"""now: an anchor of the present, for a prompt or a person."""

import typer

from soulmem_cli.clock import local_day
from soulmem_cli.domain.dates import Present
from soulmem_cli.render import phrases


def now(ctx: typer.Context) -> Present:
    moment, chosen = ctx.obj.now, ctx.obj.settings
    label = phrases.present(moment, chosen.lang)
    return Present(moment, label, local_day(moment, chosen.day_ends_at), chosen.lang, chosen.zone)
