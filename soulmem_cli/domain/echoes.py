"""How entries felt, and which of them a new one calls to mind."""

from typing import NamedTuple

from soulmem_cli.domain import Emotion, EntryId


class Feeling(NamedTuple):
    """How something felt: valence −1..1, arousal 0..1."""

    emotion: Emotion
    valence: float
    arousal: float


class Echo(NamedTuple):
    """An earlier entry that a new one calls to mind: how alike the two are, and how alike they felt, 0..1."""

    id: EntryId
    similarity: float
    feeling: float
