"""A floor under importance for what a life is told by, in both languages; none for what did not happen."""

from pathlib import Path

import pytest

from soulmem_cli.senses import life_events
from soulmem_cli.senses.life_events.closest import spelt
from soulmem_cli.senses.life_events.hints import HINTS
from soulmem_cli.senses.life_events.phrases import KINDS, PHRASES
from soulmem_cli.senses.life_events.unreal import made
from soulmem_cli.senses.training.hints import spellings

FOLDER = Path(__file__).parent / "life_events"
LANGS = ("es", "en")
HAPPENED = [(lang, *line.split(": ", 1)) for lang in LANGS for line in (FOLDER / f"happened_{lang}.txt").read_text("utf-8").splitlines()]
DID_NOT = [line for lang in LANGS for line in (FOLDER / f"did_not_{lang}.txt").read_text("utf-8").splitlines()]
LEAST = {kind.name: kind.least for kind in KINDS}


@pytest.mark.parametrize(("lang", "kind", "text"), HAPPENED)
def test_what_happened_has_a_floor(lang: str, kind: str, text: str) -> None:
    told = life_events.told(text)
    assert told is not None
    assert (told.name, life_events.floor(text)) == (kind, LEAST[kind])


@pytest.mark.parametrize("text", ["", *DID_NOT])
def test_what_did_not_happen_has_none(text: str) -> None:
    assert life_events.floor(text) == 0.0


def test_every_kind_is_tried_in_both_languages() -> None:
    for lang in LANGS:
        tried = [kind for each, kind, _ in HAPPENED if each == lang]
        assert {kind for kind in LEAST if tried.count(kind) >= 3} == set(LEAST)
    assert len(DID_NOT) >= 150


def test_a_kind_matters_the_same_in_both_languages() -> None:
    assert {(kind.name, kind.least) for kind in KINDS} == set(LEAST.items())


def test_no_accent_is_needed() -> None:
    assert life_events.floor("murio mi mama") == life_events.floor("Murió mi mamá") == 0.95


def test_no_phrase_is_without_a_hint() -> None:
    """The quick look at a text never hides what the patterns would find: every way to spell one has a piece that points to it."""
    pieces: dict[int, list[str]] = {}
    for quad, rows in HINTS.items():
        for piece, places in rows:
            assert piece.startswith(quad)
            for place in places:
                pieces.setdefault(place, []).append(piece)
    assert set(pieces) == set(range(len(PHRASES)))
    for place, (_, phrase) in enumerate(PHRASES):
        made(spelt(phrase))
        assert [way for way in spellings(phrase) if not any(piece in way for piece in pieces[place])] == []
