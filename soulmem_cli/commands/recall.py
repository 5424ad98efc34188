"""recall: what a query brings back, by meaning and by words; by filter alone without one."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.input import read_lines
from soulmem_cli.core import browsing, retrieval
from soulmem_cli.domain import Entry, Filters, Recollection
from soulmem_cli.domain.gathered import Gathered
from soulmem_cli.domain.uses import Used
from soulmem_cli.errors import UsageError

if TYPE_CHECKING:
    from soulmem_cli.domain.gists import Kind


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
    kind: o.Kinds = None,
    min_confidence: o.MinConfidence = None,
    mood: o.Mood = None,
    deep: o.Deep = False,
    private: o.Private = False,
    evidence: o.Evidence = False,
    limit: o.Limit = None,
    explain: Annotated[bool, typer.Option("--explain")] = False,
    lines: Annotated[bool, typer.Option("--lines")] = False,
    used: Annotated[list[str] | None, typer.Option("--used", metavar="ID")] = None,
) -> Used | Recollection | list[Entry] | Gathered | Iterator[Recollection | Gathered]:
    if used:
        return noted(ctx, used, query or ())
    filters = o.filters_of(ctx.obj, **ctx.params)
    kinds = o.kinds_of(kind, evidence=evidence)
    cue = " ".join(query or ()).strip()
    if (lines or cue) and limit and limit > retrieval.MOST:
        raise UsageError("number_too_large", argument="--limit", value=limit, most=retrieval.MOST)
    if kinds:
        return of_kinds(ctx, kinds, filters, cue)
    if lines:
        return (retrieval.recall(ctx.obj, line, filters, limit or 5, explain=explain) for line in read_lines(ctx.obj))
    if not cue:
        return browsing.offered(ctx.obj, filters, limit or 10, deep=deep)
    return retrieval.recall(ctx.obj, cue, filters, limit or 5, explain=explain)


def noted(ctx: typer.Context, used: Sequence[str], query: Sequence[str]) -> Used:
    """That entries served for a query; nothing is looked for."""
    from soulmem_cli.core import using

    if any(value for name, value in ctx.params.items() if name not in ("query", "used")):
        raise UsageError("used_alone")
    return using.use(ctx.obj, using.numbers(used), " ".join(query).strip())


def of_kinds(ctx: typer.Context, kinds: "tuple[Kind, ...]", filters: Filters, cue: str) -> Gathered | Iterator[Gathered]:
    """The same of other memories than entries alone."""
    from soulmem_cli.core import gathering

    limit, explain, evidence = (ctx.params[name] for name in ("limit", "explain", "evidence"))

    def recalled(query: str) -> Gathered:
        return gathering.recall(ctx.obj, query, filters, kinds, limit or 5, explain=explain, evidence=evidence)

    if ctx.params["lines"]:
        return (recalled(line) for line in read_lines(ctx.obj))
    if cue:
        return recalled(cue)
    return gathering.browse(ctx.obj, filters._replace(awake=not ctx.params["deep"]), kinds, limit or 10, evidence=evidence)
