"""Writing an entry in the person's own editor, in a private draft that outlives whatever goes wrong."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
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
    session.author()
    draft = session.settings.db.with_name(f"draft-{os.getpid()}.txt")
    handle = os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    with open(handle, "w", encoding="utf-8") as file:
        file.write(text)
    began = time.monotonic()
    edit(draft)
    quick = time.monotonic() - began < TOO_QUICK
    written = draft.read_text(encoding="utf-8", errors="replace").rstrip("\r\n")
    if written.strip() and written != text:
        session.draft = draft  # removed once the entry is kept
        return written
    if quick and not text:
        raise UsageError("editor_returned_at_once", path=str(draft))
    draft.unlink(missing_ok=True)
    raise UsageError("text_empty")


def edit(draft: Path) -> None:
    """Open the draft in VISUAL, EDITOR, or what every system has. Raises UnavailableError."""
    usual = "notepad" if os.name == "nt" else "vi"
    command = os.environ.get("VISUAL") or os.environ.get("EDITOR") or usual
    try:
        done = subprocess.run([*shlex.split(command), str(draft)], check=False)
    except (OSError, ValueError) as error:
        raise UnavailableError("editor_missing", editor=command, path=str(draft)) from error
    if done.returncode:
        raise UnavailableError("editor_failed", editor=command, path=str(draft))
