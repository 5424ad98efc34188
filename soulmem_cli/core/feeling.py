"""What a person said of how an entry felt, over what the senses read: it wins over every one of them."""

from __future__ import annotations

from soulmem_cli.domain import Said
from soulmem_cli.senses import affect
from soulmem_cli.senses.affect import Felt


def as_said(felt: Felt, said: Said) -> Felt:
    """A reading with what was said in its place: numbers before an emotion, an emotion before a feeling in the person's own word."""
    if said.emotion is not None:
        felt = Felt(said.emotion, 1.0, None, *affect.PLACE[said.emotion])
    elif said.feeling is not None:
        felt = in_words(felt, said.feeling)
    valence = said.valence if said.valence is not None else felt.valence
    return felt._replace(valence=valence, arousal=said.arousal if said.arousal is not None else felt.arousal)


def in_words(felt: Felt, feeling: str) -> Felt:
    """A reading moved to where a known word lies (triste, calm); the emotion it is a word for, if it is one for any."""
    from soulmem_cli.senses import moods

    place = moods.places().get(moods.bare(feeling))
    if place is None:
        return felt
    emotion = next((each for each, where in affect.PLACE.items() if where == place), None)
    felt = felt._replace(valence=place[0], arousal=place[1])
    return felt._replace(emotion=emotion, score=1.0, second=None) if emotion else felt
