"""All the phrases of all kinds in one row, what matters most first: `hints.py` speaks of them by their place in it."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.life_events import critical_en, critical_es, important_en, important_es
from soulmem_cli.senses.life_events.kinds import Kind

KINDS: Final = tuple(
    sorted((*critical_es.KINDS, *critical_en.KINDS, *important_es.KINDS, *important_en.KINDS), key=lambda kind: -kind.least)
)
PHRASES: Final[tuple[tuple[Kind, str], ...]] = tuple((kind, phrase) for kind in KINDS for phrase in kind.phrases)
