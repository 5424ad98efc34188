"""Where drafts lie: beside the journal; those of an encrypted journal in memory, so that no word of theirs is on a disk."""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path

from soulmem_cli.store.cipher import SALTS, look


def folder_of(journal: Path) -> Path:
    """The folder for drafts of a journal, made when it is one in memory. A system without such leaves them beside the journal."""
    journal = journal.resolve()
    salt = SALTS[journal] if journal in SALTS else look(journal)
    return journal.parent if salt is None else in_memory(journal, make=True) or journal.parent


def every(journal: Path) -> list[Path]:
    """The drafts there are of a journal, wherever they lie."""
    journal = journal.resolve()
    folders = [journal.parent, *([place] if (place := in_memory(journal, make=False)) else [])]
    return sorted(draft for folder in folders for draft in folder.glob("draft-*"))


def in_memory(journal: Path, *, make: bool) -> Path | None:
    """The folder in memory that is this person's and this journal's alone; None when there is none."""
    if os.name == "nt":
        return None
    name = f"soulmem-{os.getuid()}-{hashlib.blake2b(os.fsencode(journal), digest_size=8).hexdigest()}"
    for base in (os.environ.get("XDG_RUNTIME_DIR"), "/dev/shm"):
        if not base or not os.access(base, os.W_OK | os.X_OK):
            continue
        place = Path(base) / name
        try:
            if make:
                place.mkdir(mode=0o700, exist_ok=True)
            about = place.lstat()
        except OSError:
            continue
        if stat.S_ISDIR(about.st_mode) and about.st_uid == os.getuid() and not stat.S_IMODE(about.st_mode) & 0o077:
            return place
    return None
