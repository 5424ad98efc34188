"""Events a life is told by, as people write them in both languages: a floor under importance, whatever the length.

A floor is claimed only for what the writer lived or those closest to them: «murió mi madre», "we're engaged". What is
denied («no murió»), wished, asked, dreamt, read or seen in a film gives none. The phrases are loaded, and a pattern is
made, when a piece of it is in the text: a text with none pays a look for the pieces and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from soulmem_cli.senses.life_events.hints import HINTS
from soulmem_cli.text import fold

if TYPE_CHECKING:
    from soulmem_cli.senses.life_events.kinds import Kind


def floor(text: str) -> float:
    """The least an entry matters for what happened in it, 0 when nothing of this kind did."""
    kind = told(text)
    return kind.least if kind else 0.0


def told(text: str) -> Kind | None:
    """The weightiest kind of event that a text tells of."""
    plain = fold(text.replace("’", "'"))
    quads = {plain[at : at + 3] for at in range(len(plain) - 2)} & HINTS.keys()
    places = {place for quad in quads for piece, phrases in HINTS[quad] if piece in plain for place in phrases}
    return first(plain, sorted(places)) if places else None


def first(plain: str, places: list[int]) -> Kind | None:
    """The kind of the first of some phrases that a folded text tells as lived."""
    from soulmem_cli.senses.life_events.closest import spelt
    from soulmem_cli.senses.life_events.phrases import PHRASES
    from soulmem_cli.senses.life_events.unreal import made, unreal

    for kind, phrase in (PHRASES[place] for place in places):
        for found in made(spelt(phrase)).finditer(plain):
            if not unreal(plain, found.start(), found.end()):
                return kind
    return None
