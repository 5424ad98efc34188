"""recall: what a query brings back, by meaning and by words; by filter alone without one."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.input import read_lines
from soulmem_cli.core import retrieval
from soulmem_cli.domain import Entry, Recollection
from soulmem_cli.domain.uses import Used
from soulmem_cli.errors import UsageError


def recall(
    ctx: typer.Context,
    query: Annotated[list[str] | None, typer.Argument(metavar="QUERY")] = None,
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
    limit: o.Limit = None,
    explain: Annotated[bool, typer.Option("--explain")] = False,
    lines: Annotated[bool, typer.Option("--lines")] = False,
    used: Annotated[list[str] | None, typer.Option("--used", metavar="ID")] = None,
) -> Used | Recollection | list[Entry] | Iterator[Recollection]:
    if used:
        return noted(ctx, used, query or ())
    filters = o.filters_of(ctx.obj, **ctx.params)
    cue = " ".join(query or ()).strip()
    if (lines or cue) and limit and limit > retrieval.MOST:
        raise UsageError("number_too_large", argument="--limit", value=limit, most=retrieval.MOST)
    if lines:
        return (retrieval.recall(ctx.obj, line, filters, limit or 5, explain=explain) for line in read_lines(ctx.obj))
    if not cue:
        return retrieval.browse(ctx.obj, filters, limit or 10)
    return retrieval.recall(ctx.obj, cue, filters, limit or 5, explain=explain)


def noted(ctx: typer.Context, used: Sequence[str], query: Sequence[str]) -> Used:
    """That entries served for a query; nothing is looked for."""
    from soulmem_cli.core import using

    if any(value for name, value in ctx.params.items() if name not in ("query", "used")):
        raise UsageError("used_alone")
    return using.use(ctx.obj, using.numbers(used), " ".join(query).strip())
