"""about: everything that mentions a person or thing, newest first."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import mentioning
from soulmem_cli.domain import Entry
from soulmem_cli.domain.gathered import Gathered


def about(
    ctx: typer.Context,
    name: Annotated[list[str], typer.Argument(metavar="NAME")],
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
    evidence: o.Evidence = False,
    limit: o.Limit = None,
) -> list[Entry] | Gathered:
    filters, wanted = o.filters_of(ctx.obj, **ctx.params), " ".join(name)
    if kinds := o.kinds_of(kind, evidence=evidence):
        from soulmem_cli.core import gathering

        return gathering.about(ctx.obj, wanted, filters, kinds, limit or mentioning.LIMIT, evidence=evidence)
    return mentioning.about(ctx.obj, wanted, filters, limit or mentioning.LIMIT)
