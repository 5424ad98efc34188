"""timeline: entries by time, newest first."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import retrieval
from soulmem_cli.domain import Entry


def timeline(
    ctx: typer.Context,
    since: o.Since = None,
    until: o.Until = None,
    on: o.On = None,
    tag: o.Tags = None,
    emotion: o.OneEmotion = None,
    person: o.People = None,
    level: o.OneLevel = None,
    source: o.OneSource = None,
    context: o.Context = None,
    private: o.Private = False,
    forgotten: o.Forgotten = False,
    limit: o.Limit = None,
) -> list[Entry]:
    filters = o.filters_of(ctx.obj, **ctx.params)
    bounded = since or until or on
    return retrieval.browse(ctx.obj, filters, limit or (50 if bounded else 20))
