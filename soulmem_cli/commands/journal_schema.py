"""journal schema: the same as schema, for who looks for it beside the other verbs of the journal."""

from typing import Annotated

import typer

from soulmem_cli.commands.schema import schema
from soulmem_cli.domain.schemas import Schema


def journal_schema(ctx: typer.Context, verb: Annotated[list[str] | None, typer.Argument(metavar="VERB")] = None) -> Schema:
    return schema(ctx, verb)
