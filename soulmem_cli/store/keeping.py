"""The copies of a journal that are kept: where, under which names, and how many of them."""

import os
import re
from datetime import UTC, datetime
from glob import escape
from pathlib import Path
from typing import Final, NamedTuple

STAMP: Final = "%Y-%m-%dT%H%M%SZ"  # UTC, so that names are in the order of time
HALF_S: Final = 3_600  # no copy is still being looked through after so long
REPLACED: Final = ".replaced-"  # in the name of what a restore put aside


class Kept(NamedTuple):
    """A copy in a folder of copies, with the moment its name tells; `number` counts those of one second."""

    path: Path
    made_at: datetime
    number: int


def folder_of(journal: Path) -> Path:
    """Where the copies of a journal are kept."""
    return journal.with_name("backups")


def dated(journal: Path, folder: Path, at: datetime, mark: str = "-") -> Path:
    """A name for a copy made at a moment that no copy has yet."""
    stem = f"{stem_of(journal)}{mark}{at.astimezone(UTC):{STAMP}}"
    names = (folder / f"{stem}{tail}.db" for tail in ("", *(f"-{number}" for number in range(2, 1_000))))
    return next(name for name in names if not os.path.lexists(name))


def kept(journal: Path, folder: Path, mark: str = "-") -> list[Kept]:
    """The copies of a journal in a folder, oldest first; none when there is no such folder."""
    shape = re.compile(rf"{re.escape(stem_of(journal) + mark)}(\d{{4}}-\d\d-\d\dT\d{{6}}Z)(?:-(\d+))?\.db")
    found = []
    for path in folder.iterdir() if folder.is_dir() else ():
        if (match := shape.fullmatch(path.name)) and path.is_file():
            try:
                found.append(Kept(path, datetime.fromisoformat(match[1]), int(match[2] or 1)))
            except ValueError:
                continue  # a name no clock gave
    return sorted(found, key=lambda each: (each.made_at, each.number))


def known(journal: Path) -> list[Kept]:
    """Every copy beside the journal: its backups, and what restores put aside."""
    return kept(journal, folder_of(journal)) + kept(journal, journal.parent, REPLACED)


def thinned(journal: Path, folder: Path, keep: int, but: Path) -> list[Path]:
    """Remove the oldest copies until `keep` are left, never `but`, and halves that a killed process left; the names of the first."""
    for half in folder.glob(f".{escape(stem_of(journal))}-*.new"):
        if half.stat().st_mtime < but.stat().st_mtime - HALF_S:
            half.unlink(missing_ok=True)
    older = [each.path for each in kept(journal, folder) if each.path != but]
    surplus = older[: max(len(older) + 1 - keep, 0)]
    for path in surplus:
        path.unlink(missing_ok=True)
    return surplus


def halves(journal: Path) -> list[Path]:
    """What killed processes left of copies they were making or changing."""
    stem = escape(stem_of(journal))
    found = [*folder_of(journal).glob(f".{stem}-*.new*")] if folder_of(journal).is_dir() else []
    for shape in (f".{stem}{REPLACED}*.new*", f".{escape(journal.name)}.*.new*"):
        found += journal.parent.glob(shape)
    return sorted(found)


def stem_of(journal: Path) -> str:
    """What the names of a journal's copies begin with."""
    return journal.stem if journal.suffix == ".db" else journal.name
