"""What comes of using entries on purpose."""

from typing import NamedTuple

from soulmem_cli.domain import EntryId


class Strengthened(NamedTuple):
    """A link that two entries have, or have more of, because they served together; `strength` is 0..1."""

    a: EntryId
    b: EntryId
    kind: str
    strength: float


class Used(NamedTuple):
    """Entries that served for a cue: whose use was counted, who were used within the hour `already`, and who are forgotten."""

    cue: str
    used: tuple[EntryId, ...]
    already: tuple[EntryId, ...]
    forgotten: tuple[EntryId, ...]
    links: tuple[Strengthened, ...]
