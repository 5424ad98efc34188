"""One slip in a date word, of the finger (yesterdya, miercoels) or of the ear (biernes, wensday)."""

from __future__ import annotations

from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.tokens import Token

_LONG_WORDS = tuple(
    word
    for word in (
        *words.MONTHS,
        *words.WEEKDAYS,
        "yesterday",
        "tomorrow",
        "anteayer",
        "tonight",
        "weekend",
        "nochebuena",
        "nochevieja",
        "halloween",
        "christmas",
        "thanksgiving",
    )
    if len(word) >= 6
)
_MISSPELT = {
    "wensday": "wednesday", "wendsday": "wednesday", "saterday": "saturday", "teusday": "tuesday", "febuary": "february",
    "juebes": "jueves", "biernes": "viernes", "savado": "sabado", "lunez": "lunes", "ayr": "ayer",
    "yesturday": "yesterday", "setienbre": "septiembre", "novienbre": "noviembre",
}  # fmt: skip


def mend(tokens: list[Token]) -> list[Token] | None:
    """The tokens with their one misspelt date word put right, None when there is none or more than one."""
    mended, slips = [], 0
    for token in tokens:
        word = _meant(token.text) if token.kind == "word" and token.number is None else None
        if word is not None:
            slips += 1
            token = Token("word", word, token.start, token.end, token.glued)
        mended.append(token)
    return mended if slips == 1 else None


def _meant(word: str) -> str | None:
    if word in _MISSPELT:
        return _MISSPELT[word]
    if len(word) < 6 or word in words.WEEKDAYS or word in words.MONTHS or word in words.WEEKDAY_PLURALS:
        return None
    meant = {known for known in _LONG_WORDS if _one_slip(word, known)}
    return meant.pop() if len(meant) == 1 else None


def _one_slip(word: str, known: str) -> bool:
    """Two neighbours swapped, or in words of seven letters one letter missing, doubled or another."""
    if word == known or word[0] != known[0]:
        return False
    same = 0
    while same < min(len(word), len(known)) and word[same] == known[same]:
        same += 1
    left, right = word[same:], known[same:]
    if len(left) == len(right):
        swapped = len(left) > 1 and left[0] == right[1] and left[1] == right[0] and left[2:] == right[2:]
        return swapped or (len(known) > 6 and left[1:] == right[1:] and word[-1] == known[-1])
    if len(known) <= 6:
        return False
    return left == right[1:] or (left[1:] == right and word[-1] == known[-1])
