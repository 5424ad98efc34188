"""Taking in what a document holds beside entries: links, uses, dreams, gists, names and events, each only once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

from soulmem_cli.core.intake import Intake
from soulmem_cli.domain.archives import Called, Contested, Distilled, Happening, Night, Tie, Use
from soulmem_cli.errors import UsageError
from soulmem_cli.formats import history
from soulmem_cli.formats.document import Element
from soulmem_cli.formats.fields import Habits
from soulmem_cli.store import arrivals

Row = Tie | Use | Night | Distilled | Contested | Called | Happening
ROWS: Final = 256  # in one transaction
READERS: Final[dict[str, Callable[[dict[str, Any], Habits], Any]]] = {
    "links": history.tie,
    "uses": history.use,
    "dreams": history.night,
    "gists": history.distilled,
    "conflicts": history.contested,
    "names": history.called,
    "events": history.happening,
}


def keep(intake: Intake, found: Iterable[Element], habits: Habits, fault: Callable[[int, UsageError], None], unknown: Counter[str]) -> None:
    """Keep the good rows; bad ones are told to `fault`, sections nobody knows are counted in `unknown`."""
    good = rows(found, habits, fault, unknown)
    runs: dict[int, int] = {}
    while batch := list(islice(good, ROWS)):
        with intake.db.transaction():
            for row in batch:
                put(intake, row, runs)


def rows(found: Iterable[Element], habits: Habits, fault: Callable[[int, UsageError], None], unknown: Counter[str]) -> Iterator[Row]:
    """The good rows."""
    for element in found:
        if element.section not in READERS:
            unknown[element.section] += 1
            continue
        try:
            if not isinstance(element.value, dict):
                raise UsageError("line_not_object")
            yield READERS[element.section](element.value, habits)
        except UsageError as error:
            fault(element.line, error)


def put(intake: Intake, row: Row, runs: dict[int, int]) -> None:
    """Write one row; `runs` are the numbers that dreams have here, by those they had."""
    db, user = intake.db, intake.user
    if isinstance(row, Tie):
        if not arrivals.tie(db, user, row, intake.session.now_us):
            intake.dangling.append(row)
    elif isinstance(row, Use):
        arrivals.use(db, user, row)
    elif isinstance(row, Night):
        runs[row.run] = arrivals.night(db, user, row, keep_number=intake.keeps_numbers)
    elif isinstance(row, Distilled):
        arrivals.gist(db, user, row, runs.get(row.run or 0))
    elif isinstance(row, Contested):
        arrivals.conflict(db, user, row)
    elif isinstance(row, Called):
        arrivals.called(db, user, row)
    else:
        arrivals.happening(db, user, row, runs.get(row.run or 0))
