"""Entries that come one after another."""

from __future__ import annotations

from collections.abc import Iterator

from soulmem_cli.domain import Entry


class Kept(Iterator[Entry]):
    """Entries as they are kept. Their keeping goes on to its end also when nobody reads on: a line given is a line kept."""

    def __init__(self, entries: Iterator[Entry]) -> None:
        self._entries = entries

    def __next__(self) -> Entry:
        return next(self._entries)

    def finish(self) -> None:
        """Keep what is left."""
        for _ in self._entries:
            pass
