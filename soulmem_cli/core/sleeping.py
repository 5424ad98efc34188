"""What a dream goes by while it lasts, and what it is asked for: handed to every phase as one value."""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from soulmem_cli.core.session import Session
from soulmem_cli.domain import UserId
from soulmem_cli.domain.dreams import Cycle, Last, Law
from soulmem_cli.store.database import Database


class Asked(NamedTuple):
    """What is asked of a dream: one phase `only`, the cycles named, or what is due. `rehearsed` decides everything and writes nothing;
    `since_us` looks again at all from that wall clock on."""

    law: Law = Law()
    only: str | None = None
    rehearsed: bool = False
    cycle: str | None = None
    since_us: int | None = None

    @property
    def insists(self) -> bool:
        """Whether it runs also when its period was dreamt already: somebody asks for something of its own."""
        return self.only is not None or self.since_us is not None or self.law != Law()


class Sleep(NamedTuple):
    """One user's sleep: the `periods` of the cycles it goes through, the `day` whose night it is, and the instant it decides as of.

    `last` has the latest period of each cycle that was ever done. `run` is None in a rehearsal.
    """

    session: Session
    db: Database
    user: UserId
    name: str
    law: Law
    periods: Mapping[Cycle, str]
    last: Mapping[Cycle, Last]
    day: date
    moment_us: int
    since_us: int | None = None
    run: int | None = None

    @property
    def cycles(self) -> tuple[Cycle, ...]:
        """The cycles it goes through, the deepest last."""
        return tuple(cycle for cycle in Cycle if cycle in self.periods)

    @property
    def last_night(self) -> date | None:
        """The latest night that was dreamt; None before the first."""
        before = self.last.get(Cycle.NIGHT)
        return date.fromisoformat(before.period) if before else None

    @property
    def missed(self) -> int:
        """How many nights were not dreamt between the last one and this."""
        if Cycle.NIGHT not in self.periods or self.last_night is None:
            return 0
        return max(0, (self.day - self.last_night).days - 1)

    def seen(self, cycle: Cycle) -> int:
        """The newest event when the last run of a cycle began; 0 before the first."""
        return self.last[cycle].seen if cycle in self.last else 0

    @property
    def number(self) -> int:
        """The number of the run, for who writes."""
        assert self.run is not None
        return self.run
