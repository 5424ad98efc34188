"""Drafts: private files beside the journal that hold what an editor is writing until it is an entry, whatever goes wrong."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import NamedTuple


class Draft(NamedTuple):
    """A draft that no entry came of yet; `entry` is the one it was to change."""

    path: Path
    entry: int | None

    @property
    def verb(self) -> str:
        """What goes on with it."""
        return "add --draft" if self.entry is None else f"edit {self.entry} --draft"


def begin(folder: Path, text: str, entry: int | None) -> Draft:
    """Make a draft that only its owner can read. It is named for its process, so that others leave it alone while that lives."""
    of = f"e{entry}-" if entry is not None else ""
    handle, name = tempfile.mkstemp(prefix=f"draft-{os.getpid()}-{of}", suffix=".txt", dir=folder)
    with open(handle, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return Draft(Path(name), entry)


def left(folder: Path) -> list[Draft]:
    """The drafts that nobody is writing now, the latest first."""
    found = [(each.stat().st_mtime_ns, each) for each in folder.glob("draft-*.txt") if each.is_file() and not written_on(each)]
    return [of(path) for _, path in sorted(found, reverse=True)]


def of(path: Path) -> Draft:
    """A draft by its file, whose name has the number of the entry that it is to change."""
    parts = path.stem.split("-")
    number = parts[2][1:] if len(parts) > 3 and parts[2][:1] == "e" else ""
    return Draft(path, int(number) if number.isascii() and number.isdecimal() else None)


def written_on(path: Path) -> bool:
    """Whether the process that made a draft still lives, and is another."""
    part = path.stem.split("-")[1]
    if not part.isdecimal() or int(part) == os.getpid() or os.name == "nt":
        return False
    try:
        os.kill(int(part), 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        pass
    return True


def read(path: Path) -> str:
    """What stands in a draft, without what editors add; line ends within it stay as they are."""
    try:
        return bare(path.read_bytes().decode("utf-8", "replace"))
    except FileNotFoundError:
        return ""


def bare(text: str) -> str:
    """A text without what editors add around it: a byte order mark and line ends."""
    return text.removeprefix("\ufeff").rstrip("\r\n")
