"""dateparser, for phrases that the grammar does not know, and our verdict on what it answers."""

from __future__ import annotations

import re
from datetime import datetime

from soulmem_cli.domain import When, WhenKind
from soulmem_cli.senses.when import words
from soulmem_cli.senses.when.clockwork import place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when import Clock
    from soulmem_cli.senses.when.tokens import Token

_GLUE = frozenset("de del el la las los a al of the on at in and y , / : . h am pm utc gmt z".split())
_STRONG = frozenset((*words.MONTHS, *words.WEEKDAYS, "ayer", "yesterday", "hoy", "today", "manana",
                     "tomorrow", "ago", "hace")) - words.AMBIGUOUS_ALONE - {"may", "sat", "sun", "mon",
                     "march"}


def ask(phrase: str, tokens: list[Token], clock: Clock) -> When | None:
    """dateparser's reading of a phrase made only of figures and date words, None when it is not safe."""
    if not _accountable(tokens):
        return None
    import dateparser

    answer = dateparser.parse(phrase, languages=["es", "en"], settings={
        "PREFER_DATES_FROM": "past", "RELATIVE_BASE": clock.now.replace(tzinfo=None),
        "DATE_ORDER": clock.order.upper(), "RETURN_AS_TIMEZONE_AWARE": False,
    })
    if answer is None or not _kept(answer, tokens):
        return None
    zone = clock.now.tzinfo
    assert zone is not None
    if any(":" in token.text for token in tokens):
        moment = place(answer.date(), answer.time(), zone)
        return When(WhenKind.INSTANT, moment, None, phrase)
    return When(WhenKind.DAY, place(answer.date(), clock.day_ends_at, zone), answer.date(), phrase)


def _accountable(tokens: list[Token]) -> bool:
    """Whether every token is a figure or a known date word, with a figure and a strong word among them."""
    known = all(token.number is not None or token.kind in ("cluster", "digits") or token.text in _STRONG
                or token.text in _GLUE or token.text in words.MONTHS or token.text in words.UNITS
                for token in tokens)
    return known and len(tokens) > 2 and any(token.text in _STRONG for token in tokens) \
        and any(token.digits or token.kind == "cluster" for token in tokens)


def _kept(answer: datetime, tokens: list[Token]) -> bool:
    """Whether every figure, month and weekday of the phrase stands in the answer."""
    figures = {answer.year, answer.year % 100, answer.month, answer.day, answer.hour, answer.hour % 12,
               answer.minute, answer.second}
    for token in tokens:
        if token.number is not None and not token.ordinal and token.number not in figures:
            return False
        if token.kind == "cluster" and not figures.issuperset(map(int, re.findall(r"\d+", token.text))):
            return False
        if token.text in words.MONTHS and words.MONTHS[token.text] != answer.month:
            return False
        if token.text in words.WEEKDAYS and token.text not in words.MONTHS \
                and words.WEEKDAYS[token.text] != answer.weekday():
            return False
    return True
