"""A text → its tokens: folded, numbers understood, each with its place in the text as it was typed."""

from __future__ import annotations

import re
import unicodedata

from soulmem_cli.senses.when.words import (
    DECADES_ES,
    HUNDREDS,
    ORDINAL_ENDINGS,
    ORDINALS,
    SMALL,
    TENS,
    THOUSANDS,
)

_ISO_TIME = r"\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?"
_OFFSET = r"(?:z(?![^\W\d_])|[+-]\d\d(?::?\d\d(?::\d\d)?)?(?!\d))"
_PIECE = (
    rf"(?P<iso>\d{{4}}-\d\d-\d\dt{_ISO_TIME}{_OFFSET}?|\d{{8}}t{_ISO_TIME}{_OFFSET}?"
    rf"|\d{{4}}-?w\d\d?(?:-\d)?(?!\d)|\d\d:\d\d(?::\d\d(?:[.,]\d+)?)? ?{_OFFSET})"
    r"|(?P<cluster>\d+(?:[/.:,-]\d+)+)"
    r"|(?P<digits>\d+)"
    r"|(?P<meridiem>[ap]\. *m\b\.?)"
    r"|(?P<word>[^\W\d_]+(?:['’`´][^\W\d_]+)*)"
    r"|(?P<dots>\.\.+)"
    r"|(?P<mark>[^\s])"
)
_DASHES = dict.fromkeys("‐‑‒–—―−", "-")
_DROPPED = frozenset(",.")


class Token:
    """One word, number or mark: folded text, value when it is a number, span in the typed text."""

    __slots__ = ("digits", "end", "glued", "kind", "number", "ordinal", "start", "text")

    def __init__(self, kind: str, text: str, start: int, end: int, glued: bool) -> None:
        self.kind, self.text, self.start, self.end, self.glued = kind, text, start, end, glued
        self.number: int | None = int(text) if kind == "digits" and len(text) < 10 else None
        self.digits = len(text) if kind == "digits" else 0
        self.ordinal = False

    def __repr__(self) -> str:
        return f"{self.kind}:{self.text}"


def fold(text: str) -> tuple[str, list[int]]:
    """Casefold, drop accents and even out dashes; with the place in `text` of every folded character."""
    if text.isascii():
        return text.lower(), list(range(len(text) + 1))
    folded: list[str] = []
    places: list[int] = []
    for place, char in enumerate(text):
        for part in unicodedata.normalize("NFKD", char).casefold():
            if not unicodedata.combining(part):
                folded.append(_DASHES.get(part, part))
                places.append(place)
    places.append(len(text))
    return "".join(folded), places


def tokenise(text: str) -> list[Token]:
    """Every token of a text in order, number words and ordinals merged into one token each."""
    folded, places = fold(text)
    if folded.replace(" ", "a").isalnum():
        return _merge_numbers(_plain(folded, places))
    return _merge_numbers(_scan(folded, places))


def _scan(folded: str, places: list[int]) -> list[Token]:
    raw: list[Token] = []
    previous_end = -1
    for match in re.finditer(_PIECE, folded):
        kind, word = match.lastgroup or "mark", match.group()
        if kind in ("cluster", "digits") and not word.isascii():
            kind = "mark"
        start, stop = match.span()
        if kind == "word" and not word.isalpha():
            word = _unquoted(word)
        elif kind == "meridiem":
            kind, word = "word", word[0] + "m"
        if kind != "mark" or word not in _DROPPED or (word == "." and raw and _ends(raw[-1])):
            raw.append(Token(kind, word, places[start], places[stop - 1] + 1, start == previous_end))
        previous_end = stop
    return raw


def _unquoted(word: str) -> str:
    """«new year's», «o'clock» without the mark; «we'd» stays itself."""
    parts = "".join(c if c.isalpha() else " " for c in word).split()
    return "".join(parts) if parts and (len(parts) == 1 or parts[-1] in ("s", "clock", "en")) else word


def _ends(token: Token) -> bool:
    """Whether a full stop after a token ends a sentence, and no abbreviation."""
    return token.kind == "word" and len(token.text) > 4 and token.text not in ("thurs", "mierc")


def _plain(folded: str, places: list[int]) -> list[Token]:
    """The tokens of a text of letters, digits and spaces: the common case, without the regular expression."""
    raw: list[Token] = []
    at = 0
    for word in folded.split(" "):
        start = at
        while start < at + len(word):
            digits = word[start - at] in "0123456789"
            stop = start + 1
            while stop < at + len(word) and (word[stop - at] in "0123456789") == digits:
                stop += 1
            glued = start > at
            if digits and len(word) > 5 and word[:4].isdigit() and not word.isdigit():
                return _scan(folded, places)
            kind = "digits" if digits else "word"
            raw.append(Token(kind, folded[start:stop], places[start], places[stop - 1] + 1, glued))
            start = stop
        at += len(word) + 1
    return raw


def _merge_numbers(raw: list[Token]) -> list[Token]:
    merged: list[Token] = []
    i = 0
    while i < len(raw):
        token = raw[i]
        after = raw[i + 1] if i + 1 < len(raw) else None
        if token.kind == "digits" and token.digits < 3 and after is not None and _ends_ordinal(token, after, raw[i + 2 : i + 3]):
            token.ordinal, token.end, i = True, after.end, i + 2
        elif token.kind == "word":
            number, used = _spoken(raw, i)
            if used:
                token.number, token.end = number, raw[i + used - 1].end
                if used > 1:
                    token.text = " ".join(t.text for t in raw[i : i + used])
                last = raw[i + used - 1].text
                token.ordinal = last in ORDINALS
            i += used or 1
        else:
            i += 1
        merged.append(token)
    return merged


def _ends_ordinal(token: Token, after: Token, then: list[Token]) -> bool:
    """Whether letters make a number an ordinal: 3rd, 7mo; in "6mo", and in "7mo ago", they are months."""
    if not after.glued or after.text not in ORDINAL_ENDINGS:
        return False
    return after.text != "mo" or ((token.number or 0) % 10 in (0, 7) and not (then and then[0].text in ("ago", "back")))


def _spoken(raw: list[Token], i: int) -> tuple[int, int]:
    """The number spoken from token `i` on, and how many tokens it takes (0: none starts there)."""
    total, used = 0, 0
    word = raw[i].text
    if word in ORDINALS:
        return ORDINALS[word], 1
    nxt = raw[i + 1].text if i + 1 < len(raw) else ""
    if word in ("a", "an", "un", "one") and nxt in ("hundred", "thousand", "dozen"):
        used, word = 1, nxt
    value, count = _below_hundred(raw, i + used)
    if count and 1 <= value < 100 and i + used + count < len(raw):
        follower = raw[i + used + count].text
        if follower in ("hundred", "thousand", "mil"):
            total, used = value * (100 if follower == "hundred" else 1000), used + count + 1
        elif value in (19, 20) and raw[i].text in ("nineteen", "twenty"):
            low, low_count = _below_hundred(raw, i + count)
            if low_count and low >= 10 and raw[i + count].text not in ORDINALS:
                return value * 100 + low, count + low_count
    elif word in THOUSANDS:
        total, used = 1000, used + 1
    if total % 1000 == 0 and i + used < len(raw) and raw[i + used].text in HUNDREDS:
        total, used = total + HUNDREDS[raw[i + used].text], used + 1
    j = i + used
    if used and j + 1 < len(raw) and raw[j].text == "and":
        j += 1
    value, count = _below_hundred(raw, j)
    return (total + value, j + count - i) if count else (total, used)


def _below_hundred(raw: list[Token], i: int) -> tuple[int, int]:
    if i >= len(raw) or raw[i].kind != "word":
        return 0, 0
    word = raw[i].text
    tens = TENS.get(word) or (20 if word in ("twenty", "veinte") else None)
    if tens is None:
        return (SMALL[word], 1) if word in SMALL else (0, 0)
    j = i + 1
    spanish = word in DECADES_ES
    if j < len(raw) and raw[j].text == ("y" if spanish else "-"):
        j += 1
    elif spanish:
        return tens, 1
    if j < len(raw):
        unit = SMALL.get(raw[j].text, 0) or (1 if spanish and raw[j].text in ("un", "una") else 0)
        unit = unit or (0 if spanish else ORDINALS.get(raw[j].text, 0))
        if 1 <= unit <= 9 and (word != "veinte" or raw[j].text not in ("un", "una")):
            return tens + unit, j + 1 - i
    return tens, 1
