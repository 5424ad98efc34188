"""Parameters suggested from what the last dreams did (A25), each with the numbers it stands on. Nothing is changed by itself."""

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from soulmem_cli.core.session import Session
from soulmem_cli.core.strength import DAY_US
from soulmem_cli.domain.dreams import Law
from soulmem_cli.domain.runs import Suggestion
from soulmem_cli.store import dreams, traces

RUNS: Final = 20
FEWEST: Final = 5  # nights that speak for anything
RESTS_MUCH: Final = 0.05  # of all entries, in one night, on average
OLD_DAYS: Final = 183
OLD_ENOUGH: Final = 30  # entries that old, without one at rest or gathered
GATHERS_MUCH: Final = 5.0  # patterns a night, on average
USUAL: Final = Law()
SLOWER, FASTER, STRICTER, LOOSER = 0.05, -0.1, 0.05, -0.05


class Night(NamedTuple):
    """What a night did: entries there were, those that went to rest, patterns made, and the law it went by."""

    entries: int
    forgotten: int
    consolidated: int
    law: Law


def suggest(session: Session) -> list[Suggestion]:
    """What the last nights speak for; nothing when all is well, which is said."""
    db, user = session.reader()
    rows = dreams.nights(db, user, RUNS + 1)
    nights = [night(json.loads(row)) for row in rows][:RUNS]
    first = len(rows) <= RUNS  # the very first night finds a whole life at once, and speaks for nothing
    lived = nights[:-1] if first else nights
    lived = [each for each in lived if each.law == lived[0].law]  # what another law did says nothing of this one
    if len(lived) < FEWEST:
        session.note("suggest_too_few", runs=len(lived), wanted=FEWEST)
        return []
    found = speaking(lived, *traces.old(db, user, session.now_us - OLD_DAYS * DAY_US))
    if not found:
        session.note("suggest_none", runs=len(lived))
    return found


def night(report: dict[str, Any]) -> Night:
    """A night from the report of its run."""
    return Night(report.get("entries_before", 0), report.get("forgotten", 0), report.get("consolidated", 0), Law(**report["law"]))


def speaking(nights: Sequence[Night], old: int, lingering: int) -> list[Suggestion]:
    """Suggestions from nights, the newest first; `old` entries are older than half a year, `lingering` ones are everyday ones among
    them that are still offered unasked."""
    law, runs = nights[0].law, len(nights)
    share = sum(each.forgotten / each.entries for each in nights if each.entries) / runs
    made = sum(each.consolidated for each in nights)
    found = []
    if share > RESTS_MUCH:
        found.append(changed("rate", law.rate, law.rate + SLOWER, "rests_much", runs, share=round(share, 3)))
    elif lingering >= OLD_ENOUGH and not any(each.forgotten for each in nights):
        found.append(changed("rate", law.rate, law.rate + FASTER, "rests_never", runs, old=lingering))
    if made > GATHERS_MUCH * runs:
        found.append(changed("similarity", law.similarity, law.similarity + STRICTER, "gathers_much", runs, made=made))
    elif old >= OLD_ENOUGH and not made and law.similarity > USUAL.similarity - 0.15:
        found.append(changed("similarity", law.similarity, law.similarity + LOOSER, "gathers_never", runs, old=old))
    return [each for each in found if each.suggested != each.value]


def changed(parameter: str, value: float, suggested: float, why: str, runs: int, **facts: float) -> Suggestion:
    """A suggestion whose value stays within what it may be."""
    return Suggestion(parameter, value, round(min(1.0, max(0.01, suggested)), 2), why, {"runs": runs, **facts}, runs)
