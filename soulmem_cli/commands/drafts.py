"""Drafts: private files beside the journal that hold what an editor is writing until it is an entry, whatever goes wrong."""

import os
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

from soulmem_cli.store.lock import living


class Draft(NamedTuple):
    """A draft that no entry came of yet; `entry` is the one it was to change, `uid` that of the entry it will be."""

    path: Path
    entry: int | None
    uid: str | None

    @property
    def verb(self) -> str:
        """What goes on with it."""
        return "add --draft" if self.entry is None else f"edit {self.entry} --draft"


def begin(folder: Path, text: str, entry: int | None, uid: str) -> Draft:
    """Make a draft that only its owner can read.

    It is named for its process, so that others leave it alone while that lives, and for the entry that it will be, so that one whose
    process was killed between keeping the entry and removing the draft is known for what it is.
    """
    of = f"e{entry}-" if entry is not None else ""
    path = folder / f"draft-{os.getpid()}-{of}{uid.replace('-', '')}.txt"
    with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return Draft(path, entry, uid)


def left(folder: Path) -> list[Draft]:
    """The drafts that nobody is writing now, the latest first."""
    found = [(each.stat().st_mtime_ns, each) for each in folder.glob("draft-*.txt") if each.is_file() and not written_on(each)]
    return [of(path) for _, path in sorted(found, reverse=True)]


def of(path: Path) -> Draft:
    """A draft by its file, whose name has the number of the entry that it is to change, and the uid of the one it will be."""
    parts = path.stem.split("-")
    number = parts[2][1:] if len(parts) > 3 and parts[2][:1] == "e" else ""
    try:
        uid = str(UUID(parts[-1]))
    except ValueError:  # of an earlier version
        uid = None
    return Draft(path, int(number) if number.isascii() and number.isdecimal() else None, uid)


def written_on(path: Path) -> bool:
    """Whether the process that made a draft still lives, and is another."""
    part = path.stem.split("-")[1]
    return part.isdecimal() and int(part) != os.getpid() and os.name != "nt" and living(part)


def read(path: Path) -> str:
    """What stands in a draft, without what editors add; line ends within it stay as they are."""
    try:
        return bare(path.read_bytes().decode("utf-8", "replace"))
    except FileNotFoundError:
        return ""


def bare(text: str) -> str:
    """A text without what editors add around it: a byte order mark and line ends."""
    return text.removeprefix("\ufeff").rstrip("\r\n")
