"""What comes of reading a damaged journal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Salvaged:
    """Every entry that could be read in a damaged `file`, in a new `journal`; None when nothing was to be made.

    `entries` are all in the new journal, `from_backups` those whose text came from one of the `backups`. `missing` are the numbers up to
    the last one that nothing could be read of, but for those that were removed for good. A text that is not whole has a mark where
    something is lost (`torn`); of `guessed` ones the text is whole, and the moment or the privacy is not known; `doubtful` ones stand on
    an encrypted page that was changed. `kept` is where the damaged file was put when the new journal took its place.
    """

    file: str
    journal: str | None
    kept: str | None
    entries: int
    from_backups: tuple[int, ...]
    missing: tuple[int, ...]
    torn: tuple[int, ...]
    guessed: tuple[int, ...]
    doubtful: tuple[int, ...]
    backups: tuple[str, ...] = ()
