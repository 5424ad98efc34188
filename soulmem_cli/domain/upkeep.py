"""What comes of deriving things again from what was written."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reembedding:
    """A journal's change to another encoder.

    `model` is the one it lives with from now on, `before` the one it lived with, None for none. Of `entries` in all, `ready`
    had their vector when this run began and `encoded` got theirs in it. A dry run changes nothing.
    """

    model: str
    before: str | None
    dimensions: int
    entries: int
    ready: int
    encoded: int
    dry_run: bool


@dataclass(frozen=True, slots=True)
class Rebuilding:
    """What was derived again: the entries of so many users, and the vectors that had to be made for it."""

    users: int
    entries: int
    encoded: int
