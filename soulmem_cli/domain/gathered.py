"""What a reader gets who asks for more than entries: gists, alone or among entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soulmem_cli.domain import Entry, Found
    from soulmem_cli.domain.gists import FoundGist


class Gathered:
    """Entries and gists that a query brought back, best first, or that pass the filters, newest first.

    Written out, because every reader pays for its definition and few ask for gists.
    """

    __slots__ = ("query", "results")

    def __init__(self, query: str, results: tuple[Found | Entry | FoundGist, ...]) -> None:
        self.query = query
        self.results = results
