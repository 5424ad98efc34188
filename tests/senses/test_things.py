"""Words as names of things, and as deeds."""

from __future__ import annotations

import pytest

from soulmem_cli.senses.things import named
from soulmem_cli.senses.words import both_stems


def found(word: str, text: str) -> bool:
    """Whether a text has a word, in some form, as the name of a thing."""
    return any(named(frozenset(both_stems(word)), text))


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("tostada", "Una tostada con aceite"), ("relojes", "El reloj del abuelo anda"), ("cafe", "Tomé café con Ana"),
        ("cante", "El cante de anoche"), ("diploma", "Primera clase del diplomado"), ("gato", "Había gato encerrado en el patio"),
        ("sleep", "Sleep: four hours"), ("sleep", "No sleep again"),
        ("bread", "It isn't bread, it is a brick"), ("walk", "I went to Walk Hill"),
        ("swimming", "Swimming at six"), ("reno", "We went to Reno"),
    ],
)  # fmt: skip
def test_a_thing(word: str, text: str) -> None:
    assert found(word, text)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("tostada", "Mi tía la tostaba en la sartén"), ("tostada", "He tostado las almendras"), ("lavado", "Lavé las cortinas"),
        ("ingresos", "Ingresó a medianoche"), ("pintada", "Habíamos pintado el techo"), ("sleep", "I sleep badly"),
        ("sleep", "I want to sleep, I tried to sleep"), ("sleep", "They can't sleep"), ("dream", "I'd dream of it"),
        ("canto", "Cantando bajo la ducha"),
    ],
)  # fmt: skip
def test_a_deed(word: str, text: str) -> None:
    assert not found(word, text)
