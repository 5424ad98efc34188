"""How much each signal may say in a ranking."""

from typing import NamedTuple


class Weights(NamedTuple):
    """The weight of each prior of recall, 0..1: at 1 it says all its source lets it say, at 0 nothing."""

    accessibility: float = 1.0
    confidence: float = 1.0
    mood: float = 1.0
    context: float = 1.0
    interference: float = 1.0
