"""What comes of letting go of a gist, or bringing it back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GistChanged:
    """The state a gist is in now, and whether that is new."""

    id: int
    state: str
    changed: bool
