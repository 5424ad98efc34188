"""gists list: what dreams distilled from the entries."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import knowing
from soulmem_cli.domain.gists import FoundGist


def gists_list(
    ctx: typer.Context,
    kind: o.Kinds = None,
    state: Annotated[list[str] | None, typer.Option("--state", metavar="STATE")] = None,
    min_confidence: o.MinConfidence = None,
    private: o.Private = False,
    limit: o.Limit = None,
) -> list[FoundGist]:
    filters = o.filters_of(ctx.obj, min_confidence=min_confidence, private=private)
    return knowing.listed(ctx.obj, o.kinds_of(kind), state, filters, limit or knowing.LIMIT)
