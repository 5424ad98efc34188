"""The mood a person says they are in, in either language or in two numbers, as a place on Russell's circumplex."""

from __future__ import annotations

import re
from typing import Final

from soulmem_cli.text import fold

# valence −1..1 and arousal 0..1, with the words for it; adjectives in Spanish by their root, both genders
WORDS: Final[dict[tuple[float, float], str]] = {
    (0.75, 0.6): "happy glad joyful cheerful joy feliz content contento alegre alegria felicidad",
    (0.8, 0.85): "excited thrilled elated ecstatic euphoric emocionado ilusionado entusiasmado euforico exaltado",
    (0.6, 0.5): "grateful proud hopeful loved agradecido orgulloso esperanzado querido",
    (0.55, 0.1): "calm relaxed peaceful serene tranquil calma tranquilo relajado sereno apacible paz",
    (0.0, 0.2): "neutral normal ok fine bien indiferente",
    (0.1, 0.7): "surprised surprise astonished sorprendido sorpresa asombrado",
    (0.0, 0.3): "nostalgic wistful nostalgico añorante",
    (-0.15, 0.1): "tired sleepy exhausted cansado agotado somnoliento",
    (-0.3, 0.15): "bored apathetic aburrido apatico desganado",
    (-0.65, 0.35): "sad down unhappy sorrowful blue sadness triste tristeza apenado abatido afligido",
    (-0.6, 0.25): "lonely melancholic gloomy depressed solo melancolico deprimido decaido",
    (-0.45, 0.7): "anxious nervous worried stressed overwhelmed ansioso nervioso preocupado estresado agobiado inquieto",
    (-0.6, 0.7): "afraid scared fearful frightened fear asustado miedo atemorizado",
    (-0.6, 0.75): "angry mad furious annoyed frustrated anger enfadado enojado furioso molesto frustrado cabreado ira enojo enfado rabia",
    (-0.6, 0.55): "disgusted disgust asqueado asco",
    (-0.5, 0.5): "guilty ashamed jealous culpable avergonzado celoso",
}
LEADING: Final = ("in a", "i am", "im", "feeling", "with", "en", "con", "estoy", "me siento", "muy", "very")
NUMBER: Final = r"[+−-]?(?:\d+(?:{mark}\d*)?|{mark}\d+)"
# -0.5,0.8 or, with decimals after a comma, -0,5;0,8
FORMS: Final = tuple(
    re.compile(rf"\s*({number})\s*{between}\s*({number})\s*")
    for number, between in ((NUMBER.format(mark=r"\."), r"[,;\s]"), (NUMBER.format(mark=","), r"[;\s]"))
)


def read(said: str) -> tuple[float, float] | None:
    """The valence and arousal of a mood; None for what is no mood, or lies outside of −1..1 and 0..1."""
    numbers = next((match for form in FORMS if (match := form.fullmatch(said))), None)
    if numbers is not None:
        valence, arousal = (float(each.replace(",", ".").replace("−", "-")) for each in numbers.groups())
        return (valence, arousal) if -1 <= valence <= 1 and 0 <= arousal <= 1 else None
    return places().get(bare(said))


def places() -> dict[str, tuple[float, float]]:
    """Where each word lies; an adjective that ends in -o does so in -a too."""
    known: dict[str, tuple[float, float]] = {}
    for place, words in WORDS.items():
        for word in words.split():
            known.setdefault(word, place)
            if word.endswith("o") and word not in ("asco", "miedo", "enojo", "enfado"):
                known.setdefault(f"{word[:-1]}a", place)
    return known


def bare(said: str) -> str:
    """A mood without the small words before it: «en calma», "feeling sad"."""
    word = fold(said)
    for lead in LEADING:
        word = word.removeprefix(f"{lead} ")
    return word.strip()
