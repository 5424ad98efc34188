"""How a text felt: an emotion with its probability, a second one, valence and arousal.

Two readings are fused, both trained on the diary beside `training/`: the heads on the text's vector and the table of its
words. Temperature and threshold were set on voices the heads had not seen.
"""

import math
from typing import Final, NamedTuple

from soulmem_cli.domain import Emotion
from soulmem_cli.senses import heads
from soulmem_cli.senses.denial import denied

# where each emotion lies on Russell's circumplex: valence −1..1, arousal 0..1
PLACE: Final = {
    Emotion.JOY: (0.75, 0.6), Emotion.SADNESS: (-0.65, 0.35), Emotion.ANGER: (-0.6, 0.75), Emotion.FEAR: (-0.6, 0.7),
    Emotion.DISGUST: (-0.6, 0.55), Emotion.SURPRISE: (0.1, 0.7), Emotion.NEUTRAL: (0.0, 0.2),
}  # fmt: skip
TEMPERATURE: Final = 1.2
UNSURE: Final = 0.32  # below this probability an emotion is not claimed
PLAIN: Final = 0.3  # a diary is more often neutral than the training rows, which hold as many of each emotion
DENIED: Final = 20.0  # from the log-probability of a feeling that is named only to deny it: it is out
SECOND_AT_LEAST: Final = 0.25
SHARE_OF_FIRST: Final = 0.5


class Felt(NamedTuple):
    """What a text felt like; `score` is the probability of `emotion`, 0..1."""

    emotion: Emotion
    score: float
    second: Emotion | None
    valence: float
    arousal: float


NOTHING: Final = Felt(Emotion.NEUTRAL, 0.0, None, *PLACE[Emotion.NEUTRAL])


def feel(text: str, vector: bytes | None, lang: str) -> Felt:
    """Read the feeling of a text from its words, and from its vector when there is one."""
    outputs = heads.read_vector(vector, lang) if vector else None
    chances = probabilities(text, outputs)
    ranked = sorted(chances, key=lambda emotion: -chances[emotion])
    first, other = ranked[0], ranked[1]
    if chances[first] < UNSURE:
        first, other = Emotion.NEUTRAL, ranked[0]
    mixed = chances[other] >= max(SECOND_AT_LEAST, SHARE_OF_FIRST * chances[first])
    second = other if mixed and Emotion.NEUTRAL not in (first, other) else None
    valence, arousal = (sum(chances[emotion] * PLACE[emotion][i] for emotion in chances) for i in (0, 1))
    if outputs:
        valence, arousal = (valence + outputs[heads.VALENCE]) / 2, (arousal + outputs[heads.AROUSAL]) / 2
    return Felt(first, chances[first], second, min(1.0, max(-1.0, valence)), min(1.0, max(0.0, arousal)))


def probabilities(text: str, outputs: list[float] | None) -> dict[Emotion, float]:
    """The probability of each emotion, their sum 1."""
    fused = [heads.WORDS_SHARE * each for each in heads.normal(heads.read_words(text)[heads.FEELING])]
    if outputs:
        fused = [word + vector for word, vector in zip(fused, heads.normal(outputs[heads.FEELING]), strict=True)]
    fused[list(Emotion).index(Emotion.NEUTRAL)] += PLAIN
    for emotion in denied(text):
        fused[list(Emotion).index(emotion)] -= DENIED
    told = heads.normal([each / TEMPERATURE for each in fused])
    return {emotion: math.exp(each) for emotion, each in zip(Emotion, told, strict=True)}
