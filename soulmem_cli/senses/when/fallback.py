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

_GLUE = frozenset("de del el la las of y and , / : .".split())


def ask(phrase: str, tokens: list[Token], clock: Clock) -> When | None:
    """dateparser's reading of a phrase made only of figures and date words, None when it is not safe."""
    if not _accountable(tokens):
        return None
    import dateparser

    answer = dateparser.parse(
        phrase,
        languages=["es", "en"],
        settings={
            "PREFER_DATES_FROM": "past",
            "RELATIVE_BASE": clock.now.replace(tzinfo=None),
            "DATE_ORDER": clock.order.upper(),
            "RETURN_AS_TIMEZONE_AWARE": False,
        },
    )
    if answer is None or not _kept(answer, tokens):
        return None
    zone = clock.now.tzinfo
    assert zone is not None
    if any(":" in token.text for token in tokens):
        moment = place(answer.date(), answer.time(), zone)
        return When(WhenKind.INSTANT, moment, None, phrase)
    return When(WhenKind.DAY, place(answer.date(), clock.day_ends_at, zone), answer.date(), phrase)


def _accountable(tokens: list[Token]) -> bool:
    """Whether every token is a figure or names a month or weekday, with a figure and a month among them."""
    known = all(
        token.number is not None
        or token.kind == "cluster"
        or token.text in words.MONTHS
        or token.text in words.WEEKDAYS
        or token.text in _GLUE
        for token in tokens
    )
    months = [token for token in tokens if token.text in words.MONTHS and token.text != "ago"]
    return known and len(tokens) > 2 and len(months) == 1 and any(token.digits for token in tokens)


def _kept(answer: datetime, tokens: list[Token]) -> bool:
    """Whether every figure, month and weekday of the phrase stands in the answer."""
    clock = {answer.hour, answer.minute, answer.second}
    figures = [token.number for token in tokens if token.number is not None]
    if len(set(figures)) < len(figures) or (len(figures) > 1 and answer.year not in figures):
        return False
    for token in tokens:
        if token.number is not None and token.number not in (answer.year, answer.day):
            return False
        if token.kind == "cluster" and not clock.issuperset(map(int, re.findall(r"\d+", token.text))):
            return False
        if words.MONTHS.get(token.text, answer.month) != answer.month:
            return False
        weekday = None if token.text in words.MONTHS else words.WEEKDAYS.get(token.text)
        if weekday not in (None, answer.weekday()):
            return False
    return True
