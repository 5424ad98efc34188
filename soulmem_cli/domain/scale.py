"""The scale of an encoder's cosines, so that those of two encoders mean the same."""

from typing import NamedTuple


class Scale(NamedTuple):
    """Cosines of an encoder: of unrelated and of identical entries, and how those of a question with entries that do not
    answer it lie around their centre, for centred vectors (whose centre is `unrelated`) and for raw ones."""

    unrelated: float
    identical: float
    spread: float
    raw_centre: float
    raw_spread: float

    def calibrated(self, cosine: float) -> float:
        """A centred cosine on the scale of SPEC: 0 for unrelated, 1 for identical."""
        return min(1.0, max(0.0, (cosine - self.unrelated) / (self.identical - self.unrelated)))
