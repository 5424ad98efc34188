"""How far a gist may be believed (A2): by its sources, what speaks for and against it, and the age of its latest evidence."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from soulmem_cli.core.strength import RELIABILITY, confidence, half_life_of
from soulmem_cli.domain import Source
from soulmem_cli.domain.gists import Gist


def sure(gist: Gist, sources: Sequence[Source], today: date) -> float:
    """The confidence of a gist on a day, 0..1; `sources` are those of its evidence, one each."""
    reliable = sum(RELIABILITY[source] for source in sources) / len(sources) if sources else RELIABILITY[Source.INFERRED]
    against = len(gist.against)
    return round(confidence(reliable, len(gist.evidence) - against, against, (today - gist.last_on).days, half_life_of(gist.kind)), 4)
