"""How a text felt: an emotion with its probability, a second one, valence and arousal."""

from __future__ import annotations

from typing import Final, NamedTuple

from soulmem_cli.domain import Emotion

# where each emotion lies on Russell's circumplex: valence −1..1, arousal 0..1
PLACE: Final = {
    Emotion.JOY: (0.75, 0.6), Emotion.SADNESS: (-0.65, 0.35), Emotion.ANGER: (-0.6, 0.75), Emotion.FEAR: (-0.6, 0.7),
    Emotion.DISGUST: (-0.6, 0.55), Emotion.SURPRISE: (0.1, 0.7), Emotion.NEUTRAL: (0.0, 0.2),
}  # fmt: skip


class Felt(NamedTuple):
    """What a text felt like; `score` is the probability of `emotion`, 0..1."""

    emotion: Emotion
    score: float
    second: Emotion | None
    valence: float
    arousal: float


NOTHING: Final = Felt(Emotion.NEUTRAL, 0.0, None, *PLACE[Emotion.NEUTRAL])


def feel(text: str, vector: bytes | None) -> Felt:
    """Read the feeling of a text from its vector and its words."""
    return Felt(Emotion.NEUTRAL, 0.0, None, *PLACE[Emotion.NEUTRAL])
