"""What comes of using entries on purpose."""

from __future__ import annotations

from dataclasses import dataclass

from soulmem_cli.domain import EntryId


@dataclass(frozen=True, slots=True)
class Strengthened:
    """A link that two entries have, or have more of, because they served together; `strength` is 0..1."""

    a: EntryId
    b: EntryId
    kind: str
    strength: float


@dataclass(frozen=True, slots=True)
class Used:
    """Entries that served for a cue: whose use was counted, who were used within the hour `already`, and who are forgotten."""

    cue: str
    used: tuple[EntryId, ...]
    already: tuple[EntryId, ...]
    forgotten: tuple[EntryId, ...]
    links: tuple[Strengthened, ...]
