"""Feelings that a text names only to deny them: «no tengo miedo», "I wasn't even angry"; not «nunca he sido tan feliz»."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from soulmem_cli.domain import Emotion
from soulmem_cli.text import fold

# words that name a feeling of the one who writes, whole or by their beginning where a star ends them
NAMES: Final = {
    Emotion.JOY: "contento contenta content feliz felices alegre alegra alegria ilusion happy glad excited joy pleased orgullos* proud",
    Emotion.SADNESS: "triste tristes tristeza pena sad sadness llorar llore cry cried crying sorry deprimid* depressed lonely",
    Emotion.ANGER: "enojad* enfadad* rabia furios* molest* bronca angry mad anger furious annoyed cabread* encabronad* upset",
    Emotion.FEAR: "miedo asust* temor nervios* preocup* afraid scared fear frightened worried nervous anxious",
    Emotion.DISGUST: "asco repugn* disgusted disgusting gross",
    Emotion.SURPRISE: "sorpren* sorpresa surprised surprise surprising shocked",
}
DENIALS: Final = frozenset("no ni nunca jamas sin tampoco not never without neither nor hardly".split())
# what turns a denial into the most of it, or ends its reach
MOST: Final = frozenset("mas tan tanto tanta so more such mejor better".split())
BREAKS: Final = frozenset("pero sino aunque but although because porque y and que that".split())
REACH: Final = 4  # words
TOKEN: Final = "[a-zñ]+|[.,;:!?¡¿…()]"


def denied(text: str) -> frozenset[Emotion]:
    """The feelings that a text names and says it does not have."""
    found: set[Emotion] = set()
    reach = 0
    for token in re.findall(TOKEN, fold(text).replace("n't", " not").replace("n’t", " not")):
        if token in DENIALS:
            reach = REACH
        elif token in MOST or token in BREAKS or not token[0].isalpha():
            reach = 0
        elif reach:
            reach -= 1
            found |= {emotion for emotion, (whole, beginnings) in book().items() if token in whole or token.startswith(beginnings)}
    return frozenset(found)


@cache
def book() -> dict[Emotion, tuple[frozenset[str], tuple[str, ...]]]:
    """The names of each feeling that count whole, and the beginnings of others."""
    made: dict[Emotion, tuple[frozenset[str], tuple[str, ...]]] = {}
    for emotion, line in NAMES.items():
        words = line.split()
        made[emotion] = (
            frozenset(word for word in words if word[-1] != "*"),
            (
                *(word[:-1] for word in words if word[-1] == "*"),
                "\0",  # never begins a word
            ),
        )
    return made
