"""Reading a file into a journal: whose it is shows in its shape, and one that is wrong as a whole changes nothing."""

from __future__ import annotations

import os
from io import BytesIO
from typing import BinaryIO

from soulmem_cli.core.reading import Reading, Tick
from soulmem_cli.core.session import Session
from soulmem_cli.domain.archives import Imported
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import bundles, decoding, files, shapes
from soulmem_cli.formats.decoding import Decoded
from soulmem_cli.formats.guess import HEAD, JSON, NDJSON, guess


def take_in(
    session: Session, name: str, form: str | None, tick: Tick, *, pattern: str | None = None, dry_run: bool = False
) -> Imported:  # fmt: skip
    """Import a file, a folder, a zip, or stdin for `-`. `tick` is told how many of how many entries were gone through, where that is known.

    `pattern` is how foreign dates are written, as strptime has it. Raises UsageError when the file as a whole cannot be read; then
    nothing was changed.
    """
    if form is not None and form not in shapes.ALL:
        raise UsageError("format_unknown", value=form, allowed=list(shapes.ALL))
    if os.path.isdir(name):
        with files.reading(name):
            return moved(session, name, bundles.folder(name), form, tick, pattern, dry_run=dry_run)
    with files.opened(name) as stream, files.reading(name):
        head: bytes = getattr(stream, "read1", stream.read)(HEAD)
        if head.startswith(bundles.ZIP):
            return moved(session, name, bundles.zipped(name, stream, head), form, tick, pattern, dry_run=dry_run)
        if form is None and (not head.strip() or lines_like(head, name)):
            form = NDJSON
        if form == NDJSON and not decoding.marked_wide(head):
            reading = Reading(session, name, NDJSON, dry_run=dry_run)
            reading.lines(head, stream, tick)
            return reading.told()
        return whole(session, name, head, stream, form, tick, pattern, dry_run=dry_run)


def whole(
    session: Session, name: str, head: bytes, stream: BinaryIO, form: str | None, tick: Tick, pattern: str | None, *, dry_run: bool
) -> Imported:  # fmt: skip
    """Import a file that is read to its end before anything is kept."""
    data = head + stream.read()
    made = readable(data, form)
    form = form or shapes.of_text(made.text, name)
    if form not in (JSON, NDJSON):
        one = bundles.Bundle(iter([bundles.Piece(name, data)]), 0)
        return moved(session, name, one, form, tick, pattern, dry_run=dry_run)
    if made.encoding.startswith("utf-16") or made.encoding.startswith("utf-32"):
        data = made.text.encode("utf-8", "replace")
    reading = Reading(session, name, form, dry_run=dry_run)
    if form == NDJSON:
        reading.lines(data, BytesIO(), tick)
    else:
        reading.document(data, tick)
    return reading.told()


def readable(data: bytes, form: str | None) -> Decoded:
    """A file as text. Raises UsageError: what is no text is of no format, unless somebody says which it is."""
    try:
        return decoding.decoded(data)
    except UsageError as error:
        raise error if form else UsageError("format_not_known") from error


def lines_like(head: bytes, name: str) -> bool:
    """Whether a file that begins so is NDJSON, as far as its beginning and its name can tell."""
    ending = shapes.NAMES.get(name.lower().rpartition(".")[2], NDJSON)
    try:
        return ending in (NDJSON, JSON) and guess(head) == NDJSON
    except UsageError:
        return False


def moved(
    session: Session, name: str, bundle: bundles.Bundle, form: str | None, tick: Tick, pattern: str | None, *, dry_run: bool
) -> Imported:  # fmt: skip
    """Import files of other programs."""
    from soulmem_cli.core.moving import Moving

    moving = Moving(session, name, form or "", dry_run=dry_run)
    moving.bundle(bundle, tick, pattern)
    return moving.told()
