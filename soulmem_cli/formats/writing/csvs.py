"""CSV as RFC 4180 has it, in UTF-8: one row an entry, cells as they were written, what begins with = too."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Any, Final

from soulmem_cli.domain.archives import Archived
from soulmem_cli.formats.jsons import dumped
from soulmem_cli.formats.writing.lines import drawn

COLUMNS: Final = (
    "uid", "at", "zone", "text", "tags", "people", "starred", "private", "source", "emotion", "importance", "valence", "arousal", "level",
    "salience", "tier", "lang", "kin", "places", "things", "context", "causes", "when_phrase", "written_at", "replaces",
)  # fmt: skip
FLAGS: Final = {True: "true", False: "false"}


def written(archived: Iterable[Archived]) -> Iterator[str]:
    """The head, then row by row."""
    yield line(COLUMNS)
    for each in archived:
        yield line([each.replaces if name == "replaces" else cell(getattr(each.entry, name)) for name in COLUMNS])


def line(cells: Iterable[Any]) -> str:
    """A row, every text of it in quotes."""
    made = io.StringIO(newline="")
    csv.writer(made, quoting=csv.QUOTE_NONNUMERIC).writerow(cells)
    return made.getvalue()


def cell(value: Any) -> Any:
    """A value as a cell has it: a list parted by semicolons, pairs as JSON, an instant as ISO."""
    if isinstance(value, bool):
        return FLAGS[value]
    if isinstance(value, dict):
        return dumped(value) if value else ""
    if isinstance(value, tuple):
        return listed(value)
    if hasattr(value, "isoformat"):
        return value.isoformat()
    return value if isinstance(value, float | None) else drawn(str(value))


def listed(values: tuple[Any, ...]) -> str:
    """Labels between semicolons, ended by one where another sign would be taken for what parts them; causes as JSON."""
    if values and isinstance(values[0], dict):
        return dumped(list(values))
    return drawn(";".join(values)) + ";" * (len(values) == 1 and any(sign in values[0] for sign in ",|"))
