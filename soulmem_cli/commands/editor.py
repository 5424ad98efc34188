"""Writing an entry in the person's own editor, in a private draft that outlives whatever goes wrong."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from soulmem_cli.core.session import Session
from soulmem_cli.errors import RefusedError, UnavailableError, UsageError

TOO_QUICK = 1.0  # seconds; a graphical editor that returns at once has not been waited for


def compose(session: Session, text: str = "") -> str:
    """What a person wrote. Raises RefusedError without a terminal, UsageError for nothing written.

    The journal is checked first, so that no word is typed into one that cannot take it.
    """
    if not sys.stdin or not sys.stdin.isatty() or not sys.stdout.isatty():
        raise RefusedError("editor_needs_terminal")
    db, _ = session.author()
    session.close()  # an editor may stay open for long
    handle, name = tempfile.mkstemp(prefix="draft-", suffix=".txt", dir=db.path.parent)  # for its owner only
    draft = Path(name)
    with open(handle, "w", encoding="utf-8") as file:
        file.write(text)
    began = time.monotonic()
    failure = edit(draft)
    quick = time.monotonic() - began < TOO_QUICK
    written = read(draft)
    if written.strip() and written != text:
        session.draft = draft  # removed once the entry is kept; named when it is not
    elif failure is None and quick and not text:
        raise UsageError("editor_returned_at_once", path=str(draft))
    else:
        draft.unlink(missing_ok=True)
    if failure is not None:
        raise failure
    if session.draft is None:
        raise UsageError("text_empty")
    return written


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


def read(draft: Path) -> str:
    """What stands in a draft, without the line ends that editors add."""
    try:
        return draft.read_text(encoding="utf-8-sig", errors="replace").rstrip("\r\n")
    except FileNotFoundError:
        return ""
