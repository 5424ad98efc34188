"""How much a text mattered: importance 0..1, and what makes it part of who one is."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weight(NamedTuple):
    """How much a text weighs, each 0..1."""

    importance: float
    identity: float
    specificity: float


USUAL: Final = Weight(0.35, 0.1, 0.3)


def weigh(text: str, vector: bytes | None) -> Weight:
    """Read the weight of a text from its vector and its words."""
    return Weight(0.35, 0.1, 0.3)
