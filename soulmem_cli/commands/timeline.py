"""timeline: entries by time, newest first."""

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import browsing
from soulmem_cli.domain import Entry
from soulmem_cli.domain.gathered import Gathered


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
    kind: o.Kinds = None,
    min_confidence: o.MinConfidence = None,
    mood: o.Mood = None,
    deep: o.Deep = False,
    private: o.Private = False,
    forgotten: o.Forgotten = False,
    evidence: o.Evidence = False,
    limit: o.Limit = None,
) -> list[Entry] | Gathered:
    filters = o.filters_of(ctx.obj, **ctx.params)
    most = limit or (50 if since or until or on else 20)
    if kinds := o.kinds_of(kind, evidence=evidence):
        from soulmem_cli.core import gathering

        return gathering.browse(ctx.obj, filters, kinds, most, evidence=evidence)
    return browsing.browse(ctx.obj, filters, most)
