"""schema: the JSON Schema of what every verb prints, or of what one does."""

from importlib import import_module
from typing import Annotated, Any, get_type_hints

import typer

from soulmem_cli.commands import NESTED, VERBS, module_of
from soulmem_cli.domain.schemas import Schema
from soulmem_cli.errors import UsageError
from soulmem_cli.render.schema import of_all, of_verb


def schema(ctx: typer.Context, verb: Annotated[list[str] | None, typer.Argument(metavar="VERB")] = None) -> Schema:
    if not verb:
        return of_all({name: returned(name) for name in names()})
    name = " ".join(" ".join(verb).split())
    if name not in names():
        from difflib import get_close_matches

        raise UsageError("verb_unknown", verb=name, close=get_close_matches(name, names(), 3, 0.65))
    return of_verb(name, returned(name))


def names() -> list[str]:
    """Every verb, those of a group with its name before them."""
    return [each for verb in VERBS for each in ([f"{verb} {child}" for child in NESTED[verb]] if verb in NESTED else [verb])]


def returned(name: str) -> Any:
    """What the function of a verb says it returns."""
    parent, _, child = name.rpartition(" ")
    module = import_module(module_of(child, parent or None))
    return get_type_hints(getattr(module, module.__name__.rpartition(".")[2]))["return"]
