"""How much a text matters: what only sounds like an end of a life does not."""

import pytest

from soulmem_cli.domain import level_of
from soulmem_cli.senses.importance import weigh
from soulmem_cli.senses.language import detect
from soulmem_cli.senses.meaning.bundled import BundledEncoder


def level(text: str) -> str:
    return level_of(weigh(text, BundledEncoder().passages([text])[0], detect(text, "en")).importance)


@pytest.mark.parametrize("text", ["My phone died", "se murió el móvil", "The car is dead again", "se me ha muerto la batería del coche"])
def test_a_thing_that_dies_is_no_bereavement(text: str) -> None:
    assert level(text) in ("normal", "trivial")


@pytest.mark.parametrize("text", ["My mother died in the car", "Murió papá", "Dad died. The phone rang at four."])
def test_a_bereavement_near_a_thing_is_one(text: str) -> None:
    assert level(text) == "critical"
