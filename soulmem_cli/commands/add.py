"""add: an entry from words, stdin or the editor, with everything in it detected."""

from collections.abc import Iterator
from functools import partial
from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.input import piped, read_all, read_lines
from soulmem_cli.core import composing, encoding
from soulmem_cli.domain import Entry
from soulmem_cli.domain.streams import Kept
from soulmem_cli.errors import UsageError


def add(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="TEXT")] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="WHEN")] = None,
    tag: o.Tags = None,
    person: o.People = None,
    emotion: o.OneEmotion = None,
    feeling: Annotated[str | None, typer.Option("--feeling", metavar="LABEL")] = None,
    valence: Annotated[float | None, typer.Option("--valence", metavar="-1..1", min=-1, max=1)] = None,
    arousal: Annotated[float | None, typer.Option("--arousal", metavar="0..1", min=0, max=1)] = None,
    importance: Annotated[float | None, typer.Option("--importance", metavar="0..1", min=0, max=1)] = None,
    salience: Annotated[float | None, typer.Option("--salience", metavar="0..1", min=0, max=1)] = None,
    because: Annotated[list[str] | None, typer.Option("--because", metavar="TEXT")] = None,
    led_to: Annotated[list[str] | None, typer.Option("--led-to", metavar="TEXT")] = None,
    replaces: Annotated[int | None, typer.Option("--replaces", metavar="ID")] = None,
    context: o.Context = None,
    source: o.OneSource = None,
    private: o.Private = False,
    starred: Annotated[bool, typer.Option("--starred")] = False,
    no_detect: Annotated[bool, typer.Option("--no-detect")] = False,
    no_link: Annotated[bool, typer.Option("--no-link")] = False,
    lines: Annotated[bool, typer.Option("--lines")] = False,
    draft: Annotated[bool, typer.Option("--draft")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
) -> Entry | Iterator[Entry]:
    spoken = composing.spoken(
        ctx.obj, at, tags=tag or (), people=person or None, because=because or (), led_to=led_to or (), context=o.pairs(context),
        replaces=replaces, source=source, private=private, starred=starred, detect=not no_detect,
        emotion=emotion, feeling=feeling, valence=valence, arousal=arousal, importance=importance, salience=salience,
    )  # fmt: skip
    if lines:
        if words:
            raise UsageError("lines_with_words")
        keep = encoding.preview if dry_run else partial(encoding.add, link=not no_link, aloud=False)
        drafts = (composing.draft(ctx.obj, line, spoken) for line in read_lines(ctx.obj))
        return Kept(encoding.in_batches(ctx.obj, drafts, keep))
    if draft and words:
        raise UsageError("draft_with_words")
    written = composing.draft(ctx.obj, text_of(ctx, words, draft=draft), spoken)
    return (encoding.preview if dry_run else encoding.add)(ctx.obj, [written], link=not no_link)[0]


def text_of(ctx: typer.Context, words: list[str] | None, *, draft: bool) -> str:
    """The words given; stdin for `-` or a pipe; else what the editor comes back with."""
    if words and words != ["-"]:
        return " ".join(words)
    if words or (piped() and not draft):
        return read_all(ctx.obj).rstrip("\r\n")
    from soulmem_cli.commands.editor import compose

    return compose(ctx.obj, again=draft)
