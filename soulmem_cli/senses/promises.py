"""Promises that are told to be kept or broken without saying which: «promesa cumplida», "I broke my promise"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from soulmem_cli.senses.own_words import own_sentences
from soulmem_cli.senses.phrases import Phrase

MADE: Final = Phrase(r"\b(?:prometi|prometimos|prometido|jure|juramos|jurado|promised|promise|swore|sworn|vowed)\b")
ENDED: Final = {
    "done": Phrase(
        r"\bpromesas? (?:cumplid|saldad)as?\b|\b(?:cumpli|cumplimos|he cumplido|hemos cumplido|cumplida) (?:con )?"
        r"(?:mi|la|nuestra|aquella) promesa\b|"
        r"\b(?:cumpli|he cumplido) lo (?:que (?:le |te |les )?)?(?:prometi|prometido|habia prometido)\b|"
        r"\bpromise (?:kept|fulfilled)\b|\b(?:kept|i've kept|made good on) (?:my|the|our|that) (?:promise|word)\b"
    ),
    "dropped": Phrase(
        r"\b(?:rompi|he roto|falte a|he faltado a|incumpli|he incumplido) (?:mi|la|nuestra|aquella) (?:promesa|palabra)\b|"
        r"\b(?:broke|i've broken) (?:my|the|our|that) (?:promise|word)\b"
    ),
}
UNREAL: Final = Phrase(
    r"\b(?:no|nunca|sin|casi|si|ojala|cuando|not|never|if|when|without|almost|didn't|haven't)\b(?=.{0,20}\b(?:prom|cumpl|kept|brok|word))"
)


def ended(text: str) -> Iterator[tuple[str, str]]:
    """What became of a promise, done or dropped, and the sentence that says so."""
    for sentence in own_sentences(text):
        for state, pattern in ENDED.items():
            if pattern.search(sentence.folded) and not UNREAL.search(sentence.folded):
                yield state, sentence.text
                break
