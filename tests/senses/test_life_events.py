"""A floor under importance for what a life is told by, in both languages; none for what did not happen."""

import json
from pathlib import Path

import pytest

from soulmem_cli.senses import life_events, training
from soulmem_cli.text import fold

HAPPENED = {
    0.95: [
        "My girlfriend proposed to me!", "My mother passed away", "Murió mi hermano Andrés", "Se murió mi abuela anoche",
        "Dad died today", "Nació mi sobrina Lía", "our daughter was finally born", "Me pidió matrimonio en el puente",
        "We got married!", "I'm a dad now",
    ],
    0.88: [
        "estoy embarazada", "We lost the baby", "Me diagnosticaron lupus", "the biopsy came back positive",
        "Firmamos el divorcio", "she wants a divorce", "I was diagnosed with MS",
    ],
    0.66: [
        "Got a promotion at work", "me han despedido", "Hoy me ofrecieron el trabajo en Lisboa", "We broke up", "Me gradué",
        "I got fired",
    ],
}  # fmt: skip
DID_NOT = [
    "no murió mi madre", "Anoche soñé que mi padre murió", "Cut the grass. My sister was born for this", "It's raining outside",
    "Meeting with the team", "Mi perro murió ayer, estoy triste", "in the film my brother died", "Compré pan", "",
    "casi me despido de ella",
]  # fmt: skip


@pytest.mark.parametrize(("least", "text"), [(least, text) for least, texts in HAPPENED.items() for text in texts])
def test_what_happened_has_a_floor(least: float, text: str) -> None:
    assert life_events.floor(text) == least


@pytest.mark.parametrize("text", DID_NOT)
def test_what_did_not_happen_has_none(text: str) -> None:
    assert life_events.floor(text) == 0.0


def test_no_phrase_is_without_a_hint() -> None:
    """The quick look at a text never hides what the patterns would find."""
    folder = Path(next(iter(training.__path__))) / "diary"
    texts = [json.loads(line)["text"] for path in sorted(folder.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()]
    hinted = [text for text in texts if any(hint in fold(text.replace("’", "'")) for hint in life_events.HINTS)]
    assert 0 < len(hinted) < len(texts)
    with pytest.MonkeyPatch.context() as every:
        every.setattr(life_events, "HINTS", ("",))
        wanted = {text: life_events.floor(text) for text in texts}
    assert {text: life_events.floor(text) for text in texts} == wanted
