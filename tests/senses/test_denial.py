"""A feeling that is only denied is not felt; the most of a feeling is no denial of it."""

import pytest

from soulmem_cli.domain import Emotion
from soulmem_cli.senses.affect import feel
from soulmem_cli.senses.denial import denied
from soulmem_cli.senses.language import detect
from soulmem_cli.senses.meaning.bundled import BundledEncoder

DENIED = [
    ("No tengo miedo", "fear"), ("I'm not afraid", "fear"), ("I wasn't even angry", "anger"), ("ya no estoy triste", "sadness"),
    ("no estoy nada contento", "joy"), ("not happy at all", "joy"), ("No me da asco", "disgust"), ("No fue una sorpresa", "surprise"),
    ("sin miedo ninguno subí al avión", "fear"), ("Didn’t feel sad about it", "sadness"), ("ni triste ni enfadada", "sadness"),
]  # fmt: skip
HELD = [
    "Nunca había estado tan feliz", "Never been so happy", "No puedo estar más contenta", "No fui al médico, tengo miedo",
    "I didn't go because I was scared", "no lloró nadie y yo triste", "Estoy triste", "So angry", "", "No había leche",
]  # fmt: skip


@pytest.mark.parametrize(("text", "feeling"), DENIED)
def test_what_is_denied(text: str, feeling: str) -> None:
    assert Emotion(feeling) in denied(text)
    told = feel(text, BundledEncoder().passages([text])[0], detect(text, "es"))
    assert told.emotion is not Emotion(feeling)
    assert told.second is not Emotion(feeling)


@pytest.mark.parametrize("text", HELD)
def test_what_is_not_denied(text: str) -> None:
    assert not denied(text)
