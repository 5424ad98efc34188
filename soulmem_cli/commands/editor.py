"""Writing an entry in the person's own editor, in a private draft that outlives whatever goes wrong."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

from soulmem_cli.clock import micros, read_clock
from soulmem_cli.commands import drafts
from soulmem_cli.core.session import Session
from soulmem_cli.core.uids import new_uid
from soulmem_cli.errors import MissingError, RefusedError, UnavailableError, UsageError
from soulmem_cli.store import drafting, entries

TOO_QUICK = 1.0  # seconds; a graphical editor that returns at once has not been waited for


def compose(session: Session, text: str = "", *, entry: int | None = None, again: bool = False) -> str:
    """What a person wrote, `text` when they left it as it was; `again` goes on with the latest draft that no entry came of.

    Raises RefusedError without a terminal, UsageError for nothing written, MissingError when there is no draft to go on with.
    The journal is checked first, so that no word is typed into one that cannot take it.
    """
    if not sys.stdin or not sys.stdin.isatty() or not sys.stdout.isatty():
        raise RefusedError("editor_needs_terminal")
    draft = begun(session, text, entry, again=again)
    before, saved = drafts.read(draft.path), draft.path.stat().st_mtime_ns
    began = time.monotonic()
    failure = edit(draft.path)
    quick = time.monotonic() - began < TOO_QUICK
    written = drafts.read(draft.path)
    if failure is None and quick and written == before and draft.path.exists() and draft.path.stat().st_mtime_ns == saved:
        raise UsageError("editor_returned_at_once", path=str(draft.path), again=draft.verb)
    if written.strip() and (written != before or again):
        session.draft, session.uid = draft.path, draft.uid  # removed once the entry is kept; named when it is not
    else:
        draft.path.unlink(missing_ok=True)
    if failure is not None:
        raise failure
    if not written.strip():
        raise UsageError("text_empty")
    return text if written == drafts.bare(text) else written


def begun(session: Session, text: str, entry: int | None, *, again: bool) -> drafts.Draft:
    """The draft to write in: a new one, or the latest one left; one that waits is offered."""
    db, user = session.author()
    with db.transaction():
        pass  # nobody holds the journal, and it can be written
    folder = drafting.folder_of(db.path)
    waiting = []
    for each in drafts.left(folder):
        kept = each.uid is not None and entries.words_of(db, user, each.uid) is not None
        if kept or not drafts.read(each.path).strip():
            each.path.unlink(missing_ok=True)  # its process was killed before it did so itself
        else:
            waiting.append(each)
    session.close()  # an editor may stay open for long
    if again:
        mine = next((each for each in waiting if each.entry == entry), None)
        if mine is None:
            raise MissingError("draft_none", path=str(folder))
        mine.path.chmod(0o600)
        return mine
    if waiting:
        session.note("draft_waiting", path=str(waiting[0].path), again=waiting[0].verb)
    return drafts.begin(folder, text, entry, new_uid(micros(read_clock(session.settings.now, session.settings.zone))))


def edit(draft: Path) -> UnavailableError | None:
    """Open the draft in VISUAL, EDITOR, or what every system has; answers why it could not be."""
    usual = "notepad" if os.name == "nt" else "vi"
    command = os.environ.get("VISUAL") or os.environ.get("EDITOR") or usual
    before = signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is for the editor, which starts with its own handling
    try:
        code = subprocess.Popen([*shlex.split(command), str(draft)]).wait()
    except (OSError, ValueError):
        return UnavailableError("editor_missing", editor=command)
    finally:
        signal.signal(signal.SIGINT, before)
    return UnavailableError("editor_failed", editor=command) if code else None
