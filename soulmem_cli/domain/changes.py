"""What was changed in a journal, what undoing it comes to, and the versions of an entry."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from soulmem_cli.domain import EntryId


class Doing(StrEnum):
    """What a change was."""

    ADD = "add"
    REVISE = "revise"
    EDIT = "edit"
    TAG = "tag"
    LINK = "link"
    UNLINK = "unlink"
    FORGET = "forget"
    RESTORE = "restore"
    IMPORT = "import"
    MERGE = "people-merge"
    RENAME = "people-rename"
    NOBODY = "people-forget"
    GIST = "gist"
    CONFLICT = "conflict"
    DREAM = "dream"
    PURGE = "purge"
    USER_DELETE = "user-delete"
    ENCRYPT = "encrypt"
    DECRYPT = "decrypt"
    REKEY = "rekey"


@dataclass(frozen=True, slots=True)
class Change:
    """One change: `undone` once it was taken back; `entries` are those it was about, `count` of them, `names` the persons."""

    change: int
    kind: Doing
    at: datetime
    undone: bool
    undoable: bool
    entries: tuple[EntryId, ...]
    count: int
    names: tuple[str, ...]
    run: int | None


class Part(StrEnum):
    """What became of a stretch of text from one version to the next."""

    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of text, and what became of it."""

    part: Part
    text: str


@dataclass(frozen=True, slots=True)
class Version:
    """One version of an entry: `current` when nothing stands in its place; `difference` is from the version it replaces."""

    id: EntryId
    uid: str
    text: str
    at: datetime
    written_at: datetime
    replaces: EntryId | None
    current: bool
    private: bool
    forgotten: bool
    difference: tuple[Stretch, ...]
