"""Runs of dreams as a person looks back at them, undoes them, and has them come by themselves."""

from datetime import date, datetime
from typing import NamedTuple

from soulmem_cli.domain.dreams import DreamState


class Run(NamedTuple):
    """A run as the history has it. `counts` are what it changed, by their names in a Dream; `unchanged` tells whether every text
    stood as it stood, None of one that never came to its end; `undoable` whether it is the next that can be rolled back."""

    run: int
    cycle: str
    cycles: tuple[str, ...]
    period: date
    started_at: datetime
    ended_at: datetime | None
    state: DreamState
    counts: dict[str, int]
    entries: int
    unchanged: bool | None
    backup: str | None
    undoable: bool


class RolledBack(NamedTuple):
    """A run that was undone, and how many rows of derived tables stand again as they stood before it."""

    run: int
    cycle: str
    period: date
    rows: int


class Suggestion(NamedTuple):
    """A parameter of dreams that the last `runs` speak for changing, and why: a code and the numbers it stands on."""

    parameter: str
    value: float
    suggested: float
    why: str
    facts: dict[str, float]
    runs: int


class ScheduleFile(NamedTuple):
    """A file of the system and its lines."""

    path: str
    lines: tuple[str, ...]


class Schedule(NamedTuple):
    """What makes a machine dream by itself: each file with the lines that belong in it."""

    kind: str
    files: tuple[ScheduleFile, ...]
