"""What is known of a name before it is decided whose it is."""

from typing import Final, NamedTuple


class Sighting(NamedTuple):
    """A name that a text may speak of: as written, folded, and the evidence of that text alone, in log-odds.

    `inside`: it stands with a capital inside a sentence, or is as sure as if it did.
    """

    name: str
    key: str
    weight: float
    inside: bool


class Known(NamedTuple):
    """What the rest of a journal knows of a name: in how many entries it was seen, in how many with a capital inside a
    sentence, and its best evidence there (log-odds).

    `person` is what was said of it by hand: that it is one, that it is none, or None for nothing. `beast`: somewhere it is
    told to be an animal's.
    """

    times: int = 0
    inside: int = 0
    best: float = 0.0
    person: bool | None = None
    beast: bool = False


ANIMAL: Final = -9.0  # the evidence of a name that is told to be an animal's, in log-odds
UNKNOWN: Final = Known()
