"""Copies of a journal, and what comes of making them and of going back to one."""

from datetime import datetime
from typing import NamedTuple


class Backup(NamedTuple):
    """A verified copy: `made` in this run, or one from before that already holds all there is. `removed` are older ones that went."""

    file: str
    made_at: datetime
    entries: int
    bytes: int
    schema: int
    digest: str
    made: bool = True
    removed: tuple[str, ...] = ()


class KeptBackup(NamedTuple):
    """A copy that is there; `kind` is backup, or replaced for what a restore put aside. One that cannot be read has no entries."""

    file: str
    kind: str
    made_at: datetime
    bytes: int
    readable: bool
    entries: int | None
    schema: int | None


class JournalRestored(NamedTuple):
    """A journal that is as a copy has it; `replaced` is the file with what stood there before, `entries_before` what it held."""

    file: str
    journal: str
    entries: int
    schema: int
    replaced: str | None
    entries_before: int | None
