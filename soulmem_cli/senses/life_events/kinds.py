"""A kind of life event: how much it matters at least, and the phrases that tell of it."""

from typing import Final, NamedTuple

LIFE_AND_DEATH: Final = 0.95
CRITICAL: Final = 0.88
IMPORTANT: Final = 0.66


class Kind(NamedTuple):
    """What happened, the least it matters, 0..1, and the patterns it is told by, on folded text."""

    name: str
    least: float
    phrases: tuple[str, ...]
