"""How what entries have in common is put into words."""

from __future__ import annotations

import pytest

from soulmem_cli.core.routing import as_written


@pytest.mark.parametrize(
    ("word", "texts", "written"),
    [
        ("pajaros", ["Diez pájaros #pajaros", "Salida con el club #pajaros"], "pájaros"),
        ("pajaros", ["Salida con el club #pajaros", "Otra #Pajaros"], "pajaros"),
        ("cafe", ["Café con Ana", "Un café solo", "Un cafe largo"], "café"),
        ("mar", ["Mar en calma"], "Mar"),
        ("pan", ["Nada de eso"], "pan"),
    ],
)
def test_a_word_as_the_entries_have_it(word: str, texts: list[str], written: str) -> None:
    assert as_written(word, texts) == written
