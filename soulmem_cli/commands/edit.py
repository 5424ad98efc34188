"""edit: another text for an entry, in the editor or from words, or other things said of it; the old is never lost."""

from typing import Annotated

import typer

from soulmem_cli.commands import options as o
from soulmem_cli.commands.input import piped, read_all
from soulmem_cli.core import revising
from soulmem_cli.domain import Entry
from soulmem_cli.errors import RefusedError, UsageError


def edit(
    ctx: typer.Context,
    entry: o.Id,
    words: Annotated[list[str] | None, typer.Argument(metavar="TEXT")] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="WHEN")] = None,
    tag: o.Tags = None,
    untag: Annotated[list[str] | None, typer.Option("--untag", metavar="TAG")] = None,
    person: o.People = None,
    emotion: o.OneEmotion = None,
    feeling: Annotated[str | None, typer.Option("--feeling", metavar="LABEL")] = None,
    valence: Annotated[float | None, typer.Option("--valence", metavar="-1..1", min=-1, max=1)] = None,
    arousal: Annotated[float | None, typer.Option("--arousal", metavar="0..1", min=0, max=1)] = None,
    importance: Annotated[float | None, typer.Option("--importance", metavar="0..1", min=0, max=1)] = None,
    level: o.OneLevel = None,
    private: o.Private = False,
    public: Annotated[bool, typer.Option("--public")] = False,
    star: Annotated[bool, typer.Option("--star")] = False,
    unstar: Annotated[bool, typer.Option("--unstar")] = False,
    draft: Annotated[bool, typer.Option("--draft")] = False,
) -> Entry:
    change = revising.wanted(
        ctx.obj, at, tag or (), untag or (), person or None, level, either("private", private, public), either("star", star, unstar),
        emotion=emotion, feeling=feeling, valence=valence, arousal=arousal, importance=importance,
    )  # fmt: skip
    old = revising.editable(ctx.obj, entry)
    if words is None and not draft and not change.nothing:
        return revising.amend(ctx.obj, entry, change)
    return revising.revise(ctx.obj, entry, text_of(ctx, old, words, draft=draft), change)


def either(name: str, yes: bool, no: bool) -> bool | None:
    """What two flags that say the opposite come to. Raises UsageError for both."""
    if yes and no:
        raise UsageError("edit_both", one=f"--{name}", other="--public" if name == "private" else "--unstar")
    return True if yes else False if no else None


def text_of(ctx: typer.Context, old: Entry, words: list[str] | None, *, draft: bool) -> str:
    """The words given; stdin for `-` or a pipe; else what the editor comes back with. Raises RefusedError for a pipe with nothing in it."""
    if words and words != ["-"]:
        return " ".join(words)
    if words or (piped() and not draft):
        text = read_all(ctx.obj).rstrip("\r\n")
        if not words and not text:
            raise RefusedError("edit_needs_text", id=old.id)
        return text
    from soulmem_cli.commands.editor import compose

    return compose(ctx.obj, old.text, entry=old.id, again=draft)
