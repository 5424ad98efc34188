"""export: the whole journal, or what passes the filters, to a file, a folder or stdout, for this program or another."""

from functools import partial
from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.core import archive
from soulmem_cli.core.asking import filters_of
from soulmem_cli.domain.archives import Exported, Pieces
from soulmem_cli.render import wording


def export(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    form: Annotated[str | None, typer.Option("--format", metavar="json|ndjson|markdown|jrnl|csv|html")] = None,
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
    yes: o.Yes = False,
) -> Pieces | Exported:
    if form is None and file is None and ctx.find_root().obj.format == "ndjson":
        form = "ndjson"
    words = partial(wording.words, ctx.obj)
    return archive.export(ctx.obj, file, form, filters_of(ctx.obj, **ctx.params), words, overwrite=yes)
