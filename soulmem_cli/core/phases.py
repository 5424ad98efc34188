"""The phases of a dream in their order: each is planned outside any transaction and applied in one short one.

A phase is a module with `plan(sleep)`, `apply(sleep, plan)` and `told(plan)`: what there is to do, found without writing; what was
written of it, inside a transaction that somebody else holds; and what it comes to, as fields of a Dream. A plan that changes nothing
tells only zeros and nothings. What a phase changes in derived tables is written down by itself (store/changes.py), and undone with its run.
"""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final, NamedTuple

from soulmem_cli.core.sleeping import Sleep
from soulmem_cli.domain.dreams import CONSOLIDATE, FADE, Cycle


class Phase(NamedTuple):
    """A phase of a cycle."""

    name: str
    cycle: Cycle
    plan: Callable[[Sleep], Any]
    apply: Callable[[Sleep, Any], Any]
    told: Callable[[Any], dict[str, Any]]


def phase(name: str, cycle: Cycle, module: ModuleType) -> Phase:
    """The phase that a module is."""
    return Phase(name, cycle, module.plan, module.apply, module.told)


def of_an_hour() -> list[Phase]:
    """The phases of an hour."""
    from soulmem_cli.core import dwelling, tending, weighing

    return [phase("weigh", Cycle.MICRO, weighing), phase("tend", Cycle.MICRO, tending), phase("dwell", Cycle.MICRO, dwelling)]


def of_a_night() -> list[Phase]:
    """The phases of a night: consolidation, which takes longest to plan, before the first that is sure to change something, for until then
    the copy is still being written."""
    from soulmem_cli.core import conceiving, consolidation, contradiction, dozing, fading, following, paging, stating

    return [
        phase("follow", Cycle.NIGHT, following),
        Phase(
            CONSOLIDATE, Cycle.NIGHT,
            lambda sleep: consolidation.plan(sleep.session, sleep.db, sleep.user, sleep.law, sleep.day, sleep.since_us),
            lambda sleep, plan: consolidation.apply(sleep.session, sleep.db, sleep.user, sleep.number, plan),
            lambda plan: consolidation.told(plan),
        ),
        Phase(
            FADE, Cycle.NIGHT,
            lambda sleep: fading.plan(sleep.db, sleep.user, sleep.law, sleep.moment_us),
            lambda sleep, moves: fading.apply(sleep.db, sleep.user, sleep.number, moves, sleep.session.now_us),
            lambda moves: fading.counted(moves)._asdict(),
        ),
        phase("doze", Cycle.NIGHT, dozing),
        phase("state", Cycle.NIGHT, stating),
        phase("conceive", Cycle.NIGHT, conceiving),
        phase("contradict", Cycle.NIGHT, contradiction),
        phase("page", Cycle.NIGHT, paging),
    ]  # fmt: skip


def of_a_week() -> list[Phase]:
    """The phases of a week."""
    from soulmem_cli.core import interference, reveries

    return [phase("interfere", Cycle.DEEP, interference), phase("reverie", Cycle.DEEP, reveries)]


CYCLES: Final[Mapping[Cycle, Callable[[], list[Phase]]]] = {Cycle.MICRO: of_an_hour, Cycle.NIGHT: of_a_night, Cycle.DEEP: of_a_week}


def of(sleep: Sleep, only: str | None) -> list[Phase]:
    """The phases a sleep goes through; of a cycle that it does not, nothing is loaded."""
    return [each for cycle, its in CYCLES.items() if cycle in sleep.periods for each in its() if only in (None, each.name)]
