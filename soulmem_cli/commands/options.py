"""The options verbs share; what turns their words into values is in `core/asking`. Their help is in `render/words`."""

from __future__ import annotations

from typing import Annotated

import typer

from soulmem_cli.core.asking import date_of, filters_of, kinds_of, pairs

__all__ = ["date_of", "filters_of", "kinds_of", "pairs"]

Since = Annotated[str | None, typer.Option("--since", metavar="WHEN")]
Until = Annotated[str | None, typer.Option("--until", metavar="WHEN")]
On = Annotated[str | None, typer.Option("--on", metavar="WHEN")]
Tags = Annotated[list[str] | None, typer.Option("--tag", metavar="TAG")]
OneEmotion = Annotated[str | None, typer.Option("--emotion", metavar="EMOTION")]
People = Annotated[list[str] | None, typer.Option("--person", metavar="NAME")]
OneLevel = Annotated[str | None, typer.Option("--level", metavar="LEVEL")]
OneSource = Annotated[str | None, typer.Option("--source", metavar="SOURCE")]
Context = Annotated[list[str] | None, typer.Option("--context", metavar="KEY=VALUE")]
Kinds = Annotated[list[str] | None, typer.Option("--kind", metavar="KIND")]
MinConfidence = Annotated[float | None, typer.Option("--min-confidence", metavar="0..1")]
Mood = Annotated[str | None, typer.Option("--mood", metavar="MOOD")]
Deep = Annotated[bool, typer.Option("--deep")]
Evidence = Annotated[bool, typer.Option("--evidence")]
Private = Annotated[bool, typer.Option("--private")]
Forgotten = Annotated[bool, typer.Option("--forgotten")]
Limit = Annotated[int | None, typer.Option("--limit", "-n", metavar="N", min=1)]
Id = Annotated[int, typer.Argument(metavar="ID")]
Ids = Annotated[list[int], typer.Argument(metavar="ID")]
OneGist = Annotated[int, typer.Argument(metavar="GIST")]
OneConflict = Annotated[int, typer.Argument(metavar="CONFLICT")]
Yes = Annotated[bool, typer.Option("--yes")]
